// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/report.h"
#include "core/io/error.h"

#include <QString>

namespace torchtriage::workbench {

/// "Incoherent", for a heading.
[[nodiscard]] QString verdictWord(const contract::CheckpointReport& report);
/// What was seen, in one sentence: "All counters say step 1800, before the failure at 1811."
[[nodiscard]] QString verdictFact(const contract::CheckpointReport& report);
/// What the check does not show, always to be said beside the verdict.
[[nodiscard]] QString checkpointLimit();
/// One finding as a sentence, with its file and key.
[[nodiscard]] QString findingText(const contract::CheckpointFinding& finding);
[[nodiscard]] QString roleText(contract::PartRole role);        ///< "averaged weights"
[[nodiscard]] QString partStateText(contract::PartState state); ///< "same step"
/// Step of a part as its row shows it: "1800", "epoch 3"; empty without one.
[[nodiscard]] QString counterText(const contract::Part& part);
/// Why a path could not be checked.
[[nodiscard]] QString checkpointErrorText(const io::Error& error);

} // namespace torchtriage::workbench
