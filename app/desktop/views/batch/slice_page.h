// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/tensor.h"
#include "core/batch/values.h"

#include <QTimer>
#include <QVector>
#include <QWidget>

#include <optional>

class QLabel;
class QSpinBox;
class QTableView;

namespace torchtriage::desktop {

class FlowLayout;
class SliceModel;

/// The elements of a tensor as a grid of its last two dimensions; spin boxes choose the index in each of the
/// others and, for a large tensor, which part is shown. The elements themselves are read elsewhere.
class SlicePage : public QWidget {
    Q_OBJECT

public:
    /// Elements shown at once.
    static constexpr std::int64_t mostRows = 1000;
    static constexpr std::int64_t mostColumns = 200;

    explicit SlicePage(QWidget* parent = nullptr);

    void setTensor(const batch::Tensor& tensor);
    void clear();
    /// What the spin boxes ask for; nothing if there is no tensor.
    [[nodiscard]] std::optional<batch::SliceRequest> request() const;
    /// The answer to request().
    void setSlice(const batch::SliceRequest& request, const batch::Slice& slice);
    void retranslate();
    [[nodiscard]] SliceModel& model() const { return *m_model; }
    [[nodiscard]] const QVector<QSpinBox*>& indexBoxes() const noexcept { return m_indexes; }

signals:
    void requestChanged();

private:
    QSpinBox* addBox(std::int64_t highest);
    void makeBoxes();

    std::optional<batch::Tensor> m_tensor;
    SliceModel* m_model;
    QTableView* m_table;
    QWidget* m_controls;
    QVector<QSpinBox*> m_indexes; ///< of the leading dimensions
    QSpinBox* m_firstRow = nullptr;
    QSpinBox* m_firstColumn = nullptr;
    QLabel* m_note;
    QTimer m_later;
};

} // namespace torchtriage::desktop
