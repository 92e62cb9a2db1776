// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_tab.h"
#include "app/desktop/views/services.h"

#include <QObject>

#include <array>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QToolButton;

namespace torchtriage::desktop {

class LogActions;

/// Every action of the window, and the menus and tool bar made of them. What an action does is connected by
/// the window.
class MainActions : public QObject {
    Q_OBJECT

public:
    MainActions(const Services& services, QMenuBar& bar, QToolBar& tools, QObject* parent);

    QAction* open;
    QAction* openFolder;
    QAction* paste;
    QAction* sample;
    QAction* reload;
    QAction* close;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* copyFirstError;
    QAction* filter;
    QAction* find;
    QAction* goTo;
    QAction* sideBar;
    QAction* back;
    QAction* forward;
    QAction* nextPane;
    QAction* previousPane;
    QAction* firstFailure;
    QAction* nextEvent;
    QAction* previousEvent;
    std::array<QAction*, 3> steps;
    QAction* guide;
    QAction* runSelected;
    QAction* stopRuns;
    QAction* reduce;
    QAction* engines;
    QAction* machines;
    QAction* addNote;
    QAction* fillIn;
    QAction* importIncident;
    QAction* exportIncident;
    QAction* addErrorFile;
    QAction* changeState; ///< its text is the window's: close or reopen
    QAction* shortcuts;
    QAction* about;
    LogActions* log;
    QMenu* incidentMenu;

    /// Shows that tab of the incident.
    [[nodiscard]] QAction& page(IncidentTab tab) const { return *m_pages.at(static_cast<std::size_t>(tab)); }
    /// Enables what needs an open incident.
    void setIncidentOpen(bool open);
    /// Enables what a folder of logs has, where no incident is shown.
    void setFolderShown(bool shown);
    /// What undo and redo would do; "" where there is nothing.
    void showEdits(bool canUndo, const QString& undoText, bool canRedo, const QString& redoText);
    void retranslate();
    /// Puts a widget at the right end of the tool bar.
    void addToTools(QWidget* widget);
    /// All actions that have a shortcut, in the order of the menus.
    [[nodiscard]] QVector<QAction*> withShortcut() const;

signals:
    void recentChosen(const QString& path);

private:
    QAction* make(const char* glyph, const QString& keys);
    void makeMenus(QMenuBar& bar);
    void fillMenus();
    void makeLogMenu();
    void makeTools(QToolBar& tools);
    void makeThemeMenu();
    void makeLanguageMenu();
    void fillRecent();

    Services m_services;
    std::array<QAction*, incidentTabCount> m_pages;
    QMenu* m_file;
    QMenu* m_edit;
    QMenu* m_view;
    QMenu* m_toolsMenu;
    QMenu* m_help;
    QMenu* m_recent;
    QMenu* m_logView;
    QMenu* m_theme;
    QMenu* m_language;
    QActionGroup* m_themes;
    QActionGroup* m_languages;
    QAction* m_clearRecent;
    QToolButton* m_themeButton;
    QToolBar* m_tools;
    QAction* m_beforeTheme; ///< what stands left of the theme's button
};

} // namespace torchtriage::desktop
