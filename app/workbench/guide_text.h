// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::workbench {

/// Markdown of the guide for a terminal: prose and lists wrapped at 92 columns, tables as one block for each
/// row, code as it is. Ends with a newline.
[[nodiscard]] QString guideAsText(const QString& markdown);

} // namespace torchtriage::workbench
