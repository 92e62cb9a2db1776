// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/class_list_text.h"
#include "core/io/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace torchtriage::contract {

namespace {

constexpr std::size_t mostLine = 10'000; // bytes looked at

struct Line {
    std::int64_t number = 0;
    std::string_view text; ///< without the blanks at its end
};

std::string_view unquoted(std::string_view text)
{
    text = trimmed(text);
    const bool quoted =
        text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front();
    return quoted ? text.substr(1, text.size() - 2) : text;
}

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    std::int64_t number = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end).substr(0, mostLine);
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
        ++number;
        const std::string_view bare = trimmed(line);
        if (!bare.empty() && bare.front() != '#' && bare != "---")
            lines.push_back({number, line});
    }
    return lines;
}

/// Cells of a line; a quoted cell may hold the separator.
std::vector<std::string_view> cellsOf(std::string_view line, char separator)
{
    std::vector<std::string_view> cells;
    std::size_t start = 0;
    bool quoted = false;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && line[i] == '"')
            quoted = !quoted;
        if (i == line.size() || (line[i] == separator && !quoted)) {
            cells.push_back(unquoted(line.substr(start, i - start)));
            start = i + 1;
        }
    }
    return cells;
}

std::string named(std::string_view text, const ClassListCaps& caps)
{
    return std::string(unquoted(text).substr(0, caps.nameBytes));
}

bool isHeader(const std::vector<std::string_view>& cells)
{
    constexpr std::array<std::string_view, 9> words = {"id",       "index",    "class", "name",      "label",
                                                       "class_id", "label_id", "idx",   "class_name"};
    return std::ranges::all_of(cells, [&](std::string_view cell) {
        std::string lower(cell);
        std::ranges::transform(lower, lower.begin(), [](unsigned char each) {
            return static_cast<char>(each >= 'A' && each <= 'Z' ? each + 32 : each);
        });
        return std::ranges::find(words, lower) != words.end();
    });
}

/// The first cell that is a number is the id, the first that is none the name.
void readSeparated(const std::vector<Line>& lines, char separator, const ClassListCaps& caps,
                   ClassList& classes)
{
    classes.format = "csv";
    for (const Line& line : lines) {
        const auto cells = cellsOf(line.text, separator);
        if (&line == &lines.front() && isHeader(cells))
            continue;
        ClassEntry entry{std::nullopt, {}, line.number};
        for (const std::string_view cell : cells) {
            if (const auto number = wholeNumber(cell); number && !entry.id)
                entry.id = number;
            else if (entry.name.empty())
                entry.name = named(cell, caps);
        }
        if (classes.entries.size() < caps.entries)
            classes.entries.push_back(std::move(entry));
    }
}

/// "key: value" of a line; a "- " in front belongs to a list.
void readKeyed(const std::vector<Line>& lines, const ClassListCaps& caps, ClassList& classes)
{
    classes.format = "yaml";
    for (const Line& line : lines) {
        const std::string_view text = trimmed(line.text);
        const auto colon = text.rfind(": ");
        const std::string_view key = unquoted(text.substr(0, colon == text.npos ? text.size() - 1 : colon));
        const std::string_view value =
            colon == text.npos ? std::string_view() : unquoted(text.substr(colon + 2));
        if (value.empty())
            continue; // a heading such as "names:"
        ClassEntry entry{std::nullopt, {}, line.number};
        if (const auto number = wholeNumber(value)) {
            entry.id = number;
            entry.name = named(key, caps);
        } else {
            entry.id = wholeNumber(key);
            entry.name = named(value, caps);
        }
        if (classes.entries.size() < caps.entries)
            classes.entries.push_back(std::move(entry));
    }
}

void readNames(const std::vector<Line>& lines, const ClassListCaps& caps, ClassList& classes)
{
    classes.format = "text";
    classes.numbered = false;
    for (const Line& line : lines) {
        std::string_view text = trimmed(line.text);
        if (text.starts_with("- "))
            text.remove_prefix(2);
        else if (text.back() == ':')
            continue;
        if (classes.entries.size() < caps.entries)
            classes.entries.push_back(
                {static_cast<std::int64_t>(classes.entries.size()), named(text, caps), line.number});
    }
}

/// Most lines hold it: a name with a comma in it makes no table.
template <class Holds>
bool most(const std::vector<Line>& lines, const Holds& holds)
{
    return 2 * std::ranges::count_if(lines, holds) > static_cast<std::ptrdiff_t>(lines.size());
}

} // namespace

std::optional<std::int64_t> wholeNumber(std::string_view text) noexcept
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size() && !text.empty();
    return whole ? std::optional(value) : std::nullopt;
}

io::Result<ClassList> readLineClasses(std::string_view, std::string_view text, const ClassListCaps& caps)
{
    ClassList classes;
    const std::vector<Line> lines = linesOf(text);
    for (const char separator : {'\t', ',', ';'}) {
        const auto hasCells = [separator](const Line& line) {
            const auto cells = cellsOf(line.text, separator);
            return cells.size() >= 2 &&
                   (isHeader(cells) || std::ranges::any_of(cells, [](std::string_view cell) {
                        return wholeNumber(cell).has_value();
                    }));
        };
        if (most(lines, hasCells)) {
            readSeparated(lines, separator, caps, classes);
            return classes;
        }
    }
    const auto isKeyed = [](const Line& line) {
        const std::string_view bare = trimmed(line.text);
        return !bare.starts_with("- ") && (bare.find(": ") != bare.npos);
    };
    if (most(lines, isKeyed))
        readKeyed(lines, caps, classes);
    else
        readNames(lines, caps, classes);
    return classes;
}

} // namespace torchtriage::contract
