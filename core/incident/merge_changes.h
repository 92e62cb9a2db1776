// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"

namespace torchtriage::incident {

/// The record on disk with one's own changes in it: every field in which `mine` differs from `base` (what one
/// started from) is taken from `mine`, all others from `theirs`. Lists count as one field.
[[nodiscard]] Record mergeChanges(const Record& base, const Record& mine, const Record& theirs);

} // namespace torchtriage::incident
