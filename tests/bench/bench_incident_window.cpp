// SPDX-License-Identifier: GPL-3.0-or-later
// What torchtriage does between its start and the first paint of an incident, for bench_startup.py: the
// wiring of app/desktop/main.cpp, and an end as soon as the overview of the given log has been painted.
#include "app/desktop/theme/theme.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/services.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/language.h"
#include "app/workbench/logging.h"
#include "app/workbench/recent_files.h"
#include "app/workbench/triage_jobs.h"
#include "tests/bench/first_paint.h"

#include <QApplication>
#include <QSettings>

#include <thread>

using namespace torchtriage;

int main(int argc, char** argv)
{
    // The signatures compile while Qt starts: the first log needs both.
    const std::jthread preparing(&workbench::TriageJobs::prepare);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("torchtriage"));
    QApplication::setOrganizationName(QStringLiteral("TorchTriage"));

    const workbench::Logging logging;
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("TorchTriage"),
                       QStringLiteral("torchtriage"));
    workbench::Language language(&settings);
    language.applyKept();
    workbench::TriageJobs jobs;
    desktop::Opener::expect(jobs, QApplication::arguments().mid(1)); // read while the window is made
    desktop::Theme theme(settings);
    theme.apply();
    workbench::RecentFiles recent(settings);
    workbench::IncidentStore incidents;
    desktop::MainWindow window({settings, theme, language, recent, incidents, jobs});
    window.resize(1440, 900);
    const testing::FirstPaint firstPaint(&window, [&window] { return window.currentIncident() != 0; });
    window.openFiles(QApplication::arguments().mid(1));
    window.show();
    return QApplication::exec();
}
