// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/capture_command.h"

#include "app/workbench/capture_script.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace torchtriage::cli {

Subcommand addCapture(CLI::App& app)
{
    const auto print = std::make_shared<bool>(false);
    CLI::App* capture = app.add_subcommand(
        "capture",
        helpText(Help::tr("Record incidents in a training script: how to, and the Python file for it")));
    capture->add_flag("--print", *print, helpText(Help::tr("Print torchtriage_capture.py")));
    return {capture, [print](const Console& console) {
                if (*print)
                    console.out << workbench::captureScript().toStdString();
                else
                    console.out << workbench::captureHowTo().toStdString();
                console.out.flush();
                return 0;
            }};
}

} // namespace torchtriage::cli
