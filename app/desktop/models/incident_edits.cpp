// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/incident_edits.h"

#include "core/incident/merge_changes.h"

#include <QUndoStack>

namespace torchtriage::desktop {

namespace {

constexpr int mostSteps = 500;

/// One edit. What else changed in the record since (a save, another program) stays when it is undone.
class EditCommand : public QUndoCommand {
public:
    EditCommand(workbench::IncidentStore& store, workbench::RecordEdit edit)
        : QUndoCommand(edit.what), m_store(store), m_edit(std::move(edit))
    {
    }

    void undo() override { apply(m_edit.after, m_edit.before); }
    void redo() override
    {
        if (m_done) {
            apply(m_edit.before, m_edit.after);
        }
        m_done = true; // the first time, the store has it already
    }

    [[nodiscard]] int id() const override { return m_edit.key.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto& other = static_cast<const EditCommand&>(*next);
        if (other.m_edit.key != m_edit.key) {
            return false;
        }
        m_edit.after = other.m_edit.after;
        return true;
    }

private:
    void apply(const incident::Record& from, const incident::Record& to)
    {
        if (const workbench::Incident* incident = m_store.find(m_edit.id)) {
            m_store.setRecord(m_edit.id, incident::mergeChanges(from, to, incident->record));
        }
    }

    workbench::IncidentStore& m_store;
    workbench::RecordEdit m_edit;
    bool m_done = false;
};

} // namespace

IncidentEdits::IncidentEdits(workbench::IncidentStore& store, QObject* parent)
    : QObject(parent), m_store(store)
{
    connect(&m_store, &workbench::IncidentStore::edited, this, &IncidentEdits::add);
    connect(&m_store, &workbench::IncidentStore::removed, this, &IncidentEdits::forgetClosed);
}

void IncidentEdits::setCurrent(workbench::IncidentId id)
{
    m_group.setActiveStack(m_stacks.value(id, nullptr));
}

void IncidentEdits::add(const workbench::RecordEdit& edit)
{
    QUndoStack*& stack = m_stacks[edit.id];
    if (!stack) {
        stack = new QUndoStack(&m_group);
        stack->setUndoLimit(mostSteps);
    }
    stack->push(new EditCommand(m_store, edit));
    m_group.setActiveStack(stack);
}

void IncidentEdits::forgetClosed()
{
    m_stacks.removeIf([this](const std::pair<const workbench::IncidentId&, QUndoStack*&>& entry) {
        const bool closed = m_store.find(entry.first) == nullptr;
        if (closed) {
            entry.second->deleteLater();
        }
        return closed;
    });
}

} // namespace torchtriage::desktop
