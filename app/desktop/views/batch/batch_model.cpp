// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/batch_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/workbench/batch_text.h"
#include "app/workbench/text_values.h"
#include "core/batch/walk.h"

#include <QLocale>

#include <algorithm>

namespace torchtriage::desktop {

using batch::noId;
using batch::ValueId;
using batch::ValueKind;

namespace {

constexpr int shownDigits = 4;

bool isContainer(ValueKind kind)
{
    return kind == ValueKind::List || kind == ValueKind::Tuple || kind == ValueKind::Dict ||
           kind == ValueKind::Set;
}

} // namespace

/// A row. Its children are made once and never move, so that a pointer to one can stand in an index.
struct BatchModel::Node {
    const Node* parent = nullptr;
    ValueId value = noId; ///< noId: the row that tells how many more there are
    std::uint32_t row = 0;
    std::uint16_t depth = 0;
    bool cycle = false; ///< the value contains itself and is not opened again
    bool loaded = false;
    std::vector<Node> children;
};

BatchModel::BatchModel(QObject* parent) : QAbstractItemModel(parent) {}
BatchModel::~BatchModel() = default;

void BatchModel::setBatch(workbench::BatchPointer batch)
{
    beginResetModel();
    m_statistics.clear();
    m_places.clear();
    m_root.reset();
    m_batch = std::move(batch);
    if (m_batch) {
        m_root = std::make_unique<Node>();
        m_root->value = m_batch->file.root;
        if (m_root->value != noId && m_batch->file.values.kind(m_root->value) == ValueKind::Tensor)
            m_places.emplace(m_root->value, m_root.get());
    }
    endResetModel();
}

BatchModel::Node* BatchModel::nodeOf(const QModelIndex& index)
{
    return static_cast<Node*>(index.internalPointer());
}

ValueId BatchModel::valueOf(const QModelIndex& index) const
{
    return index.isValid() ? nodeOf(index)->value : noId;
}

QString BatchModel::keyOf(const QModelIndex& index) const
{
    if (!index.isValid() || nodeOf(index)->value == noId)
        return {};
    std::string key;
    ValueId at = m_batch->file.root;
    for (const std::uint32_t row : pathOf(index)) {
        const batch::Child child = m_batch->file.values.child(at, row);
        batch::appendKey(key, m_batch->file.values, child);
        at = child.value;
    }
    return QString::fromStdString(key);
}

std::vector<std::uint32_t> BatchModel::pathOf(const QModelIndex& index) const
{
    std::vector<std::uint32_t> path;
    for (const Node* node = nodeOf(index); node && node->parent; node = node->parent)
        path.push_back(node->row);
    std::ranges::reverse(path);
    return path;
}

QModelIndex BatchModel::indexOfPath(const std::vector<std::uint32_t>& path) const
{
    QModelIndex found = index(0, 0);
    for (const std::uint32_t row : path) {
        if (!found.isValid())
            break;
        found = index(static_cast<int>(row), 0, found);
    }
    return found;
}

std::size_t BatchModel::childCount(const Node& node) const
{
    const batch::ValueGraph& values = m_batch->file.values;
    if (node.value == noId || node.cycle || node.depth >= values.caps().depth)
        return 0;
    const std::size_t count = values.childCount(node.value);
    return count > maximumChildren ? maximumChildren + 1 : count;
}

void BatchModel::load(Node& node) const
{
    if (node.loaded)
        return;
    node.loaded = true;
    const batch::ValueGraph& values = m_batch->file.values;
    const std::size_t count = childCount(node);
    node.children.resize(count);
    for (std::size_t row = 0; row < count; ++row) {
        Node& child = node.children[row];
        child.parent = &node;
        child.row = static_cast<std::uint32_t>(row);
        child.depth = static_cast<std::uint16_t>(node.depth + 1);
        if (row == maximumChildren)
            continue;
        child.value = values.child(node.value, row).value;
        if (values.kind(child.value) == ValueKind::Tensor)
            m_places.emplace(child.value, &child);
        for (const Node* above = &node; above && values.childCount(child.value) > 0; above = above->parent)
            child.cycle = child.cycle || above->value == child.value;
    }
}

QModelIndex BatchModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, m_root.get());
    Node& node = *nodeOf(parent);
    load(node);
    return createIndex(row, column, &node.children[static_cast<std::size_t>(row)]);
}

QModelIndex BatchModel::parent(const QModelIndex& child) const
{
    const Node* const above = child.isValid() ? nodeOf(child)->parent : nullptr;
    return above ? createIndex(static_cast<int>(above->row), 0, above) : QModelIndex();
}

int BatchModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_root ? 1 : 0;
    return parent.column() == 0 ? static_cast<int>(childCount(*nodeOf(parent))) : 0;
}

int BatchModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

BatchRow BatchModel::kindOf(const Node& node) const
{
    if (node.value == noId)
        return node.parent ? BatchRow::Rest : BatchRow::File;
    const ValueKind kind = m_batch->file.values.kind(node.value);
    if (kind == ValueKind::Tensor)
        return BatchRow::Tensor;
    if (!node.parent)
        return BatchRow::File;
    return kind == ValueKind::Opaque ? BatchRow::Opaque
           : isContainer(kind)       ? BatchRow::Container
                                     : BatchRow::Scalar;
}

QString BatchModel::nameOf(const Node& node) const
{
    if (!node.parent)
        return m_batch->name;
    if (node.value != noId)
        return workbench::keyPartText(m_batch->file.values,
                                      m_batch->file.values.child(node.parent->value, node.row));
    const std::size_t all = m_batch->file.values.childCount(node.parent->value);
    return tr("%Ln more value(s), not listed", nullptr, static_cast<int>(all - maximumChildren));
}

QString BatchModel::acrossOf(const Node& node) const
{
    const batch::ValueGraph& values = m_batch->file.values;
    switch (kindOf(node)) {
    case BatchRow::File:
        return workbench::tensorCountText(m_batch->tensors);
    case BatchRow::Container:
        return node.cycle ? tr("contains itself") : workbench::partCountText(values.childCount(node.value));
    case BatchRow::Opaque:
        return workbench::plainValue(values.opaqueName(node.value));
    case BatchRow::Scalar:
        return values.kind(node.value) == ValueKind::Bytes
                   ? workbench::sizeText(static_cast<double>(values.length(node.value)))
                   : workbench::scalarText(values, node.value).left(400);
    default:
        return {};
    }
}

QVariant BatchModel::tensorText(const batch::Tensor& tensor, ValueId id, int column) const
{
    const bool strided = tensor.layout == batch::Layout::Strided;
    const auto known = m_statistics.find(id);
    const Statistics* const statistics = known == m_statistics.end() ? nullptr : &known->second;
    switch (column) {
    case DType:
        return workbench::plainValue(tensor.dtypeName, 60);
    case Shape:
        return workbench::shapeText(tensor.shape);
    case Strides:
        return strided ? workbench::shapeText(tensor.strides)
                       : workbench::plainValue(toString(tensor.layout));
    case Contiguous:
        return !strided ? QString() : batch::isContiguous(tensor) ? tr("yes") : tr("no");
    case Min:
        return statistics ? workbench::elementText(statistics->min, tensor.dtype, shownDigits) : QString();
    case Max:
        return statistics ? workbench::elementText(statistics->max, tensor.dtype, shownDigits) : QString();
    case NaN:
        return statistics && statistics->hasNan ? QLocale().toString(static_cast<qulonglong>(statistics->nan))
                                                : QString();
    default:
        return {};
    }
}

QVariant BatchModel::textOf(const Node& node, int column) const
{
    if (column == Name)
        return nameOf(node);
    if (node.value == noId)
        return {};
    const batch::ValueGraph& values = m_batch->file.values;
    if (values.kind(node.value) == ValueKind::Tensor)
        return tensorText(values.tensor(node.value), node.value, column);
    if (column == DType && node.parent) {
        const auto kind = toString(values.kind(node.value));
        return QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()));
    }
    return {};
}

bool BatchModel::isAlarming(const Node& node, int column) const
{
    if (kindOf(node) != BatchRow::Tensor)
        return false;
    const batch::Tensor& tensor = m_batch->file.values.tensor(node.value);
    const auto known = m_statistics.find(node.value);
    return column == Contiguous ? tensor.layout == batch::Layout::Strided && !batch::isContiguous(tensor)
                                : column == NaN && known != m_statistics.end() && known->second.nan > 0;
}

QVariant BatchModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node& node = *nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(node, index.column());
    case Qt::ToolTipRole: {
        const QString text = textOf(node, index.column()).toString();
        return plainTip(index.column() == Name && node.parent ? keyOf(index) : text);
    }
    case Qt::TextAlignmentRole:
        return index.column() >= Min ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == Name ? nameOf(node) + QStringLiteral(" ") + acrossOf(node)
                                      : textOf(node, index.column());
    case ValueKindRole:
        return static_cast<int>(kindOf(node));
    case KeyRole:
        return keyOf(index);
    case AcrossRole:
        return acrossOf(node);
    case AlarmRole:
        return isAlarming(node, index.column());
    default:
        return {};
    }
}

QVariant BatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section >= Min ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Contiguous)
        return tr("Contiguous: row-major without gaps");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Name");
    case DType:
        return QStringLiteral("dtype");
    case Shape:
        return tr("Shape");
    case Strides:
        return tr("Strides");
    case Contiguous:
        return tr("Cont.", "column: contiguous, short");
    case Min:
        return tr("Min");
    case Max:
        return tr("Max");
    default:
        return QStringLiteral("NaN");
    }
}

void BatchModel::setStatistics(ValueId tensor, const batch::Summary& summary)
{
    if (!m_batch)
        return;
    const batch::NumberClass number = batch::numberClassOf(m_batch->file.values.tensor(tensor).dtype);
    m_statistics[tensor] = {summary.min, summary.max, summary.nan,
                            number == batch::NumberClass::Real || number == batch::NumberClass::Complex};
    const auto [first, last] = m_places.equal_range(tensor);
    for (auto place = first; place != last; ++place) {
        const int row = static_cast<int>(place->second->row);
        emit dataChanged(createIndex(row, Min, place->second), createIndex(row, NaN, place->second));
    }
}

void BatchModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (m_root)
        emit dataChanged(createIndex(0, 0, m_root.get()), createIndex(0, ColumnCount - 1, m_root.get()));
}

} // namespace torchtriage::desktop
