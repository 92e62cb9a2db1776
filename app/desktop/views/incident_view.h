// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident.h"
#include "app/workbench/next_steps.h"

#include <QWidget>

class QMenu;
class QStackedWidget;

namespace torchtriage::desktop {

class BatchPage;
class EvidencePage;
class OverviewPage;
class TitleStrip;
class ViewTabs;

/// One incident: its title strip, its tabs and their pages. Pages are made when they are first shown.
class IncidentView : public QWidget {
    Q_OBJECT

public:
    enum Tab { Overview, Evidence, Batch, TabCount };

    explicit IncidentView(QWidget* parent = nullptr);

    void setIncident(const workbench::Incident& incident);
    void setTab(int tab);
    [[nodiscard]] int tab() const;
    void setMenu(QMenu* menu);

    /// Shows a line of the log in the evidence page.
    void showLine(std::int64_t line);
    void showFirstFailure();
    /// Shows the attached batch, or what could be attached.
    void showBatch();
    void nextEvent();
    void previousEvent();
    void find();
    void triggerStep(int number);
    [[nodiscard]] OverviewPage& overview() const { return *m_overview; }
    [[nodiscard]] QWidget* tabs() const;
    [[nodiscard]] QWidget* currentPage() const;

signals:
    void tabChanged(int tab);
    void actionRequested(torchtriage::workbench::NextStep::Action action);
    void copyFirstErrorRequested();
    void firstFailurePinned(qint64 line);
    void attachRequested(const QString& path);
    void statusChanged(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    EvidencePage& evidence();
    BatchPage& batch();
    void retranslate();

    workbench::Incident m_incident;
    TitleStrip* m_title;
    ViewTabs* m_tabs;
    QStackedWidget* m_pages;
    OverviewPage* m_overview;
    EvidencePage* m_evidence = nullptr;
    BatchPage* m_batch = nullptr;
    bool m_evidenceIsCurrent = false; ///< the evidence page already shows m_incident
    bool m_batchIsCurrent = false;    ///< likewise
};

} // namespace torchtriage::desktop
