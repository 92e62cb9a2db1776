// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_tab.h"
#include "app/workbench/incident.h"
#include "app/workbench/next_steps.h"

#include <QWidget>

#include <array>

class QMenu;
class QStackedWidget;

namespace torchtriage::desktop {

class BatchPage;
class EvidencePage;
class IncidentPage;
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

    /// Shows a line of the log in the evidence page.
    void showLine(std::int64_t line);
    void showFirstFailure();
    void nextEvent();
    void previousEvent();
    void find();
    void triggerStep(int number);
    /// A page, made now if it was never shown, and up to date.
    IncidentPage& page(IncidentTab tab);
    [[nodiscard]] OverviewPage& overview() const { return *m_overview; }
    [[nodiscard]] QWidget* tabs() const;
    [[nodiscard]] QWidget* currentPage() const;

signals:
    void tabChanged(torchtriage::desktop::IncidentTab tab);
    void actionRequested(torchtriage::workbench::NextStep::Action action);
    void copyFirstErrorRequested();
    void firstFailurePinned(qint64 line);
    void attachRequested(const QString& path);
    void statusChanged(const QString& text);

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
    EvidencePage& evidence();
    void retranslate();

    Services m_services;
    workbench::Incident m_incident;
    TitleStrip* m_title;
    ViewTabs* m_tabs;
    QStackedWidget* m_pages;
    std::array<Slot, incidentTabCount> m_slots;
    OverviewPage* m_overview = nullptr;
};

} // namespace torchtriage::desktop
