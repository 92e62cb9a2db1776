// SPDX-License-Identifier: GPL-3.0-or-later
// From a job that fails to the smallest case that fails in the same way.
#include "app/desktop/views/rerun/reduce_dialog.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/workbench/incident_store.h"
#include "core/incident/recorded_run.h"

#include <QComboBox>
#include <QPushButton>

namespace torchtriage::desktop {

namespace {

const rerun::Job* jobOf(const workbench::RunMatrix* runs)
{
    return runs ? std::get_if<rerun::Job>(&runs->subject().baseline.work) : nullptr;
}

} // namespace

void RerunPage::showReduce()
{
    const bool job = jobOf(matrix()) != nullptr;
    const QString why =
        !job ? tr("Open a job of operators first: a program's own data cannot be cut from here.") : runHint();
    m_reduce->setText(tr("Reduce…"));
    m_reduce->setEnabled(why.isEmpty());
    m_reduce->setToolTip(why);
}

/// A kept case lies in the incident's folder: one that has none yet gets it first.
void RerunPage::reduce()
{
    const workbench::Incident* incident = m_services.incidents.find(m_incident);
    if (!incident || !jobOf(matrix()))
        return;
    m_reduceWanted = incident->folder.isEmpty() ? m_incident : 0;
    if (m_reduceWanted == 0)
        return openReduce(incident->folder);
    m_services.incidents.edit(m_incident, tr("Keep incident"), {}, [](incident::Record& record) {
        if (record.created.empty())
            record.created = incident::isoNow();
    });
}

void RerunPage::reduceCase(const QString& path)
{
    m_caseWanted = path;
    if (const workbench::RunMatrix* runs = matrix(); runs && !runs->rows().empty())
        openJob(path);
}

/// A subject has been read: the program of the incident comes before the job that is wanted.
void RerunPage::followCase(const QString& openJobPath)
{
    if (m_caseWanted.isEmpty())
        return;
    if (openJobPath != m_caseWanted)
        return openJob(m_caseWanted);
    m_caseWanted.clear();
    if (m_reduce->isEnabled())
        reduce();
}

void RerunPage::reduceIfWanted(const workbench::Incident& incident)
{
    if (m_reduceWanted == incident.id && !incident.folder.isEmpty()) {
        m_reduceWanted = 0;
        openReduce(incident.folder);
    }
}

void RerunPage::openReduce(const QString& folder)
{
    const rerun::Job* job = jobOf(matrix());
    const auto engine = workbench::engineOf(m_engine->currentData().toString());
    if (!job || !engine)
        return;
    auto* dialog = new ReduceDialog(*job, *engine, folder + QStringLiteral("/cases"), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace torchtriage::desktop
