// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/journal.h"

#include "core/io/json_text.h"
#include "core/io/whole_file.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <unistd.h>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::uint64_t largestJournal = std::uint64_t{256} << 20;
constexpr int journalVersion = 1;

/// What a journal holds up to the last line that is whole.
struct Content {
    std::vector<JournalEntry> entries;
    std::size_t wholeBytes = 0;
};

std::string textOf(const json& object, const char* key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>()
                                                                             : std::string();
}

std::string lineOf(const json& object)
{
    return io::jsonText(object) + '\n';
}

json headerOf(std::string_view identity)
{
    return {{"format", "torchtriage.reduction"}, {"version", journalVersion}, {"identity", identity}};
}

/// nullopt: not a journal of this identity.
std::optional<Content> contentOf(std::string_view text, std::string_view identity)
{
    Content content;
    bool first = true;
    for (std::size_t end = 0; (end = text.find('\n', content.wholeBytes)) != std::string_view::npos;) {
        const json line = io::parseJson(text.substr(content.wholeBytes, end - content.wholeBytes));
        if (first && line != headerOf(identity))
            return std::nullopt;
        if (!first) {
            JournalEntry entry{textOf(line, "key"), textOf(line, "verdict")};
            if (entry.key.empty() || entry.verdict.empty())
                break; // nothing after a damaged line can be trusted to be complete
            content.entries.push_back(std::move(entry));
        }
        first = false;
        content.wholeBytes = end + 1;
    }
    return first && !text.empty() ? std::nullopt : std::optional(std::move(content));
}

io::Result<void> writeLine(int file, const std::string& path, const std::string& line)
{
    if (!io::writeAll(file, line) || fdatasync(file) != 0)
        return io::fail(io::systemError(path, errno, io::ErrorKind::WriteFailed));
    return {};
}

} // namespace

Journal::Journal(std::string path, std::unique_ptr<io::Descriptor> file, std::vector<JournalEntry> entries)
    : m_path(std::move(path)), m_file(std::move(file)), m_entries(std::move(entries))
{
}

io::Result<Journal> Journal::open(const std::string& path, std::string_view identity)
{
    Content content;
    const auto text = io::readWhole(path, largestJournal);
    if (!text && text.error().kind != io::ErrorKind::NotFound)
        return io::fail(text.error());
    if (text) {
        std::optional<Content> found = contentOf(*text, identity);
        if (!found && std::rename(path.c_str(), (path + ".old").c_str()) != 0)
            return io::fail(io::systemError(path, errno, io::ErrorKind::WriteFailed));
        content = found.value_or(Content());
    }
    auto file = std::make_unique<io::Descriptor>(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    if (file->get() < 0 || ftruncate(file->get(), static_cast<off_t>(content.wholeBytes)) != 0)
        return io::fail(io::systemError(path, errno, io::ErrorKind::WriteFailed));
    if (content.wholeBytes == 0) {
        if (auto written = writeLine(file->get(), path, lineOf(headerOf(identity))); !written)
            return io::fail(written.error());
    }
    return Journal(path, std::move(file), std::move(content.entries));
}

io::Result<void> Journal::append(const JournalEntry& entry)
{
    return writeLine(m_file->get(), m_path, lineOf({{"key", entry.key}, {"verdict", entry.verdict}}));
}

} // namespace torchtriage::rerun
