// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/theme.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/services.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/language.h"
#include "app/workbench/library_folder.h"
#include "app/workbench/recent_files.h"
#include "app/workbench/triage_jobs.h"

#include <QSettings>
#include <QTemporaryDir>

namespace torchtriage::test {

/// Everything that main() owns, on settings of its own that vanish with it.
struct WindowFixture {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    workbench::Language language{&settings};
    desktop::Theme theme{settings};
    workbench::RecentFiles recent{settings};
    workbench::IncidentStore incidents;
    workbench::TriageJobs jobs;

    WindowFixture()
    {
        qputenv("XDG_CACHE_HOME", folder.filePath(QStringLiteral("cache")).toLocal8Bit());
        workbench::setLibraryFolder(settings, folder.filePath(QStringLiteral("library")));
        language.install(QStringLiteral("en"));
        theme.apply();
    }

    [[nodiscard]] desktop::Services services()
    {
        return {settings, theme, language, recent, incidents, jobs};
    }
};

} // namespace torchtriage::test
