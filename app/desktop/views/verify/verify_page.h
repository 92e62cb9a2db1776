// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_page.h"

namespace torchtriage::desktop {

class CheckpointPane;

/// What has to hold before an incident is closed and training goes on.
class VerifyPage : public IncidentPage {
    Q_OBJECT

public:
    explicit VerifyPage(QWidget* parent = nullptr);

    /// The checkpoint is held against this incident's first failure.
    void setIncident(const workbench::Incident& incident) override;
    void retranslate() override;
    [[nodiscard]] CheckpointPane& checkpoint() const { return *m_checkpoint; }

private:
    CheckpointPane* m_checkpoint;
    workbench::IncidentId m_incident = 0;
};

} // namespace torchtriage::desktop
