// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/trial_runner.h"

#include "core/io/threads.h"
#include "core/rerun/job_format.h"
#include "core/rerun/job_request.h"

#include <algorithm>
#include <filesystem>

namespace torchtriage::rerun {

namespace {

RunRequest requestFor(Job job, const TrialEngine& engine, const std::string& folder,
                      const std::optional<Failure>& reference)
{
    RunRequest request = jobRequest(std::move(job), engine.engine, engine.guard, engine.limits, folder);
    request.reference = reference;
    request.comparedWith = reference ? "baseline" : "";
    return request;
}

} // namespace

io::Result<Outcome> runCandidate(const JobCase& reduced, const Candidate& candidate,
                                 const TrialEngine& engine, const std::string& name,
                                 const std::optional<Failure>& reference)
{
    const std::string folder = engine.scratch + '/' + name;
    std::error_code error;
    std::filesystem::remove_all(folder, error);
    if (auto written = reduced.write(candidate, folder); !written)
        return io::fail(written.error());
    // As a user would run it: read from the file, so that its paths are the file's own.
    auto job = readJob(folder + '/' + std::string(JobCase::jobName));
    if (!job)
        return io::fail(job.error());
    RunEvents events;
    events.stop = [&engine] {
        return engine.paused && engine.paused() ? StopRequest::Kill : StopRequest::None;
    };
    return executeRun(requestFor(*std::move(job), engine, folder, reference), *engine.signatures, events);
}

TrialVerdict verdictOf(const Outcome& outcome) noexcept
{
    switch (outcome.verdict()) {
    case Verdict::Reproduced:
    case Verdict::Moved: // a step before it was dropped
        return TrialVerdict::Same;
    case Verdict::NotReproduced:
        return TrialVerdict::Passed;
    case Verdict::DifferentFailure:
        return TrialVerdict::Different;
    case Verdict::NoReference:
    case Verdict::TimedOut:
    case Verdict::Stopped:
    case Verdict::CutShort:
    case Verdict::NotStarted:
        break;
    }
    return TrialVerdict::NoAnswer;
}

Trials::Run trialRun(JobCase reduced, TrialEngine engine, Failure reference)
{
    return [reduced = std::move(reduced), engine = std::move(engine), reference = std::move(reference)](
               std::span<const Candidate> candidates) -> io::Result<std::vector<TrialVerdict>> {
        std::vector<io::Result<Outcome>> outcomes(candidates.size(), io::fail(io::Error()));
        io::besideEachOther(candidates.size(), [&](std::size_t i) {
            outcomes[i] =
                runCandidate(reduced, candidates[i], engine, "trial-" + std::to_string(i), reference);
        });
        std::vector<TrialVerdict> verdicts;
        for (const io::Result<Outcome>& outcome : outcomes) {
            if (!outcome)
                return io::fail(outcome.error());
            verdicts.push_back(verdictOf(*outcome));
        }
        return verdicts;
    };
}

} // namespace torchtriage::rerun
