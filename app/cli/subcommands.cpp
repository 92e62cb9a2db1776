// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/subcommands.h"

#include "app/cli/batch_command.h"
#include "app/cli/capture_command.h"
#include "app/cli/check_command.h"
#include "app/cli/checkpoint_command.h"
#include "app/cli/compare_command.h"
#include "app/cli/diff_log_command.h"
#include "app/cli/engines_command.h"
#include "app/cli/fleet_command.h"
#include "app/cli/guide_command.h"
#include "app/cli/reduce_command.h"
#include "app/cli/request_command.h"
#include "app/cli/rerun_command.h"
#include "app/cli/run_command.h"
#include "app/cli/triage_command.h"
#include "app/cli/verify_command.h"

namespace torchtriage::cli {

std::vector<Subcommand> addSubcommands(CLI::App& app)
{
    return {
        addTriage(app), addBatch(app),   addCheck(app),   addCompare(app), addCheckpoint(app),
        addFleet(app),  addDiffLog(app), addRun(app),     addCapture(app), addEngines(app),
        addRerun(app),  addReduce(app),  addVerify(app), addRequest(app), addGuide(app),
    };
}

} // namespace torchtriage::cli
