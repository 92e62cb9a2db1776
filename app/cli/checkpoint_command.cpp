// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoint_command.h"

#include "app/cli/report_json.h"
#include "app/workbench/checkpoint_text.h"
#include "app/workbench/error_text.h"
#include "app/workbench/failure_moment.h"
#include "app/workbench/text_values.h"
#include "core/contract/checkpoint/check.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <QDateTime>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;
using contract::CheckpointReport;
using contract::CheckpointVerdict;

constexpr int didNotHold = 1;
constexpr int unreadable = 2;
constexpr std::size_t mostPrinted = 30;

struct CheckpointCommand {
    Q_DECLARE_TR_FUNCTIONS(CheckpointCommand)
};

template <class T>
Json valueOrNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json timeJson(const std::optional<double>& seconds)
{
    if (!seconds)
        return nullptr;
    return QDateTime::fromMSecsSinceEpoch(qRound64(*seconds * 1000), Qt::UTC)
        .toString(Qt::ISODate)
        .toStdString();
}

Json partJson(const contract::Part& part)
{
    Json json;
    json["role"] = std::string(toString(part.role));
    json["file"] = part.file;
    json["key"] = part.key.empty() ? Json(nullptr) : Json(part.key);
    json["count"] = part.counter ? Json(part.counter->value) : Json(nullptr);
    json["count_kind"] = part.counter ? Json(std::string(toString(part.counter->kind))) : Json(nullptr);
    json["count_key"] = part.counter ? Json(part.counter->key) : Json(nullptr);
    json["tensors"] = valueOrNull(part.tensors);
    json["non_finite"] = valueOrNull(part.nonFinite);
    json["state"] = std::string(toString(part.state));
    return json;
}

Json findingJson(const contract::CheckpointFinding& finding)
{
    return {{"id", std::string(toString(finding.kind))},
            {"weight", std::string(toString(finding.weight))},
            {"file", finding.file.empty() ? Json(nullptr) : Json(finding.file)},
            {"key", finding.key.empty() ? Json(nullptr) : Json(finding.key)},
            {"values", finding.values},
            {"count", finding.count}};
}

Json reportJson(const CheckpointReport& report)
{
    Json json;
    json["input"] = report.path;
    json["folder"] = report.folder;
    json["files"] = report.files;
    json["bytes"] = report.bytes;
    json["verdict"] = std::string(toString(report.verdict));
    json["complete"] = report.holds(contract::Aspect::Completeness);
    json["coherent"] = report.holds(contract::Aspect::Coherence);
    json["finite"] = report.holds(contract::Aspect::Finiteness);
    json["time_basis"] =
        report.basis == contract::TimeBasis::None ? Json(nullptr) : Json(std::string(toString(report.basis)));
    json["step"] = valueOrNull(report.step);
    json["epoch"] = valueOrNull(report.epoch);
    json["file_time"] = timeJson(report.written);
    json["failure"] = {{"time", timeJson(report.failure.time)},
                       {"iteration", valueOrNull(report.failure.iteration)},
                       {"last_step", valueOrNull(report.failure.lastStep)}};
    json["tensors"] = report.tensors();
    json["non_finite"] = report.nonFinite();
    json["parts"] = Json::array();
    for (const contract::Part& part : report.parts)
        json["parts"].push_back(partJson(part));
    json["findings"] = Json::array();
    for (const contract::CheckpointFinding& finding : report.findings)
        json["findings"].push_back(findingJson(finding));
    json["error"] = nullptr;
    return json;
}

Json errorJson(const std::string& path, const io::Error& error)
{
    Json json;
    json["input"] = path;
    for (const char* const name :
         {"folder", "files", "bytes", "verdict", "complete", "coherent", "finite", "time_basis", "step",
          "epoch", "file_time", "failure", "tensors", "non_finite", "parts", "findings"})
        json[name] = nullptr;
    json["error"] = {
        {"kind", std::string(toString(error.kind))}, {"place", error.place}, {"detail", error.detail}};
    return json;
}

void printText(const CheckpointReport& report, std::ostream& out)
{
    out << report.path << "  " << workbench::verdictWord(report).toStdString() << "\n  "
        << workbench::verdictFact(report).toStdString() << "\n";
    for (const contract::Part& part : report.parts) {
        const std::string place = part.key.empty() ? part.file : part.file + " : " + part.key;
        const std::string count = workbench::counterText(part).toStdString();
        out << "  " << workbench::roleText(part.role).toStdString() << "  "
            << workbench::plainValue(place).toStdString() << "  " << count << (count.empty() ? "" : "  ")
            << workbench::partStateText(part.state).toStdString() << "\n";
    }
    for (std::size_t i = 0; i < std::min(report.findings.size(), mostPrinted); ++i)
        out << "  - " << workbench::findingText(report.findings[i]).toStdString() << "\n";
    if (report.findings.size() > mostPrinted)
        out << "  "
            << CheckpointCommand::tr("%Ln more finding(s); --json lists them all.", nullptr,
                                     static_cast<int>(report.findings.size() - mostPrinted))
                   .toStdString()
            << "\n";
    out << "  " << workbench::checkpointLimit().toStdString() << "\n";
}

// "Exists" is not "usable": with a known failure, only what lies before it holds.
bool held(const CheckpointReport& report)
{
    return report.verdict == CheckpointVerdict::ValidatedBeforeFailure ||
           (report.verdict == CheckpointVerdict::TimeUnknown && !report.failure.isKnown());
}

std::optional<contract::FailureMoment> failureOf(const CheckpointArguments& arguments, std::ostream& err)
{
    contract::FailureMoment moment;
    if (!arguments.log.empty()) {
        const auto signatures = triage::SignatureSet::builtin();
        const auto report = signatures ? triage::triageFile(arguments.log, *signatures)
                                       : io::Result<triage::Report>(io::fail(signatures.error()));
        if (!report) {
            err << "torchtriage-cli: " << workbench::errorText(report.error()).toStdString() << "\n";
            return std::nullopt;
        }
        moment = workbench::failureMomentOf(*report);
    }
    if (!arguments.failedAt.empty()) {
        moment.time = workbench::timeFromText(QString::fromStdString(arguments.failedAt));
        if (!moment.time) {
            err << "torchtriage-cli: "
                << workbench::fillPlaceholders(
                       CheckpointCommand::tr(
                           "“%1” is not a time. Write it as 2024-07-24T03:12:41, with a zone if it is "
                           "not that of this machine."),
                       {workbench::plainValue(arguments.failedAt, 60)})
                       .toStdString()
                << "\n";
            return std::nullopt;
        }
    }
    return moment;
}

} // namespace

int runCheckpoint(const CheckpointArguments& arguments, std::ostream& out, std::ostream& err)
{
    const auto failure = failureOf(arguments, err);
    if (!failure)
        return unreadable;
    int status = 0;
    contract::CheckpointOptions options;
    options.failure = *failure;
    for (const std::string& path : arguments.paths) {
        const auto report = contract::checkCheckpoint(path, options);
        if (!report) {
            status = unreadable;
            if (arguments.json)
                out << oneLine(errorJson(path, report.error())) << "\n";
            err << "torchtriage-cli: " << workbench::checkpointErrorText(report.error()).toStdString()
                << "\n";
            continue;
        }
        status = std::max(status, held(*report) ? 0 : didNotHold);
        if (arguments.json)
            out << oneLine(reportJson(*report)) << "\n";
        else
            printText(*report, out);
    }
    out.flush();
    return status;
}

Subcommand addCheckpoint(CLI::App& app)
{
    const auto arguments = std::make_shared<CheckpointArguments>();
    CLI::App* checkpoint = app.add_subcommand(
        "checkpoint",
        helpText(
            Help::tr("Check that a checkpoint is complete, coherent, finite and older than the failure")));
    checkpoint
        ->add_option("path", arguments->paths,
                     helpText(Help::tr("Checkpoint file, index of shards, or folder (may be repeated)")))
        ->required();
    checkpoint->add_option("--failed-at", arguments->failedAt,
                           helpText(Help::tr("When the failure happened: 2024-07-24T03:12:41")));
    checkpoint->add_option(
        "--log", arguments->log,
        helpText(Help::tr("Log of the failed job: its first failure gives time and step")));
    checkpoint->add_flag("--json", arguments->json,
                         helpText(Help::tr("One JSON object per checkpoint, each on its own line")));
    return {checkpoint, [arguments](const Console& console) {
                return runCheckpoint(*arguments, console.out, console.err);
            }};
}

} // namespace torchtriage::cli
