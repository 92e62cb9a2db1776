// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/redaction_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/models/roles.h"
#include "app/desktop/theme/fonts.h"
#include "app/workbench/text_values.h"

#include <QStringList>

#include <algorithm>

namespace torchtriage::desktop {

using request::Kind;

namespace {

constexpr qsizetype mostNamed = 2;
constexpr qsizetype longestOriginal = 200;

/// "<host-1>, <host-2>", or "<sample-1> … <sample-9>" for many.
QString namesOf(const QStringList& names)
{
    if (names.size() <= mostNamed)
        return names.join(QStringLiteral(", "));
    return names.front() + QStringLiteral(" … ") + names.back();
}

QString shownOriginal(const request::Entry& entry)
{
    const QString text = workbench::plainValue(entry.original, longestOriginal);
    return request::isCredential(entry.kind) ? veiled(text) : text;
}

} // namespace

QString veiled(const QString& credential)
{
    constexpr qsizetype shown = 3;
    return credential.left(shown) + QString(12, u'•');
}

void RedactionModel::setRequest(const workbench::PreparedRequest& request, const std::set<Kind>& kept)
{
    QVector<RedactionRow> rows;
    for (const Kind kind : request::allKinds) {
        RedactionRow row;
        row.kind = kind;
        row.on = !kept.contains(kind);
        QStringList names;
        for (const request::Entry& entry : request.entries) {
            if (entry.kind != kind || entry.count + entry.left == 0)
                continue;
            row.count += entry.count + entry.left;
            const QString name = QString::fromStdString(entry.pseudonym);
            if (!names.contains(name))
                names << name;
        }
        row.alarm = !row.on && row.count > 0 && !request::mayBeKept(kind);
        row.replacement = row.on ? namesOf(names) : QString();
        rows << row;
    }
    std::ranges::stable_sort(rows,
                             [](const RedactionRow& a, const RedactionRow& b) { return a.count > b.count; });
    // A reset would lose the current row at every click.
    if (rows.size() == this->rows().size() &&
        std::ranges::equal(rows, this->rows(), {}, &RedactionRow::kind, &RedactionRow::kind)) {
        for (int i = 0; i < rows.size(); ++i)
            replaceRow(i, rows.at(i));
        return;
    }
    setRows(std::move(rows));
}

void RedactionModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!rows().isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int RedactionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RedactionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case On:
        return tr("On");
    case KindName:
        return tr("Kind");
    case Count:
        return tr("Count");
    default:
        return tr("Replacement");
    }
}

Qt::ItemFlags RedactionModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = RowModel::flags(index);
    return index.isValid() && index.column() == On ? plain | Qt::ItemIsUserCheckable : plain;
}

bool RedactionModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
        index.column() != On)
        return false;
    RedactionRow row = rows().at(index.row());
    row.on = value.toInt() == Qt::Checked;
    replaceRow(index.row(), row);
    emit toggled(row.kind, row.on);
    return true;
}

QVariant RedactionModel::text(const RedactionRow& row, int column) const
{
    switch (column) {
    case KindName:
        return workbench::kindName(row.kind);
    case Count:
        return workbench::numberText(row.count);
    case Replacement:
        return row.on || row.count == 0 ? row.replacement : tr("stays in the text");
    default:
        return {};
    }
}

QVariant RedactionModel::cell(const RedactionRow& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::CheckStateRole:
        return column == On ? QVariant(row.on ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::AccessibleTextRole:
        return column == On ? QVariant(workbench::kindName(row.kind)) : text(row, column);
    case Qt::ToolTipRole:
        return plainTip(workbench::kindMeaning(row.kind));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column == Count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return column == Replacement && row.on ? roleFont(FontRole::Evidence)
                                               : roleFont(row.alarm ? FontRole::BodyBold : FontRole::Body);
    case AlarmRole:
        return row.alarm;
    default:
        return {};
    }
}

void ReplacementModel::setRequest(const workbench::PreparedRequest& request, const std::set<Kind>& kept)
{
    QVector<ReplacementRow> rows;
    for (const request::Entry& entry : request.entries) {
        if (entry.count + entry.left == 0)
            continue;
        ReplacementRow row;
        row.original = shownOriginal(entry);
        row.pseudonym = kept.contains(entry.kind) ? QString() : QString::fromStdString(entry.pseudonym);
        row.count = entry.count + entry.left;
        row.alarm = row.pseudonym.isEmpty() && !request::mayBeKept(entry.kind);
        rows << row;
    }
    std::ranges::stable_sort(rows, [](const ReplacementRow& a, const ReplacementRow& b) {
        return a.alarm != b.alarm ? a.alarm : a.count > b.count;
    });
    setRows(std::move(rows));
}

void ReplacementModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!rows().isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ReplacementModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReplacementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Times ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Original:
        return tr("In the log");
    case Pseudonym:
        return tr("In the request");
    default:
        return tr("Times");
    }
}

QVariant ReplacementModel::cell(const ReplacementRow& row, int column, int role) const
{
    const QString pseudonym = row.pseudonym.isEmpty() ? tr("stays") : row.pseudonym;
    switch (role) {
    case Qt::DisplayRole:
        return column == Original    ? row.original
               : column == Pseudonym ? pseudonym
                                     : workbench::numberText(row.count);
    case Qt::ToolTipRole:
        return column == Original ? plainTip(row.original) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column == Times ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return column == Times ? roleFont(FontRole::Body)
                               : roleFont(row.alarm ? FontRole::EvidenceBold : FontRole::Evidence);
    case AlarmRole:
        return row.alarm;
    default:
        return {};
    }
}

} // namespace torchtriage::desktop
