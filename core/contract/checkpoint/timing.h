// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/checkpoint/report.h"

namespace torchtriage::contract {

/// Holds the step inside the files, and the time of the files, against the failure. Adds the facts to the
/// report's findings and sets its verdict and basis; the report is complete, coherent and finite.
void judgeTime(CheckpointReport& report);

} // namespace torchtriage::contract
