// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/occurrence.h"

namespace torchtriage::triage {

/// Makes one event of what software prints as one block: the details under a message join it, and what a
/// launcher says while it ends a job becomes one ending.
void joinBlocks(Collected& collected);

} // namespace torchtriage::triage
