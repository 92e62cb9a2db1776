// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/reason_list.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/link_button.h"

#include <QGridLayout>
#include <QLocale>
#include <QPainter>

namespace torchtriage::desktop {

ReasonList::ReasonList(const QString& glyph, QWidget* parent) : QWidget(parent), m_glyph(glyph)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 7, 10, 7);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ReasonList::setRows(const QVector<ReasonRow>& rows)
{
    auto* grid = static_cast<QGridLayout*>(layout());
    while (QLayoutItem* item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const ReasonRow& reason : rows) {
        QLabel* sentence = makeText(FontRole::Note, QPalette::WindowText, this);
        sentence->setText(reason.text);
        sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(new Glyph(m_glyph, Token::Muted, 16, this), row, 0, Qt::AlignTop);
        grid->addWidget(sentence, row, 1);
        if (reason.line > 0) {
            auto* link = new LinkButton(this);
            link->setText(tr("line %1").arg(QLocale().toString(reason.line)));
            grid->addWidget(link, row, 2, Qt::AlignTop);
            connect(link, &LinkButton::clicked, this,
                    [this, line = reason.line] { emit lineActivated(line); });
        }
        ++row;
    }
    setVisible(row > 0);
    updateGeometry();
}

void ReasonList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(Token::Border, palette()));
    painter.setBrush(color(Token::Raised, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace torchtriage::desktop
