// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/roles.h"
#include "app/workbench/batch_document.h"
#include "core/batch/summary.h"

#include <QAbstractItemModel>

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace torchtriage::desktop {

/// The values of one saved batch as a tree under a row for the file itself. Rows are made when their parent
/// is first looked into, so a file of any size is there at once. Statistics are filled in as they come.
class BatchModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Name, DType, Shape, Strides, Contiguous, Min, Max, NaN, ColumnCount };
    /// Rows under one parent; a last row then tells how many more there are.
    static constexpr std::size_t maximumChildren = 100'000;

    explicit BatchModel(QObject* parent = nullptr);
    ~BatchModel() override;

    /// nullptr empties the model.
    void setBatch(workbench::BatchPointer batch);
    [[nodiscard]] const workbench::BatchPointer& batch() const noexcept { return m_batch; }
    /// noId for a row that stands for no value.
    [[nodiscard]] batch::ValueId valueOf(const QModelIndex& index) const;
    /// "model.weight"; empty for the file itself.
    [[nodiscard]] QString keyOf(const QModelIndex& index) const;
    /// Child numbers from the file's row to `index`.
    [[nodiscard]] std::vector<std::uint32_t> pathOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfPath(const std::vector<std::uint32_t>& path) const;

    void setStatistics(batch::ValueId tensor, const batch::Summary& summary);
    [[nodiscard]] bool hasStatistics(batch::ValueId tensor) const { return m_statistics.contains(tensor); }
    /// Builds what was translated again.
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node;
    struct Statistics {
        batch::Number min, max;
        std::uint64_t nan = 0;
        bool hasNan = false; ///< the dtype can hold one
    };

    [[nodiscard]] static Node* nodeOf(const QModelIndex& index);
    [[nodiscard]] std::size_t childCount(const Node& node) const;
    void load(Node& node) const;
    [[nodiscard]] BatchRow kindOf(const Node& node) const;
    [[nodiscard]] QString nameOf(const Node& node) const;
    [[nodiscard]] QString acrossOf(const Node& node) const;
    [[nodiscard]] QVariant textOf(const Node& node, int column) const;
    [[nodiscard]] QVariant tensorText(const batch::Tensor& tensor, batch::ValueId id, int column) const;
    [[nodiscard]] bool isAlarming(const Node& node, int column) const;

    workbench::BatchPointer m_batch;
    std::unique_ptr<Node> m_root;
    std::unordered_map<batch::ValueId, Statistics> m_statistics;
    mutable std::unordered_multimap<batch::ValueId, const Node*> m_places; ///< rows made so far, of tensors
};

} // namespace torchtriage::desktop
