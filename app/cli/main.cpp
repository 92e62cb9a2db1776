// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/self_test.h"
#include "app/cli/standard_output.h"
#include "app/cli/subcommands.h"
#include "app/workbench/debug_info.h"
#include "app/workbench/language.h"
#include "app/workbench/system_limits.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <CLI/CLI.hpp>

#include <clocale>
#include <iostream>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace {

using torchtriage::cli::Help;
using torchtriage::cli::helpText;
using torchtriage::cli::Subcommand;

constexpr int badUsage = 2;

/// What can be asked without a subcommand.
struct TopLevel {
    std::string language; ///< read by languageAsked() already; here only so that it is checked
    bool selfTest = false;
    bool debugInfo = false;
};

void addTopLevel(CLI::App& app, TopLevel& arguments)
{
    app.set_version_flag("--version", "torchtriage-cli " TORCHTRIAGE_VERSION);
    app.add_flag("--self-test", arguments.selfTest,
                 helpText(Help::tr("Try what the program needs on this machine")));
    app.add_flag("--debug-info", arguments.debugInfo,
                 helpText(Help::tr("Versions for a report about TorchTriage itself; no personal data")));
    app.add_option("--lang", arguments.language, helpText(Help::tr("Language of the prose")))
        ->check(CLI::IsMember({"en", "fr", "es", "ja", "id"}));
    app.require_subcommand(0, 1);
    app.fallthrough();
}

int run(const CLI::App& app, const TopLevel& arguments, const std::vector<Subcommand>& subcommands,
        const QString& language)
{
    const torchtriage::cli::Console console{std::cout, std::cerr, language.toStdString()};
    for (const Subcommand& subcommand : subcommands) {
        if (subcommand.app->parsed())
            return subcommand.run(console);
    }
    if (arguments.selfTest)
        return torchtriage::cli::runSelfTest(std::cout);
    if (arguments.debugInfo) {
        std::cout << torchtriage::workbench::debugInformation().toStdString();
        return 0;
    }
    std::cerr << app.help();
    return badUsage;
}

/// The language has to be known before the help is written, so it is looked for before the arguments are
/// parsed. What follows "--" belongs to another program.
QString languageAsked(QStringList arguments)
{
    if (const qsizetype end = arguments.indexOf(QStringLiteral("--")); end >= 0)
        arguments.resize(end);
    const qsizetype at = arguments.indexOf(QStringLiteral("--lang"));
    if (at >= 0 && at + 1 < arguments.size())
        return arguments[at + 1];
    const QStringList joined = arguments.filter(QRegularExpression(QStringLiteral("^--lang=")));
    return joined.isEmpty() ? torchtriage::workbench::languageFor(QLocale::system()) : joined.first().mid(7);
}

/// The first word that is neither an option nor its value: the subcommand, if it is the name of one.
std::string_view firstWord(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--lang")
            ++i;
        else if (!word.starts_with('-'))
            return word;
    }
    return {};
}

int parseAndRun(int argc, char** argv, const QString& language)
{
    CLI::App app(helpText(Help::tr(
                     "TorchTriage finds the first failure of a PyTorch job and says what to check first.")),
                 "torchtriage-cli");
    TopLevel arguments;
    addTopLevel(app, arguments);
    const std::vector<Subcommand> subcommands = torchtriage::cli::addSubcommands(app, firstWord(argc, argv));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : badUsage;
    }
    return run(app, arguments, subcommands, language);
}

/// A script that reads half an answer must be able to tell it from a whole one.
int toldWhole(int status, int writeError)
{
    if (writeError == 0)
        return status;
    std::cerr << "torchtriage-cli: "
              << Help::tr("Standard output could not be written: %1. Check the free space where it goes, "
                          "then run the command again.")
                     .arg(QString::fromStdString(std::generic_category().message(writeError)))
                     .toStdString()
              << std::endl;
    return badUsage;
}

} // namespace

int main(int argc, char** argv)
{
    torchtriage::workbench::meetSystemLimits();
    QCoreApplication qtApp(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("TorchTriage"));

    // Qt takes over the locale; numbers of arguments are written with a point in every one.
    std::setlocale(LC_NUMERIC, "C");

    torchtriage::workbench::Language language;
    language.install(languageAsked(QCoreApplication::arguments()));
    torchtriage::workbench::prepareLastWords(QStringLiteral("torchtriage-cli"), badUsage);

    torchtriage::cli::StandardOutput output(std::cout, STDOUT_FILENO);
    const int status = parseAndRun(argc, argv, language.current());
    return toldWhole(status, output.finish());
}
