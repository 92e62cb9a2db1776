// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::desktop {

/// The same Markdown with every table as a list: a row becomes its first cell in bold and, below it, each
/// other cell behind its heading. Four columns are not readable in a pane of 360 px. Code blocks stay as they
/// are.
[[nodiscard]] QString narrowTables(const QString& markdown);

} // namespace torchtriage::desktop
