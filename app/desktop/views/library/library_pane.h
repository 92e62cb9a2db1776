// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/library_listing.h"
#include "core/io/error.h"

#include <QFileSystemWatcher>
#include <QTimer>
#include <QWidget>

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace torchtriage::workbench {
class LibraryJob;
}

namespace torchtriage::desktop {

class ElidedLabel;
class LibraryModel;
class LibraryTree;
class StateCard;

/// The incidents on disk, below the open ones in the side bar: a tree of folders, what a scan is doing, and
/// what is so where there is nothing to show. It is scanned when it is first seen, when its folder changes,
/// and when the window says so. What was read before can be used meanwhile.
class LibraryPane : public QWidget {
    Q_OBJECT

public:
    explicit LibraryPane(QWidget* parent = nullptr);

    /// The library to show. Nothing is read before the pane is seen.
    void setFolder(const QString& path);
    [[nodiscard]] const QString& folder() const noexcept { return m_folder; }
    void rescan();
    /// The same, once nothing more has changed for a moment.
    void rescanSoon();
    void setFilter(const QString& query, const QSet<triage::FailureClass>& classes);
    /// Makes the incident of that folder the current row, if it is shown.
    void setCurrentPath(const QString& path);
    void focusTree();

    /// Null before the first scan.
    [[nodiscard]] const workbench::LibraryPointer& listing() const noexcept { return m_listing; }
    /// Incidents that the filter shows, and that it hides.
    [[nodiscard]] int shownCount() const;
    [[nodiscard]] int hiddenCount() const;
    [[nodiscard]] workbench::LibraryJob& job() const { return *m_job; }
    [[nodiscard]] LibraryTree& tree() const { return *m_tree; }
    [[nodiscard]] StateCard& state() const { return *m_state; }

signals:
    void openRequested(const QString& path);
    void chooseFolderRequested();
    void importRequested();
    /// The incidents, or how many the filter shows, have changed.
    void changed();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Outcome { Unread, Read, Cancelled, Failed };

    QWidget* makeHeader();
    QWidget* makeProgress();
    void connectJob();
    void endScan(Outcome outcome);
    void refilter();
    void watch();
    void showState();
    void showNumbers(quint64 done, quint64 total);
    void retranslate();

    QString m_folder;
    QString m_query;
    QSet<triage::FailureClass> m_classes;
    workbench::LibraryPointer m_listing;
    Outcome m_outcome = Outcome::Unread;
    io::Error m_error;
    workbench::LibraryJob* m_job;
    LibraryModel* m_model;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;    ///< a folder that changes is scanned once it rests
    QTimer m_showDelay; ///< a short scan shows no progress

    QLabel* m_title;
    QLabel* m_count;
    QToolButton* m_more;
    QMenu* m_menu;
    QAction* m_scan;
    QAction* m_choose;
    QAction* m_import;
    QWidget* m_progress;
    QLabel* m_numbers;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QLabel* m_notes;
    QStackedWidget* m_stack;
    LibraryTree* m_tree;
    StateCard* m_state;
};

} // namespace torchtriage::desktop
