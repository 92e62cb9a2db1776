// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_command.h"
#include "app/cli/guide_command.h"
#include "app/cli/self_test.h"
#include "app/cli/triage_command.h"
#include "app/workbench/debug_info.h"
#include "app/workbench/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <CLI/CLI.hpp>

#include <iostream>
#include <string>

namespace {

constexpr int badUsage = 2;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

std::string text(const QString& words)
{
    return words.toStdString();
}

/// Everything that the command line can ask.
struct Arguments {
    std::string language;
    bool selfTest = false;
    bool debugInfo = false;
    torchtriage::cli::TriageArguments triage;
    torchtriage::cli::BatchArguments batch;
    std::string guideSection;
};

void addTriage(CLI::App& app, Arguments& arguments)
{
    CLI::App* triage = app.add_subcommand(
        "triage", text(Words::tr("Find the first failure of logs, notebooks and error files")));
    triage
        ->add_option(
            "path", arguments.triage.paths,
            text(Words::tr("Log, notebook, error file, folder (all levels), or - for standard input")))
        ->required();
    triage->add_flag("--json", arguments.triage.json,
                     text(Words::tr("One JSON object per input, each on its own line")));
    triage
        ->add_option("--jobs", arguments.triage.jobs,
                     text(Words::tr("Threads to use (default: one per core)")))
        ->check(CLI::Range(1, 1024));
    triage->add_option("--signatures", arguments.triage.signatureFolders,
                       text(Words::tr("Folder with signature files of your own (may be repeated)")));
}

void addBatch(CLI::App& app, Arguments& arguments)
{
    CLI::App* batch = app.add_subcommand(
        "batch", text(Words::tr("List what a saved batch holds; nothing in it is executed")));
    batch
        ->add_option(
            "file", arguments.batch.paths,
            text(Words::tr("File of torch.save, safetensors, npy, npz or TorchScript (may be repeated)")))
        ->required();
    batch->add_flag("--json", arguments.batch.json,
                    text(Words::tr("One JSON object per file, each on its own line")));
    batch->add_flag("--stats", arguments.batch.stats,
                    text(Words::tr("Read the elements and summarise them")));
    batch->add_option("--tensor", arguments.batch.tensor, text(Words::tr("Only the value with this key")));
}

void addGuide(CLI::App& app, Arguments& arguments)
{
    CLI::App* guide = app.add_subcommand("guide", text(Words::tr("Print the guide, or one section of it")));
    guide->add_option("section", arguments.guideSection,
                      text(Words::tr("Id of a section; \"list\" names them")));
}

void addTopLevel(CLI::App& app, Arguments& arguments)
{
    app.set_version_flag("--version", "torchtriage-cli " TORCHTRIAGE_VERSION);
    app.add_flag("--self-test", arguments.selfTest,
                 text(Words::tr("Try what the program needs on this machine")));
    app.add_flag("--debug-info", arguments.debugInfo,
                 text(Words::tr("Versions for a report about TorchTriage itself; no personal data")));
    app.add_option("--lang", arguments.language, text(Words::tr("Language of the prose")))
        ->check(CLI::IsMember({"en", "fr", "es", "ja", "id"}));
    app.require_subcommand(0, 1);
    app.fallthrough();
}

int run(const CLI::App& app, const Arguments& arguments, const QString& language)
{
    using namespace torchtriage;
    if (app.got_subcommand("triage"))
        return cli::runTriage(arguments.triage, std::cout, std::cerr);
    if (app.got_subcommand("batch"))
        return cli::runBatch(arguments.batch, std::cout, std::cerr);
    if (app.got_subcommand("guide"))
        return cli::runGuide(arguments.guideSection, text(language), std::cout, std::cerr);
    if (arguments.selfTest)
        return cli::runSelfTest(std::cout);
    if (arguments.debugInfo) {
        std::cout << workbench::debugInformation().toStdString();
        return 0;
    }
    std::cerr << app.help();
    return badUsage;
}

/// The language has to be known before the help is written, so it is looked for before the arguments are
/// parsed.
QString languageAsked(const QStringList& arguments)
{
    const qsizetype at = arguments.indexOf(QStringLiteral("--lang"));
    if (at >= 0 && at + 1 < arguments.size())
        return arguments[at + 1];
    const QStringList joined = arguments.filter(QRegularExpression(QStringLiteral("^--lang=")));
    return joined.isEmpty() ? torchtriage::workbench::languageFor(QLocale::system()) : joined.first().mid(7);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication qtApp(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("TorchTriage"));

    torchtriage::workbench::Language language;
    language.install(languageAsked(QCoreApplication::arguments()));

    CLI::App app(
        text(Words::tr("TorchTriage finds the first failure of a PyTorch job and says what to check first.")),
        "torchtriage-cli");
    Arguments arguments;
    addTopLevel(app, arguments);
    addTriage(app, arguments);
    addBatch(app, arguments);
    addGuide(app, arguments);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : badUsage;
    }

    return run(app, arguments, language.current());
}
