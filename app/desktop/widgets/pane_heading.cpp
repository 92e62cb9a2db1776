// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/pane_heading.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/labels.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

PaneHeading::PaneHeading(const QString& text, QWidget* parent) : QWidget(parent)
{
    QLabel* label = makeLabel(FontRole::BodyBold, QPalette::WindowText, this);
    label->setText(text);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 1);
    row->addWidget(label);
    setFixedHeight(std::max(33, label->sizeHint().height() + 12));
}

void PaneHeading::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, color(Token::Border, palette()));
}

} // namespace torchtriage::desktop
