// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/reduce_job.h"

#include "core/io/atomic_file.h"
#include "core/rerun/reduction/case_folder.h"
#include "core/rerun/reduction/reduction_summary.h"

#include <filesystem>

namespace torchtriage::rerun {

namespace {

namespace fs = std::filesystem;

/// Tells whoever waits of each run as it ends.
Trials::Run reported(Trials::Run run, TrialSeen seen, int& runs)
{
    return [run = std::move(run), seen = std::move(seen), &runs](std::span<const Candidate> candidates) {
        auto verdicts = run(candidates);
        for (std::size_t i = 0; verdicts && i < verdicts->size(); ++i) {
            ++runs;
            if (seen)
                seen({candidates[i].key(), (*verdicts)[i]}, runs);
        }
        return verdicts;
    };
}

/// Writes what was found. The journal goes last: without it a second call would begin anew.
io::Result<void> writeResult(const JobCase& reduced, const ReducedJob& result, const std::string& folder)
{
    auto written = writeCase(reduced, result.reduction.kept, result.failure, folder);
    if (written && result.plainConfirmed)
        written = writeCase(reduced, *result.reduction.plain, result.failure, folder + "/plain");
    if (written)
        written = io::writeAtomically(folder + "/reduction.json", reductionSummary(reduced.plan(), result));
    return written;
}

} // namespace

io::Result<ReducedJob> reduceJob(ReduceRequest request, const TrialSeen& seen)
{
    auto opened = JobCase::open(std::move(request.job), std::move(request.rowGuesses));
    if (!opened)
        return io::fail(opened.error());
    std::error_code error;
    // Jobs name their files, and an engine reads such names from where the job file lies.
    request.folder = fs::absolute(request.folder, error).string();
    fs::create_directories(request.folder, error);
    if (request.engine.scratch.empty())
        request.engine.scratch = request.folder + "/trials";
    const auto outcome =
        runCandidate(*opened, wholeOf(opened->plan()), request.engine, "whole", std::nullopt);
    if (!outcome)
        return io::fail(outcome.error());
    ReducedJob result;
    result.runs = 1;
    if (outcome->verdict() != Verdict::NoReference || !outcome->failure)
        return result;
    result.failure = *outcome->failure;
    const std::string journalPath = request.folder + "/trials.jsonl";
    auto journal = Journal::open(journalPath, request.engine.engine.id + '|' + opened->identity());
    if (!journal)
        return io::fail(journal.error());
    Trials trials(reported(trialRun(*opened, request.engine, result.failure), seen, result.runs),
                  request.budget, *std::move(journal), request.engine.paused);
    result.reduction = reduce(opened->plan(), trials, request.width);
    if (result.reduction.complete) {
        result.confirmed = trials.confirm(result.reduction.kept) == TrialVerdict::Same;
        result.plainConfirmed =
            result.reduction.plain && trials.confirm(*result.reduction.plain) == TrialVerdict::Same;
    }
    result.end = trials.end();
    if (trials.error())
        return io::fail(*trials.error());
    if (!result.reduction.reproduced)
        return result;
    if (auto written = writeResult(*opened, result, request.folder); !written)
        return io::fail(written.error());
    fs::remove_all(request.engine.scratch, error);
    if (result.reduction.complete && result.confirmed)
        fs::remove(journalPath, error);
    return result;
}

} // namespace torchtriage::rerun
