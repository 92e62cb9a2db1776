// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/rank_reader.h"
#include "core/log/stack_blocks.h"
#include "core/triage/report.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::desktop {

/// What the triage says about single lines: which one is pinned, where the error surfaced, what follows from
/// it.
class LogMarks {
public:
    LogMarks() = default;
    LogMarks(const triage::Report& report, std::optional<std::int64_t> pinnedLine);

    /// Line of the first failure: the one pinned by hand, else the one found; 0 if there is none.
    [[nodiscard]] std::int64_t firstFailure() const noexcept { return m_pinned.value_or(m_found); }
    /// Line that the triage found; 0 if it found none.
    [[nodiscard]] std::int64_t foundLine() const noexcept { return m_found; }
    [[nodiscard]] bool isPinnedByHand() const noexcept { return m_pinned && *m_pinned != m_found; }
    void setPinned(std::optional<std::int64_t> line) { m_pinned = line; }

    /// Line of the call where the error was observed; 0 if it is no mere observation point. The report knows
    /// the line of the frame; the call's own source stands under it, see observedCode().
    [[nodiscard]] std::int64_t observation() const noexcept { return m_observation; }
    [[nodiscard]] const std::string& observedCode() const noexcept { return m_observedCode; }
    void setObservation(std::int64_t line) { m_observation = line; }

    /// Stacks printed after the first failure: consequences as well.
    void setStacks(const std::vector<log::StackBlock>& blocks);
    /// True within a consequence of the first failure: an event that came after it, with its stack. What
    /// another rank printed in between is none; `rank` is the line's, if it has one.
    [[nodiscard]] bool isConsequence(std::int64_t line, std::optional<int> rank = std::nullopt) const;

    /// Lines of events whose rank the report knows, for lines that carry none themselves.
    [[nodiscard]] static std::vector<log::KnownRank> knownRanks(const triage::Report& report);
    /// Lines to read in full: the first failure and the traceback that holds the observation point.
    [[nodiscard]] static std::vector<triage::LineSpan> keptOpen(const triage::Report& report);
    /// All lines of an event: the frames above its message, and what stands below.
    [[nodiscard]] static triage::LineSpan wholeSpan(const triage::Event& event);

private:
    std::int64_t m_found = 0;
    std::optional<std::int64_t> m_pinned;
    std::int64_t m_observation = 0;
    std::string m_observedCode;
    struct Span {
        triage::LineSpan lines;
        std::optional<int> rank;
        std::int64_t reach = 0; ///< largest last line of this span and those before it
    };

    std::vector<Span> m_events;       // what follows from the first failure
    std::vector<Span> m_consequences; // the same with its stacks, by first line
};

} // namespace torchtriage::desktop
