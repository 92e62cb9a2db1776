// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diff_log_command.h"

#include "app/cli/report_json.h"
#include "app/workbench/error_text.h"
#include "app/workbench/fleet_export.h"
#include "app/workbench/fleet_text.h"
#include "app/workbench/signatures.h"
#include "core/fleet/log_diff.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace torchtriage::cli {

int runDiffLog(const DiffLogArguments& arguments, std::ostream& out, std::ostream& err)
{
    constexpr int unreadable = 2;
    const auto& signatures = workbench::builtinSignatures();
    fleet::DiffOptions options;
    options.most = arguments.most;
    const auto diff = signatures ? fleet::diffLogs(arguments.good, arguments.failing, *signatures, options)
                                 : io::Result<fleet::LogDiff>(io::fail(signatures.error()));
    if (diff) {
        out << (arguments.json ? workbench::diffJson(*diff).toStdString() + "\n"
                               : workbench::diffAsText(*diff).toStdString())
            << std::flush;
        return 0;
    }
    const io::Error& error = diff.error();
    if (arguments.json) {
        nlohmann::ordered_json json = {{"good", arguments.good}, {"failing", arguments.failing}};
        for (const char* const name : {"good_lines", "failing_lines", "only_in_failing", "first_failure",
                                       "good_has_failure", "capped", "lines"})
            json[name] = nullptr;
        json["error"] = {{"kind", std::string(toString(error.kind))},
                         {"path", error.path},
                         {"place", error.place},
                         {"detail", error.detail}};
        out << oneLine(json) << "\n";
    }
    err << "torchtriage-cli: " << workbench::errorText(error).toStdString() << "\n";
    return unreadable;
}

Subcommand addDiffLog(CLI::App& app)
{
    auto arguments = std::make_shared<DiffLogArguments>();
    CLI::App* diff = app.add_subcommand(
        "diff-log",
        helpText(Help::tr("Lines that appear only in a failing log, beside a good log of the same job")));
    diff->add_option("good", arguments->good, helpText(Help::tr("Log of a run that went well")))->required();
    diff->add_option("failing", arguments->failing, helpText(Help::tr("Log of the run that failed")))
        ->required();
    diff->add_flag("--json", arguments->json, helpText(Help::tr("One JSON object on one line")));
    diff->add_option("--limit", arguments->most, helpText(Help::tr("Lines to print (default: 50)")))
        ->check(CLI::Range(1, 100'000));
    return {diff,
            [arguments](const Console& console) { return runDiffLog(*arguments, console.out, console.err); }};
}

} // namespace torchtriage::cli
