// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/tensor.h"

#include <QTimer>
#include <QTreeView>

#include <vector>

class QAction;

namespace torchtriage::desktop {

class BatchFilter;
class BatchModel;

/// The tree of a saved batch. Copies a key or a row, and says which tensors are in sight.
class BatchTree : public QTreeView {
    Q_OBJECT

public:
    BatchTree(BatchModel& model, BatchFilter& filter, QWidget* parent = nullptr);

    /// The current row in terms of the model.
    [[nodiscard]] QModelIndex currentSource() const;
    void select(const QModelIndex& source);
    [[nodiscard]] std::vector<batch::ValueId> visibleTensors() const;
    void retranslate();

signals:
    void currentSourceChanged();
    /// Some time after what is in sight changed.
    void sightChanged();

protected:
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeActions();
    void setWidths();
    void fitName();
    void copyKey();
    void copyRow();

    BatchModel& m_model;
    BatchFilter& m_filter;
    QAction* m_copyKey;
    QAction* m_copyRow;
    QTimer m_sight;
    bool m_nameChosen = false; ///< the user gave the first column a width
    bool m_fitting = false;
};

} // namespace torchtriage::desktop
