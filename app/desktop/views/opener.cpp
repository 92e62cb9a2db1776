// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/opener.h"

#include "app/workbench/error_text.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/path_kind.h"
#include "app/workbench/recent_files.h"

#include <QFile>
#include <QFileInfo>

namespace torchtriage::desktop {

using workbench::Incident;
using workbench::TriageJobs;

namespace {
constexpr auto samplePath = ":/samples/class-index-8-ranks.log";

/// An incident that came as a record: its log is what is shown, and the record says since when it is known.
void takeRecord(Incident& incident, const workbench::TriageOutcome& outcome)
{
    const QString path = incident.path;
    incident.folder = outcome.folder;
    incident.path = outcome.log;
    incident.text = outcome.text;
    incident.record = outcome.record;
    const QString title = QString::fromStdString(outcome.record.title);
    const QString name = QFileInfo(outcome.folder.isEmpty() ? path : outcome.folder).fileName();
    incident.name = title.isEmpty() ? name : title;
    const QString time = QString::fromStdString(
        outcome.record.firstError.time.empty() ? outcome.record.created : outcome.record.firstError.time);
    incident.when = QDateTime::fromString(time, Qt::ISODateWithMs).toLocalTime();
    if (!incident.when.isValid()) {
        incident.when =
            QFileInfo(outcome.folder.isEmpty() ? path : outcome.folder + QStringLiteral("/incident.json"))
                .lastModified();
    }
}

} // namespace

Opener::Opener(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    connect(&m_services.jobs, &TriageJobs::finished, this, &Opener::finish);
    connect(&m_services.jobs, &TriageJobs::progressed, this, &Opener::progressed);
    connect(&m_services.jobs, &TriageJobs::failed, this, [this](quint64 job, const io::Error& error) {
        if (m_pending.contains(job)) {
            const Pending pending = m_pending.take(job);
            emit ended(job);
            emit refused(pending.incident.name, workbench::errorText(error));
        }
    });
    connect(&m_services.jobs, &TriageJobs::cancelled, this, [this](quint64 job) {
        if (m_pending.contains(job)) {
            const Pending pending = m_pending.take(job);
            emit ended(job);
            emit cancelled(pending.incident.name);
        }
    });
}

void Opener::openFiles(const QStringList& paths)
{
    for (const QString& path : paths) {
        Pending pending;
        pending.incident.path = workbench::absolutePath(path);
        pending.incident.name = QFileInfo(pending.incident.path).fileName();
        start(std::move(pending));
    }
}

void Opener::expect(TriageJobs& jobs, const QStringList& paths)
{
    using workbench::PathKind;
    if (paths.isEmpty())
        return;
    const PathKind kind = workbench::kindOfPath(paths.front());
    if (kind == PathKind::Log || kind == PathKind::Incident)
        jobs.expectFile(workbench::absolutePath(paths.front()));
}

void Opener::openText(const QString& name, const QByteArray& text)
{
    Pending pending;
    pending.incident.name = name;
    pending.incident.text = text;
    pending.incident.when = QDateTime::currentDateTime();
    start(std::move(pending));
}

void Opener::openSample()
{
    for (int i = 0; i < m_services.incidents.size(); ++i) {
        const Incident& incident = m_services.incidents.at(i);
        if (incident.isInMemory() && incident.name == sampleName()) {
            emit opened(incident.id);
            return;
        }
    }
    QFile file(QString::fromLatin1(samplePath));
    if (file.open(QIODevice::ReadOnly)) {
        openText(sampleName(), file.readAll());
    }
}

QString Opener::sampleName()
{
    return QFileInfo(QString::fromLatin1(samplePath)).fileName();
}

bool Opener::hasSample()
{
    return QFile::exists(QString::fromLatin1(samplePath));
}

void Opener::reload(workbench::IncidentId id)
{
    const Incident* incident = m_services.incidents.find(id);
    if (!incident) {
        return;
    }
    Pending pending;
    const QString kept = incident->folder;
    const bool hasFolder = !kept.isEmpty() && QFileInfo::exists(kept + QStringLiteral("/incident.json"));
    pending.incident.path = hasFolder ? kept : incident->path;
    pending.incident.name = incident->name;
    pending.incident.text = incident->text;
    pending.incident.when = incident->when;
    pending.replaces = id;
    start(std::move(pending));
}

void Opener::cancel(quint64 job)
{
    m_services.jobs.cancel(job);
}

void Opener::start(Pending pending)
{
    const Incident& incident = pending.incident;
    // An older request for the same source is superseded by the job's start, and its progress is over.
    for (auto other = m_pending.begin(); other != m_pending.end();) {
        if (other->incident.path == incident.path && other->incident.name == incident.name) {
            const quint64 job = other.key();
            other = m_pending.erase(other);
            emit ended(job);
        } else {
            ++other;
        }
    }
    const QString name = incident.name;
    const quint64 job = incident.isInMemory() ? m_services.jobs.startText(incident.name, incident.text)
                                              : m_services.jobs.startFile(incident.path);
    m_pending.insert(job, std::move(pending));
    emit started(job, name);
}

void Opener::finish(quint64 job, const workbench::TriageOutcome& outcome)
{
    if (!m_pending.contains(job)) {
        return;
    }
    Pending pending = m_pending.take(job);
    Incident& incident = pending.incident;
    incident.report = outcome.report;
    incident.readSeconds = outcome.seconds;
    if (outcome.isRecord) {
        takeRecord(incident, outcome);
    } else if (!incident.isInMemory()) {
        incident.when = QFileInfo(incident.path).lastModified();
    }
    m_services.recent.add(incident);
    workbench::IncidentId id = pending.replaces;
    if (id != 0 && m_services.incidents.find(id)) {
        m_services.incidents.replace(id, std::move(incident));
    } else {
        id = m_services.incidents.put(std::move(incident));
    }
    emit ended(job);
    emit opened(id);
}

} // namespace torchtriage::desktop
