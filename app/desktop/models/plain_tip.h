// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::desktop {

/// A tool tip for text that we did not write: shown as it is, cut where it is longer than anyone reads, and
/// never taken for markup.
[[nodiscard]] inline QString plainTip(const QString& text)
{
    constexpr qsizetype longest = 4000;
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.left(longest).toHtmlEscaped());
}

} // namespace torchtriage::desktop
