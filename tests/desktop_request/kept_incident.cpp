// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop_request/kept_incident.h"

#include "app/workbench/minimal_case.h"
#include "core/batch/safetensors_writer.h"
#include "core/incident/check_record.h"
#include "core/incident/folder.h"
#include "core/rerun/run_folder.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <QDir>
#include <QFile>

#include <array>

namespace torchtriage::testing {

namespace {

const triage::SignatureSet& signatures()
{
    static const triage::SignatureSet set = triage::SignatureSet::builtin().value();
    return set;
}

rerun::Outcome outcomeOf(const std::string& variation, rerun::Change change, rerun::Verdict verdict)
{
    rerun::Outcome outcome;
    outcome.variation = variation;
    outcome.change = change;
    outcome.command = "python /home/velora/train.py --token secret";
    outcome.engine = "python:/home/velora/venv";
    outcome.torch = "2.4.0";
    outcome.device = change == rerun::Change::Device ? "cpu" : "cuda:0";
    outcome.started = "2024-07-24T03:1" + std::to_string(static_cast<int>(change)) + ":00Z";
    outcome.ending = {rerun::EndingKind::Exited, verdict == rerun::Verdict::NotReproduced ? 0 : 1, 0, {}};
    outcome.comparison.verdict = verdict;
    if (verdict != rerun::Verdict::NotReproduced) {
        outcome.failure.emplace();
        outcome.failure->exception = "IndexError";
        outcome.failure->message = "Target 4 is out of bounds.";
        outcome.failure->file = "/home/velora/train.py";
        outcome.failure->line = 207;
    }
    return outcome;
}

void addRun(const QString& folder, const rerun::Outcome& outcome)
{
    const auto run = rerun::RunFolder::next(folder.toStdString()).value();
    if (!run.write(rerun::RunFolder::outcomeName, toJson(outcome).dump()))
        qFatal("a run of the test cannot be written");
}

/// 4 of 4 classes: position 5 is refused.
contract::Request request()
{
    contract::Request request;
    request.op = "nll_loss";
    request.inputs = {{"target", "target"}};
    request.parameters["classes"] = std::int64_t{4};
    return request;
}

} // namespace

workbench::Incident incidentOf(const QByteArray& text)
{
    workbench::Incident incident;
    incident.id = 1;
    incident.text = text;
    incident.name = QStringLiteral("run.log");
    incident.report = triage::triageText("run.log", text.toStdString(), signatures()).value();
    return incident;
}

workbench::Incident keptIncident(const QString& folder)
{
    workbench::Incident incident;
    incident.id = 2;
    incident.path = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/resources/samples/class-index-8-ranks.log");
    incident.name = QStringLiteral("class-index-8-ranks.log");
    incident.report = triage::triageFile(incident.path.toStdString(), signatures()).value();
    incident.folder = folder;
    incident.record.id = "kept";
    incident.record.notes = {{"2024-07-24T03:20:00Z", "velora saw it on gpu-a17.lab.internal too", {}}};

    const std::array<std::int64_t, 8> targets = {1, 2, 3, 1, 2, 4, 3, -100};
    const std::string batch = folder.toStdString() + "/batch.safetensors";
    QDir().mkpath(folder);
    const batch::RowMajorTensor tensor{
        "target", batch::DType::Int64, {8}, std::span(reinterpret_cast<const char*>(targets.data()), 64)};
    if (!batch::writeSafetensors(batch, std::span(&tensor, 1)))
        qFatal("the batch of the test cannot be written");
    const auto opened = batch::openBatch(batch).value();
    const auto report = workbench::checkContract(opened, request(), {}).value();
    incident::addCheck(incident.record,
                       incident::checkRecordOf(report.result, "batch.safetensors", "2024-07-24T03:19:00Z"));
    if (!incident::Folder::createIn(folder.toStdString(), incident.record) ||
        !workbench::keepCase(folder.toStdString(), opened, report))
        qFatal("the incident of the test cannot be made");
    addRun(folder, outcomeOf("baseline", rerun::Change::Nothing, rerun::Verdict::Reproduced));
    addRun(folder, outcomeOf("cpu", rerun::Change::Device, rerun::Verdict::Moved));
    return incident;
}

void addPassingRun(const QString& folder)
{
    addRun(folder, outcomeOf("one-sample", rerun::Change::Samples, rerun::Verdict::NotReproduced));
}

} // namespace torchtriage::testing
