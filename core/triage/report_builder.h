// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/occurrence.h"
#include "core/triage/report.h"
#include "core/triage/signature_data.h"

namespace torchtriage::triage {

/// Turns what was collected into the report: builds the chain, then fills in family, operator, context and
/// evidence. Fields that describe the input itself (path, format, sizes) stay as they are in `report`.
void buildReport(Collected collected, const SignatureData& signatures, Report& report);

} // namespace torchtriage::triage
