// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/labels.h"

namespace torchtriage::desktop {

QLabel* makeLabel(FontRole role, QPalette::ColorRole ink, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(role));
    label->setForegroundRole(ink);
    return label;
}

QLabel* makeText(FontRole role, QPalette::ColorRole ink, QWidget* parent)
{
    QLabel* label = makeLabel(role, ink, parent);
    label->setWordWrap(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    return label;
}

} // namespace torchtriage::desktop
