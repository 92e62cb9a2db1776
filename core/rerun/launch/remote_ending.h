// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/ending.h"
#include "core/rerun/guard_status.h"
#include "core/rerun/launch/meaning.h"

#include <functional>
#include <optional>

namespace torchtriage::rerun {

/// What is known of a run on another machine once the launcher's own program has ended here.
struct RemoteFacts {
    GuardStatus told;            ///< by the other side
    bool signalled = false;      ///< the other side was asked to end, not by us
    Ending here;                 ///< of the launcher's own program
    std::optional<Meaning> clue; ///< in its last lines
    /// Asks the scheduler how the run stands; nullopt: there is none, or it does not say. Called at most
    /// once, and only where the answer counts.
    std::function<std::optional<Meaning>()> state;
};

/// How the run ended. Where its program was never started: FailedToStart, with the stage ("program",
/// "workdir", "staging"), a Meaning's id, "launcher-program" (not here, with errno) or "launcher" (with exit
/// code) as the detail.
[[nodiscard]] Ending remoteEnding(const RemoteFacts& facts);

} // namespace torchtriage::rerun
