// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/event_blocks.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace torchtriage::triage {

namespace {

/// Details further away than this are no part of the block above them.
constexpr std::int64_t longestBlock = 200;

bool isPart(const Occurrence& occurrence) noexcept
{
    return occurrence.match.signature != nullptr && occurrence.match.signature->part;
}

/// std::terminate prints the text of an exception once more. Where the event above speaks of something else,
/// the text is news.
bool isRepeatedWhat(const Occurrence& above, const Occurrence& occurrence) noexcept
{
    return std::string_view(occurrence.event.message).starts_with("what():") &&
           occurrence.event.family == above.event.family;
}

bool isLaunchersWord(const Occurrence& occurrence) noexcept
{
    const bool named = std::string_view(occurrence.event.signature).starts_with("launcher.");
    return (named || occurrence.launcher) && occurrence.event.role != Role::Initiating;
}

bool near(const Occurrence& above, const Occurrence& below) noexcept
{
    return below.event.lines.first - above.event.lines.last <= longestBlock;
}

void join(Occurrence& above, Occurrence& below)
{
    above.event.lines.last = std::max(above.event.lines.last, below.event.lines.last);
    above.detail += below.event.message + "\n";
    if (!above.exitSignal && below.exitSignal) {
        above.exitSignal = below.exitSignal;
        above.exitCode = below.exitCode;
        above.errorCode = below.errorCode;
    }
}

/// The most telling words of a launcher's block are those of its exception.
void joinEndings(Occurrence& above, Occurrence& below)
{
    if (above.event.exception.empty() && !below.event.exception.empty()) {
        std::swap(above.event.exception, below.event.exception);
        std::swap(above.event.message, below.event.message);
        std::swap(above.event.frames, below.event.frames);
    }
    if (!above.event.family || (above.exitSignal.value_or(0) == 0 && below.exitSignal.value_or(0) != 0)) {
        above.event.family = below.event.family;
        above.exitSignal = below.exitSignal;
        above.exitCode = below.exitCode;
    }
    above.errorCode = above.errorCode || below.errorCode;
    if (!above.event.rank)
        above.event.rank = below.event.rank;
    above.event.lines.last = std::max(above.event.lines.last, below.event.lines.last);
}

} // namespace

void joinBlocks(Collected& collected)
{
    std::vector<Occurrence> kept;
    std::vector<std::optional<std::size_t>> lastOf(collected.streams.size()); // index in kept, per stream
    std::optional<std::size_t> ending;
    for (Occurrence& occurrence : collected.occurrences) {
        const std::optional<std::size_t> above = lastOf[occurrence.stream];
        if (above && (isPart(occurrence) || isRepeatedWhat(kept[*above], occurrence)) &&
            near(kept[*above], occurrence)) {
            join(kept[*above], occurrence);
            continue;
        }
        if (isLaunchersWord(occurrence)) {
            if (ending && near(kept[*ending], occurrence)) {
                joinEndings(kept[*ending], occurrence);
                continue;
            }
            ending = kept.size();
        }
        lastOf[occurrence.stream] = kept.size();
        kept.push_back(std::move(occurrence));
    }
    collected.occurrences = std::move(kept);
}

} // namespace torchtriage::triage
