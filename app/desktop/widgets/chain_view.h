// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace torchtriage::desktop {

class ChainModel;

/// The chain of events at its full height up to a limit; Enter or a double click asks to show the line.
class ChainView : public QTreeView {
    Q_OBJECT

public:
    explicit ChainView(ChainModel& model, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }
    /// Column widths follow the content; the text takes the rest.
    void fitColumns();

signals:
    void lineActivated(qint64 line);

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void activateRow(const QModelIndex& index);
};

} // namespace torchtriage::desktop
