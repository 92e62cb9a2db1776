// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/line_cleaner.h"

#include "core/io/ascii.h"
#include "core/log/ansi.h"
#include "core/triage/json_line.h"
#include "core/triage/line_shape.h"
#include "core/triage/traceback_parser.h"

#include <algorithm>

namespace torchtriage::triage {

namespace {

/// A longer line is looked through in slices that overlap: a failure may stand at the end of a progress bar.
constexpr std::size_t longestSlice = std::size_t{16} << 10;
constexpr std::size_t overlap = 256;

/// What may stand before "Traceback (most recent call last)" without being somebody's prefix.
bool belongsToHeader(std::string_view prefix) noexcept
{
    const std::string_view words = trimmed(prefix, " ");
    return words.empty() || prefix.ends_with("Original ") || prefix.ends_with("Group ") ||
           prefix.find_first_of("\xE2|") != std::string_view::npos ||
           exceptionNameLength(words) == words.size();
}

} // namespace

void LineCleaner::clean(const log::Segment& segment, const Sink& sink)
{
    // A whole traceback may stand in one string of a JSON line; cut, it would be no JSON any more.
    if (segment.text.size() > longestSlice && looksLikeJsonLine(segment.text) &&
        cleanJson(segment.line, segment.text, sink))
        return;
    std::string_view rest = segment.text;
    do {
        const std::string_view slice = rest.substr(0, longestSlice);
        if (log::needsStripping(slice))
            cleanText(segment.line, log::stripAnsi(slice), sink);
        else
            cleanText(segment.line, slice, sink);
        rest = rest.size() > longestSlice ? rest.substr(longestSlice - overlap) : std::string_view{};
    } while (!rest.empty());
}

void LineCleaner::cleanText(std::int64_t number, std::string_view text, const Sink& sink)
{
    if (looksLikeJsonLine(text) && cleanJson(number, text, sink))
        return;
    log::FramedLine line = log::stripFrames(text, m_framing);
    line.text = withoutLearnedPrefix(line.text);
    // A line of a Kubernetes or Docker log may hold a JSON object behind its time.
    if (line.text.size() < text.size() && looksLikeJsonLine(line.text) && cleanJson(number, line.text, sink))
        return;
    sink(number, line);
}

/// False if the line is no JSON object after all, or holds no text.
bool LineCleaner::cleanJson(std::int64_t number, std::string_view text, const Sink& sink) const
{
    const JsonLine json = parseJsonLine(text);
    if (json.text == text)
        return false;
    for (std::size_t at = 0; at < json.text.size();) {
        const std::size_t end = std::min(json.text.find('\n', at), json.text.size());
        const std::string part =
            log::stripAnsi(std::string_view(json.text).substr(at, std::min(end - at, longestSlice)));
        log::FramedLine line = log::stripFrames(part, m_framing);
        if (!line.rank)
            line.rank = json.rank;
        if (line.time.empty()) {
            line.time = json.time;
            line.seconds = json.seconds;
        }
        sink(number, line);
        at = end + 1;
    }
    return true;
}

/// Prefixes that nobody described are learned where a traceback's header shows where the text begins: lines
/// of the same shape lose as many characters.
std::string_view LineCleaner::withoutLearnedPrefix(std::string_view text)
{
    constexpr std::string_view header = "Traceback (most recent call last)";
    constexpr std::size_t shortestPrefix = 3;
    constexpr std::size_t longestPrefix = 120;
    const std::size_t at = text.find(header);
    if (at != std::string_view::npos && at >= shortestPrefix && at < longestPrefix &&
        !belongsToHeader(text.substr(0, at)))
        m_learnedPrefix = shapeOf(text.substr(0, at));
    return m_learnedPrefix.empty() ? text : text.substr(matchShape(text, m_learnedPrefix));
}

} // namespace torchtriage::triage
