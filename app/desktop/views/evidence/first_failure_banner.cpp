// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/first_failure_banner.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/link_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int textX = 36;
constexpr int rightMargin = 56;
constexpr int headHeight = 24;
constexpr int top = 4;
constexpr int bottom = 7;
constexpr int mostRows = 2;
constexpr qsizetype longestText = 2000; // more cannot be seen in two rows anyway

int rowHeight()
{
    return std::max(18, QFontMetrics(roleFont(FontRole::Evidence)).height() + 1);
}

} // namespace

FirstFailureBanner::FirstFailureBanner(QWidget* parent) : QWidget(parent)
{
    m_glyph = new Glyph(QStringLiteral("pin"), Token::Fail, 18, this);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, this);
    m_rank = makeLabel(FontRole::Evidence, failInk, this);
    m_line = makeLabel(FontRole::Evidence, mutedInk, this);
    m_back = new LinkButton(this);
    m_copy = new QToolButton(this);
    m_copy->setIcon(icon(QStringLiteral("copy")));
    setButtonRole(m_copy, ButtonRole::Framed);
    m_copy->setFixedSize(26, 26);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_glyph);
    head->addWidget(m_title);
    head->addWidget(m_rank);
    head->addWidget(m_line);
    head->addSpacing(8);
    head->addWidget(m_back);
    head->addStretch(1);
    head->addWidget(m_copy, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, top, 8, 0);
    column->addLayout(head);
    column->addStretch(1);
    setCursor(Qt::PointingHandCursor);
    connect(m_copy, &QToolButton::clicked, this, &FirstFailureBanner::copyRequested);
    connect(m_back, &LinkButton::clicked, this, &FirstFailureBanner::backRequested);
    retranslate();
}

void FirstFailureBanner::setFailure(std::int64_t line, std::optional<int> rank, const QString& text,
                                    bool byHand)
{
    m_number = line;
    m_rankNumber = rank;
    m_text = text.left(longestText);
    m_byHand = byHand;
    showWords();
    fitHeight();
    update();
}

void FirstFailureBanner::retranslate()
{
    m_copy->setAccessibleName(tr("Copy the first failure"));
    m_copy->setToolTip(m_copy->accessibleName());
    m_back->setText(tr("Back to the line found"));
    showWords();
}

void FirstFailureBanner::showWords()
{
    m_title->setText(m_byHand ? tr("First failure, pinned by hand") : tr("First failure"));
    m_rank->setText(m_rankNumber ? QStringLiteral("r%1").arg(*m_rankNumber) : QString());
    m_rank->setVisible(m_rankNumber.has_value());
    m_line->setText(QLocale().toString(static_cast<qlonglong>(m_number)));
    m_back->setVisible(m_byHand);
    setToolTip(m_text);
    setAccessibleName(tr("%1, line %2").arg(m_title->text(), m_line->text()));
    setAccessibleDescription(m_text);
}

QStringList FirstFailureBanner::rowsFor(int width) const
{
    const QFont font = roleFont(FontRole::Evidence);
    const QFontMetrics metrics(font);
    const int room = std::max(80, width - textX - rightMargin);
    QTextLayout layout(m_text, font);
    layout.beginLayout();
    QStringList rows;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        if (rows.size() == mostRows - 1) {
            rows.append(metrics.elidedText(m_text.mid(line.textStart()), Qt::ElideRight, room));
            break;
        }
        rows.append(m_text.mid(line.textStart(), line.textLength()));
    }
    layout.endLayout();
    return rows;
}

// Fixed by hand: a widget with a layout of its own is never asked for its height by width.
void FirstFailureBanner::fitHeight()
{
    const auto rows = static_cast<int>(std::max<qsizetype>(1, rowsFor(width()).size()));
    setFixedHeight(top + headHeight + rows * rowHeight() + bottom);
}

void FirstFailureBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::FailTint, palette()));
    painter.fillRect(0, 0, 3, height(), color(Token::Fail, palette()));
    painter.fillRect(0, height() - 1, width(), 1, color(Token::FailLine, palette()));
    if (m_rank->isVisible()) {
        painter.setPen(color(Token::FailLine, palette()));
        painter.drawRect(m_rank->geometry().adjusted(-4, 2, 3, -3));
    }
    painter.setFont(roleFont(FontRole::Evidence));
    painter.setPen(color(Token::Text, palette()));
    int y = top + headHeight;
    for (const QString& row : rowsFor(width())) {
        painter.drawText(QRect(textX, y, width() - textX, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         row);
        y += rowHeight();
    }
}

void FirstFailureBanner::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitHeight();
}

void FirstFailureBanner::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void FirstFailureBanner::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit clicked();
}

} // namespace torchtriage::desktop
