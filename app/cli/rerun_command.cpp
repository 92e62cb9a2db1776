// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rerun_command.h"

#include "app/cli/rerun_input.h"
#include "app/workbench/engines.h"
#include "app/workbench/error_text.h"
#include "app/workbench/launcher_text.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/rerun_text.h"
#include "core/io/json_text.h"

#include <CLI/CLI.hpp>

#include <atomic>
#include <csignal>
#include <memory>
#include <ostream>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int badUsage = 2;

/// Set by Ctrl+C and by a request to end: the run is ended in order, and its outcome is still told.
std::atomic_bool interrupted = false; // the only thing that a signal handler may touch

void interrupt(int)
{
    interrupted.store(true);
}

void printLine(const Json& json, std::ostream& out)
{
    out << io::jsonText(json) << std::endl;
}

Json eventJson(const char* event)
{
    Json json;
    json["event"] = event;
    return json;
}

/// Tells on standard output what happens.
rerun::RunEvents eventsTo(std::ostream& out, const rerun::Plan& plan)
{
    rerun::RunEvents events;
    events.stop = [] { return interrupted.load() ? rerun::StopRequest::Stop : rerun::StopRequest::None; };
    events.waiting = [&out, &plan](const rerun::QueueState& state) {
        Json json = eventJson("waiting");
        json["variation"] = plan.variation;
        json["id"] = state.id.empty() ? Json() : Json(state.id);
        json["state"] = state.state.empty() ? Json() : Json(state.state);
        json["reason"] = state.reason.empty() ? Json() : Json(state.reason);
        json["text"] = workbench::queueText(state).toStdString();
        printLine(json, out);
    };
    events.started = [&out, &plan](const rerun::RunFolder& folder, int process, const std::string& command) {
        Json json = eventJson("started");
        json["variation"] = plan.variation;
        json["process"] = process;
        json["command"] = command;
        json["folder"] = folder.path();
        printLine(json, out);
    };
    events.line = [&out, &plan](const rerun::PrintedLine& line) {
        if (std::holds_alternative<rerun::Job>(plan.work) && line.stream == rerun::Stream::Output)
            return; // the engine's own lines come as they are, below
        Json json = eventJson("printed");
        json["stream"] = line.stream == rerun::Stream::Output ? "out" : "err";
        json["seconds"] = line.seconds;
        json["text"] = std::string(line.text);
        printLine(json, out);
    };
    events.said = [&out](const rerun::OutcomeLine& line) {
        Json json = eventJson("said");
        json["line"] = Json::parse(rerun::writeOutcomeLine(line), nullptr, false);
        printLine(json, out);
    };
    return events;
}

/// One run after the other, with what they have in common.
class Session {
public:
    Session(const RerunInput& input, const Console& console)
        : m_input(input), m_console(console), m_plan(input.plan)
    {
    }

    int run()
    {
        std::optional<rerun::Failure> reference = m_input.reference;
        std::string comparedWith = reference ? "incident" : "";
        const bool changes = m_input.plan.change != rerun::Change::Nothing;
        if (changes && !reference) {
            // A change tells nothing without what it is compared with.
            const auto baseline = once(m_input.baselinePlan, std::nullopt, {});
            if (!baseline)
                return fail(baseline.error());
            reference = baseline->failure;
            comparedWith = "baseline";
            m_returned = baseline->returned();
            printOutcome(*baseline, "baseline");
            if (auto learnt = learn(*baseline); !learnt)
                return fail(learnt.error());
        }
        return repeat(reference, comparedWith);
    }

private:
    /// Which operator fails is known now: a reference takes its place.
    io::Result<void> learn(const rerun::Outcome& baseline)
    {
        if (!m_input.waitsForBaseline)
            return {};
        rerun::Baseline known = m_input.baseline;
        if (baseline.failure && baseline.failure->step)
            known.failingStep = baseline.failure->step;
        auto plan = rerun::makePlan(known, m_input.variation);
        if (!plan)
            return io::fail(io::ErrorKind::Unsupported, m_input.variation.id, "rerun", plan.error().detail);
        m_plan = *std::move(plan);
        return {};
    }

    int repeat(std::optional<rerun::Failure> reference, std::string comparedWith)
    {
        std::vector<rerun::Verdict> verdicts;
        for (int i = 0; i < m_input.repeat && !interrupted.load(); ++i) {
            const auto outcome = once(m_plan, reference, comparedWith);
            if (!outcome)
                return fail(outcome.error());
            verdicts.push_back(outcome->verdict());
            if (!reference && outcome->failure) {
                reference = outcome->failure; // repeats are compared with the first one that failed
                comparedWith = "first-run";
                verdicts.back() = rerun::Verdict::Reproduced;
            }
            const bool last = i + 1 == m_input.repeat || interrupted.load();
            printOutcome(*outcome, last ? "outcome" : "repeat", m_input.repeat > 1 ? &verdicts : nullptr);
        }
        return 0;
    }

    io::Result<rerun::Outcome> once(const rerun::Plan& plan, const std::optional<rerun::Failure>& reference,
                                    const std::string& comparedWith)
    {
        rerun::RunRequest request;
        request.plan = plan;
        request.guard = workbench::guardPath().toStdString();
        request.parent = m_input.folder;
        request.launcher = m_input.launcher;
        if (!m_input.launcher->isLocal())
            request.remoteScript = workbench::remoteScriptPath().toStdString();
        if (std::holds_alternative<rerun::Job>(plan.work))
            request.engine = plan.change == rerun::Change::Engine ? m_input.otherEngine : m_input.engine;
        if (plan.change != rerun::Change::Nothing)
            request.returned = m_returned;
        request.limits = m_input.limits;
        request.reference = reference;
        request.comparedWith = reference ? comparedWith : "";
        const auto set = triage::SignatureSet::builtin();
        return set ? rerun::executeRun(request, *set, eventsTo(m_console.out, plan)) : io::fail(set.error());
    }

    void printOutcome(const rerun::Outcome& outcome, const char* event,
                      const std::vector<rerun::Verdict>* verdicts = nullptr)
    {
        Json json = eventJson(event);
        json["folder"] = outcome.folder;
        json.update(rerun::toJson(outcome));
        if (verdicts != nullptr) {
            const rerun::Rate rate = rerun::rateOf(*verdicts);
            json["rate"] = {{"failed", rate.failed},
                            {"different", rate.different},
                            {"conclusive", rate.conclusive},
                            {"flaky", rate.isFlaky()}};
        }
        Json texts = Json::array();
        const bool changed = outcome.change != rerun::Change::Nothing;
        const auto& variation = changed ? m_input.variation : m_input.baselineVariation;
        for (const QString& text : workbench::tellsText(variation, outcome))
            texts.push_back(text.toStdString());
        json["tells"] = texts;
        json["ended"] = workbench::endingText(outcome).toStdString();
        printLine(json, m_console.out);
    }

    int fail(const io::Error& error)
    {
        m_console.err << "torchtriage-cli: " << rerunErrorText(error) << "\n";
        return badUsage;
    }

    const RerunInput& m_input;
    const Console& m_console;
    rerun::Plan m_plan;
    std::optional<rerun::RunOutputs> m_returned; ///< by the baseline's steps
};

void declare(CLI::App& rerun, RerunArguments& arguments)
{
    rerun.add_option("--job", arguments.job,
                     helpText(Help::tr("Job file: operators for an engine, or a command")));
    rerun.add_option("--incident", arguments.incident,
                     helpText(Help::tr("Incident folder: its command is run, and its runs are kept there")));
    rerun.add_option(
        "--device", arguments.device,
        helpText(Help::tr("Device of a job: cpu or cuda:N; for a program, cpu hides the others")));
    rerun.add_flag("--blocking", arguments.blocking,
                   helpText(Help::tr("Blocking launches, with the variable of the backend")));
    rerun
        .add_option("--backend", arguments.backend,
                    helpText(Help::tr("Backend of the program where nothing tells it: cuda or rocm")))
        ->check(CLI::IsMember({"cuda", "rocm"}));
    rerun.add_option("--change", arguments.change,
                     helpText(Help::tr("The one change: id of a variation, or custom with --name")));
    rerun.add_option("--with", arguments.ownSwitch,
                     helpText(Help::tr("How the program makes the change: one variable or one option; for "
                                       "other-engine, the engine")));
    rerun
        .add_option("--step", arguments.step,
                    helpText(Help::tr("Step of a job whose operator a reference replaces, counted from 0 "
                                      "(default: the one that fails)")))
        ->check(CLI::Range(0, 10'000));
    rerun.add_option("--name", arguments.name, helpText(Help::tr("Name of a custom change")));
    rerun.add_option("--engine", arguments.engine,
                     helpText(Help::tr("Engine of a job: builtin, or python: and an interpreter or folder")));
    rerun.add_option(
        "--launcher", arguments.launcher,
        helpText(Help::tr("Where the process runs: local, ssh:HOST, slurm[:PARTITION], or one of your "
                          "own; options may stand behind the colon instead")));
    rerun.add_option("--host", arguments.host,
                     helpText(Help::tr("Host or partition of the launcher, instead of behind its colon")));
    rerun
        .add_option("--launcher-option", arguments.launcherOptions,
                    helpText(Help::tr("One option for the program of the launcher, as in "
                                      "--launcher-option=--gres=gpu:1 (may be repeated)")))
        ->allow_extra_args(false);
    rerun.add_option("--python", arguments.python,
                     helpText(Help::tr("Python interpreter on the other machine (default: python3)")));
    rerun.add_option(
        "--workdir", arguments.workdir,
        helpText(Help::tr("Folder that the command runs in (default: the current one, which must "
                          "exist on the other machine)")));
    rerun
        .add_option("--queue-limit", arguments.queueLimit,
                    helpText(Help::tr("Give up after so many seconds in a queue (default: no limit)")))
        ->check(CLI::Range(0.0, 1e7));
    rerun
        .add_option("--timeout", arguments.timeout,
                    helpText(Help::tr("End the run after so many seconds (default: no limit)")))
        ->check(CLI::Range(0.0, 1e7));
    rerun
        .add_option("--memory", arguments.memoryMib,
                    helpText(Help::tr("End the run when its processes hold more memory than that, in MiB")))
        ->check(CLI::Range(0, 1 << 30));
    rerun
        .add_option("--repeat", arguments.repeat,
                    helpText(Help::tr("Run it so many times and tell how often it failed")))
        ->check(CLI::Range(1, 10'000));
    rerun.add_option("--keep", arguments.keep, helpText(Help::tr("Folder that the runs are kept in")));
    rerun.add_option("command", arguments.command, helpText(Help::tr("Program and arguments, after --")));
}

} // namespace

Subcommand addRerun(CLI::App& app)
{
    const auto arguments = std::make_shared<RerunArguments>();
    CLI::App* rerun = app.add_subcommand(
        "rerun", helpText(Help::tr("Run a command or a job in a new process, with at most one change")));
    declare(*rerun, *arguments);
    return {rerun, [arguments](const Console& console) {
                const auto input = readRerunInput(*arguments);
                if (!input) {
                    console.err << "torchtriage-cli: " << rerunErrorText(input.error()) << "\n";
                    return badUsage;
                }
                for (const int signal : {SIGINT, SIGTERM, SIGHUP})
                    std::signal(signal, interrupt);
                return Session(*input, console).run();
            }};
}

} // namespace torchtriage::cli
