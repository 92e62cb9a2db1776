// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_command.h"

#include "app/cli/run_process.h"
#include "app/workbench/error_text.h"
#include "app/workbench/library_folder.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"
#include "core/incident/recorded_run.h"
#include "core/triage/signature_set.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <filesystem>
#include <memory>

namespace torchtriage::cli {

namespace {

struct RunCommand {
    Q_DECLARE_TR_FUNCTIONS(RunCommand)
};

void say(std::ostream& err, const QString& sentence)
{
    err << "torchtriage-cli: " << sentence.toStdString() << std::endl;
}

void saySaved(std::ostream& err, const incident::Folder& folder)
{
    const auto record = folder.record();
    const auto family = record ? triage::familyFromString(record->firstError.family) : std::nullopt;
    const QString path = workbench::plainValue(folder.path(), 4000);
    say(err, family ? workbench::fillPlaceholders(RunCommand::tr("Incident saved in %1: %2."),
                                                  {path, workbench::familyName(family)})
                    : workbench::fillPlaceholders(RunCommand::tr("Incident saved in %1."), {path}));
}

/// Makes an incident of the run, or says where to find what it printed.
void keep(std::ostream& err, incident::RecordedRun& run, const incident::RecordedRun::Facts& facts)
{
    const auto signatures = triage::SignatureSet::builtin();
    const auto folder = signatures ? run.keep(facts, *signatures)
                                   : io::Result<incident::Folder>(io::fail(signatures.error()));
    if (folder) {
        saySaved(err, *folder);
        return;
    }
    say(err, workbench::errorText(folder.error()));
    say(err, workbench::fillPlaceholders(RunCommand::tr("What the command printed until then is in %1."),
                                         {workbench::plainValue(run.leave(), 4000)}));
}

/// An earlier run whose recorder was killed is not lost: this is the next moment at which somebody looks.
void keepAbandoned(std::ostream& err, const std::string& library)
{
    std::vector<incident::RecordedRun> runs = incident::RecordedRun::abandoned(library);
    if (runs.empty())
        return;
    const auto signatures = triage::SignatureSet::builtin();
    for (incident::RecordedRun& run : runs) {
        if (const auto folder = signatures ? run.keep(run.facts(), *signatures)
                                           : io::Result<incident::Folder>(io::fail(signatures.error())))
            say(err, workbench::fillPlaceholders(
                         RunCommand::tr("An earlier run was cut short; what it printed is saved in %1."),
                         {workbench::plainValue(folder->path(), 4000)}));
        else
            run.leave();
    }
}

std::string currentFolder()
{
    std::error_code code;
    return std::filesystem::current_path(code).string();
}

} // namespace

int runCommand(const RunArguments& arguments, std::ostream& err)
{
    constexpr int notStarted = 2;
    const auto refuse = [&](const io::Error& error) {
        say(err, workbench::errorText(error));
        return notStarted;
    };
    const std::string library =
        arguments.library.empty() ? workbench::libraryFolder().toStdString() : arguments.library;
    keepAbandoned(err, library);
    incident::RecordedRun::Facts facts{arguments.command, currentFolder(), incident::isoNow(), {}, {}, {}};
    auto run = incident::RecordedRun::begin(library, facts);
    if (!run)
        return refuse(run.error());
    const auto ending =
        runTeed(arguments.command, run->logPath(), {"TORCHTRIAGE_RUN=" + run->capturedPath()});
    if (!ending)
        return refuse(ending.error());
    facts.ended = incident::isoNow();
    facts.exitCode = ending->exitCode;
    facts.signal = ending->signal;
    if (!ending->logError.empty())
        say(err, workbench::fillPlaceholders(RunCommand::tr("The log of this run is not complete: %1."),
                                             {QString::fromStdString(ending->logError)}));
    if (arguments.keep || ending->signal || ending->exitCode != 0)
        keep(err, *run, facts);
    if (ending->signal) {
        {
            const auto removed = std::move(*run);
        } // this process ends here, without destructors
        return endBySignal(*ending->signal);
    }
    return ending->exitCode.value_or(notStarted);
}

Subcommand addRun(CLI::App& app)
{
    const auto arguments = std::make_shared<RunArguments>();
    CLI::App* run = app.add_subcommand(
        "run", helpText(Help::tr("Run a command, keep what it prints, and leave an incident if it fails")));
    run->add_option("command", arguments->command, helpText(Help::tr("Command and its arguments, after --")))
        ->required();
    run->add_option("--library", arguments->library, helpText(Help::tr("Folder for the incident")));
    run->add_flag("--keep", arguments->keep,
                  helpText(Help::tr("Leave an incident even if the command succeeds")));
    run->prefix_command();
    return {run, [arguments](const Console& console) { return runCommand(*arguments, console.err); }};
}

} // namespace torchtriage::cli
