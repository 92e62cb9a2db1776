// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes from a click on "Run selected" to the result of an operator job, for
// bench_replay.py.
//
// usage: bench_rerun_click JOB.json LOG prewarmed|cold ROUNDS
//
// Prints the milliseconds of each round, one a line. "prewarmed": in the window, with the pointer's button,
// when the engine that waits has loaded PyTorch. "cold": the same runner without one.
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/workbench/rerun_subject.h"
#include "tests/desktop/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QtTest>

#include <cstdio>
#include <functional>

using namespace torchtriage;
using workbench::RunMatrix;
using workbench::RunRow;

namespace {

constexpr int patience = 60'000; // ms

[[noreturn]] void giveUp(const char* why)
{
    std::fprintf(stderr, "bench_rerun_click: %s\n", why);
    std::exit(1);
}

void waitFor(const std::function<bool()>& what, const char* why)
{
    if (!QTest::qWaitFor(what, patience))
        giveUp(why);
}

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Processor time of the engine that waits for a job, in ticks; -1: there is none.
qint64 ticksOfWaitingEngine()
{
    for (const QString& process : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        const QString folder = QStringLiteral("/proc/") + process;
        const QByteArray line = readAll(folder + QStringLiteral("/cmdline"));
        if (!line.startsWith(TORCHTRIAGE_BIN_DIR "/torchtriage-replay") || !line.contains("--prewarm"))
            continue;
        const QList<QByteArray> stat = readAll(folder + QStringLiteral("/stat")).split(' ');
        return stat.value(13).toLongLong() + stat.value(14).toLongLong();
    }
    return -1;
}

/// PyTorch is loaded when the engine has worked and works no more.
void waitUntilWarm()
{
    qint64 before = -2;
    waitFor(
        [&before] {
            const qint64 now = ticksOfWaitingEngine();
            const bool rests = now > 2 && now == before;
            before = now;
            if (!rests)
                QTest::qWait(400);
            return rests;
        },
        "no engine waits");
}

void report(const QElapsedTimer& clock, const RunMatrix& matrix)
{
    const double milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    const auto& outcome = matrix.rows().front().outcome;
    if (!outcome || !outcome->ending.succeeded() || outcome->outputs.empty())
        giveUp("the job did not end well");
    std::printf("%.3f\n", milliseconds);
}

void runPrewarmed(const QString& job, const QString& log, int rounds)
{
    test::WindowFixture fixture;
    desktop::MainWindow window(fixture.services());
    window.resize(1440, 900);
    window.show();
    window.openFiles({log});
    waitFor([&] { return window.currentIncident() != 0; }, "the log did not open");
    window.actions().page(desktop::IncidentTab::Rerun).trigger();
    auto& page = static_cast<desktop::RerunPage&>(window.view()->page(desktop::IncidentTab::Rerun));
    waitFor([&] { return page.matrix() != nullptr && !page.matrix()->rows().empty(); }, "no rows");
    page.openJob(job);
    waitFor([&] { return page.matrix()->engine().has_value() && page.runButton().isEnabled(); }, "no engine");
    for (int i = 0; i < rounds; ++i) {
        waitUntilWarm();
        const RunRow& row = page.matrix()->rows().front();
        QElapsedTimer clock;
        clock.start();
        QTest::mouseClick(&page.runButton(), Qt::LeftButton);
        while (row.state != RunRow::State::Done || row.run != 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents(); // the result is painted
        report(clock, *page.matrix());
    }
}

void runCold(const QString& job, int rounds)
{
    workbench::TriageJobs::prepare(); // as the window has done long before anybody clicks
    const QTemporaryDir folder;
    workbench::RerunSubject subject;
    subject.folder = folder.path();
    const auto prepared = workbench::prepareJob(subject, job);
    const auto engine = workbench::engineOf(QStringLiteral("builtin"));
    if (!prepared || !engine)
        giveUp("no job or no engine");
    workbench::RunQueue queue;
    RunMatrix matrix(queue);
    matrix.setEngine(*engine);
    matrix.setSubject(prepared->subject);
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer clock;
        clock.start();
        matrix.run(0);
        while (matrix.isBusy())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        report(clock, matrix);
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 5)
        giveUp("usage: bench_rerun_click JOB.json LOG prewarmed|cold ROUNDS");
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    const QString job = QString::fromLocal8Bit(argv[1]);
    if (qstrcmp(argv[3], "prewarmed") == 0)
        runPrewarmed(job, QString::fromLocal8Bit(argv[2]), qMax(1, atoi(argv[4])));
    else
        runCold(job, qMax(1, atoi(argv[4])));
    return 0;
}
