// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"

#include <QObject>
#include <QVector>

class QSettings;

namespace torchtriage::workbench {

/// A log that was opened before, with enough of its verdict for a list. Nothing of its content is kept.
struct RecentFile {
    QString path;
    QDateTime when; ///< when the log was last written, as seen then
    std::optional<triage::Family> family;
    triage::FailureClass failureClass = triage::FailureClass::Unknown;
    bool failure = false; ///< a failure was found in it

    bool operator==(const RecentFile&) const = default;
};

/// The logs opened last, newest first, kept in the settings. Text in memory is never listed.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr int maximum = 10;

    /// `settings` must outlive this object.
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] const QVector<RecentFile>& files() const noexcept { return m_files; }
    /// Puts the incident's file first; ignores an incident without a file.
    void add(const Incident& incident);
    void remove(const QString& path);
    void clear();

signals:
    void changed();

private:
    void load();
    void save();

    QSettings& m_settings;
    QVector<RecentFile> m_files;
};

} // namespace torchtriage::workbench
