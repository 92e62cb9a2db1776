// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::workbench {

/// Versions of the program, its libraries and the system, for a report about TorchTriage itself. Holds no
/// name of a host, a user or a file. In English: it is read by those who maintain the program.
[[nodiscard]] QString debugInformation();

} // namespace torchtriage::workbench
