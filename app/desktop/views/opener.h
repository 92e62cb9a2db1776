// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/services.h"
#include "app/workbench/incident.h"
#include "app/workbench/triage_jobs.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace torchtriage::desktop {

/// Opens logs: starts their triage, puts what comes out into the store, and says how it went.
class Opener : public QObject {
    Q_OBJECT

public:
    explicit Opener(const Services& services, QObject* parent = nullptr);

    void openFiles(const QStringList& paths);
    /// Begins to read the first of `paths` if it is a log, for a window that is about to be made and will open
    /// them.
    static void expect(workbench::TriageJobs& jobs, const QStringList& paths);
    /// Opens text that has no file. `name` is its name in lists.
    void openText(const QString& name, const QByteArray& text);
    /// Opens the log that the program carries.
    void openSample();
    /// Reads an open incident's file again; text in memory is triaged again.
    void reload(workbench::IncidentId id);
    void cancel(quint64 job);

    /// Whether a log is being read.
    [[nodiscard]] bool isBusy() const noexcept { return !m_pending.isEmpty(); }

    /// Name of the bundled log, shown in lists.
    [[nodiscard]] static QString sampleName();
    [[nodiscard]] static bool hasSample();

signals:
    void started(quint64 job, const QString& name);
    void progressed(quint64 job, quint64 done, quint64 total);
    /// The job is over, however it ended.
    void ended(quint64 job);
    void opened(torchtriage::workbench::IncidentId id);
    /// `reason` is a sentence for a person.
    void refused(const QString& name, const QString& reason);
    void cancelled(const QString& name);

private:
    struct Pending {
        workbench::Incident incident; ///< source only, without a report
        workbench::IncidentId replaces = 0;
    };

    void start(Pending pending);
    void finish(quint64 job, const workbench::TriageOutcome& outcome);

    Services m_services;
    QHash<quint64, Pending> m_pending;
};

} // namespace torchtriage::desktop
