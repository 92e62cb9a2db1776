// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QString>

namespace torchtriage::testing {

/// An incident as the window holds it: the bundled sample log, its folder with two reruns (the baseline and
/// one on the CPU, both with the same failure), a refused check, a note, and a case that was cut from a
/// batch.
[[nodiscard]] workbench::Incident keptIncident(const QString& folder);

/// One more rerun in that folder, without the failure.
void addPassingRun(const QString& folder);

/// An incident of a text in memory.
[[nodiscard]] workbench::Incident incidentOf(const QByteArray& text);

} // namespace torchtriage::testing
