// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"

#include <QString>

#include <string_view>

namespace torchtriage::workbench {

/// "open", "verified" or "closed, not verified", of the id that a record keeps.
[[nodiscard]] QString stateName(std::string_view state);
[[nodiscard]] QString stateName(const incident::Record& record);
/// Whether the user may still work on it: neither verified nor closed.
[[nodiscard]] bool isOpen(const incident::Record& record);

/// Sets a state and keeps the change in the record's history.
void changeState(incident::Record& record, std::string_view state, const QString& reason);

} // namespace torchtriage::workbench
