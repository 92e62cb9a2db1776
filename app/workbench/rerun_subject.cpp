// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/rerun_subject.h"

#include "app/workbench/message_facts.h"
#include "app/workbench/program_paths.h"
#include "core/io/byte_source.h"
#include "core/io/regular_file.h"
#include "core/rerun/job_format.h"
#include "core/rerun/run_folder.h"

#include <algorithm>

namespace torchtriage::workbench {

namespace {

rerun::GuessedCommand guessOf(const Incident& incident)
{
    if (const incident::Code& code = incident.record.code; !code.command.empty())
        return rerun::guessFromRecord(code.command, code.workdir);
    triage::Report report = incident.report;
    if (incident.isInMemory()) {
        const io::TextSource source(incident.text.toStdString());
        return rerun::guessFromLog(report, &source);
    }
    report.input = incident.path.toStdString(); // the script may lie beside the log
    auto file = io::openRegular(report.input);
    if (!file)
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

void takeJob(RerunSubject& subject, const rerun::Job& job)
{
    subject.baseline = rerun::baselineOf(job);
    if (job.expect)
        subject.baseline.failingStep = job.expect->step;
}

QString deviceOf(const triage::Report& report)
{
    const QStringList named = devicesNamed(report);
    const auto device =
        std::ranges::find_if(named, [](const QString& name) { return name.startsWith(u"cuda"); });
    return device != named.end() ? *device : QString();
}

/// The baseline that was run last, so that its runs are there again.
void takeEarlierRun(PreparedSubject& prepared)
{
    for (auto outcome = prepared.kept.rbegin(); outcome != prepared.kept.rend(); ++outcome) {
        const rerun::RunFolder folder(outcome->folder);
        if (outcome->change != rerun::Change::Nothing)
            continue;
        auto work = rerun::readWork(folder);
        if (!work)
            continue;
        if (auto* job = std::get_if<rerun::Job>(&*work)) {
            prepared.jobPath = QString::fromStdString(folder.file(rerun::RunFolder::jobName));
            job->keep.clear();
            takeJob(prepared.subject, *job);
        } else {
            prepared.subject.baseline.work = *work;
            prepared.guess.command = std::get<rerun::Command>(*work);
            prepared.guess.basis = rerun::GuessBasis::EarlierRun;
            prepared.guess.folder = outcome->folder;
        }
        return;
    }
}

} // namespace

QString runsPlace(const Incident& incident)
{
    if (!incident.folder.isEmpty())
        return incident.folder;
    return runsFolder(incident.isInMemory() ? incident.name : incident.path);
}

std::size_t bringRuns(const Incident& incident)
{
    if (incident.folder.isEmpty())
        return 0;
    Incident before = incident;
    before.folder.clear();
    return rerun::moveRuns(runsPlace(before).toStdString(), incident.folder.toStdString());
}

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
    if (!incident.record.environment.extensions.empty())
        baseline.extensionLoaded = true;
    prepared.subject.folder = runsPlace(incident);
    prepared.kept = rerun::keptOutcomes(prepared.subject.folder.toStdString());
    prepared.program = prepared.subject;
    takeEarlierRun(prepared);
    return prepared;
}

io::Result<PreparedSubject> prepareJob(const RerunSubject& surroundings, const QString& path)
{
    const auto job = rerun::readJob(path.toStdString());
    if (!job)
        return io::fail(job.error());
    PreparedSubject prepared;
    prepared.subject = surroundings;
    prepared.jobPath = path;
    takeJob(prepared.subject, *job);
    prepared.kept = rerun::keptOutcomes(prepared.subject.folder.toStdString());
    return prepared;
}

} // namespace torchtriage::workbench
