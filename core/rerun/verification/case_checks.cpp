// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/case_checks.h"

#include "core/io/hash.h"
#include "core/io/whole_file.h"
#include "core/rerun/job_format.h"
#include "core/rerun/job_request.h"
#include "core/rerun/reduction/job_case.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>

namespace torchtriage::rerun {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostCases = 100'000;
constexpr std::uint64_t mostHashed = std::uint64_t{1} << 30;

/// The same for a case with the same job and the same tensors.
io::Result<std::string> fingerprintOf(const std::string& folder)
{
    std::uint64_t hash = io::hashSeed;
    for (const std::string_view name : {JobCase::jobName, JobCase::batchName}) {
        const auto bytes = io::readWhole(folder + '/' + std::string(name), mostHashed);
        if (!bytes && bytes.error().kind != io::ErrorKind::NotFound)
            return io::fail(bytes.error());
        hash = io::hashBytes(bytes ? *bytes : std::string(), hash);
    }
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), io::mixed(hash), 16);
    return std::string(digits.data(), end.ptr);
}

/// Neighbours beyond the operator's limits and the shape of a batch are told apart: they widen the view, but
/// an operator may support less without being at fault.
bool isMandatory(CheckId id, Expected expected)
{
    const bool wider =
        id == CheckId::OtherDType || id == CheckId::OtherReduction || id == CheckId::OtherLayout;
    return !wider && (id == CheckId::Minimal || (expected != Expected::Unknown));
}

RunRequest requestFor(Job job, const CheckEngine& engine, const std::string& parent,
                      const std::optional<Expectation>& kept)
{
    RunRequest request = jobRequest(std::move(job), engine.engine, engine.guard, engine.limits, parent);
    if (kept && kept->fails) {
        Failure reference;
        reference.family = kept->family;
        reference.message = kept->message;
        request.reference = reference;
        request.comparedWith = "kept-case";
    }
    return request;
}

} // namespace

io::Result<CaseChecks> CaseChecks::open(const std::string& folder, const std::string& work)
{
    auto inputs = CaseInputs::open(folder);
    if (!inputs)
        return io::fail(inputs.error());
    CaseChecks checks(folder, work);
    checks.m_kept = inputs->job.expect;
    auto subject = fingerprintOf(folder);
    if (!subject)
        return io::fail(subject.error());
    const auto earlier = readVerification(work);
    if (!earlier && earlier.error().kind != io::ErrorKind::NotFound)
        return io::fail(earlier.error());
    checks.m_verification.subject = *subject;
    if (earlier)
        checks.m_verification.unknown = earlier->unknown;
    NeighbourSource source;
    source.view = contractViewOf(*inputs);
    source.inputs = *std::move(inputs);
    if (auto axes = readKeptAxes(folder))
        source.axes = *std::move(axes);
    else if (axes.error().kind != io::ErrorKind::NotFound)
        return io::fail(axes.error());
    if (auto made = checks.makeRows(source); !made)
        return io::fail(made.error());
    for (CheckRow& row : checks.m_verification.rows) {
        const CheckRow* known = earlier && earlier->subject == *subject ? earlier->find(row.id) : nullptr;
        if (known && known->expected == row.expected) {
            row.before = known->before;
            row.after = known->after;
        }
    }
    if (earlier && *earlier == checks.m_verification)
        return checks;
    if (auto saved = writeVerification(work, checks.m_verification); !saved)
        return io::fail(saved.error());
    return checks;
}

io::Result<void> CaseChecks::makeRows(const NeighbourSource& source)
{
    if (auto added = addRow(CheckId::Minimal, source.inputs, source.view); !added)
        return added;
    NeighbourSource known = source;
    if (source.view) {
        const auto minimal = expectedOf(*source.view, inputsOf(CheckId::Minimal) + "/batch.pt");
        if (!minimal)
            return io::fail(minimal.error());
        known.classes = minimal->classes;
    }
    for (const CheckId id : neighbourIds()) {
        const auto neighbour = neighbourOf(known, id);
        if (!neighbour)
            continue;
        auto view = contractViewOf(*neighbour); // another reduction is another parameter
        if (auto added = addRow(id, *neighbour, view); !added)
            return added;
    }
    return {};
}

/// A case that was kept because it fails, and of which no contract tells, is to pass once it is mended.
io::Result<void> CaseChecks::addRow(CheckId id, const CaseInputs& inputs,
                                    const std::optional<ContractView>& view)
{
    if (auto written = inputs.write(inputsOf(id)); !written)
        return written;
    CheckRow row;
    row.id = id;
    row.from = ExpectedFrom::Contract;
    if (view) {
        const auto expected = expectedOf(*view, inputsOf(id) + "/batch.pt");
        if (!expected)
            return io::fail(expected.error());
        row.expected = expected->expected;
        row.contract = expected->contract;
    }
    if (row.expected == Expected::Unknown && id == CheckId::Minimal) {
        row.expected = Expected::Pass;
        row.from = ExpectedFrom::KeptFailure;
    }
    row.mandatory = isMandatory(id, row.expected);
    m_verification.rows.push_back(std::move(row));
    return {};
}

std::string CaseChecks::inputsOf(CheckId id) const
{
    return m_work + "/verify/" + std::string(toString(id));
}

RowState CaseChecks::state(CheckId id, When when) const
{
    const CheckRow* row = m_verification.find(id);
    return row ? stateOf(m_verification, *row, when, m_work) : RowState();
}

io::Result<RowState> CaseChecks::run(CheckId id, When when, const CheckEngine& engine)
{
    CheckRow* row = m_verification.find(id);
    if (row == nullptr)
        return io::fail(io::ErrorKind::NotFound, m_folder, std::string(toString(id)), "no such check");
    auto job = readJob(inputsOf(id) + '/' + std::string(JobCase::jobName));
    if (!job)
        return io::fail(job.error());
    if (row->expected == Expected::Refusal)
        job->device = "cpu";
    RunEvents events;
    events.stop = [&engine] {
        return engine.stopped && engine.stopped() ? StopRequest::Kill : StopRequest::None;
    };
    const auto outcome = executeRun(requestFor(*std::move(job), engine, m_work + "/verify", m_kept),
                                    *engine.signatures, events);
    if (!outcome)
        return io::fail(outcome.error());
    (when == When::Before ? row->before : row->after) =
        "verify/runs/" + fs::path(outcome->folder).filename().string();
    if (auto saved = writeVerification(m_work, m_verification); !saved)
        return io::fail(saved.error());
    return state(id, when);
}

std::vector<std::string> casesIn(const std::string& path)
{
    const auto isCase = [](const fs::path& folder) {
        std::error_code error;
        return fs::is_regular_file(folder / JobCase::jobName, error);
    };
    std::error_code error;
    if (isCase(path))
        return {path};
    const fs::path inside = fs::path(path) / "cases";
    const fs::path parent = fs::is_directory(inside, error) ? inside : fs::path(path);
    std::vector<std::string> cases;
    for (fs::directory_iterator entry(parent, error), end; !error && entry != end; entry.increment(error)) {
        if (cases.size() < mostCases && entry->is_directory(error) && isCase(entry->path()))
            cases.push_back(entry->path().string());
    }
    std::ranges::sort(cases);
    return cases;
}

} // namespace torchtriage::rerun
