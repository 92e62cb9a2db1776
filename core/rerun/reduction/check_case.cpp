// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/check_case.h"

#include "core/contract/failing_rows.h"
#include "core/io/atomic_file.h"
#include "core/rerun/contract_job.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reduction/case_folder.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

/// For the first line of the script: what is outside, and what is allowed.
std::string reasonOf(const contract::CheckResult& result)
{
    std::string text = "the contract " + std::string(toString(result.contract)) + " of " + result.op;
    const contract::ElementFacts* const elements = result.subject();
    if (!elements || elements->first.empty())
        return text + " not held";
    text += ": " + std::to_string(elements->refusedCount) + " of " + std::to_string(elements->elements) +
            " elements of " + elements->key + " outside";
    if (elements->whole && elements->low && elements->high)
        text += " " + std::to_string(static_cast<std::int64_t>(*elements->low)) + " to " +
                std::to_string(static_cast<std::int64_t>(*elements->high));
    return text;
}

/// The candidate with the refused samples alone; nullopt where samples cannot be taken apart.
std::optional<Candidate> candidateOf(const JobCase& job, const contract::CheckResult& result,
                                     const contract::FailingRows& rows)
{
    const contract::ElementFacts* const elements = result.subject();
    if (!elements || rows.samples.empty() || !hasSeparateSamples(result.op) || job.plan().axes.empty())
        return std::nullopt;
    const ReductionAxis& axis = job.plan().axes.front();
    const bool counts = std::ranges::any_of(axis.uses, [&](const AxisUse& use) {
        return use.dimension == 0 && job.inputs()[use.input].reference.key == elements->key;
    });
    if (axis.ordered || !counts || axis.size != static_cast<std::int64_t>(rows.of))
        return std::nullopt;
    Candidate candidate = wholeOf(job.plan());
    IndexSet kept;
    for (const std::uint64_t sample : rows.samples)
        kept.add(static_cast<std::int64_t>(sample));
    candidate.axes.front() = kept;
    return candidate;
}

/// The same question with the names that the written batch has.
contract::Request requestOfCase(const JobCase& job, contract::Request request)
{
    std::vector<contract::InputKey> inputs;
    for (const contract::InputKey& each : request.inputs) {
        const auto saved = std::ranges::find_if(
            job.inputs(), [&](const SavedInput& input) { return input.reference.key == each.key; });
        if (saved != job.inputs().end())
            inputs.push_back({each.role, saved->name});
    }
    request.inputs = std::move(inputs);
    request.idKey.clear(); // names of samples are not kept
    request.sourceKey.clear();
    return request;
}

bool isStillRefused(const contract::Request& request, const std::string& folder)
{
    const auto batch = batch::openBatch(folder + '/' + std::string(JobCase::batchName));
    const auto again =
        batch ? contract::check(*batch, request) : io::Result<contract::CheckResult>(io::fail(batch.error()));
    return again && again->verdict == contract::Verdict::Refused;
}

/// What the call will print is PyTorch's own: only that it fails is expected.
io::Result<void> expectAnyFailure(const std::string& folder)
{
    const std::string path = folder + '/' + std::string(JobCase::jobName);
    auto job = readJob(path);
    if (!job)
        return io::fail(job.error());
    // Paths were made absolute by reading it.
    forEachTensor(*job, [](std::size_t, std::size_t, TensorInput& tensor) {
        if (auto* saved = std::get_if<TensorInFile>(&tensor.origin))
            saved->file = JobCase::batchName;
    });
    job->expect = Expectation{true, std::nullopt, {}, std::nullopt};
    return io::writeAtomically(path, writeJob(*job));
}

} // namespace

io::Result<CheckCase> writeCheckCase(const batch::BatchFile& batch, const contract::Request& request,
                                     const contract::CheckResult& result, const std::string& folder)
{
    if (result.verdict != contract::Verdict::Refused)
        return io::fail(io::ErrorKind::Unsupported, batch.path(),
                        "contract " + std::string(toString(result.contract)), "nothing was refused");
    auto job = jobOfCheck(batch, request, result);
    if (!job)
        return io::fail(job.error());
    const auto opened = JobCase::openWhole(*std::move(job));
    if (!opened)
        return io::fail(opened.error());
    const contract::FailingRows rows = contract::failingRows(batch, result);
    Failure failure;
    failure.message = reasonOf(result);
    CheckCase kept{{}, rows.of, requestOfCase(*opened, request)};
    if (const auto candidate = candidateOf(*opened, result, rows)) {
        if (auto written = writeCase(*opened, *candidate, failure, folder); !written)
            return io::fail(written.error());
        if (isStillRefused(kept.request, folder))
            kept.samples = rows.samples;
    }
    if (kept.samples.empty()) {
        if (auto written = writeCase(*opened, wholeOf(opened->plan()), failure, folder); !written)
            return io::fail(written.error());
    }
    if (auto done = expectAnyFailure(folder); !done)
        return io::fail(done.error());
    return kept;
}

} // namespace torchtriage::rerun
