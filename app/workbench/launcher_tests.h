// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/engines.h"
#include "app/workbench/latest_job.h"

namespace torchtriage::workbench {

/// Asks another machine for its engine, the way a run goes there. A newer question supersedes the older one,
/// whose connection is ended.
class LauncherTests : public LatestJob {
    Q_OBJECT

public:
    explicit LauncherTests(QObject* parent = nullptr);

    /// Asks the interpreter of the launcher, or with "builtin" the torchtriage-replay that is installed
    /// there.
    void ask(const rerun::Launcher& launcher);

signals:
    void answered(const torchtriage::workbench::LaunchTest& test);
};

/// The answer as lines: how it was reached, version and devices, or why not.
[[nodiscard]] QStringList launchTestTexts(const LaunchTest& test);

} // namespace torchtriage::workbench
