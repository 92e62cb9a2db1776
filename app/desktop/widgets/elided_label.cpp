// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/elided_label.h"

#include "app/desktop/models/plain_tip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

// A message may be a megabyte long; more than this never fits in a few lines.
constexpr qsizetype maximumLength = 4000;

/// Lays `text` out and calls `line` with each line until it returns false.
template <class Visit>
void forEachLine(const QString& text, const QFont& font, int width, Visit visit)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (!visit(line)) {
            break;
        }
    }
    layout.endLayout();
}

} // namespace

ElidedLabel::ElidedLabel(FontRole role, int lines, QPalette::ColorRole ink, QWidget* parent)
    : QWidget(parent), m_lines(lines)
{
    setFont(roleFont(role));
    setForegroundRole(ink);
    QSizePolicy policy(QSizePolicy::Expanding, lines > 1 ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    policy.setHeightForWidth(lines > 1);
    setSizePolicy(policy);
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_text.left(maximumLength)) + 2, metrics.lineSpacing()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 6, metrics.lineSpacing()};
}

int ElidedLabel::linesFor(int width) const
{
    int lines = 0;
    forEachLine(m_text.left(maximumLength), font(), width,
                [&](const QTextLine&) { return ++lines < m_lines; });
    return std::max(1, lines);
}

int ElidedLabel::heightForWidth(int width) const
{
    return linesFor(width) * QFontMetrics(font()).lineSpacing();
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QFontMetrics metrics(font());
    const QString text = m_text.left(maximumLength);
    if (m_lines == 1) {
        painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         metrics.elidedText(text, m_mode, width()));
        return;
    }
    int number = 0;
    forEachLine(text, font(), width(), [&](const QTextLine& line) {
        const bool last = ++number == m_lines;
        const QString part = last ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, width())
                                  : text.mid(line.textStart(), line.textLength());
        painter.drawText(0, (number - 1) * metrics.lineSpacing() + metrics.ascent(), part);
        return !last;
    });
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const QFontMetrics metrics(font());
        const int shown = linesFor(width());
        const bool cut = metrics.horizontalAdvance(m_text.left(maximumLength)) > width() && shown >= m_lines;
        if (cut) {
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(m_text), this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace torchtriage::desktop
