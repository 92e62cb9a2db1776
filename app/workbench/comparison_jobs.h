// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/latest_job.h"
#include "core/contract/comparison/difference.h"

#include <QString>
#include <QStringList>

namespace torchtriage::workbench {

/// Compares a failing batch with good ones, one comparison at a time.
class ComparisonJobs : public LatestJob {
    Q_OBJECT

public:
    explicit ComparisonJobs(QObject* parent = nullptr) : LatestJob(parent) {}
    /// compared() follows.
    void compare(const QString& failing, const QStringList& good);

signals:
    void compared(const torchtriage::contract::Comparison& comparison);
};

} // namespace torchtriage::workbench
