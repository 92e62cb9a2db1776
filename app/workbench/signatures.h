// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/triage/signature_set.h"

namespace torchtriage::workbench {

/// The built-in signatures, compiled on first use by whichever thread comes first. Immutable.
[[nodiscard]] const io::Result<triage::SignatureSet>& builtinSignatures();

} // namespace torchtriage::workbench
