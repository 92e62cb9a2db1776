// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_tab.h"
#include "app/workbench/incident.h"
#include "app/workbench/next_steps.h"

#include <QWidget>

#include <array>

class QAction;
class QMenu;
class QStackedWidget;

namespace torchtriage::desktop {

class BatchPage;
class EvidencePage;
class IncidentPage;
class LinkButton;
class LogActions;
class OverviewPage;
class TitleStrip;
class ViewTabs;

/// One incident: its title strip, its tabs and their pages. Pages are made when they are first shown.
class IncidentView : public QWidget {
    Q_OBJECT

public:
    explicit IncidentView(const Services& services, QWidget* parent = nullptr);

    void setIncident(const workbench::Incident& incident);
    void setTab(IncidentTab tab);
    [[nodiscard]] IncidentTab tab() const;
    void setMenu(QMenu* menu);
    /// Lets the actions of the menus work on the log of this view.
    void setLogActions(LogActions& actions);
    /// The action behind the button in the title.
    void setNoteAction(QAction* action);

    /// Shows a line of the log in the evidence page.
    void showLine(std::int64_t line);
    void showFirstFailure();
    /// Shows the lines of one rank alone in the evidence page.
    void showOnlyRank(int rank);
    /// Shows the value with that key in the batch page, as soon as the batch is read.
    void showValue(const QString& key);
    /// Lines of the log as far as they are known.
    [[nodiscard]] std::int64_t lines() const;
    void nextEvent();
    void previousEvent();
    void find();
    void triggerStep(int number);
    /// A page, made now if it was never shown, and up to date.
    IncidentPage& page(IncidentTab tab);
    /// A page if it was shown before; nullptr otherwise.
    [[nodiscard]] IncidentPage* madePage(IncidentTab tab) const
    {
        return m_slots.at(static_cast<std::size_t>(tab)).page;
    }
    [[nodiscard]] OverviewPage& overview() const { return *m_overview; }
    [[nodiscard]] QWidget* tabs() const;
    [[nodiscard]] QWidget* currentPage() const;

signals:
    void tabChanged(torchtriage::desktop::IncidentTab tab);
    void actionRequested(torchtriage::workbench::NextStep::Action action);
    void copyFirstErrorRequested();
    void firstFailurePinned(qint64 line);
    void attachRequested(const QString& path);
    /// The log of a run is to be opened as evidence.
    void logRequested(const QString& path);
    /// The incident is to be closed with a reason, or opened again.
    void stateChangeRequested();
    /// The kept case of the incident is to be reduced.
    void reduceRequested();
    void statusChanged(const QString& text);
    /// The stage of the guide with that id is asked for.
    void guideRequested(const QString& section);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What belongs to one tab.
    struct Slot {
        IncidentPage* page = nullptr; ///< nullptr until the tab was first shown
        bool isCurrent = false;       ///< the page already shows m_incident
        QString badge;
    };

    [[nodiscard]] Slot& slot(IncidentTab tab) { return m_slots.at(static_cast<std::size_t>(tab)); }
    void make(IncidentTab tab);
    void showTitle(IncidentTab tab);
    void showTitles();
    void showGuideLink();
    EvidencePage& evidence();
    void retranslate();

    Services m_services;
    workbench::Incident m_incident;
    TitleStrip* m_title;
    ViewTabs* m_tabs;
    LinkButton* m_guide;
    LogActions* m_logActions = nullptr;
    QStackedWidget* m_pages;
    std::array<Slot, incidentTabCount> m_slots;
    OverviewPage* m_overview = nullptr;
};

} // namespace torchtriage::desktop
