// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rerun_input.h"

#include "app/workbench/engines.h"
#include "app/workbench/error_text.h"
#include "app/workbench/launcher_text.h"
#include "app/workbench/launchers.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/rerun_text.h"
#include "core/incident/folder.h"
#include "core/io/whole_file.h"
#include "core/rerun/command_format.h"
#include "core/rerun/guess_command.h"
#include "core/rerun/job_format.h"
#include "core/triage/triage.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace torchtriage::cli {

namespace {

struct RerunInputText {
    Q_DECLARE_TR_FUNCTIONS(RerunInputText)
};

tl::unexpected<io::Error> refuse(std::string id, std::string about = {})
{
    return io::fail(io::ErrorKind::Unsupported, std::move(about), "rerun", std::move(id));
}

void takeBackend(rerun::Baseline& baseline, std::string_view backend)
{
    if (backend == "cuda")
        baseline.backend = triage::Backend::Cuda;
    else if (backend == "rocm")
        baseline.backend = triage::Backend::Rocm;
    else if (backend == "cpu")
        baseline.backend = triage::Backend::Cpu;
}

/// The incident's own log, triaged: what its failure is, and what is known of its surroundings.
void takeLog(RerunInput& input, rerun::Baseline& baseline, const incident::Folder& folder,
             const incident::Record& record)
{
    if (record.logs.empty())
        return;
    const auto path = folder.resolve(record.logs.front());
    const auto signatures = triage::SignatureSet::builtin();
    if (!path || !signatures)
        return;
    const auto report = triage::triageFile(*path, *signatures);
    if (!report)
        return;
    input.reference = rerun::failureOf(*report);
    if (report->context.backend)
        baseline.backend = report->context.backend;
    if (!report->context.torch.empty())
        baseline.torch = report->context.torch;
    if (record.code.command.empty())
        baseline.work = rerun::guessFromLog(*report, nullptr).command;
}

io::Result<void> readIncident(const RerunArguments& arguments, RerunInput& input, rerun::Baseline& baseline)
{
    const auto folder = incident::Folder::open(arguments.incident);
    if (!folder)
        return io::fail(folder.error());
    const auto record = folder->record();
    if (!record)
        return io::fail(record.error());
    input.folder = folder->path();
    baseline.work = rerun::guessFromRecord(record->code.command, record->code.workdir).command;
    baseline.torch = record->environment.torch;
    takeBackend(baseline, record->environment.backend);
    baseline.extensionLoaded = record->environment.extensions.empty() ? std::nullopt : std::optional(true);
    takeLog(input, baseline, *folder, *record);
    if (!input.reference && !record->firstError.message.empty()) {
        rerun::Failure failure;
        failure.family = triage::familyFromString(record->firstError.family);
        failure.exception = record->firstError.exception;
        failure.message = record->firstError.message;
        failure.op = record->op;
        input.reference = failure;
    }
    if (std::get<rerun::Command>(baseline.work).isEmpty())
        return refuse("no-command", arguments.incident);
    return {};
}

io::Result<void> readJobFile(const std::string& path, rerun::Baseline& baseline)
{
    const auto text = io::readWhole(path, rerun::mostJobBytes);
    if (!text)
        return io::fail(text.error());
    if (rerun::looksLikeCommand(*text)) {
        auto command = rerun::parseCommand(path, *text);
        if (!command)
            return io::fail(command.error());
        baseline.work = *std::move(command);
        return {};
    }
    // The run's own job file lies elsewhere: paths are made absolute.
    auto job = rerun::readJob(QFileInfo(QString::fromStdString(path)).absoluteFilePath().toStdString());
    if (!job)
        return io::fail(job.error());
    baseline = rerun::baselineOf(*job);
    if (job->expect)
        baseline.failingStep = job->expect->step;
    return {};
}

io::Result<void> readWork(const RerunArguments& arguments, RerunInput& input, rerun::Baseline& baseline)
{
    const int ways = (arguments.job.empty() ? 0 : 1) + (arguments.incident.empty() ? 0 : 1) +
                     (arguments.command.empty() ? 0 : 1);
    if (ways != 1)
        return refuse("one-source");
    if (!arguments.incident.empty())
        return readIncident(arguments, input, baseline);
    if (!arguments.job.empty())
        return readJobFile(arguments.job, baseline);
    rerun::Command command;
    command.program = arguments.command.front();
    command.arguments.assign(arguments.command.begin() + 1, arguments.command.end());
    command.workdir = arguments.workdir.empty() ? QDir::currentPath().toStdString() : arguments.workdir;
    baseline.work = std::move(command);
    return {};
}

/// Which variation the options ask for. A job's device is where its baseline runs; that is no change.
io::Result<std::string> changeAsked(const RerunArguments& arguments, rerun::Baseline& baseline)
{
    std::vector<std::string> asked;
    if (!arguments.change.empty())
        asked.push_back(arguments.change);
    if (arguments.blocking)
        asked.push_back("blocking-launches");
    if (!arguments.device.empty()) {
        if (!rerun::isDeviceName(arguments.device))
            return refuse("device", arguments.device);
        auto* job = std::get_if<rerun::Job>(&baseline.work);
        if (job != nullptr) {
            job->device = baseline.device = arguments.device;
            baseline.backend.reset();
            if (arguments.device == "cpu")
                baseline.backend = triage::Backend::Cpu;
        } else if (arguments.device == "cpu") {
            asked.push_back("cpu");
        } else {
            return refuse("device-of-program", arguments.device);
        }
    }
    if (asked.size() > 1)
        return refuse("several-changes");
    return asked.empty() ? "baseline" : asked.front();
}

io::Result<void> makePlans(const RerunArguments& arguments, RerunInput& input, rerun::Baseline& baseline)
{
    const auto variations = rerun::builtinVariations();
    if (!variations)
        return io::fail(variations.error());
    const auto id = changeAsked(arguments, baseline);
    if (!id)
        return io::fail(id.error());
    const rerun::Variation* variation = rerun::findVariation(*variations, *id);
    if (variation == nullptr)
        return refuse("unknown-change", *id);
    std::optional<rerun::OwnSwitch> ownSwitch;
    if (!arguments.ownSwitch.empty()) {
        if (variation->change == rerun::Change::Engine) {
            auto other = workbench::engineOf(QString::fromStdString(arguments.ownSwitch));
            if (!other)
                return io::fail(other.error());
            input.otherEngine = *std::move(other);
            baseline.secondEngine = arguments.ownSwitch != arguments.engine;
        } else {
            auto parsed = rerun::parseSwitch(arguments.name, arguments.ownSwitch);
            if (!parsed)
                return io::fail(parsed.error());
            ownSwitch = *std::move(parsed);
        }
    }
    if (arguments.step >= 0)
        baseline.failingStep = static_cast<std::size_t>(arguments.step);
    auto plan = rerun::makePlan(baseline, *variation, ownSwitch);
    input.waitsForBaseline = !plan && plan.error().detail == "known-suspect";
    if (!plan && !input.waitsForBaseline)
        return refuse(plan.error().detail, variation->id);
    auto unchanged = rerun::makePlan(baseline, variations->front());
    if (!unchanged)
        return io::fail(unchanged.error());
    input.baseline = baseline;
    input.variation = *variation;
    input.baselineVariation = variations->front();
    if (plan)
        input.plan = *std::move(plan);
    else
        input.plan.change = variation->change;
    input.baselinePlan = *std::move(unchanged);
    return {};
}

/// Launcher and, for a job, the engine on its machine.
io::Result<void> chooseMachine(const RerunArguments& arguments, RerunInput& input, bool job)
{
    const auto kinds = workbench::launcherKinds();
    if (!kinds)
        return io::fail(kinds.error());
    auto launcher = rerun::launcherNamed(arguments.launcher.empty() ? "local" : arguments.launcher, *kinds);
    if (!launcher)
        return io::fail(launcher.error());
    if (!arguments.host.empty())
        launcher->target = arguments.host;
    launcher->options.insert(launcher->options.end(), arguments.launcherOptions.begin(),
                             arguments.launcherOptions.end());
    if (!arguments.python.empty())
        launcher->python = arguments.python;
    if (launcher->isLocal() && (!arguments.host.empty() || !launcher->options.empty()))
        return refuse("local-target");
    const QString engineId = QString::fromStdString(!arguments.engine.empty() ? arguments.engine
                                                    : launcher->isLocal()     ? "builtin"
                                                                              : "python:" + launcher->python);
    if (job) {
        auto engine =
            launcher->isLocal() ? workbench::engineOf(engineId) : workbench::engineThere(engineId, *launcher);
        if (!engine)
            return io::fail(engine.error());
        input.engine = *std::move(engine);
    }
    auto checked = rerun::checkedLauncher(*std::move(launcher));
    if (!checked)
        return io::fail(checked.error());
    input.launcher = *checked;
    return {};
}

} // namespace

io::Result<RerunInput> readRerunInput(const RerunArguments& arguments)
{
    RerunInput input;
    rerun::Baseline baseline;
    if (auto read = readWork(arguments, input, baseline); !read)
        return io::fail(read.error());
    takeBackend(baseline, arguments.backend);
    if (auto made = makePlans(arguments, input, baseline); !made)
        return io::fail(made.error());
    if (auto chosen = chooseMachine(arguments, input, std::holds_alternative<rerun::Job>(baseline.work));
        !chosen)
        return io::fail(chosen.error());
    input.limits.timeout = std::chrono::milliseconds(std::llround(arguments.timeout * 1000));
    input.limits.queue = std::chrono::milliseconds(std::llround(arguments.queueLimit * 1000));
    input.limits.memory = static_cast<std::uint64_t>(arguments.memoryMib) << 20;
    input.repeat = arguments.repeat;
    if (!arguments.keep.empty())
        input.folder = QFileInfo(QString::fromStdString(arguments.keep)).absoluteFilePath().toStdString();
    if (input.folder.empty())
        input.folder = workbench::runsFolder(QDir::currentPath()).toStdString();
    return input;
}

std::string rerunErrorText(const io::Error& error)
{
    const QString about = QString::fromStdString(error.path);
    const QString id = QString::fromStdString(error.detail);
    QString text;
    if (error.place == "launcher") {
        text = workbench::launcherErrorText(error);
    } else if (id == u"no-guard") {
        text = RerunInputText::tr("torchtriage-guard is missing beside the program: nothing can be started. "
                                  "Install TorchTriage again.");
    } else if (id == u"no-replay") {
        text = RerunInputText::tr("This TorchTriage was built without libtorch. Choose a Python environment "
                                  "with --engine python:PATH.");
    } else if (id == u"unknown-engine") {
        text = RerunInputText::tr("%1: an engine is builtin, or python: and a path.").arg(about);
    } else if (id == u"no-program" && error.kind == io::ErrorKind::NotFound) {
        text = RerunInputText::tr("%1: there is no Python interpreter at this place.").arg(about);
    } else if (error.place == "rerun") {
        if (id == u"one-source")
            text = RerunInputText::tr("Give one of --job, --incident, or a command after --.");
        else if (id == u"no-command")
            text = RerunInputText::tr("%1: the record names no command. Give it after --.").arg(about);
        else if (id == u"device")
            text = RerunInputText::tr("%1: a device is cpu or cuda:N.").arg(about);
        else if (id == u"device-of-program")
            text = RerunInputText::tr("%1: only the program itself chooses its device. Use its own option.")
                       .arg(about);
        else if (id == u"local-target")
            text = RerunInputText::tr(
                "--host and --launcher-option need a --launcher that leaves this machine.");
        else if (id == u"several-changes")
            text = RerunInputText::tr("One change at a time: give one of --device cpu, --blocking and "
                                      "--change.");
        else if (id == u"unknown-change")
            text = RerunInputText::tr("%1: there is no such variation.").arg(about);
        else {
            workbench::RunRow row;
            row.refusal = id;
            text = QStringLiteral("%1: %2").arg(about, workbench::refusalText(row));
            if (id == u"own-switch")
                text += u' ' + RerunInputText::tr("Give it with --with.");
            else if (id == u"second-engine")
                text += u' ' + RerunInputText::tr("Give its id with --with: builtin, or python: and a path.");
            else if (id == u"known-suspect")
                text += u' ' + RerunInputText::tr("Or give its number with --step.");
        }
    } else if (error.path.empty()) {
        text = workbench::switchErrorText(error);
    } else {
        text = workbench::errorText(error);
    }
    return text.toStdString();
}

} // namespace torchtriage::cli
