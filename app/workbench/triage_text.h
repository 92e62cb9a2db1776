// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <QString>

namespace torchtriage::workbench {

/// The whole triage as plain text for a terminal, prose wrapped at 92 columns, evidence lines never wrapped.
/// Ends with a newline.
[[nodiscard]] QString triageAsText(const triage::Report& report);

} // namespace torchtriage::workbench
