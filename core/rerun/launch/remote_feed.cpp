// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launch/remote_feed.h"

#include "core/io/json_text.h"

#include <algorithm>
#include <span>
#include <utility>

namespace torchtriage::rerun {

namespace {

constexpr std::uint64_t chunk = 256 * 1024;
/// The other side takes a silence of 60 s for the end of this one.
constexpr std::chrono::seconds beatInterval(10);

} // namespace

RemoteFeed::RemoteFeed(const std::string& script, Staging staging) : m_files(std::move(staging.files))
{
    nlohmann::json files = nlohmann::json::array();
    for (const StagedFile& file : m_files)
        files.push_back({{"name", file.name}, {"size", file.size()}});
    staging.header["files"] = std::move(files);
    const std::string header = io::jsonText(staging.header);
    m_head = std::to_string(script.size()) + '\n' + script + std::to_string(header.size()) + '\n' + header;
}

std::optional<std::string> RemoteFeed::next()
{
    if (!m_head.empty())
        return std::exchange(m_head, {});
    while (m_file < m_files.size()) {
        const StagedFile& file = m_files[m_file];
        if (m_offset < file.size())
            return nextOfFile(file);
        ++m_file;
        m_offset = 0;
    }
    return beat();
}

std::optional<std::string> RemoteFeed::nextOfFile(const StagedFile& file)
{
    const std::uint64_t count = std::min(chunk, file.size() - m_offset);
    std::string bytes(count, '\0');
    if (!file.file)
        bytes = file.text.substr(m_offset, count);
    else if (!file.file->readExactlyAt(m_offset, std::span(bytes.data(), bytes.size())))
        return std::nullopt;
    m_offset += count;
    return bytes;
}

std::string RemoteFeed::beat()
{
    if (std::exchange(m_endAsked, false))
        return "T";
    if (Clock::now() - m_lastBeat < beatInterval)
        return {};
    m_lastBeat = Clock::now();
    return "\n";
}

} // namespace torchtriage::rerun
