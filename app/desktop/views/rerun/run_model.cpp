// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/run_model.h"

#include "app/workbench/rerun_text.h"

#include <QLocale>

namespace torchtriage::desktop {

using rerun::Verdict;
using workbench::RunMatrix;
using workbench::RunRow;
using State = RunRow::State;

void RunModel::setMatrix(RunMatrix* matrix)
{
    if (m_matrix)
        m_matrix->disconnect(this);
    beginResetModel();
    m_matrix = matrix;
    endResetModel();
    if (!m_matrix)
        return;
    connect(m_matrix, &RunMatrix::reset, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(m_matrix, &RunMatrix::rowAdded, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(m_matrix, &RunMatrix::rowChanged, this,
            [this](int row) { emit dataChanged(index(row, 0), index(row, ColumnCount - 1)); });
}

int RunModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_matrix ? 0 : static_cast<int>(m_matrix->rows().size());
}

int RunModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_matrix)
        return {};
    return cell(m_matrix->rows().at(static_cast<std::size_t>(index.row())), index.column(), role);
}

RunMark RunModel::markOf(const RunRow& row)
{
    switch (row.state) {
    case State::Running:
        return RunMark::Running;
    case State::Queued:
        return RunMark::Queued;
    case State::NotRun:
        return row.canRun() ? RunMark::None : RunMark::NotApplicable;
    case State::Done:
        break;
    }
    if (!row.outcome)
        return RunMark::Warning;
    switch (row.outcome->verdict()) {
    case Verdict::Reproduced:
    case Verdict::Moved:
    case Verdict::DifferentFailure:
    case Verdict::NoReference:
        return RunMark::Failed;
    case Verdict::NotReproduced:
        return RunMark::Passed;
    case Verdict::TimedOut:
    case Verdict::Stopped:
    case Verdict::CutShort:
    case Verdict::NotStarted:
        break;
    }
    return RunMark::Warning;
}

QString RunModel::durationText(const RunRow& row) const
{
    const QLocale locale;
    if (row.state == State::Running)
        return tr("%1 s so far")
            .arg(locale.toString(row.since.msecsTo(QTime::currentTime()) / 1000.0, 'f', 1));
    if (row.state != State::Done || !row.outcome || row.outcome->process == 0)
        return {};
    return tr("%1 s").arg(locale.toString(row.outcome->seconds, 'f', 1));
}

QString RunModel::text(const RunRow& row, int column) const
{
    const bool done = row.state == State::Done && row.outcome.has_value();
    switch (column) {
    case Change:
        return workbench::rowName(row);
    case Device: {
        if (!row.canRun())
            return {};
        const auto& base = m_matrix->subject().baseline.device;
        return QString::fromStdString(row.variation.change == rerun::Change::Device ? "cpu" : base);
    }
    case Launch:
        if (!row.canRun())
            return {};
        return row.variation.change == rerun::Change::Launch ? tr("blocking") : tr("normal");
    case Result:
        return workbench::verdictName(row);
    case FirstError:
        return done ? workbench::failureLine(*row.outcome) : QString();
    case ObservedAt:
        return done ? QString::fromStdString(placeOf(row.outcome->failure)) : QString();
    case Exit:
        return done ? workbench::exitText(*row.outcome) : QString();
    case Duration:
        return durationText(row);
    default:
        return {};
    }
}

QVariant RunModel::cell(const RunRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        if (column == Result && row.outcome)
            return workbench::endingText(*row.outcome);
        if (column == Change && !row.canRun())
            return workbench::refusalText(row);
        return text(row, column);
    case Qt::CheckStateRole:
        return column == Change ? QVariant(row.checked ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return column >= Exit ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SecondLineRole:
        if (column == Change)
            return workbench::rowDetail(row, m_matrix->subject());
        if (column == Duration && row.state == State::Done && row.outcome && !row.outcome->measured)
            return tr("not a measurement");
        return {};
    case MarkRole:
        return column == Result ? static_cast<int>(markOf(row)) : static_cast<int>(RunMark::None);
    case ChangedRole:
        return (column == Device && row.variation.change == rerun::Change::Device) ||
               (column == Launch && row.variation.change == rerun::Change::Launch) ||
               (column == ObservedAt && row.outcome && row.outcome->comparison.moved);
    case DimRole:
        return !row.canRun() || column == Launch ||
               (column == Duration && row.outcome && !row.outcome->measured);
    default:
        return {};
    }
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= Exit ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Change:
        return tr("Change");
    case Device:
        return tr("Device");
    case Launch:
        return tr("Launch");
    case Result:
        return tr("Result");
    case FirstError:
        return tr("First error");
    case ObservedAt:
        return tr("Observed at");
    case Exit:
        return tr("Exit");
    case Duration:
        return tr("Duration");
    default:
        return {};
    }
}

bool RunModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != Change || !m_matrix)
        return false;
    m_matrix->setChecked(index.row(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags RunModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == Change && m_matrix &&
        m_matrix->rows().at(static_cast<std::size_t>(index.row())).canRun())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

void RunModel::tick()
{
    for (int row = 0; row < rowCount(); ++row) {
        if (m_matrix->rows().at(static_cast<std::size_t>(row)).state == State::Running)
            emit dataChanged(index(row, Duration), index(row, Duration), {Qt::DisplayRole});
    }
}

void RunModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace torchtriage::desktop
