// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/recent_files.h"

#include "app/workbench/settings_keys.h"

#include <QSettings>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

QString idText(std::string_view id)
{
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

triage::FailureClass classFromId(const QString& id)
{
    for (const triage::FailureClass value : triage::allClasses) {
        if (idText(triage::toString(value)) == id) {
            return value;
        }
    }
    return triage::FailureClass::Unknown;
}

} // namespace

RecentFiles::RecentFiles(QSettings& store, QObject* parent) : QObject(parent), m_settings(store)
{
    load();
}

void RecentFiles::add(const Incident& incident)
{
    if (incident.isInMemory() && incident.folder.isEmpty()) {
        return;
    }
    const RecentFile entry{incident.folder.isEmpty() ? incident.path : incident.folder, incident.when,
                           incident.report.family, incident.report.failureClass,
                           incident.report.verdict == triage::Verdict::Failure};
    m_files.removeIf([&](const RecentFile& file) { return file.path == entry.path; });
    m_files.prepend(entry);
    m_files.resize(std::min<qsizetype>(m_files.size(), maximum));
    save();
}

void RecentFiles::remove(const QString& path)
{
    if (m_files.removeIf([&](const RecentFile& file) { return file.path == path; }) > 0) {
        save();
    }
}

void RecentFiles::clear()
{
    m_files.clear();
    save();
}

void RecentFiles::load()
{
    const int size = m_settings.beginReadArray(settings::recentFiles);
    for (int i = 0; i < std::min(size, maximum); ++i) {
        m_settings.setArrayIndex(i);
        RecentFile file;
        file.path = m_settings.value("path").toString();
        file.when = m_settings.value("when").toDateTime();
        file.family = triage::familyFromString(m_settings.value("family").toString().toStdString());
        file.failureClass = classFromId(m_settings.value("class").toString());
        file.failure = m_settings.value("failure").toBool();
        if (!file.path.isEmpty()) {
            m_files.append(file);
        }
    }
    m_settings.endArray();
}

void RecentFiles::save()
{
    m_settings.remove(settings::recentFiles);
    m_settings.beginWriteArray(settings::recentFiles, static_cast<int>(m_files.size()));
    for (int i = 0; i < m_files.size(); ++i) {
        const RecentFile& file = m_files.at(i);
        m_settings.setArrayIndex(i);
        m_settings.setValue("path", file.path);
        m_settings.setValue("when", file.when);
        m_settings.setValue("family", file.family ? idText(triage::toString(*file.family)) : QString());
        m_settings.setValue("class", idText(triage::toString(file.failureClass)));
        m_settings.setValue("failure", file.failure);
    }
    m_settings.endArray();
    emit changed();
}

} // namespace torchtriage::workbench
