// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/private_map.h"

#include "core/io/atomic_file.h"
#include "core/io/json_text.h"
#include "core/io/regular_file.h"

#include <nlohmann/json.hpp>

namespace torchtriage::request {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t mostMapBytes = std::uint64_t{64} << 20;
constexpr std::size_t mostEntries = 1'000'000;

// "<host-12>" of kind host, and nothing else: a map is typed in by nobody, but it is a file.
bool isPseudonym(Kind kind, const std::string& text)
{
    const std::string start = '<' + std::string(toString(kind)) + '-';
    if (!text.starts_with(start) || !text.ends_with('>') || text.size() > start.size() + 8 ||
        text.size() < start.size() + 2)
        return false;
    return text.find_first_not_of("0123456789", start.size()) == text.size() - 1;
}

std::optional<Entry> entryOf(const Json& item)
{
    if (!item.is_object())
        return std::nullopt;
    const auto text = [&](const char* key) {
        const auto found = item.find(key);
        return found != item.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    const auto kind = kindFromString(text("kind"));
    Entry entry{kind.value_or(Kind::Word), text("original"), text("pseudonym"), 0, 0, false};
    const auto everywhere = item.find("everywhere");
    entry.searchable = everywhere != item.end() && everywhere->is_boolean() && everywhere->get<bool>();
    if (!kind || entry.original.size() < 2 || !isPseudonym(*kind, entry.pseudonym))
        return std::nullopt;
    return entry;
}

} // namespace

io::Result<void> writeMap(const std::string& path, const std::vector<Entry>& entries)
{
    Json json;
    json["format"] = "torchtriage.request-map";
    json["version"] = 1;
    json["entries"] = Json::array();
    for (const Entry& entry : entries)
        json["entries"].push_back({{"pseudonym", entry.pseudonym},
                                   {"kind", std::string(toString(entry.kind))},
                                   {"original", entry.original},
                                   {"count", entry.count},
                                   {"everywhere", entry.searchable}});
    const std::string bytes = io::jsonText(json, 2) + '\n';
    return io::writeAtomically(path, bytes, 0600);
}

io::Result<std::vector<Entry>> readMap(const std::string& path)
{
    const auto file = io::openRegular(path);
    if (!file)
        return io::fail(file.error());
    if (file->size() > mostMapBytes)
        return io::fail(io::ErrorKind::TooLarge, path, {}, "a map is at most 64 MiB");
    std::string bytes(static_cast<std::size_t>(file->size()), '\0');
    if (auto read = file->readExactlyAt(0, bytes); !read)
        return io::fail(read.error());
    const Json root = Json::parse(bytes, nullptr, false);
    const auto holds = [&](const char* key, const Json& value) {
        return root.contains(key) && root[key] == value;
    };
    if (!root.is_object() || !holds("format", "torchtriage.request-map") || !holds("version", 1) ||
        !root.contains("entries") || !root["entries"].is_array() || root["entries"].size() > mostEntries)
        return io::fail(io::ErrorKind::Malformed, path, {}, "not a torchtriage.request-map of version 1");
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < root["entries"].size(); ++i) {
        auto entry = entryOf(root["entries"][i]);
        if (!entry)
            return io::fail(io::ErrorKind::Malformed, path, "field entries[" + std::to_string(i) + "]",
                            "needs kind, original and a pseudonym of that kind");
        entries.push_back(std::move(*entry));
    }
    return entries;
}

} // namespace torchtriage::request
