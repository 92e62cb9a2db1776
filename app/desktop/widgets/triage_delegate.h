// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStyledItemDelegate>

namespace torchtriage::desktop {

/// Rows of the triage table: open rows show headline, detail and what matched; folded ones a single muted
/// line.
class TriageDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] bool isOpen(int row) const { return m_open.contains(row); }
    void toggle(int row);
    /// Where the words of a column begin, from the left edge of its cell.
    [[nodiscard]] static int textLeft(int column);
    /// Opens `row` alone; a negative one folds all.
    void openOnly(int row);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QSet<int> m_open;
};

} // namespace torchtriage::desktop
