// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/next_step_card.h"

#include "app/desktop/theme/theme_style.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/key_cap.h"
#include "app/desktop/widgets/labels.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

using workbench::NextStep;

namespace {
constexpr int circle = 20;
constexpr int left = 12;
} // namespace

NextStepCard::NextStepCard(int number, bool primary, const NextStep& step, QWidget* parent)
    : QWidget(parent), m_number(number)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(left + circle + 8, 10, 12, 12);
    column->setSpacing(2);
    QLabel* title = makeText(FontRole::BodyBold, QPalette::WindowText, this);
    title->setText(step.title);
    QLabel* detail = makeText(FontRole::Note, mutedInk, this);
    detail->setText(step.detail);
    column->addWidget(title);
    column->addWidget(detail);
    if (step.action == NextStep::Action::None) {
        return;
    }
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 6, 0, 0);
    row->setSpacing(8);
    auto* button = new QPushButton(step.button, this);
    setButtonRole(button, primary ? ButtonRole::Primary : ButtonRole::Plain);
    button->setAccessibleDescription(step.detail);
    row->addWidget(button);
    row->addWidget(new KeyCap(QKeySequence(QStringLiteral("Alt+%1").arg(number)), this));
    row->addStretch(1);
    column->addLayout(row);
    connect(button, &QPushButton::clicked, this, [this, action = step.action] { emit triggered(action); });
}

void NextStepCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color(Token::BorderStrong, palette()));
    const QRectF ring(left + 0.5, 10.5, circle - 1, circle - 1);
    painter.drawEllipse(ring);
    painter.setFont(roleFont(FontRole::Small));
    painter.setPen(color(Token::Text, palette()));
    painter.drawText(ring, Qt::AlignCenter, QLocale().toString(m_number));
    painter.fillRect(0, height() - 1, width(), 1, color(Token::Border, palette()));
}

} // namespace torchtriage::desktop
