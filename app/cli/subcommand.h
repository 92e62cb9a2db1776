// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <iosfwd>
#include <string>

namespace CLI {
class App;
}

namespace torchtriage::cli {

/// What a command writes to, and in which language its prose is.
struct Console {
    std::ostream& out;
    std::ostream& err;
    std::string language; ///< "en", "fr", "es", "ja" or "id"
};

/// One subcommand of the command line. Each is made by a function of its own file, `Subcommand
/// addX(CLI::App&)`, which declares the arguments and hands out what is to be done with them; subcommands.cpp
/// lists them all.
struct Subcommand {
    CLI::App* app; ///< CLI11's own, which lives as long as the parser
    /// Does the work; returns the exit status. To be called once the command line is parsed.
    std::function<int(const Console&)> run;
};

/// Help texts of the command line: CLI11 takes them as UTF-8.
struct Help {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

[[nodiscard]] inline std::string helpText(const QString& words)
{
    return words.toStdString();
}

} // namespace torchtriage::cli
