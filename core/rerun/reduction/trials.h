// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/reduction/candidate.h"
#include "core/rerun/reduction/journal.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace torchtriage::rerun {

/// What a run of a candidate showed.
enum class TrialVerdict : std::uint8_t {
    Same,      ///< the failure that is being reduced
    Different, ///< another failure
    Passed,
    NoAnswer, ///< the run was stopped, timed out or could not be started
};
[[nodiscard]] std::string_view toString(TrialVerdict verdict) noexcept; ///< "no-answer"

/// How much may be spent.
struct TrialBudget {
    int runs = 400;
    std::chrono::seconds time{3600};
    int repeats = 1; ///< of a candidate that does not fail, before it counts as one that does not: for flaky
                     ///< failures
};

/// Why no more candidates are tried.
enum class TrialsEnd : std::uint8_t { None, Runs, Time, Paused, Error };

/// A candidate that was tried.
struct Trial {
    std::string key;
    TrialVerdict verdict = TrialVerdict::NoAnswer;

    bool operator==(const Trial&) const = default;
};

/// Tries candidates, each one once. Answers are kept in a journal: a search that asks the same questions
/// again, after a pause or a crash, gets them from there without a run, and so comes to the same result.
class Trials {
public:
    /// Runs candidates, beside each other if it can; one verdict for each, in their order.
    using Run = std::function<io::Result<std::vector<TrialVerdict>>(std::span<const Candidate>)>;

    /// `journal`: where answers are kept from now on, and taken from. `paused` is asked before each run.
    Trials(Run run, TrialBudget budget, std::optional<Journal> journal = {},
           std::function<bool()> paused = {});

    /// True for each that is known to fail in the same way. Once end() is not None, what is not known is
    /// false.
    [[nodiscard]] std::vector<bool> fail(std::span<const Candidate> candidates);
    [[nodiscard]] bool fails(const Candidate& candidate);
    /// Tried once more, whatever the journal says. Not kept.
    [[nodiscard]] TrialVerdict confirm(const Candidate& candidate);

    [[nodiscard]] bool ended();
    [[nodiscard]] TrialsEnd end() const noexcept { return m_end; }
    [[nodiscard]] const std::optional<io::Error>& error() const noexcept { return m_error; }
    /// Runs of this process; answers out of the journal are none.
    [[nodiscard]] int runs() const noexcept { return m_runs; }
    [[nodiscard]] const std::vector<Trial>& history() const noexcept { return m_history; }

private:
    void note(const std::string& key, TrialVerdict verdict);
    [[nodiscard]] std::vector<TrialVerdict> runAll(std::span<const Candidate> candidates);
    void answer(std::span<const Candidate> candidates);
    void stop(TrialsEnd end) { m_end = m_end == TrialsEnd::None ? end : m_end; }

    Run m_run;
    TrialBudget m_budget;
    std::function<bool()> m_paused;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::optional<Journal> m_journal;
    std::unordered_map<std::string, TrialVerdict> m_known;
    std::vector<Trial> m_history;
    std::optional<io::Error> m_error;
    TrialsEnd m_end = TrialsEnd::None;
    int m_runs = 0;
};

} // namespace torchtriage::rerun
