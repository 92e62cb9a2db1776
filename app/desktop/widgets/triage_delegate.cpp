// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/triage_delegate.h"

#include "app/desktop/models/roles.h"
#include "app/desktop/models/triage_table_model.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/row_paint.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int foldedHeight = 27;
constexpr int padding = 8;
constexpr int glyphColumn = 36;
constexpr int glyphSize = 16;

/// Lays wrapped text into `area`, from its top; paints it if there is a painter. Returns its height.
int wrapped(QPainter* painter, const QRect& area, const QFont& font, const QColor& ink, const QString& text)
{
    if (text.isEmpty()) {
        return 0;
    }
    const QFontMetrics metrics(font);
    constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const QRect needed = metrics.boundingRect(QRect(0, 0, area.width(), QWIDGETSIZE_MAX), flags, text);
    if (painter) {
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(QRect(area.topLeft(), QSize(area.width(), needed.height())), flags, text);
    }
    return needed.height();
}

QRect textArea(const QRect& cell, int column)
{
    return cell.adjusted(TriageDelegate::textLeft(column), 0, -padding, 0);
}

/// Paints (or only measures) the content of an open cell; returns its height with both paddings.
int openCell(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QRect area = textArea(option.rect, index.column());
    const int top = area.top();
    area.setTop(top + padding);
    const auto put = [&](const QFont& font, Token ink, const QString& text) {
        const int height = wrapped(painter, area, font, color(ink, option.palette), text);
        area.setTop(area.top() + height + (height > 0 ? 1 : 0));
    };
    put(roleFont(FontRole::BodyBold), Token::Text, index.data().toString());
    put(roleFont(FontRole::Evidence), Token::Muted, index.data(FactRole).toString());
    put(roleFont(FontRole::Note), Token::Text, index.data(DetailRole).toString());
    if (const qint64 line = index.data(MatchLineRole).toLongLong(); line > 0) {
        const auto failureClass = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
        const QFont small = roleFont(FontRole::Small);
        const QString text = TriageDelegate::tr("Matches line %1").arg(QLocale().toString(line));
        if (painter) {
            paintGlyph(*painter, QRect(area.left(), area.top() + 2, 13, 13), QStringLiteral("check"),
                       color(classToken(failureClass), option.palette));
        }
        QRect words = area.adjusted(18, 0, 0, 0);
        area.setTop(area.top() +
                    wrapped(painter, words, small, color(classToken(failureClass), option.palette), text) +
                    1);
    }
    return area.top() - top + padding;
}

} // namespace

int TriageDelegate::textLeft(int column)
{
    return column == TriageTableModel::Clue ? glyphColumn : padding;
}

void TriageDelegate::toggle(int row)
{
    if (!m_open.remove(row)) {
        m_open.insert(row);
    }
}

void TriageDelegate::openOnly(int row)
{
    m_open.clear();
    if (row >= 0) {
        m_open.insert(row);
    }
}

void TriageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    const QRect cell = option.rect;
    const bool match = index.data(MatchRole).toBool();
    const auto failureClass = static_cast<triage::FailureClass>(index.data(ClassRole).toInt());
    const QColor plain =
        match ? classSoft(failureClass, option.palette) : color(Token::Raised, option.palette);
    painter->fillRect(cell, match ? plain : rowGround(option, plain));
    painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, color(Token::Hair, option.palette));
    const bool open = isOpen(index.row());
    if (index.column() == TriageTableModel::Clue) {
        const QColor ink = color(classToken(failureClass), option.palette);
        if (match) {
            painter->fillRect(cell.left(), cell.top(), 3, cell.height(), ink);
        }
        const int y = open ? cell.top() + padding + 1 : cell.center().y() - glyphSize / 2;
        paintGlyph(*painter, QRect(cell.left() + 10, y, glyphSize, glyphSize),
                   QString::fromLatin1(classGlyph(failureClass)), ink);
    }
    if (open) {
        openCell(painter, option, index);
    } else {
        paintLine(*painter, textArea(cell, index.column()), roleFont(FontRole::Body),
                  color(Token::Muted, option.palette), index.data().toString());
    }
    if (option.state & QStyle::State_HasFocus) {
        paintCurrentFrame(*painter, option, cell);
    }
    painter->restore();
}

QSize TriageDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int folded = std::max(foldedHeight, QFontMetrics(roleFont(FontRole::Body)).height() + 8);
    return {0, isOpen(index.row()) ? std::max(folded, openCell(nullptr, option, index)) : folded};
}

} // namespace torchtriage::desktop
