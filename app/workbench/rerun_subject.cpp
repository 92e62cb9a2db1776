// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/rerun_subject.h"

#include "app/workbench/message_facts.h"
#include "app/workbench/program_paths.h"
#include "core/io/byte_source.h"
#include "core/rerun/run_folder.h"

#include <algorithm>

namespace torchtriage::workbench {

namespace {

rerun::GuessedCommand guessOf(const Incident& incident)
{
    triage::Report report = incident.report;
    if (incident.isInMemory()) {
        const io::TextSource source(incident.text.toStdString());
        return rerun::guessFromLog(report, &source);
    }
    report.input = incident.path.toStdString(); // the script may lie beside the log
    auto file = io::File::open(report.input);
    if (!file || !file->isSeekable())
        return rerun::guessFromLog(report, nullptr);
    const io::FileSource source(*std::move(file));
    return rerun::guessFromLog(report, &source);
}

std::optional<bool> reducedPrecision(const triage::Report& report)
{
    if (report.context.dtypes.empty())
        return std::nullopt;
    const bool reduced = std::ranges::any_of(report.context.dtypes, [](const std::string& dtype) {
        return dtype.ends_with("16") || dtype == "half" || dtype.find("Half") != std::string::npos;
    });
    return reduced ? std::optional(true) : std::nullopt; // others may take part that the log does not name
}

QString deviceOf(const triage::Report& report)
{
    const QStringList named = devicesNamed(report);
    const auto device =
        std::ranges::find_if(named, [](const QString& name) { return name.startsWith(u"cuda"); });
    return device != named.end() ? *device : QString();
}

} // namespace

PreparedSubject prepareSubject(const Incident& incident)
{
    PreparedSubject prepared;
    prepared.guess = guessOf(incident);
    const triage::Report& report = incident.report;
    rerun::Baseline& baseline = prepared.subject.baseline;
    baseline.work = prepared.guess.command;
    baseline.backend = report.context.backend;
    baseline.torch = report.context.torch;
    baseline.device = baseline.backend == triage::Backend::Cpu ? "cpu" : deviceOf(report).toStdString();
    baseline.reducedPrecision = reducedPrecision(report);
    prepared.subject.incident = rerun::failureOf(report);
    prepared.subject.folder = runsFolder(incident.isInMemory() ? incident.name : incident.path);
    prepared.kept = rerun::keptOutcomes(prepared.subject.folder.toStdString());
    return prepared;
}

RerunSubject withJob(RerunSubject subject, const rerun::Job& job)
{
    subject.baseline.device = job.device;
    subject.baseline.severalSteps = job.steps.size() > 1;
    subject.baseline.backend.reset();
    if (job.device == "cpu")
        subject.baseline.backend = triage::Backend::Cpu;
    subject.baseline.work = job;
    return subject;
}

} // namespace torchtriage::workbench
