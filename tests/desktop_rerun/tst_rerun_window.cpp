// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/rerun/output_view.h"
#include "app/desktop/views/rerun/reading_pane.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/views/rerun/run_table.h"
#include "app/workbench/rerun_text.h"
#include "tests/desktop/window_fixture.h"
#include "tests/desktop_evidence/watched_application.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QtTest>

#include <csignal>
#include <memory>
#include <unistd.h>

using namespace torchtriage;
using desktop::IncidentTab;
using desktop::RerunPage;
using workbench::RunRow;

namespace {

const QString binDir = QStringLiteral(TORCHTRIAGE_BIN_DIR);
const QString python = QStringLiteral(TORCHTRIAGE_PYTHON);
/// The interface may be kept that long by one event, in milliseconds.
constexpr double longestBlock = 50;

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isAlive(int process)
{
    return readAll(QStringLiteral("/proc/%1/stat").arg(process)).contains(") ") &&
           !readAll(QStringLiteral("/proc/%1/stat").arg(process)).contains(") Z ");
}

struct Desk {
    test::WindowFixture fixture;
    std::unique_ptr<desktop::MainWindow> window = std::make_unique<desktop::MainWindow>(fixture.services());

    Desk()
    {
        window->resize(1440, 900);
        window->show();
    }

    void open(const QString& path)
    {
        window->openFiles({path});
        QTRY_VERIFY_WITH_TIMEOUT(window->currentIncident() != 0, 20'000);
        window->actions().page(IncidentTab::Rerun).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!page().matrix()->rows().empty(), 10'000);
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }

    [[nodiscard]] RerunPage& page() const
    {
        return static_cast<RerunPage&>(window->view()->page(IncidentTab::Rerun));
    }
    [[nodiscard]] const RunRow& row(std::size_t index) const { return page().matrix()->rows().at(index); }

    void type(const QString& command) const
    {
        QLineEdit& line = page().commandLine();
        QTest::mouseClick(&line, Qt::LeftButton);
        line.selectAll();
        QTest::keyClicks(&line, command);
    }
    void click(QPushButton& button) const { QTest::mouseClick(&button, Qt::LeftButton); }
};

} // namespace

class tst_rerun_window : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_log; ///< of a training that failed, as its user has it

    [[nodiscard]] QString misbehave(const QString& mode) const
    {
        return binDir + QStringLiteral("/torchtriage-misbehave ") + mode;
    }

private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder.filePath("cache").toLocal8Bit());
        const QString script = m_folder.filePath("train.py");
        QVERIFY(QFile::copy(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/rerun/train.py"), script));
        m_log = m_folder.filePath("train.log");
        QProcess training;
        training.setProcessChannelMode(QProcess::MergedChannels);
        training.setStandardOutputFile(m_log);
        training.start(python, {QStringLiteral("-u"), script});
        QVERIFY(training.waitForFinished(120'000));
        if (!readAll(m_log).contains("Target 4 is out of bounds")) {
            QFile log(m_log); // without PyTorch here: the log of a machine that has it
            QVERIFY(log.open(QIODevice::WriteOnly));
            log.write("Traceback (most recent call last):\n  File \"" + script.toUtf8() +
                      "\", line 33, in <module>\n    main()\n  File \"" + script.toUtf8() +
                      "\", line 11, in step\n    return F.cross_entropy(logits, targets)\n"
                      "IndexError: Target 4 is out of bounds.\n");
        }
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

    void trainingByRealClicks()
    {
        if (!readAll(m_log).contains("torch 1") && !readAll(m_log).contains("torch 2"))
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

        // The run's log opens as evidence.
        const auto before = desk.window->currentIncident();
        QVERIFY(desk.page().logButton().isEnabled());
        desk.click(desk.page().logButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.window->currentIncident() != before, 20'000);
    }

    void keptRunsAreThereAgain()
    {
        if (!readAll(m_log).contains("step 2"))
            QSKIP("this Python has no PyTorch: nothing was run");
        Desk desk;
        desk.open(m_log);
        QVERIFY(desk.row(0).outcome.has_value());
        QVERIFY(desk.row(0).state == RunRow::State::Done);
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
