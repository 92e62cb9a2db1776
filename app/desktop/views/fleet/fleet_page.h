// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/fleet_jobs.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace torchtriage::desktop {

class Banner;
class ElidedLabel;
class GroupPane;
class MemberPane;
class PlotsPane;
class ScanCard;
class StateCard;

/// A folder of logs: plots per family and day, the table of fingerprints, and the logs behind each.
class FleetPage : public QWidget {
    Q_OBJECT

public:
    explicit FleetPage(QWidget* parent = nullptr);

    /// Scans the folder, or shows it if it has been scanned already.
    void setFolder(const QString& path);
    void rescan();
    /// Compares with another folder; empty ends the comparison.
    void setOther(const QString& path);
    [[nodiscard]] const QString& folder() const noexcept { return m_folder; }
    [[nodiscard]] QString name() const;
    /// "412 logs · 12 fingerprints"; what it does while there is nothing to tell.
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] const workbench::FleetPointer& fleet() const noexcept { return m_fleet; }
    void focusFilter();
    void exportTo(const QString& path);

    [[nodiscard]] GroupPane& groups() const { return *m_groups; }
    [[nodiscard]] MemberPane& members() const { return *m_members; }
    [[nodiscard]] PlotsPane& plots() const { return *m_plots; }
    [[nodiscard]] StateCard& state() const { return *m_state; }
    [[nodiscard]] workbench::FleetJobs& jobs() const { return *m_jobs; }

signals:
    /// A log is to be opened as an incident.
    void openRequested(const QString& path);
    /// Name, subtitle or status have changed.
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Shown { Nothing, Fleet, Cancelled, Failed };

    QWidget* makeHeader();
    QWidget* makeContent();
    void connectParts();
    void connectJobs();
    void chooseOther();
    void chooseExport(const QString& suffix);
    void showFleet();
    void showState();
    void showNotes();
    void retranslate();

    QString m_folder;
    QString m_other;
    Shown m_shown = Shown::Nothing;
    io::Error m_error;
    workbench::FleetPointer m_fleet;
    workbench::FleetPointer m_otherFleet;
    workbench::FleetJobs* m_jobs;
    quint64 m_scan = 0;
    quint64 m_otherScan = 0;
    quint64 m_comparison = 0;
    quint64 m_writing = 0;
    QString m_written; ///< path of the last export

    QLabel* m_name;
    ElidedLabel* m_summary;
    QPushButton* m_compare;
    QPushButton* m_rescan;
    QPushButton* m_export;
    QAction* m_csv;
    QAction* m_json;
    ScanCard* m_card;
    Banner* m_notes;
    QPushButton* m_endComparison;
    QStackedWidget* m_stack;
    StateCard* m_state;
    QWidget* m_content;
    PlotsPane* m_plots;
    GroupPane* m_groups;
    MemberPane* m_members;
};

} // namespace torchtriage::desktop
