// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/drop_area.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

namespace torchtriage::desktop {

DropArea::DropArea(QWidget* parent) : QWidget(parent)
{
    m_title = makeLabel(FontRole::Title, QPalette::WindowText, this);
    m_promise = makeLabel(FontRole::Small, mutedInk, this);
    auto* kinds = new QGridLayout;
    kinds->setHorizontalSpacing(48);
    kinds->setVerticalSpacing(26);
    const QStringList glyphs = {QStringLiteral("log"),  QStringLiteral("notebook"), QStringLiteral("record"),
                                QStringLiteral("term"), QStringLiteral("batch"),    QStringLiteral("folder")};
    for (int i = 0; i < glyphs.size(); ++i) {
        kinds->addWidget(makeKind(glyphs.at(i)), i / 2, i % 2);
    }
    auto* promise = new QHBoxLayout;
    promise->setSpacing(6);
    promise->addStretch(1);
    promise->addWidget(new Glyph(QStringLiteral("shield"), Token::Muted, 14, this));
    promise->addWidget(m_promise);
    promise->addStretch(1);
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addLayout(kinds);
    centred->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 36, 24, 36);
    column->addStretch(1);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addSpacing(30);
    column->addLayout(centred);
    column->addSpacing(34);
    column->addLayout(promise);
    column->addStretch(1);
    retranslate();
}

QWidget* DropArea::makeKind(const QString& glyph)
{
    auto* box = new QWidget(this);
    Kind kind{makeLabel(FontRole::Body, QPalette::WindowText, box),
              makeLabel(FontRole::Small, mutedInk, box)};
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(0);
    grid->addWidget(new Glyph(glyph, Token::Accent, 24, box), 0, 0, 2, 1, Qt::AlignVCenter);
    grid->addWidget(kind.name, 0, 1);
    grid->addWidget(kind.detail, 1, 1);
    grid->setColumnStretch(1, 1);
    m_kinds.append(kind);
    return box;
}

void DropArea::retranslate()
{
    m_title->setText(tr("Drop it here"));
    m_promise->setText(tr("Files are read on this computer. Nothing in them is run."));
    const QVector<std::pair<QString, QString>> texts = {
        {tr("A log"), tr(".log .txt .out .gz, any size")},
        {tr("A notebook"), tr(".ipynb with its outputs")},
        {tr("An error file"), tr(".json from torchrun")},
        {tr("A report"), tr("collect_env output, kernel log")},
        {tr("A saved batch"), tr(".pt .npz .npy .safetensors")},
        {tr("A folder"), tr("of logs, or of an incident")},
    };
    for (int i = 0; i < m_kinds.size(); ++i) {
        m_kinds.at(i).name->setText(texts.at(i).first);
        m_kinds.at(i).detail->setText(texts.at(i).second);
    }
}

void DropArea::setHighlighted(bool on)
{
    m_highlighted = on;
    update();
}

void DropArea::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void DropArea::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(color(m_highlighted ? Token::Accent : Token::BorderStrong, palette()), m_highlighted ? 2 : 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(color(m_highlighted ? Token::Sel : Token::Raised, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace torchtriage::desktop
