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

#include <algorithm>
#include <array>

namespace torchtriage::cli {

namespace {

struct Declaration {
    std::string_view name;
    Subcommand (*add)(CLI::App&);
};

constexpr std::array declarations = {
    Declaration{"triage", addTriage},         Declaration{"batch", addBatch},
    Declaration{"check", addCheck},           Declaration{"compare", addCompare},
    Declaration{"checkpoint", addCheckpoint}, Declaration{"fleet", addFleet},
    Declaration{"diff-log", addDiffLog},      Declaration{"run", addRun},
    Declaration{"capture", addCapture},       Declaration{"engines", addEngines},
    Declaration{"rerun", addRerun},           Declaration{"reduce", addReduce},
    Declaration{"verify", addVerify},         Declaration{"request", addRequest},
    Declaration{"guide", addGuide},
};

} // namespace

std::vector<Subcommand> addSubcommands(CLI::App& app, std::string_view asked)
{
    const auto* const one = std::ranges::find(declarations, asked, &Declaration::name);
    if (one != declarations.end())
        return {one->add(app)};
    std::vector<Subcommand> all;
    for (const Declaration& each : declarations)
        all.push_back(each.add(app));
    return all;
}

} // namespace torchtriage::cli
