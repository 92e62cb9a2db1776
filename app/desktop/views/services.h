// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSettings;

namespace torchtriage::workbench {
class IncidentStore;
class Language;
class RecentFiles;
class TriageJobs;
} // namespace torchtriage::workbench

namespace torchtriage::desktop {

class Theme;

/// What the window works with. main() owns them all, and they outlive every window.
struct Services {
    QSettings& settings;
    Theme& theme;
    workbench::Language& language;
    workbench::RecentFiles& recent;
    workbench::IncidentStore& incidents;
    workbench::TriageJobs& jobs;
};

} // namespace torchtriage::desktop
