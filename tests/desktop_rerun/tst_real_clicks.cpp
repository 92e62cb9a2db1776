// SPDX-License-Identifier: GPL-3.0-or-later
// The window on an X server of its own, used with a real pointer: xdotool moves it and presses its button,
// and the server tells the window. A training with class 4 among four classes runs again in real Python.
#include "app/desktop/views/rerun/output_view.h"
#include "app/desktop/views/rerun/reading_pane.h"
#include "app/desktop/views/rerun/run_table.h"
#include "app/workbench/rerun_text.h"
#include "tests/desktop_evidence/watched_application.h"
#include "tests/desktop_rerun/rerun_desk.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

using namespace torchtriage;
using test::Desk;
using test::readAll;
using workbench::RunRow;

namespace {

/// Presses the pointer's button in the middle of a place of a widget.
void press(const QWidget& widget, const QPoint& place)
{
    const QPoint at = widget.mapToGlobal(place);
    QProcess xdotool;
    xdotool.start(QStringLiteral("xdotool"),
                  {QStringLiteral("mousemove"), QStringLiteral("--sync"), QString::number(at.x()),
                   QString::number(at.y()), QStringLiteral("click"), QStringLiteral("1")});
    QTRY_VERIFY_WITH_TIMEOUT(xdotool.state() == QProcess::NotRunning, 20'000);
    QCOMPARE(xdotool.exitCode(), 0);
}
void press(const QWidget& widget)
{
    press(widget, widget.rect().center());
}

} // namespace

class tst_real_clicks : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder.filePath("cache").toLocal8Bit());
    }

    void trainingWithClassFourOfFour()
    {
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
        const QString log = test::failedTraining(m_folder.path());
        if (!test::ranHere(log))
            QSKIP("this Python has no PyTorch");
        Desk desk;
        desk.open(log);
        auto* watched = static_cast<WatchedApplication*>(qApp);

        press(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Running, 20'000);
        watched->restart();
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 120'000);
        // Told only: painting on this X server takes as long as it takes. tst_rerun_window holds the limit.
        qInfo("longest event: %.1f ms (%s)", watched->longestMilliseconds(), watched->culprit().constData());

        const rerun::Outcome& outcome = *desk.row(0).outcome;
        QVERIFY(outcome.ending == (rerun::Ending{rerun::EndingKind::Exited, 1, 0, {}}));
        QVERIFY(outcome.comparison ==
                (rerun::Comparison{rerun::Verdict::Reproduced, rerun::Basis::Message, false}));
        QCOMPARE(outcome.comparedWith, std::string("incident"));
        QCOMPARE(workbench::failureLine(outcome), QStringLiteral("IndexError: Target 4 is out of bounds."));
        QVERIFY(placeOf(outcome.failure).starts_with("train.py:"));
        QCOMPARE(desk.page().reading().headline(),
                 QStringLiteral("The finished run shows the same failure."));
        QVERIFY(desk.page().output().toPlainText().contains(QStringLiteral("Target 4 is out of bounds")));

        const QString folder = QString::fromStdString(outcome.folder);
        const auto job = QJsonDocument::fromJson(readAll(folder + "/job.json")).object();
        QCOMPARE(job.value("format").toString(), QStringLiteral("torchtriage.command"));
        QVERIFY(readAll(folder + "/output.log").contains("step 2 loss"));
        const auto kept = QJsonDocument::fromJson(readAll(folder + "/outcome.json")).object();
        QCOMPARE(kept.value("comparison").toObject().value("verdict").toString(),
                 QStringLiteral("reproduced"));
        QCOMPARE(kept.value("failure").toObject().value("message").toString(),
                 QStringLiteral("IndexError: Target 4 is out of bounds."));

        // The box of a row that needs the program's own option stays empty; the log opens as evidence.
        const QModelIndex float32 = desk.page().model().index(3, desktop::RunModel::Change);
        press(*desk.page().table().viewport(),
              desk.page().table().visualRect(float32).topLeft() + QPoint(18, 20));
        QTRY_COMPARE_WITH_TIMEOUT(desk.page().table().currentIndex().row(), 3, 5'000);
        QVERIFY(!desk.row(3).checked);
        press(*desk.page().table().viewport(),
              desk.page().table().visualRect(float32.siblingAtRow(0)).center());
        QTRY_VERIFY_WITH_TIMEOUT(desk.page().logButton().isEnabled(), 5'000);
        const auto before = desk.window->currentIncident();
        press(desk.page().logButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.window->currentIncident() != before, 20'000);
    }

    void stopByClick()
    {
        Desk desk;
        desk.open(test::failedTraining(m_folder.path()));
        desk.page().commandLine().setText(QString());
        desk.type(QStringLiteral(TORCHTRIAGE_BIN_DIR "/torchtriage-misbehave hang"));
        press(desk.page().runButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).process > 0, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(desk.page().stopButton().isEnabled(), 5'000);
        press(desk.page().stopButton());
        QTRY_VERIFY_WITH_TIMEOUT(desk.row(0).state == RunRow::State::Done, 20'000);
        QVERIFY(desk.row(0).outcome->ending.kind == rerun::EndingKind::Stopped);
    }
};

int main(int argc, char** argv)
{
    const QString server = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
    if (server.isEmpty() || QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty()) {
        qWarning("SKIP: Xvfb and xdotool are needed for real clicks, and one of them is not installed");
        return 0;
    }
    QProcess xvfb;
    xvfb.start(server, {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                        QStringLiteral("0"), QStringLiteral("1600x1000x24"), QStringLiteral("-nolisten"),
                        QStringLiteral("tcp")});
    QByteArray display;
    while (!display.contains('\n') && xvfb.waitForReadyRead(20'000))
        display += xvfb.readAllStandardOutput();
    if (display.trimmed().isEmpty()) {
        qWarning("Xvfb did not start: %s", xvfb.readAllStandardError().constData());
        return 1;
    }
    qputenv("DISPLAY", ":" + display.trimmed());
    qputenv("QT_QPA_PLATFORM", "xcb");
    int result = 1;
    {
        WatchedApplication app(argc, argv);
        tst_real_clicks test;
        result = QTest::qExec(&test, argc, argv);
    }
    xvfb.terminate();
    xvfb.waitForFinished(5'000);
    return result;
}

#include "tst_real_clicks.moc"
