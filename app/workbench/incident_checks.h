// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/contract_check.h"
#include "core/incident/record.h"

#include <QString>

namespace torchtriage::workbench {

/// Puts the answer of a check into a record, for the request and for whoever opens the incident later. `path`
/// is the batch; one that lies in the incident's folder is named relative to it.
void noteCheck(incident::Record& record, const QString& folder, const QString& path,
               const ContractReport& report);

} // namespace torchtriage::workbench
