// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/item_lines.h"

#include "core/io/ascii.h"
#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::size_t longestLine = std::size_t{1} << 20;

template <class Visit>
void forEachLine(std::string_view text, const Visit& visit)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.size() <= longestLine && !visit(line))
            return;
    }
}

std::vector<std::string> fieldsOf(std::string_view line, char separator)
{
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            fields.back() += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c == separator && !quoted) {
            fields.emplace_back();
        } else {
            fields.back() += c;
        }
    }
    for (std::string& field : fields)
        field = trimmed(field);
    return fields;
}

/// Columns of a CSV file, once its header was seen.
struct Columns {
    char separator = ',';
    std::optional<std::size_t> id, state;
};

Columns columnsOf(std::string_view line)
{
    Columns columns;
    columns.separator = line.find('\t') != line.npos ? '\t' : ',';
    const std::vector<std::string> fields = fieldsOf(line, columns.separator);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i] == "id")
            columns.id = i;
        else if (fields[i] == "state")
            columns.state = i;
    }
    return columns;
}

std::optional<ItemState> stateFrom(std::string_view text)
{
    if (text == "processed")
        return ItemState::Processed;
    return text == "rejected" ? std::optional(ItemState::Rejected) : std::nullopt;
}

/// The object of a JSON line; discarded for anything else.
json objectIn(std::string_view line)
{
    json object = line.starts_with('{') ? io::parseJson(line) : json();
    return object.is_object() ? object : json(json::value_t::discarded);
}

std::string idOf(const json& object)
{
    const auto found = object.find("id");
    if (found == object.end())
        return {};
    if (found->is_string())
        return found->get<std::string>();
    return found->is_number_integer() ? io::jsonText(*found) : std::string();
}

ItemTotals totalsOf(const json& object)
{
    const auto number = [&object](const char* key) -> std::optional<std::uint64_t> {
        const auto found = object.find(key);
        return found != object.end() && found->is_number_unsigned()
                   ? std::optional(found->get<std::uint64_t>())
                   : std::nullopt;
    };
    return {number("processed"), number("rejected"), number("expected")};
}

/// The number behind a word: "rejected=17", "rejected: 17".
std::optional<std::uint64_t> numberBehind(std::string_view line, std::string_view word)
{
    for (std::size_t at = line.find(word); at != line.npos; at = line.find(word, at + 1)) {
        if (at > 0 && (std::isalnum(static_cast<unsigned char>(line[at - 1])) != 0 || line[at - 1] == '_'))
            continue;
        std::string_view rest = trimmed(line.substr(at + word.size()));
        if (rest.empty() || (rest.front() != '=' && rest.front() != ':'))
            continue;
        rest = trimmed(rest.substr(1));
        std::uint64_t value = 0;
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        if (read.ec == std::errc())
            return value;
    }
    return std::nullopt;
}

bool readObject(const json& object, const ItemVisitor& visit)
{
    const auto state = object.find("state");
    const auto known =
        state != object.end() && state->is_string() ? stateFrom(state->get<std::string>()) : std::nullopt;
    if (known)
        return visit.item(idOf(object), *known);
    if (const ItemTotals totals = totalsOf(object); totals.isTotals())
        visit.totals(totals);
    return true;
}

bool readRow(std::string_view line, const Columns& columns, const ItemVisitor& visit)
{
    const std::vector<std::string> fields = fieldsOf(line, columns.separator);
    const auto state = *columns.state < fields.size() ? stateFrom(fields[*columns.state]) : std::nullopt;
    return !state || *columns.id >= fields.size() || visit.item(fields[*columns.id], *state);
}

} // namespace

bool ItemTotals::isTotals() const noexcept
{
    return (processed && (rejected || expected)) || (rejected && expected);
}

void readItemLines(std::string_view text, const ItemVisitor& visit)
{
    Columns columns;
    forEachLine(text, [&](std::string_view line) {
        if (const json object = objectIn(line); !object.is_discarded())
            return readObject(object, visit);
        const ItemTotals totals = {numberBehind(line, "processed"), numberBehind(line, "rejected"),
                                   numberBehind(line, "expected")};
        if (totals.isTotals()) {
            visit.totals(totals);
            return true;
        }
        if (const Columns header = columnsOf(line); header.id && header.state) {
            columns = header;
            return true;
        }
        return !columns.id || readRow(line, columns, visit);
    });
}

void readIdList(std::string_view text, const std::function<bool(std::string id)>& visit)
{
    std::optional<Columns> columns;
    forEachLine(text, [&](std::string_view line) {
        if (const json object = objectIn(line); !object.is_discarded()) {
            std::string id = idOf(object);
            return id.empty() || visit(std::move(id));
        }
        if (!columns) {
            columns = columnsOf(line);
            if (columns->id)
                return true;
        }
        if (!columns->id)
            return visit(std::string(line));
        std::vector<std::string> fields = fieldsOf(line, columns->separator);
        return *columns->id >= fields.size() || fields[*columns->id].empty() ||
               visit(std::move(fields[*columns->id]));
    });
}

} // namespace torchtriage::rerun
