// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/occurrence_ledger.h"

#include <algorithm>
#include <utility>

namespace torchtriage::triage {

namespace {

constexpr std::size_t mostOccurrences = 8192;
constexpr std::size_t mostOtherRanks = 4096;
constexpr std::size_t longestDetail = 8192;
/// Beyond this much text only the innermost frames of a traceback are kept.
constexpr std::size_t generousBytes = std::size_t{24} << 20;
constexpr std::size_t framesWhenTight = 2;

std::size_t textSize(const Occurrence& occurrence)
{
    std::size_t bytes = sizeof(Occurrence) + occurrence.event.message.size() + occurrence.detail.size();
    for (const StackFrame& frame : occurrence.event.frames)
        bytes += sizeof(StackFrame) + frame.file.size() + frame.function.size() + frame.code.size();
    return bytes;
}

void addRank(Event& event, std::optional<int> rank)
{
    if (!rank || rank == event.rank || event.otherRanks.size() >= mostOtherRanks)
        return;
    const auto at = std::lower_bound(event.otherRanks.begin(), event.otherRanks.end(), *rank);
    if (at == event.otherRanks.end() || *at != *rank)
        event.otherRanks.insert(at, *rank);
}

} // namespace

void OccurrenceLedger::trim(Occurrence& occurrence)
{
    auto& frames = occurrence.event.frames;
    if (m_bytes < generousBytes || frames.size() <= framesWhenTight)
        return;
    frames.erase(frames.begin(), frames.end() - static_cast<std::ptrdiff_t>(framesWhenTight));
    frames.shrink_to_fit();
}

std::size_t OccurrenceLedger::add(Occurrence occurrence, const std::string& key)
{
    if (const auto found = m_byKey.find(key); found != m_byKey.end()) {
        Occurrence& earlier = m_all[found->second];
        // After progress the same words are a new episode: the first was survived.
        const bool newEpisode =
            occurrence.stream == earlier.stream && occurrence.streamProgress > earlier.streamProgress;
        if (!newEpisode || m_all.size() >= mostOccurrences) {
            ++earlier.event.count;
            addRank(earlier.event, occurrence.event.rank);
            return found->second;
        }
    }
    if (m_all.size() >= mostOccurrences)
        return mostOccurrences - 1;
    trim(occurrence);
    m_bytes += textSize(occurrence);
    m_all.push_back(std::move(occurrence));
    m_byKey[key] = m_all.size() - 1;
    return m_all.size() - 1;
}

bool OccurrenceLedger::countAgain(const std::string& key)
{
    const auto found = m_byKey.find(key);
    if (found == m_byKey.end())
        return false;
    ++m_all[found->second].event.count;
    return true;
}

void OccurrenceLedger::addDetail(std::size_t index, std::string_view line)
{
    std::string& detail = m_all[index].detail;
    if (detail.size() >= longestDetail || m_bytes >= generousBytes)
        return;
    detail.append(line).append("\n");
    m_bytes += line.size();
}

} // namespace torchtriage::triage
