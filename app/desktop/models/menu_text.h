// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

namespace torchtriage::desktop {

/// A menu's text without its accelerator, which Japanese puts in brackets behind the words.
[[nodiscard]] inline QString withoutAccelerator(QString text)
{
    static const QRegularExpression bracketed(QStringLiteral("\\(&\\w\\)"));
    static const QRegularExpression marked(QStringLiteral("&(.)"));
    return text.remove(bracketed).replace(marked, QStringLiteral("\\1"));
}

} // namespace torchtriage::desktop
