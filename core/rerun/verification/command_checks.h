// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/verification/case_checks.h"

#include <optional>
#include <string>

namespace torchtriage::rerun {

/// What the user's own program is checked with.
struct CommandCheck {
    std::string folder; ///< of the incident: checklist and runs lie there
    Command command;
    std::optional<Failure> reference; ///< failure of the incident, that must not come back
    std::string expectedList;         ///< list of every item that is to be processed; may be empty
};

/// Runs the representative part or, with every diagnostic off, the last run, in a new process, and saves the
/// checklist. What the representative part printed of its items is counted.
[[nodiscard]] io::Result<RowState> runCommandCheck(const CommandCheck& check, CheckId id, When when,
                                                   const CheckEngine& engine);

/// Counts a list that the representative run wrote, instead of what it printed, and saves the checklist.
[[nodiscard]] io::Result<ItemCount> countListed(const std::string& folder, const std::string& list,
                                                const std::string& expectedList);

} // namespace torchtriage::rerun
