// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/go_to_model.h"

#include "app/desktop/models/roles.h"

#include <algorithm>
#include <map>

namespace torchtriage::desktop {

void GoToModel::clear()
{
    m_found.clear();
    setRows({});
}

void GoToModel::setFound(const QObject* source, const QVector<Destination>& destinations)
{
    m_found[source] = destinations;
    rank();
}

void GoToModel::rank()
{
    QVector<Destination> all;
    for (const QVector<Destination>& some : std::as_const(m_found))
        all += some;
    // The hash has no order of its own, so every tie is settled here; equal texts keep their source's order.
    std::ranges::stable_sort(all, [](const Destination& a, const Destination& b) {
        if (a.unavailable.isEmpty() != b.unavailable.isEmpty())
            return a.unavailable.isEmpty();
        if (a.score != b.score)
            return a.score > b.score;
        return a.kind < b.kind;
    });
    QVector<Destination> shown;
    std::map<DestinationKind, int> counts;
    for (const Destination& each : std::as_const(all)) {
        if (shown.size() == mostRows)
            break;
        if (++counts[each.kind] <= mostOfKind)
            shown.append(each);
    }
    setRows(std::move(shown));
}

int GoToModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

Qt::ItemFlags GoToModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return rows().at(index.row()).unavailable.isEmpty() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                        : Qt::NoItemFlags;
}

QString GoToModel::kindName(DestinationKind kind)
{
    switch (kind) {
    case DestinationKind::Line:
        return tr("Line");
    case DestinationKind::Rank:
        return tr("Rank");
    case DestinationKind::Event:
        return tr("Event");
    case DestinationKind::Value:
        return tr("Value");
    case DestinationKind::Run:
        return tr("Run");
    case DestinationKind::Incident:
        return tr("Incident");
    case DestinationKind::Action:
        return tr("Action");
    case DestinationKind::Guide:
        return tr("Guide");
    }
    return {};
}

QVariant GoToModel::cell(const Destination& row, int, int role) const
{
    const QString keys = row.keys.toString(QKeySequence::NativeText);
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case SubtitleRole:
        return row.unavailable.isEmpty() ? row.detail : row.unavailable;
    case Qt::AccessibleTextRole: {
        QStringList parts = {row.text};
        for (const QString& part : {cell(row, 0, SubtitleRole).toString(), kindName(row.kind), keys}) {
            if (!part.isEmpty())
                parts += part;
        }
        return parts.join(QStringLiteral(", "));
    }
    case KindRole:
        return static_cast<int>(row.kind);
    case KeysRole:
        return keys;
    case MatchedRole:
        return QVariant::fromValue(row.matched);
    case EvidenceRole:
        return row.isEvidence;
    default:
        return {};
    }
}

} // namespace torchtriage::desktop
