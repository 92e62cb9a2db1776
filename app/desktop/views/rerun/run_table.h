// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/rerun/run_model.h"

#include <QStyledItemDelegate>
#include <QTableView>

namespace torchtriage::desktop {

/// Paints a row of the matrix: two lines, a check box, a mark beside the result.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
};

/// The matrix of reruns. Space checks a row, Enter asks for what the row needs.
class RunTable : public QTableView {
    Q_OBJECT

public:
    explicit RunTable(RunModel& model, QWidget* parent = nullptr);

    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitColumns();

    RunModel& m_model;
};

} // namespace torchtriage::desktop
