// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_marks.h"

#include <algorithm>

namespace torchtriage::desktop {

namespace {

/// A header, and one line of source or markers per frame, may stand between and above the frames.
constexpr std::int64_t linesPerFrame = 4;

} // namespace

triage::LineSpan LogMarks::wholeSpan(const triage::Event& event)
{
    triage::LineSpan span = event.lines;
    for (const triage::StackFrame& frame : event.frames) {
        if (frame.logLine > 0)
            span.first = std::min(span.first, frame.logLine);
    }
    const bool framesAbove = span.first < event.lines.first;
    const auto plausible = static_cast<std::int64_t>(event.frames.size() + 1) * linesPerFrame;
    if (framesAbove && event.lines.first - span.first > plausible)
        span.first = event.lines.first; // other ranks print in between: the frames are no block
    else if (framesAbove && span.first > 1)
        --span.first; // "Traceback (most recent call last):"
    return span;
}

LogMarks::LogMarks(const triage::Report& report, std::optional<std::int64_t> pinnedLine)
    : m_pinned(pinnedLine)
{
    if (report.first && *report.first < report.events.size())
        m_found = report.events[*report.first].lines.first;
    if (report.observation.observedOnly.value_or(false) && report.observation.at.logLine > 0) {
        m_observation = report.observation.at.logLine;
        m_observedCode = report.observation.at.code;
    }
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        const triage::Event& event = report.events[i];
        const bool follows =
            event.role != triage::Role::Background && event.lines.first > m_found && m_found > 0;
        if (i != report.first && follows)
            m_events.push_back({wholeSpan(event), event.rank, 0});
    }
    setStacks({});
}

void LogMarks::setStacks(const std::vector<log::StackBlock>& blocks)
{
    m_consequences = m_events;
    for (const log::StackBlock& block : blocks) {
        const std::int64_t first = block.announced ? block.first - 1 : block.first;
        if (block.first > m_found)
            m_consequences.push_back({{first, block.last}, block.rank, 0});
    }
    std::sort(m_consequences.begin(), m_consequences.end(),
              [](const Span& a, const Span& b) { return a.lines.first < b.lines.first; });
    std::int64_t reach = 0;
    for (Span& span : m_consequences)
        span.reach = reach = std::max(reach, span.lines.last);
}

std::vector<triage::LineSpan> LogMarks::keptOpen(const triage::Report& report)
{
    std::vector<triage::LineSpan> open;
    const std::int64_t observed = report.observation.at.logLine;
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        const triage::LineSpan span = wholeSpan(report.events[i]);
        if (i == report.first || (span.first <= observed && observed <= span.last))
            open.push_back(span);
    }
    return open;
}

bool LogMarks::isConsequence(std::int64_t line, std::optional<int> rank) const
{
    if (line == firstFailure() || line == m_observation)
        return false;
    auto after =
        std::upper_bound(m_consequences.begin(), m_consequences.end(), line,
                         [](std::int64_t value, const Span& span) { return value < span.lines.first; });
    while (after != m_consequences.begin() && std::prev(after)->reach >= line) {
        --after;
        const bool others = rank && after->rank && *rank != *after->rank;
        if (line <= after->lines.last && !others)
            return true;
    }
    return false;
}

std::vector<log::KnownRank> LogMarks::knownRanks(const triage::Report& report)
{
    std::vector<log::KnownRank> known;
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        const triage::Event& event = report.events[i];
        const auto rank = i == report.first && report.rank ? report.rank : event.rank;
        if (rank)
            known.push_back({event.lines.first, event.lines.first, *rank});
    }
    return known;
}

} // namespace torchtriage::desktop
