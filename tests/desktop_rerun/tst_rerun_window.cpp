// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/incident_page.h"
#include "app/desktop/views/rerun/machines_dialog.h"
#include "app/desktop/views/rerun/output_view.h"
#include "app/desktop/views/rerun/reading_pane.h"
#include "app/desktop/views/rerun/run_table.h"
#include "app/workbench/rerun_text.h"
#include "core/incident/folder.h"
#include "tests/desktop_evidence/watched_application.h"
#include "tests/desktop_rerun/rerun_desk.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QtTest>

#include <algorithm>
#include <csignal>
#include <memory>
#include <unistd.h>

using namespace torchtriage;
using desktop::IncidentTab;
using test::Desk;
using test::readAll;
using workbench::RunRow;

namespace {

const QString binDir = QStringLiteral(TORCHTRIAGE_BIN_DIR);
/// The interface may be kept that long by one event, in milliseconds.
constexpr double longestBlock = 50;

/// Programs started by this test that are still there, whoever their parent is now.
QByteArray survivors()
{
    const QByteArray ours = "XDG_DATA_HOME=" + qgetenv("XDG_DATA_HOME");
    QByteArray found;
    const QStringList all = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString& process : all) {
        const QString folder = QStringLiteral("/proc/") + process;
        const QByteArray line = readAll(folder + QStringLiteral("/cmdline"));
        if (line.contains("torchtriage-misbehave") &&
            readAll(folder + QStringLiteral("/environ")).contains(ours))
            found += process.toUtf8() + ' ' + QByteArray(line).replace('\0', ' ') + '\n';
    }
    return found;
}

bool isAlive(int process)
{
    return readAll(QStringLiteral("/proc/%1/stat").arg(process)).contains(") ") &&
           !readAll(QStringLiteral("/proc/%1/stat").arg(process)).contains(") Z ");
}

} // namespace

class tst_rerun_window : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_log; ///< of a training that failed, as its user has it

    [[nodiscard]] QString misbehave(const QString& mode) const
    {
        return binDir + QStringLiteral("/torchtriage-misbehave ") + mode;
    }

    void writeStandIn() const
    {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath("config").toLocal8Bit());
        QVERIFY(QDir().mkpath(m_folder.filePath("config/TorchTriage/launchers")));
        QFile file(m_folder.filePath("config/TorchTriage/launchers/stand-in.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "torchtriage.launcher", "version": 1, "launchers": [
            {"id": "stand-in", "target": {"name": "host", "required": true},
             "run": ["/usr/bin/env", "STAND_IN={target}", "{python}", "-c", "{boot}"]}]})");
    }

private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder.filePath("cache").toLocal8Bit());
        m_log = test::failedTraining(m_folder.path());
    }

    void openingStartsNothing()
    {
        Desk desk;
        desk.open(m_log);
        const QAbstractItemModelTester tester(&desk.page().model());
        QTest::qWait(300);
        QCOMPARE(readAll(QStringLiteral("/proc/self/task/%1/children").arg(::gettid())).trimmed(),
                 QByteArray());
        QVERIFY(desk.page().commandLine().text().endsWith(QStringLiteral(" train.py")));
        QCOMPARE(desk.page().reading().headline(), QStringLiteral("Nothing has run to its end yet."));
        QVERIFY(!desk.page().stopButton().isEnabled());
        QVERIFY(!desk.page().stopButton().toolTip().isEmpty());
    }

    void trainingRunsAgain()
    {
        if (!test::ranHere(m_log))
            QSKIP("this Python has no PyTorch");
        Desk desk;
        desk.open(m_log);
        desk.click(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Running, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 120'000);
        const rerun::Outcome& outcome = *desk.row(0).outcome;
        QVERIFY(outcome.ending.kind == rerun::EndingKind::Exited);
        QCOMPARE(outcome.ending.code, 1);
        QVERIFY(outcome.verdict() == rerun::Verdict::Reproduced);
        QCOMPARE(outcome.comparedWith, std::string("incident"));
        QCOMPARE(workbench::verdictName(desk.row(0)), QStringLiteral("Same failure"));
        QVERIFY(desk.page().reading().headline().contains(QStringLiteral("same failure")));
        QVERIFY(desk.page().output().toPlainText().contains(QStringLiteral("Target 4 is out of bounds")));

        const QString folder = QString::fromStdString(outcome.folder);
        const auto job = QJsonDocument::fromJson(readAll(folder + "/job.json")).object();
        QCOMPARE(job.value("format").toString(), QStringLiteral("torchtriage.command"));
        QVERIFY(readAll(folder + "/output.log").contains("step 2 loss"));
        const auto kept = QJsonDocument::fromJson(readAll(folder + "/outcome.json")).object();
        QCOMPARE(kept.value("comparison").toObject().value("verdict").toString(),
                 QStringLiteral("reproduced"));

        // The overview knows it.
        const auto& overview = desk.window->view()->page(IncidentTab::Overview);
        const auto labels = overview.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text() == QStringLiteral("It fails again in a new process");
        }));

        // The run's log opens as evidence.
        const auto before = desk.window->currentIncident();
        QVERIFY(desk.page().logButton().isEnabled());
        desk.click(desk.page().logButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.window->currentIncident() != before, 20'000);
    }

    void keptRunsAreThereAgain()
    {
        if (!test::ranHere(m_log))
            QSKIP("this Python has no PyTorch: nothing was run");
        Desk desk;
        desk.open(m_log);
        QVERIFY(desk.row(0).outcome.has_value());
        QVERIFY(desk.row(0).state == RunRow::State::Done);
    }

    void misbehavingPrograms_data()
    {
        using Kind = rerun::EndingKind;
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("number"); // exit code or signal
        const auto row = [](const char* mode, Kind kind, int number) {
            QTest::newRow(mode) << QString::fromLatin1(mode) << static_cast<int>(kind) << number;
        };
        row("exit 7", Kind::Exited, 7);
        row("segfault", Kind::Signalled, SIGSEGV);
        row("abort", Kind::Signalled, SIGABRT);
        row("hang", Kind::TimedOut, SIGTERM);
        row("stubborn", Kind::TimedOut, SIGKILL);
        row("leave", Kind::Exited, 3);
        row("leave-away", Kind::Exited, 3);
        row("close", Kind::Exited, 5);
        row("half", Kind::Exited, 0);
        row("half-then-crash", Kind::Signalled, SIGKILL);
        row("forks", Kind::TimedOut, SIGTERM);
        row("binary", Kind::Exited, 0);
    }

    /// Whatever a program does: the right ending, nothing of it left, and a window that answers.
    void misbehavingPrograms()
    {
        QFETCH(QString, mode);
        QFETCH(int, kind);
        QFETCH(int, number);
        Desk desk;
        desk.open(m_log);
        desk.type(misbehave(mode));
        rerun::RunLimits limits;
        limits.timeout =
            std::chrono::milliseconds(kind == static_cast<int>(rerun::EndingKind::TimedOut) ? 700 : 60'000);
        limits.grace = std::chrono::milliseconds(200);
        desk.page().matrix()->setLimits(limits);
        auto* watched = static_cast<WatchedApplication*>(qApp);
        watched->restart();
        desk.click(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 60'000);
        const rerun::Outcome& outcome = *desk.row(0).outcome;
        QCOMPARE(static_cast<int>(outcome.ending.kind), kind);
        QCOMPARE(outcome.ending.kind == rerun::EndingKind::Exited ? outcome.ending.code
                                                                  : outcome.ending.signal,
                 number);
        QVERIFY(!isAlive(outcome.process));
        QCOMPARE(survivors(), QByteArray());
        QVERIFY2(watched->longestMilliseconds() < longestBlock, watched->culprit().constData());
    }

    void runsLieInTheFolderOfTheIncident()
    {
        const auto made =
            incident::Folder::create(m_folder.filePath("library").toStdString(), "four", {}, {});
        QVERIFY(made.has_value());
        const QByteArray log = readAll(m_log);
        QVERIFY(
            made->write("logs/train.log", std::span(log.constData(), static_cast<std::size_t>(log.size()))));
        QVERIFY(made->update([](incident::Record& written) {
            written.logs = {"logs/train.log"};
            written.code.command = {binDir.toStdString() + "/torchtriage-misbehave", "exit", "3"};
        }));
        const QString folder = QString::fromStdString(made->path());
        const QString record = QString::fromStdString(made->recordPath());
        {
            Desk desk;
            desk.open(record);
            QVERIFY(desk.page().keptNote().contains(folder + QStringLiteral("/runs")));
            QVERIFY(
                desk.page().commandLine().text().endsWith(QStringLiteral("torchtriage-misbehave exit 3")));
            desk.type(misbehave(QStringLiteral("exit 4"))); // what is run last is what is shown next time
            desk.click(desk.page().runButton());
            QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 20'000);
            QCOMPARE(QString::fromStdString(desk.row(0).outcome->folder), folder + QStringLiteral("/runs/1"));
        }
        for (const char* file : {"job.json", "outcome.json"})
            QVERIFY2(QFile::exists(folder + QStringLiteral("/runs/1/") + QString::fromLatin1(file)), file);
        const auto kept = made->record();
        QVERIFY(kept && kept->runs.size() == 1 && kept->runs.front().folder == "runs/1");
        Desk again;
        again.open(record);
        QVERIFY(again.row(0).outcome.has_value());
        QCOMPARE(again.row(0).outcome->ending.code, 4);
        QVERIFY(again.page().commandLine().text().endsWith(QStringLiteral("torchtriage-misbehave exit 4")));
    }

    void runsFollowIntoANewFolder()
    {
        const QString log = m_folder.filePath("other.log");
        QVERIFY(QFile::copy(m_log, log));
        Desk desk;
        desk.open(log);
        desk.type(misbehave(QStringLiteral("exit 5")));
        desk.click(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 20'000);
        QVERIFY(desk.row(0).outcome->folder.find("/reruns/") != std::string::npos);
        // The first thing that is kept of the incident makes its folder.
        desk.fixture.incidents.edit(desk.window->currentIncident(), QStringLiteral("Note"), {},
                                    [](incident::Record& record) { record.title = "five"; });
        QTRY_VERIFY_WITH_TIMEOUT(
            !desk.fixture.incidents.find(desk.window->currentIncident())->folder.isEmpty(), 10'000);
        const QString folder = desk.fixture.incidents.find(desk.window->currentIncident())->folder;
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder + QStringLiteral("/runs/1/outcome.json")), 10'000);
        QTRY_COMPARE_WITH_TIMEOUT(
            QString::fromStdString(desk.row(0).outcome ? desk.row(0).outcome->folder : ""),
            folder + QStringLiteral("/runs/1"), 10'000);
        QVERIFY(desk.page().keptNote().contains(folder));
    }

    void aJobAndItsReference()
    {
        if (!QFile::exists(binDir + QStringLiteral("/torchtriage-replay")))
            QSKIP("this build has no torchtriage-replay");
        QFile job(m_folder.filePath("linear.json"));
        QVERIFY(job.open(QIODevice::WriteOnly));
        job.write(
            "{\"format\":\"torchtriage.job\",\"version\":1,\"threads\":1,\"steps\":[{\"op\":\"aten::linear\","
            "\"args\":[{\"synthetic\":{\"shape\":[8,16]}},{\"synthetic\":{\"shape\":[4,16],\"seed\":1}}]}]}");
        job.close();
        Desk desk;
        const QString log = m_folder.filePath("job.log"); // an incident of its own: its last run is this job
        QVERIFY(QFile::copy(m_log, log));
        desk.open(log);
        desk.page().openJob(job.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(desk.page().matrix()->engine().has_value(), 10'000);
        const auto rowOf = [&desk](const char* id) {
            const auto& rows = desk.page().matrix()->rows();
            const auto found =
                std::ranges::find(rows, std::string(id), [](const RunRow& row) { return row.variation.id; });
            return static_cast<std::size_t>(found - rows.begin());
        };
        QCOMPARE(desk.row(rowOf("float32")).refusal, QStringLiteral("reduced-precision"));
        QCOMPARE(desk.row(rowOf("extension-off")).refusal, QStringLiteral("extension-loaded"));
        QCOMPARE(desk.row(rowOf("other-engine")).refusal, QStringLiteral("second-engine"));
        desk.click(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 60'000);
        QCOMPARE(desk.row(0).outcome->outputs.size(), std::size_t{1});
        const std::size_t reference = rowOf("reference-operator");
        desk.page().matrix()->setChecked(0, false);
        desk.page().matrix()->setChecked(static_cast<int>(reference), true);
        desk.click(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(reference).state == RunRow::State::Done, 60'000);
        const auto agreement = rerun::overall(desk.row(reference).outcome->agreement);
        QVERIFY(agreement == rerun::Agreement::Identical || agreement == rerun::Agreement::Within);
        const QStringList points = desk.page().reading().points();
        QVERIFY2(points.filter(QStringLiteral("outputs")).size() >= 2, qPrintable(points.join(u'\n')));
        // And back to the program.
        QVERIFY(desk.page().commandLine().isReadOnly());
        desk.click(desk.page().editButton());
        QVERIFY(!desk.page().commandLine().isReadOnly());
        QVERIFY(desk.page().commandLine().text().endsWith(QStringLiteral(" train.py")));
    }

    void floodDoesNotBlockTheWindow()
    {
        Desk desk;
        desk.open(m_log);
        desk.type(misbehave(QStringLiteral("flood 1073741824")));
        desk.page().matrix()->setLimits({}); // however long this machine takes
        desk.click(desk.page().runButton());
        auto* watched = static_cast<WatchedApplication*>(qApp);
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Running, 20'000);
        watched->restart();
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 240'000);
        qInfo("longest event: %.1f ms (%s)", watched->longestMilliseconds(), watched->culprit().constData());
        QVERIFY(desk.row(0).outcome->printedBytes >= 1073741824U);
        QVERIFY2(watched->longestMilliseconds() < longestBlock, watched->culprit().constData());
    }

    void stopEndsAStubbornProgram()
    {
        Desk desk;
        desk.open(m_log);
        desk.type(misbehave(QStringLiteral("stubborn")));
        desk.click(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).process > 0, 20'000);
        const int process = desk.row(0).process;
        QTRY_VERIFY_WITH_TIMEOUT(desk.page().stopButton().isEnabled(), 5'000);
        desk.click(desk.page().stopButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 20'000);
        QVERIFY(desk.row(0).outcome->ending.kind == rerun::EndingKind::Stopped);
        QVERIFY(!isAlive(process));
    }

    void closingTheWindowEndsTheRun()
    {
        auto desk = std::make_unique<Desk>();
        desk->open(m_log);
        desk->type(misbehave(QStringLiteral("stubborn")));
        desk->click(desk->page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk->row(0).process > 0, 20'000);
        const int process = desk->row(0).process;
        QVERIFY(isAlive(process));
        desk.reset();
        QVERIFY(!isAlive(process));
    }

    void commandsThatOnlyAShellUnderstandsAreRefused()
    {
        Desk desk;
        desk.open(m_log);
        desk.type(QStringLiteral("python3 x.py | tee log"));
        QVERIFY(!desk.page().runButton().isEnabled());
        QVERIFY(desk.page().runButton().toolTip().contains(u'|'));
    }

    /// A launcher of the user's own, with a program here that stands for the way to another machine.
    void anotherMachine()
    {
        writeStandIn();
        Desk desk;
        workbench::keepLaunchers(desk.fixture.settings, {{QStringLiteral("Node"),
                                                          QStringLiteral("stand-in"),
                                                          QStringLiteral("node7"),
                                                          {},
                                                          QStringLiteral(TORCHTRIAGE_PYTHON)}});
        desk.open(m_log);
        desk.page().retranslate();
        desk.type(misbehave(QStringLiteral("environment STAND_IN")));
        QComboBox& machines = desk.page().machineBox();
        QCOMPARE(machines.itemText(1), QStringLiteral("Node"));
        machines.setFocus();
        QTest::keyClick(&machines, Qt::Key_Down);
        QCOMPARE(QString::fromStdString(desk.page().matrix()->launcher().id()),
                 QStringLiteral("stand-in:node7"));
        desk.click(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 30'000);
        const rerun::Outcome& outcome = desk.row(0).outcome.value();
        QVERIFY2(outcome.ending.succeeded(), qPrintable(workbench::endingText(outcome)));
        QCOMPARE(outcome.launcher, std::string("stand-in:node7"));
        QCOMPARE(readAll(QString::fromStdString(outcome.folder) + QStringLiteral("/output.log")),
                 QByteArray("node7\n"));
        // What another machine showed is not compared with this one.
        QTest::keyClick(&machines, Qt::Key_Up);
        QVERIFY(desk.page().matrix()->launcher().isLocal());
        QVERIFY(!desk.row(0).outcome.has_value());
    }

    void machinesAreTestedAndChecked()
    {
        writeStandIn();
        Desk desk;
        workbench::keepLaunchers(desk.fixture.settings, {{QStringLiteral("Node"),
                                                          QStringLiteral("stand-in"),
                                                          QStringLiteral("node7"),
                                                          {},
                                                          QStringLiteral(TORCHTRIAGE_PYTHON)}});
        desktop::MachinesDialog dialog(desk.fixture.settings);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        desk.click(dialog.testButton());
        QVERIFY(!dialog.testButton().isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(dialog.testButton().isEnabled(), 90'000);
        const QString facts = dialog.facts().toPlainText();
        QVERIFY2(facts.startsWith(QStringLiteral("Reached: ")) && facts.contains(QStringLiteral("PyTorch")),
                 qPrintable(facts));
        dialog.targetEdit().selectAll();
        QTest::keyClicks(&dialog.targetEdit(), QStringLiteral("-oProxyCommand=x"));
        QVERIFY(!dialog.testButton().isEnabled());
        QVERIFY(dialog.testButton().toolTip().contains(QStringLiteral("begins with a hyphen")));
        QCOMPARE(workbench::keptLaunchers(desk.fixture.settings).front().target,
                 QStringLiteral("-oProxyCommand=x"));
        QVERIFY(!workbench::launcherOf(workbench::keptLaunchers(desk.fixture.settings).front()));
    }

    void theNextStepLeadsHere()
    {
        Desk desk;
        desk.window->openSample();
        QTRY_VERIFY_WITH_TIMEOUT(desk.window->currentIncident() != 0, 20'000);
        for (int step = 1; step <= 3; ++step) {
            if (desk.window->view()->tab() == IncidentTab::Overview)
                desk.window->view()->triggerStep(step);
            if (desk.window->view()->tab() == IncidentTab::Evidence)
                desk.window->view()->setTab(IncidentTab::Overview);
        }
        QCOMPARE(desk.window->view()->tab(), IncidentTab::Rerun);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.page().matrix()->rows().empty(), 10'000);
        const auto& rows = desk.page().matrix()->rows();
        const auto blocking = std::ranges::find(rows, std::string("blocking-launches"),
                                                [](const RunRow& row) { return row.variation.id; });
        QVERIFY(blocking != rows.end());
        QTRY_VERIFY(blocking->checked);
        QCOMPARE(workbench::rowDetail(*blocking, desk.page().matrix()->subject()),
                 QStringLiteral("CUDA_LAUNCH_BLOCKING=1"));
        QVERIFY(!desk.page().matrix()->isBusy());
    }

    void everyLanguageLive()
    {
        Desk desk;
        desk.open(m_log);
        for (const char* language : {"fr", "es", "ja", "id", "en"}) {
            desk.fixture.language.choose(QString::fromLatin1(language));
            QTRY_VERIFY(!desk.page().runButton().text().isEmpty());
        }
        QCOMPARE(desk.page().runButton().text(), QStringLiteral("Run selected"));
    }
};

int main(int argc, char** argv)
{
    WatchedApplication app(argc, argv);
    tst_rerun_window test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_rerun_window.moc"
