// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reduce_command.h"

#include "app/workbench/engines.h"
#include "app/workbench/error_text.h"
#include "app/workbench/program_paths.h"
#include "app/workbench/reduce_text.h"
#include "core/io/json_text.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reduction/reduction_summary.h"

#include <CLI/CLI.hpp>

#include <atomic>
#include <csignal>
#include <memory>
#include <ostream>

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int notReproduced = 1;
constexpr int badUsage = 2;

struct ReduceArguments {
    std::string job, folder, engine = "builtin";
    int runs = 400, repeat = 1, width = 1;
    double time = 3600, timeout = 300;
    bool json = false;
};

/// Set by Ctrl+C and by a request to end: the reduction pauses.
std::atomic_bool interrupted = false; // the only thing that a signal handler may touch

void interrupt(int)
{
    interrupted.store(true);
}

io::Result<rerun::ReduceRequest> requestOf(const ReduceArguments& arguments)
{
    auto job = rerun::readJob(arguments.job);
    if (!job)
        return io::fail(job.error());
    auto engine = workbench::engineOf(QString::fromStdString(arguments.engine));
    if (!engine)
        return io::fail(engine.error());
    const auto signatures = triage::SignatureSet::builtin();
    if (!signatures)
        return io::fail(signatures.error());
    rerun::ReduceRequest request;
    request.job = *std::move(job);
    request.folder = arguments.folder;
    request.engine.engine = *std::move(engine);
    request.engine.guard = workbench::guardPath().toStdString();
    request.engine.signatures = std::make_shared<const triage::SignatureSet>(*signatures);
    request.engine.limits.timeout =
        std::chrono::milliseconds(static_cast<std::int64_t>(arguments.timeout * 1000));
    request.engine.paused = [] { return interrupted.load(); };
    request.budget = {arguments.runs, std::chrono::seconds(static_cast<std::int64_t>(arguments.time)),
                      arguments.repeat};
    request.width = arguments.width;
    return request;
}

void printTrial(const rerun::Trial& trial, int runs, bool json, const Console& console)
{
    if (!json) {
        console.err << workbench::trialText(trial, runs).toStdString() << std::endl;
        return;
    }
    const Json line = {
        {"event", "trial"}, {"run", runs}, {"verdict", toString(trial.verdict)}, {"key", trial.key}};
    console.out << io::jsonText(line) << std::endl;
}

void printResult(const rerun::ReductionPlan& plan, const rerun::ReducedJob& result,
                 const ReduceArguments& arguments, const Console& console)
{
    if (arguments.json) {
        Json line = {{"event", "reduction"}};
        line.update(Json::parse(rerun::reductionSummary(plan, result), nullptr, false));
        line["folder"] = result.reduction.reproduced ? Json(arguments.folder) : Json(nullptr);
        console.out << io::jsonText(line) << std::endl;
        return;
    }
    for (const QString& text : workbench::reductionTexts(plan, result))
        console.out << text.toStdString() << "\n";
    if (result.reduction.reproduced)
        console.out << arguments.folder << "\n";
}

int run(const ReduceArguments& arguments, const Console& console)
{
    const auto fail = [&console](const io::Error& error) {
        console.err << "torchtriage-cli: " << workbench::errorText(error).toStdString() << "\n";
        return badUsage;
    };
    auto request = requestOf(arguments);
    if (!request)
        return fail(request.error());
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, interrupt);
    const auto opened = rerun::JobCase::open(request->job); // its names and sizes are wanted for the report
    if (!opened)
        return fail(opened.error());
    const auto reduced = rerun::reduceJob(*std::move(request), [&](const rerun::Trial& trial, int runs) {
        printTrial(trial, runs, arguments.json, console);
    });
    if (!reduced)
        return fail(reduced.error());
    printResult(opened->plan(), *reduced, arguments, console);
    return reduced->reduction.reproduced || reduced->end != rerun::TrialsEnd::None ? 0 : notReproduced;
}

void declare(CLI::App& reduce, ReduceArguments& arguments)
{
    reduce.add_option("--job", arguments.job, helpText(Help::tr("Job file of operators that fails")))
        ->required();
    reduce
        .add_option(
            "-o,--output", arguments.folder,
            helpText(Help::tr("Folder of the kept case; called again, the command goes on from there")))
        ->required();
    reduce.add_option(
        "--engine", arguments.engine,
        helpText(Help::tr("Engine of a job: builtin, or python: and an interpreter or folder")));
    reduce.add_option("--runs", arguments.runs, helpText(Help::tr("Most runs of this call (default: 400)")))
        ->check(CLI::Range(1, 1'000'000));
    reduce
        .add_option("--time", arguments.time,
                    helpText(Help::tr("Seconds after which no further run is begun (default: 3600)")))
        ->check(CLI::Range(1.0, 1e7));
    reduce
        .add_option("--timeout", arguments.timeout,
                    helpText(Help::tr("Seconds after which a run is ended (default: 300)")))
        ->check(CLI::Range(0.1, 1e7));
    reduce
        .add_option("--repeat", arguments.repeat,
                    helpText(Help::tr("Runs before a case counts as one that passes, for flaky failures")))
        ->check(CLI::Range(1, 1000));
    reduce.add_option("--jobs", arguments.width, helpText(Help::tr("Runs beside each other (default: 1)")))
        ->check(CLI::Range(1, 64));
    reduce.add_flag("--json", arguments.json, helpText(Help::tr("JSON lines as things happen")));
}

} // namespace

Subcommand addReduce(CLI::App& app)
{
    const auto arguments = std::make_shared<ReduceArguments>();
    CLI::App* reduce = app.add_subcommand(
        "reduce",
        helpText(Help::tr("Find the smallest version of a failing job that fails in the same way")));
    declare(*reduce, *arguments);
    return {reduce, [arguments](const Console& console) { return run(*arguments, console); }};
}

} // namespace torchtriage::cli
