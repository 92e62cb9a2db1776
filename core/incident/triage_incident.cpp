// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/triage_incident.h"

#include "core/incident/incident_text.h"
#include "core/incident/job_ranks.h"
#include "core/incident/standalone_record.h"
#include "core/triage/missing_context.h"
#include "core/triage/signature_set.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>

namespace torchtriage::incident {

namespace {

namespace fs = std::filesystem;
using triage::Report;

void fill(std::string& target, const std::string& source)
{
    if (target.empty())
        target = source;
}

template <class T>
void fill(std::optional<T>& target, const std::optional<T>& source)
{
    if (!target)
        target = source;
}

std::string text(double number)
{
    char buffer[32] = {};
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
    return {buffer, end};
}

std::optional<std::int64_t> wholeNumber(const std::string& digits)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(number)
                                                                        : std::nullopt;
}

std::optional<double> number(const std::string& digits)
{
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool good = error == std::errc() && end == digits.data() + digits.size() && std::isfinite(value);
    return good ? std::optional(value) : std::nullopt;
}

std::optional<triage::Backend> backendFrom(std::string_view id)
{
    using triage::Backend;
    for (const Backend backend : {Backend::Cuda, Backend::Rocm, Backend::Cpu, Backend::Xpu, Backend::Mps}) {
        if (toString(backend) == id)
            return backend;
    }
    return std::nullopt;
}

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string out = "[";
    for (std::size_t i = 0; i < shape.size(); ++i)
        out += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    return out + "]";
}

void fillInputs(triage::Context& context, const std::vector<Input>& inputs)
{
    const auto add = [](std::vector<std::string>& list, const std::string& value) {
        if (!value.empty() && std::ranges::find(list, value) == list.end())
            list.push_back(value);
    };
    const bool types = context.dtypes.empty();
    const bool shapes = context.shapes.empty();
    for (const Input& input : inputs) {
        if (types)
            add(context.dtypes, input.dtype);
        if (shapes && input.shape)
            add(context.shapes, shapeText(*input.shape));
    }
}

io::Result<Folder> openFolder(const std::string& path)
{
    const auto folder = Folder::open(path);
    const std::string root = folder ? folder->path() : path;
    if (!isJobFolder(root))
        return folder;
    auto joined = joinRanks(root);
    // Where nothing can be written, what was joined before is still good to read.
    return joined || !folder ? joined : folder;
}

} // namespace

void fillReport(Report& report, const Record& record)
{
    triage::Context& context = report.context;
    const Environment& environment = record.environment;
    fill(context.python, environment.python);
    fill(context.torch, environment.torch);
    fill(context.cuda, environment.cuda);
    fill(context.hip, environment.hip);
    fill(context.driver, environment.driver);
    if (const auto backend = backendFrom(environment.backend);
        backend && (!context.backend || context.backendInferred)) {
        context.backend = backend;
        context.backendInferred = false;
    }
    if (context.gpus.empty())
        context.gpus = environment.gpus;
    if (record.progress.iteration)
        fill(context.iteration, std::to_string(*record.progress.iteration));
    if (record.progress.epoch)
        fill(context.epoch, text(*record.progress.epoch));
    fill(context.lastStep, record.progress.lastStep);
    fill(context.revision, record.code.revision);
    fillInputs(context, record.inputs);
    if (record.process.worldSize && *record.process.worldSize < 1'000'000)
        fill(context.worldSize, std::optional(static_cast<int>(*record.process.worldSize)));
    if (record.firstError.rank && *record.firstError.rank < 1'000'000)
        fill(report.rank, std::optional(static_cast<int>(*record.firstError.rank)));
    fill(report.op, record.op);
    triage::creditContext(report);
}

void refillReport(Report& report, const Record& before, const Record& after)
{
    if (before.byHand == after.byHand && before.progress == after.progress && before.code == after.code &&
        before.environment == after.environment && before.inputs == after.inputs && before.op == after.op)
        return;
    const auto wasByHand = [&](std::string_view pointer) {
        return std::ranges::find(before.byHand, pointer) != before.byHand.end();
    };
    triage::Context& context = report.context;
    const std::pair<std::string_view, std::string*> fields[] = {
        {"/progress/iteration", &context.iteration}, {"/progress/epoch", &context.epoch},
        {"/progress/last_step", &context.lastStep},  {"/code/revision", &context.revision},
        {"/environment/python", &context.python},    {"/environment/torch", &context.torch},
        {"/environment/cuda", &context.cuda},        {"/environment/hip", &context.hip},
        {"/environment/driver", &context.driver},    {"/operator", &report.op},
    };
    for (const auto& [pointer, text] : fields) {
        if (wasByHand(pointer))
            text->clear();
    }
    if (wasByHand("/environment/backend"))
        context.backend.reset();
    if (wasByHand("/inputs/0/dtype"))
        context.dtypes.clear();
    if (wasByHand("/inputs/0/shape"))
        context.shapes.clear();
    fillReport(report, after);
}

void fillRecord(Record& record, const Report& report)
{
    FirstError& error = record.firstError;
    if (report.verdict == triage::Verdict::Failure) {
        fill(error.message, report.message);
        fill(error.exception, report.exception);
        if (report.family)
            fill(error.family, std::string(toString(*report.family)));
        if (report.rank)
            fill(error.rank, std::optional<std::int64_t>(*report.rank));
        if (report.firstLine > 0)
            fill(error.source.firstLine, std::optional(report.firstLine));
        if (report.errorLine > 0)
            fill(error.source.errorLine, std::optional(report.errorLine));
    }
    const triage::Context& context = report.context;
    fill(record.progress.iteration, wholeNumber(context.iteration));
    fill(record.progress.epoch, number(context.epoch));
    fill(record.progress.lastStep, context.lastStep);
    fill(record.code.revision, context.revision);
    fill(record.environment.python, context.python);
    fill(record.environment.torch, context.torch);
    fill(record.environment.cuda, context.cuda);
    fill(record.environment.hip, context.hip);
    fill(record.environment.driver, context.driver);
    if (context.backend && !context.backendInferred)
        fill(record.environment.backend, std::string(toString(*context.backend)));
    if (record.environment.gpus.empty())
        record.environment.gpus = context.gpus;
    fill(record.op, report.op);
}

bool isIncidentPath(const std::string& path)
{
    return Folder::isIncident(path) || isStandaloneRecord(path) || isJobFolder(path);
}

io::Result<OpenedIncident> triageIncident(const std::string& path, const triage::SignatureSet& signatures,
                                          const triage::Options& options)
{
    std::optional<Folder> folder;
    if (!isStandaloneRecord(path)) {
        auto opened = openFolder(path);
        if (!opened)
            return io::fail(opened.error());
        folder = *std::move(opened);
    }
    auto record = folder ? folder->record() : readStandaloneRecord(path);
    if (!record)
        return io::fail(record.error());
    const std::string log = folder ? firstLog(*folder, *record) : firstAbsoluteLog(*record);
    const std::string text = log.empty() ? errorText(record->firstError) : std::string();
    auto report = log.empty() ? triage::triageText(path, text, signatures, options)
                              : triage::triageFile(log, signatures, options);
    if (!report)
        return io::fail(report.error());
    report->input = path;
    fillReport(*report, *record);
    return OpenedIncident{std::move(folder), *std::move(record), *std::move(report), log, text};
}

} // namespace torchtriage::incident
