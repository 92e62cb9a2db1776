// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/trials.h"

#include <algorithm>
#include <array>

namespace torchtriage::rerun {

namespace {

constexpr std::array<std::string_view, 4> verdictIds = {"same", "different", "passed", "no-answer"};

std::optional<TrialVerdict> verdictFrom(std::string_view id)
{
    const auto found = std::ranges::find(verdictIds, id);
    if (found == verdictIds.end())
        return std::nullopt;
    return static_cast<TrialVerdict>(found - verdictIds.begin());
}

} // namespace

std::string_view toString(TrialVerdict verdict) noexcept
{
    return verdictIds.at(static_cast<std::size_t>(verdict));
}

Trials::Trials(Run run, TrialBudget budget, std::optional<Journal> journal, std::function<bool()> paused)
    : m_run(std::move(run)), m_budget(budget), m_paused(std::move(paused)), m_journal(std::move(journal))
{
    if (!m_journal)
        return;
    for (const JournalEntry& entry : m_journal->entries()) {
        if (const auto verdict = verdictFrom(entry.verdict)) {
            m_known[entry.key] = *verdict;
            m_history.push_back({entry.key, *verdict});
        }
    }
}

bool Trials::ended()
{
    if (m_end == TrialsEnd::None && m_paused && m_paused())
        stop(TrialsEnd::Paused);
    return m_end != TrialsEnd::None;
}

std::vector<TrialVerdict> Trials::runAll(std::span<const Candidate> candidates)
{
    if (m_runs + static_cast<int>(candidates.size()) > m_budget.runs)
        stop(TrialsEnd::Runs);
    else if (std::chrono::steady_clock::now() - m_start > m_budget.time)
        stop(TrialsEnd::Time);
    if (ended())
        return {};
    m_runs += static_cast<int>(candidates.size());
    io::Result<std::vector<TrialVerdict>> verdicts = m_run(candidates);
    if (!verdicts || verdicts->size() != candidates.size()) {
        m_error = verdicts ? std::nullopt : std::optional(verdicts.error());
        stop(TrialsEnd::Error);
        return {};
    }
    // A run that a pause cut short answered nothing.
    return ended() ? std::vector<TrialVerdict>() : *std::move(verdicts);
}

void Trials::note(const std::string& key, TrialVerdict verdict)
{
    m_known[key] = verdict;
    m_history.push_back({key, verdict});
    if (!m_journal)
        return;
    if (auto kept = m_journal->append({key, std::string(toString(verdict))}); !kept) {
        m_error = kept.error();
        stop(TrialsEnd::Error);
    }
}

/// Asks for those that nothing is known of, again and again as long as they do not fail, and notes what came
/// out.
void Trials::answer(std::span<const Candidate> candidates)
{
    std::vector<Candidate> open(candidates.begin(), candidates.end());
    for (int round = 1; !open.empty() && !ended(); ++round) {
        const std::vector<TrialVerdict> verdicts = runAll(open);
        std::vector<Candidate> again;
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            if (verdicts[i] == TrialVerdict::Same || round >= m_budget.repeats)
                note(open[i].key(), verdicts[i]);
            else
                again.push_back(std::move(open[i]));
        }
        open = std::move(again);
    }
}

std::vector<bool> Trials::fail(std::span<const Candidate> candidates)
{
    std::vector<Candidate> open;
    std::vector<std::string> keys;
    for (const Candidate& candidate : candidates) {
        keys.push_back(candidate.key());
        const bool asked = std::ranges::find(open, candidate) != open.end();
        if (!asked && !m_known.contains(keys.back()))
            open.push_back(candidate);
    }
    answer(open);
    std::vector<bool> answers;
    for (const std::string& key : keys) {
        const auto known = m_known.find(key);
        answers.push_back(known != m_known.end() && known->second == TrialVerdict::Same);
    }
    return answers;
}

bool Trials::fails(const Candidate& candidate)
{
    return fail(std::span(&candidate, 1)).front();
}

TrialVerdict Trials::confirm(const Candidate& candidate)
{
    TrialVerdict verdict = TrialVerdict::NoAnswer;
    for (int round = 0; round < m_budget.repeats && verdict != TrialVerdict::Same && !ended(); ++round) {
        const std::vector<TrialVerdict> verdicts = runAll(std::span(&candidate, 1));
        verdict = verdicts.empty() ? TrialVerdict::NoAnswer : verdicts.front();
    }
    return verdict;
}

} // namespace torchtriage::rerun
