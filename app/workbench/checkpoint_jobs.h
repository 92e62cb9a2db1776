// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/latest_job.h"
#include "core/contract/checkpoint/report.h"

#include <QString>

namespace torchtriage::workbench {

/// Checks one checkpoint at a time.
class CheckpointJobs : public LatestJob {
    Q_OBJECT

public:
    explicit CheckpointJobs(QObject* parent = nullptr) : LatestJob(parent) {}
    /// A file or a folder; checked() follows.
    void check(const QString& path, const contract::FailureMoment& failure);

signals:
    void checked(const torchtriage::contract::CheckpointReport& report);
};

} // namespace torchtriage::workbench
