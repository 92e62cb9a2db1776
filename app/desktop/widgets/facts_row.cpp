// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/facts_row.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/labels.h"

#include <QPainter>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

constexpr qsizetype maximumValue = 48; // longer values are cut and shown whole by the tool tip

QWidget* makeCell(const Fact& fact, QWidget* parent)
{
    auto* cell = new QWidget(parent);
    auto* column = new QVBoxLayout(cell);
    column->setContentsMargins(11, 6, 11, 6);
    column->setSpacing(1);
    QLabel* label = makeLabel(FontRole::Small, mutedInk, cell);
    label->setText(fact.label);
    QLabel* value = makeLabel(FontRole::Evidence, QPalette::WindowText, cell);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const bool cut = fact.value.size() > maximumValue;
    value->setText(cut ? fact.value.left(maximumValue - 1) + QChar(0x2026) : fact.value);
    value->setToolTip(cut ? plainTip(fact.value) : QString());
    value->setAccessibleName(fact.label + QStringLiteral(": ") + fact.value);
    column->addWidget(label);
    column->addWidget(value);
    return cell;
}

} // namespace

FactsRow::FactsRow(QWidget* parent) : QWidget(parent)
{
    new FlowLayout(this, 0);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactsRow::setFacts(const QVector<Fact>& facts)
{
    while (QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Fact& fact : facts) {
        if (!fact.value.isEmpty()) {
            layout()->addWidget(makeCell(fact, this));
        }
    }
    setVisible(layout()->count() > 0);
    updateGeometry();
}

void FactsRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor rule = color(Token::Border, palette());
    for (int i = 0; i < layout()->count(); ++i) {
        const QRect cell = layout()->itemAt(i)->geometry();
        painter.fillRect(cell.right(), cell.top(), 1, cell.height(), rule);
        if (cell.left() == 0 && cell.top() > 0) {
            painter.fillRect(0, cell.top(), width(), 1, rule);
        }
    }
}

} // namespace torchtriage::desktop
