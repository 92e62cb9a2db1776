// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/verify/checks_model.h"

#include <QStyledItemDelegate>
#include <QTableView>

namespace torchtriage::desktop {

/// Cells of the checks: the state as glyph and word, the check with a second line, the rest as evidence.
class ChecksDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The checks as a table. Enter, or a double click, opens what a run printed.
class ChecksTable : public QTableView {
    Q_OBJECT

public:
    explicit ChecksTable(ChecksModel& model, QWidget* parent = nullptr);

    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace torchtriage::desktop
