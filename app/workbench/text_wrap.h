// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace torchtriage::workbench {

/// Columns that a text takes in a terminal: 2 for a full-width character, 1 for any other.
[[nodiscard]] int columnsOf(const QString& text);

/// Breaks prose into lines of at most `columns`, at blanks and between full-width characters, never before
/// closing punctuation. A newline of the text is kept. A word longer than a line stands alone and is not cut.
[[nodiscard]] QStringList wrapped(const QString& text, int columns);

} // namespace torchtriage::workbench
