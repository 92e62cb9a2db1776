// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/folder.h"

#include <string>

namespace torchtriage::incident {

/// Absolute path of the log to read: the first one that the record names and that is there, else the first in
/// logs/. Empty if there is none.
[[nodiscard]] std::string firstLog(const Folder& folder, const Record& record);

/// The same for a record that stands alone: the first of its absolute names that is there.
[[nodiscard]] std::string firstAbsoluteLog(const Record& record);

/// The error that a record tells, as a line to triage where there is no log; empty if it tells none.
[[nodiscard]] std::string errorText(const FirstError& error);

} // namespace torchtriage::incident
