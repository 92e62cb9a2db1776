// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/incident_keeper.h"

#include "app/workbench/incident_store.h"
#include "core/incident/folder.h"
#include "core/incident/incident_text.h"
#include "core/incident/merge_changes.h"
#include "core/incident/recorded_run.h"
#include "core/incident/relative_path.h"
#include "core/incident/triage_incident.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <filesystem>

namespace torchtriage::workbench {

namespace {

constexpr int pause = 400; // ms without a further change
constexpr qint64 largestCopy = qint64{64} << 20;

/// What a save needs, copied, since it runs on another thread.
struct Task {
    QString folder, library, name, log;
    QByteArray text;
    incident::Record base, mine;
};

/// A log comes along into the folder, unless it is too large for that: then the record tells where it is.
io::Result<void> bringLog(const Task& task, const incident::Folder& folder)
{
    const std::string name = "logs/" + incident::fileName(QFileInfo(task.name).fileName().toStdString());
    const bool copied = task.log.isEmpty() || QFileInfo(task.log).size() <= largestCopy;
    io::Result<void> done;
    if (task.log.isEmpty() &&
        task.text == QByteArray::fromStdString(incident::errorText(task.mine.firstError))) {
        return done; // no log was ever there: the record itself was read
    }
    if (task.log.isEmpty()) {
        done =
            folder.write(name, std::span(task.text.constData(), static_cast<std::size_t>(task.text.size())));
    } else if (copied) {
        std::error_code code;
        std::filesystem::create_directories(folder.path() + "/logs", code);
        std::filesystem::copy_file(task.log.toStdString(), folder.path() + "/" + name, code);
        if (code) {
            return io::fail(
                io::systemError(task.log.toStdString(), code.value(), io::ErrorKind::WriteFailed));
        }
    }
    if (!done) {
        return done;
    }
    const auto written = folder.update([&](incident::Record& record) {
        std::erase(record.logs, task.log.toStdString()); // a record that stood alone names it already
        record.logs.insert(record.logs.begin(), copied ? name : task.log.toStdString());
    });
    return written ? io::Result<void>() : io::fail(written.error());
}

io::Result<incident::Folder> makeFolder(const Task& task)
{
    return incident::Folder::create(task.library.toStdString(),
                                    QFileInfo(task.name).completeBaseName().toStdString(), task.mine,
                                    [&](const incident::Folder& folder) { return bringLog(task, folder); });
}

io::Result<incident::Folder> updateFolder(const Task& task)
{
    auto folder = incident::Folder::open(task.folder.toStdString());
    if (!folder) {
        return folder;
    }
    const auto updated = folder->update(
        [&](incident::Record& record) { record = incident::mergeChanges(task.base, task.mine, record); });
    return updated ? folder : io::Result<incident::Folder>(io::fail(updated.error()));
}

} // namespace

struct IncidentKeeper::Saved {
    incident::Record mine; ///< what was to be saved
    QString folder;
    io::Result<incident::Record> record = io::fail(io::ErrorKind::WriteFailed, {});
};

IncidentKeeper::IncidentKeeper(IncidentStore& store, std::function<QString()> library, QObject* parent)
    : QObject(parent), m_store(store), m_library(std::move(library))
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &IncidentKeeper::saveDue);
    for (const auto signal : {&IncidentStore::edited, &IncidentStore::learned}) {
        connect(&m_store, signal, this, [this](const RecordEdit& edit) {
            if (!m_bases.contains(edit.id)) {
                m_bases.insert(edit.id, edit.before);
            }
        });
    }
    connect(&m_store, &IncidentStore::recordChanged, this, [this](IncidentId id) {
        m_due.insert(id);
        // Not started anew by every key: who types without a pause is saved too.
        if (!m_timer.isActive()) {
            m_timer.start();
        }
    });
}

IncidentKeeper::~IncidentKeeper()
{
    flush();
}

void IncidentKeeper::keep(IncidentId id)
{
    const Incident* incident = m_store.find(id);
    if (incident && incident->folder.isEmpty()) {
        m_due.insert(id);
        saveDue();
    }
}

void IncidentKeeper::flush()
{
    m_timer.stop();
    while (!m_due.isEmpty() || !m_running.isEmpty()) {
        saveDue();
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this);
    }
}

void IncidentKeeper::saveDue()
{
    for (const IncidentId id : QSet<IncidentId>(m_due)) {
        if (!m_running.contains(id)) { // else it is saved again when that is done
            m_due.remove(id);
            save(id);
        }
    }
}

void IncidentKeeper::save(IncidentId id)
{
    const Incident* incident = m_store.find(id);
    if (!incident) {
        return;
    }
    Task task{incident->folder, m_library(),       incident->name,  incident->path,
              incident->text,   m_bases.value(id), incident->record};
    const incident::Record mine = incident->record;
    if (task.folder.isEmpty()) {
        if (task.mine.created.empty()) {
            task.mine.created = incident::isoNow();
        }
        if (task.mine.id.empty()) {
            task.mine.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
        }
        incident::fillRecord(task.mine, incident->report);
    }
    m_running.insert(id);
    m_pool.start([this, id, task = std::move(task), mine] {
        const auto folder = task.folder.isEmpty() ? makeFolder(task) : updateFolder(task);
        Saved saved{mine, folder ? QString::fromStdString(folder->path()) : QString(),
                    folder ? folder->record() : io::Result<incident::Record>(io::fail(folder.error()))};
        QMetaObject::invokeMethod(
            this, [this, id, saved] { conclude(id, saved); }, Qt::QueuedConnection);
    });
}

void IncidentKeeper::conclude(IncidentId id, const Saved& saved)
{
    m_running.remove(id);
    if (!saved.record) {
        emit failed(id, saved.record.error());
        return;
    }
    m_bases.insert(id, *saved.record);
    if (const Incident* incident = m_store.find(id)) {
        const bool made = incident->folder.isEmpty();
        // What was changed while the save was under way stays on top of what was saved.
        m_store.setKept(id, saved.folder,
                        incident::mergeChanges(saved.mine, incident->record, *saved.record));
        if (made) {
            emit folderMade(id, saved.folder);
        }
        emit this->saved(id);
    }
    if (m_due.contains(id) && !m_timer.isActive()) {
        m_timer.start();
    }
}

} // namespace torchtriage::workbench
