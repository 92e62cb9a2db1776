// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/theme.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/services.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/language.h"
#include "app/workbench/logging.h"
#include "app/workbench/recent_files.h"
#include "app/workbench/system_limits.h"
#include "app/workbench/triage_jobs.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>

#include <thread>

using namespace torchtriage;

namespace {

struct Arguments {
    QStringList files;
    bool sample = false;
};

Arguments parse(const QApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "Finds the first failure in the log of a PyTorch run."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption sample(QStringLiteral("sample"),
                                    QApplication::translate("main", "Open the sample incident."));
    parser.addOption(sample);
    parser.addPositionalArgument(QStringLiteral("files"), QApplication::translate("main", "Logs to open."),
                                 QStringLiteral("[files…]"));
    parser.process(application);
    return {parser.positionalArguments(), parser.isSet(sample)};
}

} // namespace

int main(int argc, char* argv[])
{
    workbench::meetSystemLimits();
    // The signatures compile while Qt starts: the first log needs both.
    const std::jthread preparing(&workbench::TriageJobs::prepare);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("torchtriage"));
    QApplication::setApplicationDisplayName(QStringLiteral("TorchTriage"));
    QApplication::setOrganizationName(QStringLiteral("TorchTriage"));
    QApplication::setApplicationVersion(QStringLiteral(TORCHTRIAGE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("torchtriage"));

    const workbench::Logging logging;
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("TorchTriage"),
                       QStringLiteral("torchtriage"));
    workbench::Language language(&settings);
    language.applyKept();
    workbench::prepareLastWords(QStringLiteral("torchtriage"), EXIT_FAILURE);
    const Arguments arguments = parse(application);

    workbench::TriageJobs jobs;
    desktop::Opener::expect(jobs, arguments.files); // read while the window is made
    desktop::Theme theme(settings);
    theme.apply();
    workbench::RecentFiles recent(settings);
    workbench::IncidentStore incidents;
    desktop::MainWindow window({settings, theme, language, recent, incidents, jobs});
    if (!arguments.files.isEmpty()) {
        window.openFiles(arguments.files);
    } else if (arguments.sample) {
        window.openSample();
    } else {
        window.reopenSession();
    }
    window.show();
    return QApplication::exec();
}
