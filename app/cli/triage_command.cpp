// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/triage_command.h"

#include "app/cli/input_files.h"
#include "app/cli/ordered_work.h"
#include "app/cli/report_json.h"
#include "app/workbench/error_text.h"
#include "app/workbench/triage_text.h"
#include "core/incident/triage_incident.h"
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <thread>

namespace torchtriage::cli {

namespace {

/// What one input prints.
struct Printed {
    std::string out;
    std::string err;
};

Printed printError(const std::string& input, const io::Error& error, bool json)
{
    Printed printed;
    if (json)
        printed.out = oneLine(toJson(input, error)) + "\n";
    printed.err = "torchtriage-cli: " + workbench::errorText(error).toStdString() + "\n";
    return printed;
}

Printed triageOne(const std::string& input, const triage::SignatureSet& signatures, unsigned jobs, bool json)
{
    triage::Options options;
    options.jobs = jobs;
    const auto report =
        incident::isIncidentPath(input)
            ? incident::triageIncident(input, signatures, options).map([](incident::OpenedIncident&& opened) {
                  return std::move(opened.report);
              })
            : triage::triageFile(input, signatures, options);
    if (!report)
        return printError(input, report.error(), json);
    if (json)
        return {oneLine(toJson(*report)) + "\n", {}};
    return {workbench::triageAsText(*report).toStdString(), {}};
}

} // namespace

int runTriage(const TriageArguments& arguments, std::ostream& out, std::ostream& err)
{
    constexpr int unreadable = 2;
    const auto signatures = triage::SignatureSet::withFolders(arguments.signatureFolders);
    if (!signatures) {
        err << "torchtriage-cli: " << workbench::errorText(signatures.error()).toStdString() << "\n";
        return unreadable;
    }

    bool failed = false;
    std::vector<std::string> inputs;
    for (const std::string& path : arguments.paths) {
        const auto files = filesOf(path);
        if (files) {
            inputs.insert(inputs.end(), files->begin(), files->end());
            continue;
        }
        const Printed printed = printError(path, files.error(), arguments.json);
        out << printed.out;
        err << printed.err;
        failed = true;
    }

    // One input is read by all threads; many inputs are read by one thread each.
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const unsigned jobs = arguments.jobs != 0 ? arguments.jobs : cores;
    const unsigned jobsPerInput = inputs.size() == 1 ? jobs : 1;
    bool between = false;
    inOrder<Printed>(
        inputs.size(), jobs,
        [&](std::size_t i) { return triageOne(inputs[i], *signatures, jobsPerInput, arguments.json); },
        [&](const Printed& printed) {
            if (between && !arguments.json && !printed.out.empty())
                out << "\n";
            out << printed.out << std::flush;
            err << printed.err << std::flush;
            between = between || !printed.out.empty();
            failed = failed || !printed.err.empty();
        });
    return failed ? unreadable : 0;
}

Subcommand addTriage(CLI::App& app)
{
    const auto arguments = std::make_shared<TriageArguments>();
    CLI::App* triage = app.add_subcommand(
        "triage", helpText(Help::tr("Find the first failure of logs, notebooks and error files")));
    triage
        ->add_option(
            "path", arguments->paths,
            helpText(Help::tr(
                "Log, notebook, error file, incident, folder (all levels), or - for standard input")))
        ->required();
    triage->add_flag("--json", arguments->json,
                     helpText(Help::tr("One JSON object per input, each on its own line")));
    triage
        ->add_option("--jobs", arguments->jobs, helpText(Help::tr("Threads to use (default: one per core)")))
        ->check(CLI::Range(1, 1024));
    triage->add_option("--signatures", arguments->signatureFolders,
                       helpText(Help::tr("Folder with signature files of your own (may be repeated)")));
    return {triage,
            [arguments](const Console& console) { return runTriage(*arguments, console.out, console.err); }};
}

} // namespace torchtriage::cli
