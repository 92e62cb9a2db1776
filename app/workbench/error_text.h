// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/error.h"

#include <QString>

namespace torchtriage::workbench {

/// One line for a person: the file, the place in it, the reason, and what to do.
[[nodiscard]] QString errorText(const io::Error& error);

} // namespace torchtriage::workbench
