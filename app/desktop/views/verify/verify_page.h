// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"
#include "core/rerun/verification/closing.h"

#include <QThreadPool>

class QLabel;
class QPushButton;

namespace torchtriage::workbench {
class IncidentStore;
}

namespace torchtriage::desktop {

class CheckpointPane;
class ChecksPane;
class ClosingPane;
class Glyph;

/// What has to hold before an incident is closed and training goes on: the checks, the checkpoint, and the
/// closing note. Verified is what it can be called only when nothing mandatory is open.
class VerifyPage : public IncidentPage {
    Q_OBJECT

public:
    explicit VerifyPage(workbench::IncidentStore& incidents, QWidget* parent = nullptr);
    ~VerifyPage() override;

    /// The checkpoint is held against this incident's first failure.
    void setIncident(const workbench::Incident& incident) override;
    void retranslate() override;
    [[nodiscard]] QString guideSection() const override;
    void closeVerified();

    [[nodiscard]] CheckpointPane& checkpoint() const { return *m_checkpoint; }
    [[nodiscard]] ChecksPane& checks() const { return *m_checks; }
    [[nodiscard]] ClosingPane& closing() const { return *m_closing; }
    [[nodiscard]] QPushButton& closeButton() const { return *m_close; }
    [[nodiscard]] QString standing() const; ///< what the bar at the bottom says

signals:
    /// What a run printed is to be opened as evidence.
    void logRequested(const QString& path);
    /// The incident is to be closed with a reason, or opened again.
    void stateChangeRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeBar();
    void connectParts();
    void proposeCommand(const workbench::Incident& incident);
    void noteCheckpoint();
    void keepIncident();
    void showStanding();
    void showAvoid(const workbench::Incident& incident);
    [[nodiscard]] std::vector<rerun::OpenPoint> open() const;

    workbench::IncidentStore& m_incidents;
    workbench::IncidentId m_incident = 0;
    QThreadPool m_pool;
    ChecksPane* m_checks;
    CheckpointPane* m_checkpoint;
    ClosingPane* m_closing;
    Glyph* m_glyph;
    QLabel* m_word;
    QLabel* m_fact;
    QPushButton* m_reason;
    QPushButton* m_close;
};

} // namespace torchtriage::desktop
