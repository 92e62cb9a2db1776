// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/execute.h"

#include "core/incident/folder.h"
#include "core/io/json_text.h"
#include "core/rerun/command_format.h"
#include "core/rerun/job_format.h"
#include "core/rerun/kept_tensor.h"
#include "core/rerun/launch/remote_run.h"
#include "core/rerun/shell_text.h"
#include "core/triage/triage.h"

#include <algorithm>
#include <array>
#include <ctime>

namespace torchtriage::rerun {

namespace {

constexpr std::size_t mostOutputs = 10'000;

std::string nowText()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

/// Collects what an engine says.
class EngineLog {
public:
    EngineLog(Outcome& outcome, const RunEvents& events, const std::vector<StepOrigin>& origins)
        : m_outcome(outcome), m_events(events), m_origins(origins)
    {
    }

    void take(const PrintedLine& line)
    {
        if (line.stream != Stream::Output || line.half)
            return; // half a line is what a process leaves that dies while it writes
        const auto said = readOutcomeLine(line.text);
        if (!said)
            return;
        if (const auto* hello = std::get_if<HelloLine>(&*said))
            m_outcome.torch = hello->torch;
        else if (const auto* progress = std::get_if<ProgressLine>(&*said))
            m_step = progress->name;
        else if (const auto* output = std::get_if<OutputLine>(&*said))
            keep(*output);
        else if (const auto* error = std::get_if<ErrorLine>(&*said); error != nullptr && !m_error)
            m_error = *error;
        if (m_events.said)
            m_events.said(*said);
    }

    /// The error of the engine, with what the triage makes of its words.
    [[nodiscard]] std::optional<Failure> failure(const triage::SignatureSet& signatures) const
    {
        if (!m_error)
            return std::nullopt;
        Failure failure = failureOf(*m_error, m_step);
        if (failure.step && *failure.step < m_origins.size())
            failure.step = m_origins[*failure.step].step;
        const std::string& words = m_error->detail.empty() ? m_error->message : m_error->detail;
        const auto report = triage::triageText("error", m_error->exception + ": " + words + '\n', signatures);
        if (!report || report->verdict != triage::Verdict::Failure)
            return failure;
        if (!failure.family)
            failure.family = report->family;
        failure.contract = report->contract;
        failure.assertion = report->assertion;
        return failure;
    }

private:
    /// Counted in the steps of the baseline; what is on the way to them has no counterpart there.
    void keep(OutputLine output)
    {
        if (output.step < m_origins.size()) {
            if (!m_origins[output.step].returns)
                return;
            output.step = m_origins[output.step].step;
        }
        // The folder of a run can be moved: the file is named as it lies in it.
        output.file = output.file.substr(output.file.find_last_of('/') + 1);
        if (m_outcome.outputs.size() < mostOutputs)
            m_outcome.outputs.push_back(std::move(output));
    }

    Outcome& m_outcome;
    const RunEvents& m_events;
    const std::vector<StepOrigin>& m_origins;
    std::string m_step; ///< name of the step under way
    std::optional<ErrorLine> m_error;
};

/// What is started: the program itself, or an engine with the job file.
Command commandOf(const RunRequest& request, const RunFolder& folder)
{
    if (const auto* own = std::get_if<Command>(&request.plan.work)) {
        Command command = withoutInheritedDiagnostics(*own);
        // Through a pipe Python keeps back what it prints; with this it arrives as it is printed, in every
        // run alike.
        if (std::ranges::find(command.environment, "PYTHONUNBUFFERED", &EnvironmentChange::name) ==
            command.environment.end())
            setVariable(command, "PYTHONUNBUFFERED", "1");
        return command;
    }
    Command command = request.engine ? request.engine->command : Command();
    command.arguments.push_back(folder.file(RunFolder::jobName));
    return withoutInheritedDiagnostics(std::move(command));
}

/// What stands in job.json. A job keeps what its steps return beside it, to be compared.
std::string jobText(const RunRequest& request)
{
    if (const auto* command = std::get_if<Command>(&request.plan.work))
        return writeCommand(*command);
    Job job = std::get<Job>(request.plan.work);
    job.keep = outputsName;
    job.keepBytes = request.limits.keptElements;
    return writeJob(job) + '\n';
}

/// How an engine is called on another machine, where its files have a folder of their own.
Command thereAs(const RunRequest& request, const Command& command)
{
    if (!request.engine)
        return command;
    Command there;
    there.program = request.engine->files.empty() ? "torchtriage-replay" : request.launcher->python;
    if (!request.engine->files.empty())
        there.arguments.push_back(
            request.engine->files.front().substr(request.engine->files.front().find_last_of('/') + 1));
    there.arguments.emplace_back(RunFolder::jobName);
    return there;
}

Outcome begin(const RunRequest& request, const Command& command)
{
    Outcome outcome;
    outcome.variation = request.plan.variation;
    outcome.change = request.plan.change;
    outcome.name = request.plan.name;
    outcome.made = request.plan.made;
    outcome.work = digestOf(request.plan.work);
    outcome.command =
        toShellText(request.launcher->isLocal() ? command : thereAs(request, command), Shell::Posix);
    outcome.launcher = request.launcher->id();
    outcome.engine = request.engine ? request.engine->id : std::string();
    outcome.device = request.plan.device;
    outcome.launch = request.plan.launch;
    outcome.measured = request.plan.measures;
    outcome.started = nowText();
    return outcome;
}

void takeResult(Outcome& outcome, const ProcessResult& result)
{
    outcome.ending = result.ending;
    outcome.seconds = result.seconds;
    outcome.printedBytes = result.printedBytes;
    outcome.leftOutBytes = result.leftOutBytes;
    outcome.largestResident = result.largestResident;
    outcome.leftBehind = result.leftBehind;
    outcome.lastLine = result.lastLine;
    outcome.outputError = result.outputError;
}

/// First failure of what a program printed; its versions too.
std::optional<Failure> readOutput(Outcome& outcome, const RunFolder& folder,
                                  const triage::SignatureSet& signatures)
{
    const auto report = triage::triageFile(folder.file(RunFolder::outputName), signatures);
    if (!report)
        return std::nullopt;
    outcome.torch = report->context.torch;
    return failureOf(*report);
}

void conclude(Outcome& outcome, const RunRequest& request)
{
    if (!outcome.failure)
        outcome.failure = failureOf(outcome.ending, outcome.lastLine);
    outcome.comparison = compareRuns(request.reference, outcome.ending, outcome.failure);
    outcome.comparedWith = request.comparedWith;
    outcome.observedBefore = placeOf(request.reference);
    // Of one sample the sizes differ by intention.
    const auto returned = request.plan.change == Change::Samples ? std::nullopt : outcome.returned();
    if (returned && request.returned) {
        if (const auto tolerances = builtinTolerances())
            outcome.agreement = compareOutputs(*request.returned, *returned, *tolerances);
    }
    const auto* job = std::get_if<Job>(&request.plan.work);
    outcome.interval = intervalOf(outcome.failure, job != nullptr && job->sync == Synchronize::EachStep);
}

/// The record of an incident lists its runs. A record that cannot be changed is no reason to lose the run.
void noteInRecord(const std::string& parent, const Outcome& outcome)
{
    if (!incident::Folder::isIncident(parent))
        return;
    const auto folder = incident::Folder::open(parent);
    if (!folder)
        return;
    incident::Run run;
    run.folder = folder->nameFor(outcome.folder);
    run.kind = "rerun";
    run.started = outcome.started;
    run.outcome = toString(outcome.comparison.verdict);
    static_cast<void>(folder->update([&run](incident::Record& record) { record.runs.push_back(run); }));
}

ProcessOptions optionsFor(const RunRequest& request, const RunFolder& folder)
{
    ProcessOptions options;
    options.guard = request.guard;
    options.outputFile = folder.file(RunFolder::outputName);
    options.keptBytes = request.limits.keptOutput;
    options.memoryLimit = request.limits.memory;
    options.grace = request.limits.grace;
    options.longestLine = request.engine ? mostLineBytes : options.longestLine;
    return options;
}

io::Result<Prewarmed> processFor(const RunRequest& request, const Command& command, const RunFolder& folder,
                                 const Prewarmed& prewarmed)
{
    if (prewarmed) {
        if (auto kept = prewarmed->keepOutput(folder.file(RunFolder::outputName), request.limits.keptOutput);
            !kept)
            return io::fail(kept.error());
        if (prewarmed->send(folder.file(RunFolder::jobName) + '\n'))
            return prewarmed;
        // It has died while it waited: a new one says why.
    }
    auto process = ChildProcess::start(command, optionsFor(request, folder));
    if (!process)
        return io::fail(process.error());
    return std::make_shared<ChildProcess>(*std::move(process));
}

/// Here: started at once.
io::Result<ProcessResult> runHere(const RunRequest& request, const Command& command, const RunFolder& folder,
                                  const Prewarmed& prewarmed, Outcome& outcome, const RunEvents& events,
                                  const WaitOptions& wait)
{
    auto process = processFor(request, command, folder, prewarmed);
    if (!process)
        return io::fail(process.error());
    outcome.process = (*process)->id();
    if (events.started)
        events.started(folder, outcome.process, outcome.command);
    return (*process)->wait(wait);
}

/// On another machine: it may wait, and begins there.
io::Result<ProcessResult> runThere(const RunRequest& request, const Command& command, const RunFolder& folder,
                                   Outcome& outcome, const RunEvents& events, const WaitOptions& wait)
{
    const auto* job = std::get_if<Job>(&request.plan.work);
    auto staging = job != nullptr ? stageJob(*job, request.engine.value_or(Engine()), *request.launcher)
                                  : io::Result<Staging>(stageCommand(command));
    if (!staging)
        return io::fail(staging.error());
    auto remote =
        RemoteRun::prepare({request.launcher, request.remoteScript, request.limits}, *std::move(staging));
    if (!remote)
        return io::fail(remote.error());
    RunEvents relayed = events;
    relayed.line = wait.line;
    auto result = (*remote)->run(optionsFor(request, folder), relayed, [&](int process) {
        outcome.process = process;
        if (events.started)
            events.started(folder, process, outcome.command);
    });
    if (!result)
        return io::fail(result.error());
    outcome.node = result->node;
    outcome.queued = result->queued;
    return std::move(result->process);
}

} // namespace

io::Result<Prewarmed> prewarm(const Engine& engine, const std::string& guard)
{
    ProcessOptions options;
    options.guard = guard;
    options.hasInput = true;
    options.longestLine = mostLineBytes;
    Command command = withoutInheritedDiagnostics(engine.command);
    command.arguments.push_back("--prewarm");
    auto process = ChildProcess::start(command, options);
    if (!process)
        return io::fail(process.error());
    return std::make_shared<ChildProcess>(*std::move(process));
}

io::Result<Outcome> executeRun(const RunRequest& request, const triage::SignatureSet& signatures,
                               const RunEvents& events, const Prewarmed& prewarmed)
{
    auto folder = RunFolder::next(request.parent);
    if (!folder)
        return io::fail(folder.error());
    if (auto written = folder->write(RunFolder::jobName, jobText(request)); !written)
        return io::fail(written.error());

    const Command command = commandOf(request, *folder);
    Outcome outcome = begin(request, command);
    outcome.folder = folder->path();
    EngineLog engine(outcome, events, request.plan.origins);
    WaitOptions wait;
    wait.timeout = request.limits.timeout;
    wait.stop = events.stop;
    wait.tick = events.tick;
    wait.line = [&](const PrintedLine& line) {
        if (request.engine)
            engine.take(line);
        if (events.line)
            events.line(line);
    };
    const auto result = request.launcher->isLocal()
                            ? runHere(request, command, *folder, prewarmed, outcome, events, wait)
                            : runThere(request, command, *folder, outcome, events, wait);
    if (!result)
        return io::fail(result.error());
    takeResult(outcome, *result);

    outcome.failure = request.engine ? engine.failure(signatures) : readOutput(outcome, *folder, signatures);
    conclude(outcome, request);
    const std::string text = io::jsonText(toJson(outcome), 2) + '\n';
    if (auto written = folder->write(RunFolder::outcomeName, text); !written)
        return io::fail(written.error());
    noteInRecord(request.parent, outcome);
    return outcome;
}

} // namespace torchtriage::rerun
