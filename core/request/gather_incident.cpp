// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/check_record.h"
#include "core/incident/folder.h"
#include "core/request/gather.h"
#include "core/request/utf8.h"
#include "core/rerun/job_format.h"
#include "core/rerun/run_folder.h"

#include <algorithm>
#include <filesystem>
#include <tuple>

namespace torchtriage::request {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostRuns = 200;
constexpr std::size_t mostTried = 40;
constexpr std::size_t mostCases = 20;
constexpr std::size_t mostNotes = 40;
constexpr std::size_t longestNote = 4000;
constexpr std::size_t mostOperators = 12;

/// Runs of the same change with the same engine on the same device are repeats of one.
auto questionOf(const rerun::Outcome& outcome)
{
    return std::tie(outcome.variation, outcome.name, outcome.engine, outcome.device);
}

/// What does not leave: whole command lines, folders, and what the program printed last.
rerun::Outcome withoutPlaces(rerun::Outcome outcome)
{
    for (std::string* text : {&outcome.command, &outcome.launcher, &outcome.lastLine, &outcome.outputError,
                              &outcome.folder, &outcome.ending.detail})
        text->clear();
    outcome.outputs.clear();
    return outcome;
}

void gatherRuns(std::vector<rerun::Outcome> outcomes, Facts& facts)
{
    std::vector<std::vector<rerun::Verdict>> verdicts;
    for (rerun::Outcome& outcome : outcomes) {
        const auto same = std::ranges::find_if(
            facts.tried, [&](const TriedRun& run) { return questionOf(run.outcome) == questionOf(outcome); });
        const auto index = static_cast<std::size_t>(same - facts.tried.begin());
        if (same == facts.tried.end()) {
            if (facts.tried.size() == mostTried)
                continue;
            facts.tried.push_back({});
            verdicts.emplace_back();
        }
        verdicts[index].push_back(outcome.verdict());
        facts.tried[index].outcome = withoutPlaces(std::move(outcome)); // the newest stands for all
    }
    for (std::size_t i = 0; i < facts.tried.size(); ++i)
        facts.tried[i].rate = rerun::rateOf(verdicts[i]);
    std::ranges::stable_sort(facts.tried, {}, [](const TriedRun& run) { return run.outcome.change; });
}

void gatherChecks(const incident::Record& record, Facts& facts)
{
    for (const incident::Check& check : record.checks)
        facts.checks.push_back({fs::path(check.batch).filename().string(), incident::checkResultOf(check)});
}

CaseFact caseOf(const incident::Folder& folder, const std::string& name)
{
    CaseFact fact;
    fact.name = name;
    const std::string path = folder.path() + '/' + name;
    std::error_code error;
    fact.plain = fs::is_regular_file(path + "/plain/job.json", error);
    const auto job = rerun::readJob(path + "/job.json");
    if (!job)
        return fact;
    for (const rerun::Step& step : job->steps) {
        if (fact.operators.size() < mostOperators)
            fact.operators.push_back(nameOf(step));
    }
    if (job->expect)
        fact.message = job->expect->message;
    return fact;
}

void gatherCases(const std::string& path, Facts& facts)
{
    const auto folder = incident::Folder::open(path);
    if (!folder)
        return;
    for (const std::string& name : folder->cases()) {
        if (facts.cases.size() < mostCases)
            facts.cases.push_back(caseOf(*folder, name));
    }
}

void gatherNotes(const incident::Record& record, Facts& facts)
{
    for (const incident::Note& note : record.notes) {
        if (facts.notes.size() < mostNotes)
            facts.notes.push_back({note.time, note.text.substr(0, longestNote)});
    }
}

} // namespace

void gatherIncident(const IncidentFacts& incident, Facts& facts)
{
    std::vector<rerun::Outcome> outcomes;
    for (const std::string& folder : incident.runFolders) {
        for (rerun::Outcome& outcome : rerun::keptOutcomes(folder, mostRuns))
            outcomes.push_back(std::move(outcome));
    }
    std::ranges::stable_sort(outcomes, {}, &rerun::Outcome::started);
    gatherRuns(std::move(outcomes), facts);
    gatherChecks(incident.record, facts);
    if (!incident.folder.empty())
        gatherCases(incident.folder, facts);
    if (incident.withNotes)
        gatherNotes(incident.record, facts);
    for (const incident::Extension& each : incident.record.environment.extensions) {
        if (std::ranges::find(facts.extensions, each.name, &Extension::name) == facts.extensions.end())
            facts.extensions.push_back({each.name, each.version});
    }
    forEachText(facts, [](std::string& text) { text = validUtf8(text); });
}

} // namespace torchtriage::request
