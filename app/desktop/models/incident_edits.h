// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident_store.h"

#include <QHash>
#include <QObject>
#include <QUndoGroup>

namespace torchtriage::desktop {

/// Undo and redo of what the user did to the records, each open incident with a stack of its own.
class IncidentEdits : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive it.
    explicit IncidentEdits(workbench::IncidentStore& store, QObject* parent = nullptr);

    /// The incident whose steps undo() and redo() of the group take; 0: none.
    void setCurrent(workbench::IncidentId id);
    [[nodiscard]] QUndoGroup& group() noexcept { return m_group; }

private:
    void add(const workbench::RecordEdit& edit);
    void forgetClosed();

    workbench::IncidentStore& m_store;
    QUndoGroup m_group;
    QHash<workbench::IncidentId, QUndoStack*> m_stacks;
};

} // namespace torchtriage::desktop
