// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/desktop/views/goto/destination.h"

#include <QHash>

class QObject;

namespace torchtriage::desktop {

/// The destinations that all sources found, best first.
class GoToModel : public RowModel<Destination> {
    Q_OBJECT

public:
    /// Rows shown at most, and of one kind while others have something too.
    static constexpr int mostRows = 60;
    static constexpr int mostOfKind = 20;

    enum Role : int {
        KindRole = Qt::UserRole + 200, ///< int of DestinationKind
        KeysRole,                      ///< QString, the shortcut as the platform writes it
        MatchedRole,                   ///< QVector<qsizetype>, places in the text
        EvidenceRole,                  ///< bool
    };

    using RowModel::RowModel;

    void clear();
    /// Replaces what `source` found.
    void setFound(const QObject* source, const QVector<Destination>& destinations);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The word for a kind: "Event".
    [[nodiscard]] static QString kindName(DestinationKind kind);

protected:
    [[nodiscard]] QVariant cell(const Destination& row, int column, int role) const override;

private:
    void rank();

    QHash<const QObject*, QVector<Destination>> m_found;
};

} // namespace torchtriage::desktop
