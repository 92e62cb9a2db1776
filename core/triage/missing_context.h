// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/occurrence.h"
#include "core/triage/report.h"

namespace torchtriage::triage {

/// Lists what the log lacks for this family, and rates how far the log alone can lead.
void assessContext(const Collected& collected, Report& report);

/// Takes back from that list what the context has meanwhile, from a record beside the log.
void creditContext(Report& report);

} // namespace torchtriage::triage
