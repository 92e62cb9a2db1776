// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <string_view>

namespace torchtriage::workbench {

/// Text of a log made fit for a sentence: one line, no control characters, cut at `maxLength` with an
/// ellipsis.
[[nodiscard]] QString plainValue(std::string_view utf8, qsizetype maxLength = 160);

/// A count or a line number of the log, grouped as the language does ("118,206").
[[nodiscard]] QString numberText(std::int64_t value);

/// A size in bytes with a binary unit ("2.50 GiB").
[[nodiscard]] QString sizeText(double bytes);

/// Last part of a path with / or \ ("Loss.cu").
[[nodiscard]] QString fileNameOf(std::string_view path);

/// "train.py:214"; only the name if the line is not known. Never grouped: it is what an editor takes.
[[nodiscard]] QString placeText(std::string_view path, std::int64_t line);

/// A call as code writes it: "item" becomes "item()"; a text that is more than a name stays as it is.
[[nodiscard]] QString callText(std::string_view call);

/// Replaces %1 to %9 in one pass, so that a value with a percent sign in it is never read as a placeholder. A
/// value that is missing or empty becomes "(not shown)".
[[nodiscard]] QString fillPlaceholders(const QString& text, const QStringList& values);

} // namespace torchtriage::workbench
