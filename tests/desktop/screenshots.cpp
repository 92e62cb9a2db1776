// SPDX-License-Identifier: GPL-3.0-or-later
// screenshots FOLDER [LANGUAGE…]: every page in both themes and five languages as PNG, 1440 x 900, from the
// sample incident; and the "Go to" list, the guide and the smallest window.
#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/fleet/fleet_page.h"
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/guide/guide_dock.h"
#include "app/desktop/views/incident_tab.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "tests/desktop/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTextStream>

using namespace torchtriage;

namespace {

void settle()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 250) { // pages that read in the background finish their first screen
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

bool waitForIncident(const desktop::MainWindow& window)
{
    QElapsedTimer clock;
    clock.start();
    while (window.currentIncident() == 0 && clock.elapsed() < 30'000) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    return window.currentIncident() != 0;
}

bool grab(desktop::MainWindow& window, const QDir& folder, const QString& name)
{
    settle();
    return window.grab().save(folder.filePath(name + QStringLiteral(".png")));
}

/// The recent list of the pictures: neutral names, fixed facts.
void fillRecent(workbench::RecentFiles& recent)
{
    const QVector<std::pair<QString, triage::Family>> files = {
        {QStringLiteral("/srv/runs/detector/train.log"), triage::Family::KernelUnavailable},
        {QStringLiteral("/srv/runs/speech/rank0.log"), triage::Family::DeviceMismatch},
        {QStringLiteral("/srv/runs/tagger-large/slurm-1182.out"), triage::Family::OutOfMemory},
        {QStringLiteral("/srv/runs/tagger/train.log"), triage::Family::DeviceAssert}};
    for (const auto& [path, family] : files) {
        workbench::Incident incident;
        incident.path = path;
        incident.when = QDateTime::currentDateTime().addSecs(-3600 * (recent.files().size() * 9 + 1));
        incident.report.verdict = triage::Verdict::Failure;
        incident.report.family = family;
        incident.report.failureClass = triage::classOf(family);
        recent.add(incident);
    }
}

/// A batch saved by PyTorch, at the tensor that the sample log is about.
bool showBatch(desktop::MainWindow& window)
{
    window.openBatch(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/torch1.13/batch.pt"));
    auto* page = qobject_cast<desktop::BatchPage*>(window.view()->currentPage());
    QElapsedTimer clock;
    clock.start();
    while (page && page->status().isEmpty() && clock.elapsed() < 30'000) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    return page && page->selectKey(QStringLiteral("target"));
}

/// A month of logs: the failures of the corpus, on days of July 2024.
bool writeFolder(const QDir& folder)
{
    const QDir corpus(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/corpus/dev"));
    const QStringList names = corpus.entryList({QStringLiteral("*.log")}, QDir::Files, QDir::Name);
    constexpr int logs = 412;
    for (int i = 0; i < logs; ++i) {
        // Some failures are more frequent than others, and not every one on every day.
        const int kind = (i * i / 7 + i % 5) % static_cast<int>(names.size());
        QFile source(corpus.filePath(names.at(kind / (1 + i % 4))));
        QFile log(folder.filePath(QStringLiteral("job-%1.log").arg(1000 + i)));
        if (!source.open(QIODevice::ReadOnly) || !log.open(QIODevice::WriteOnly)) {
            return false;
        }
        const int day = 1 + (i * 5 + kind) % 24;
        // Times of their own would lie outside of the month.
        static const QRegularExpression clock(QStringLiteral("\\d\\d:\\d\\d:\\d\\d"));
        const QByteArray failure = source.readAll();
        log.write(QStringLiteral("2024-07-%1 03:12:41,097 INFO step 100 loss 0.52\n")
                      .arg(day, 2, 10, QLatin1Char('0'))
                      .toUtf8());
        if (i % 11 != 0 && !QString::fromUtf8(failure).contains(clock)) {
            log.write(failure);
        }
    }
    return true;
}

bool showFolder(desktop::MainWindow& window, const QString& path)
{
    window.openFolder(path);
    QElapsedTimer clock;
    clock.start();
    while (!window.fleet()->fleet() && clock.elapsed() < 30'000) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    return window.fleet()->fleet() != nullptr;
}

/// "4-rerun": the place of the tab and the name of its page, the same in every language.
QString pictureName(const desktop::MainWindow& window, int tab)
{
    QString page = QString::fromLatin1(window.view()->currentPage()->metaObject()->className());
    page = page.section(QStringLiteral("::"), -1).toLower();
    return QStringLiteral("%1-%2").arg(tab + 1).arg(page.remove(QStringLiteral("page")));
}

bool grabTabs(desktop::MainWindow& window, const QDir& folder, const QString& suffix)
{
    bool good = true;
    for (int tab = 0; tab < desktop::incidentTabCount; ++tab) {
        window.view()->setTab(static_cast<desktop::IncidentTab>(tab));
        good = grab(window, folder, pictureName(window, tab) + u'-' + suffix) && good;
    }
    return good;
}

bool grabAll(test::WindowFixture& fixture, const QDir& folder, const QString& suffix)
{
    desktop::MainWindow window(fixture.services());
    window.resize(1440, 900);
    window.show();
    window.activateWindow();
    bool good = grab(window, folder, QStringLiteral("0-start-") + suffix);
    window.openSample();
    if (!waitForIncident(window) || !showBatch(window)) {
        return false;
    }
    window.view()->showFirstFailure();
    good = grabTabs(window, folder, suffix) && good;
    window.view()->setTab(desktop::IncidentTab::Overview);
    window.goToField().ask();
    good = grab(window, folder, QStringLiteral("x-go-to-") + suffix) && good;
    window.goToField().clearFocus();
    window.showGuide(QStringLiteral("error-family"));
    good = grab(window, folder, QStringLiteral("x-guide-") + suffix) && good;
    window.actions().guide->trigger(); // closed again
    window.resize(1180, 720);
    good = grab(window, folder, QStringLiteral("x-narrow-") + suffix) && good;
    window.resize(1440, 900);
    const QTemporaryDir logs;
    const QString nightly = logs.filePath(QStringLiteral("nightly-2024-07"));
    return QDir().mkpath(nightly) && writeFolder(QDir(nightly)) && showFolder(window, nightly) &&
           grab(window, folder, QStringLiteral("7-folder-") + suffix) && good;
}

} // namespace

int main(int argc, char* argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    QTextStream err(stderr);
    if (arguments.size() < 2 || !QDir().mkpath(arguments.at(1))) {
        err << "usage: screenshots FOLDER [LANGUAGE…]\n";
        return 2;
    }
    const QDir folder(arguments.at(1));
    test::WindowFixture fixture;
    fillRecent(fixture.recent);
    for (const workbench::LanguageInfo& language : workbench::languages()) {
        if (arguments.size() > 2 && !arguments.mid(2).contains(language.code)) {
            continue;
        }
        fixture.language.install(language.code);
        for (const bool dark : {false, true}) {
            fixture.theme.setMode(dark ? desktop::Theme::Mode::Dark : desktop::Theme::Mode::Light);
            const QString suffix =
                language.code + (dark ? QStringLiteral("-dark") : QStringLiteral("-light"));
            if (!grabAll(fixture, folder, suffix)) {
                err << "no picture for " << suffix << '\n';
                return 1;
            }
        }
    }
    return 0;
}
