// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QString>
#include <QStyledItemDelegate>

#include <functional>

namespace torchtriage::desktop {

/// How one cell of a table is painted: font, ink, and a glyph before its text.
struct CellLook {
    FontRole font = FontRole::Body;
    Token ink = Token::Text;
    QString glyph; ///< empty: none
};

/// Cells of a plain table: one line each, hairlines between rows, aligned as the model says.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using LookOf = std::function<CellLook(const QModelIndex&)>;

    CellDelegate(LookOf lookOf, QObject* parent) : QStyledItemDelegate(parent), m_lookOf(std::move(lookOf)) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    LookOf m_lookOf;
};

} // namespace torchtriage::desktop
