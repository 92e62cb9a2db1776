// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/triage_command.h"
#include "app/workbench/language.h"

#include <QCoreApplication>
#include <QLocale>

#include <CLI/CLI.hpp>

#include <iostream>
#include <string>

namespace {

constexpr int badUsage = 2;

/// Everything that the command line can ask.
struct Arguments {
    std::string language;
    torchtriage::cli::TriageArguments triage;
};

void addTriage(CLI::App& app, Arguments& arguments)
{
    CLI::App* triage =
        app.add_subcommand("triage", "Find the first failure of logs, notebooks and error files");
    triage
        ->add_option("path", arguments.triage.paths,
                     "Log, notebook, error file, folder (all levels), or - for standard input")
        ->required();
    triage->add_flag("--json", arguments.triage.json, "One JSON object per input, each on its own line");
    triage->add_option("--jobs", arguments.triage.jobs, "Threads to use (default: one per core)")
        ->check(CLI::Range(1, 1024));
    triage->add_option("--signatures", arguments.triage.signatureFolders,
                       "Folder with signature files of your own (may be repeated)");
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication qtApp(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("TorchTriage"));

    CLI::App app("TorchTriage finds the first failure of a PyTorch job and says what to check first.",
                 "torchtriage-cli");
    app.set_version_flag("--version", "torchtriage-cli " TORCHTRIAGE_VERSION);
    app.require_subcommand(1);
    app.fallthrough();
    Arguments arguments;
    app.add_option("--lang", arguments.language, "Language of the prose")
        ->check(CLI::IsMember({"en", "fr", "es", "ja", "id"}));
    addTriage(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : badUsage;
    }

    torchtriage::workbench::Language language;
    language.install(arguments.language.empty() ? torchtriage::workbench::languageFor(QLocale::system())
                                                : QString::fromStdString(arguments.language));
    return torchtriage::cli::runTriage(arguments.triage, std::cout, std::cerr);
}
