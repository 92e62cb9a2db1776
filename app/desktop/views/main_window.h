// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/history.h"
#include "app/desktop/views/services.h"
#include "app/workbench/next_steps.h"

#include <QMainWindow>

#include <optional>
#include <utility>

class QLabel;
class QStackedWidget;

namespace torchtriage::workbench {
class IncidentKeeper;
}

namespace torchtriage::desktop {

class BatchPage;
class FleetPage;
class GoToField;
class GuideDock;
class IncidentDock;
class IncidentEdits;
class IncidentFiles;
class IncidentView;
class MainActions;
class NoticeArea;
class Opener;
class StartPage;
class StepsDock;

/// The window: side bar, notices, and either the start page or the current incident.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const Services& services, QWidget* parent = nullptr);
    ~MainWindow() override;

    void openFiles(const QStringList& paths);
    void openSample();
    /// Scans a folder of logs and shows what fails in it.
    void openFolder(const QString& path);
    /// Attaches a saved batch to the incident that is shown, or shows it alone where none is open.
    void openBatch(const QString& path);
    /// Shows an incident on disk: the one that is open, if it is.
    void openIncident(const QString& path);
    void pasteLog();
    /// Opens the guide at the stage with that id.
    void showGuide(const QString& section);
    /// The guide, shown or not.
    GuideDock& guide();
    /// Opens what was open when the last window ended, and shows what was shown.
    void reopenSession();
    /// The incident that is shown; 0 on the start page.
    [[nodiscard]] workbench::IncidentId currentIncident() const noexcept { return m_current; }
    [[nodiscard]] MainActions& actions() const { return *m_actions; }
    [[nodiscard]] NoticeArea& notices() const { return *m_notices; }
    /// The page of a batch that belongs to no incident; nullptr before there was one.
    [[nodiscard]] BatchPage* loneBatch() const noexcept { return m_loneBatch; }
    /// The page of the open folder; nullptr before there was one.
    [[nodiscard]] FleetPage* fleet() const noexcept { return m_fleet; }
    [[nodiscard]] bool showsFolder() const;
    [[nodiscard]] IncidentView* view() const noexcept { return m_view; }
    /// The field of the tool bar that leads to lines, values, incidents and actions.
    [[nodiscard]] GoToField& goToField() const { return *m_goTo; }
    [[nodiscard]] IncidentFiles& files() const { return *m_files; }
    [[nodiscard]] IncidentDock& dock() const { return *m_dock; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeParts();
    void makeStatusBar();
    void connectActions();
    void connectNavigation();
    void connectOpener();
    void connectView();
    void connectBatches();
    void makeGoTo();
    [[nodiscard]] BatchPage* batchInSight() const;
    void connectReruns();
    /// Shows the reruns with the row of a variation chosen. Starts nothing.
    void showReruns(const QString& variation);
    /// Opens the job of the case kept last and asks how far it is to be reduced. Starts nothing.
    void reduceCase();
    void connectEdits();
    void connectLibrary();
    void chooseLibrary();
    void attachWaiting();
    void showLoneBatch(const QString& path);
    IncidentView& incidentView();

    void chooseFiles();
    void chooseFolder();
    void connectFolder();
    void showFolder();
    void closeFolder();
    void reloadShown();
    void showIncident(workbench::IncidentId id);
    void showStart();
    void showStartUnlessOpening();
    void leaveIncident();
    StartPage& startPage();
    void closeIncident();
    /// What follows a page that closed: the incident now at that position, the folder, or the start page.
    void showInstead(int position);
    void goTo(const Place& place);
    void notePlace();
    void cyclePane(int step);
    void placeSteps();
    void setGuideVisible(bool visible);
    void copyFirstError();
    void doStep(workbench::NextStep::Action action);
    void addNote();
    void fillIn();
    void changeState();
    void showEditActions();
    void saveSession();
    void goWhereOneWas();
    void showStatus();
    void showShortcuts();
    void showAbout();
    void retranslate();
    void restoreLayout();
    void saveLayout();

    Services m_services;
    MainActions* m_actions = nullptr;
    Opener* m_opener = nullptr;
    IncidentDock* m_dock = nullptr;
    StepsDock* m_stepsDock = nullptr;
    NoticeArea* m_notices = nullptr;
    GoToField* m_goTo = nullptr;
    GuideDock* m_guide = nullptr; ///< made when it is first wanted
    QStackedWidget* m_stack = nullptr;
    QWidget* m_blank = nullptr; ///< until it is clear whether the start page is wanted at all
    StartPage* m_start = nullptr;
    IncidentView* m_view = nullptr;
    BatchPage* m_loneBatch = nullptr;
    FleetPage* m_fleet = nullptr;
    QStringList m_waitingBatches; ///< opened together with a log that is still being read
    IncidentEdits* m_edits = nullptr;
    IncidentFiles* m_files = nullptr;
    workbench::IncidentKeeper* m_keeper = nullptr;
    /// Path and tab that are to be shown once everything of the last session is open.
    std::optional<std::pair<QString, int>> m_reopening;
    QLabel* m_status = nullptr;
    QLabel* m_offline = nullptr;
    workbench::IncidentId m_current = 0;
    History m_history;
    QSize m_shownSize; ///< as it was first shown: the geometry is saved only if the user changed it since
    bool m_travelling = false; ///< going back or forward
    int m_pastes = 0;
    bool m_sideBarWanted = true;
    bool m_sideBarAtStart = false; ///< the start page has none until it is asked for
    int m_dockWidth = 0;           ///< as first shown; 0 before
    int m_guideWidth = 0;
};

} // namespace torchtriage::desktop
