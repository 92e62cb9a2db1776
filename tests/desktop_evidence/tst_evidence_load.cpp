// SPDX-License-Identifier: GPL-3.0-or-later
// The page with a large log: how long the user interface is kept, what memory it takes. 64 MiB unless
// TORCHTRIAGE_LOG_MIB says otherwise; TORCHTRIAGE_LOG names a log to use instead of a generated one.
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/evidence/evidence_side.h"
#include "app/desktop/views/evidence/find_bar.h"
#include "app/desktop/views/evidence/log_document.h"
#include "app/desktop/views/evidence/log_search.h"
#include "app/desktop/views/evidence/log_view.h"
#include "app/desktop/views/evidence/minimap.h"
#include "app/desktop/views/evidence/rank_list_model.h"
#include "tests/desktop_evidence/sample_log.h"
#include "tests/desktop_evidence/watched_application.h"

#include <QCheckBox>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include <random>

using namespace torchtriage;
using namespace torchtriage::desktop;

namespace {

constexpr double longestBlockMilliseconds = 50;
constexpr double mostMebibytes = 60;

WatchedApplication& application()
{
    return *static_cast<WatchedApplication*>(QCoreApplication::instance());
}

double residentMebibytes()
{
    QFile statm(QStringLiteral("/proc/self/statm"));
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return statm.readAll().split(' ').value(1).toDouble() * static_cast<double>(::sysconf(_SC_PAGESIZE)) /
           (1 << 20);
}

void report(const char* what)
{
    qInfo("%-34s longest block of the UI thread %6.1f ms (%s)", what, application().longestMilliseconds(),
          application().culprit().constData());
    QVERIFY2(application().longestMilliseconds() < longestBlockMilliseconds,
             application().culprit().constData());
    application().restart();
}

} // namespace

class TestEvidenceLoad : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void opening();
    void jumpsWhileReading();
    void readsToTheEnd();
    void scrolling();
    void dragging();
    void searching();
    void filtering();
    void wrapping();
    void followsGrowth();
    void copyingMany();
    void memory();
    void cleanupTestCase() { m_page.reset(); }

private:
    void writeLog(std::int64_t mebibytes);

    QTemporaryDir m_dir;
    QString m_path;
    workbench::Incident m_incident;
    std::unique_ptr<EvidencePage> m_page;
    double m_before = 0;
    std::mt19937_64 m_random{11};
};

void TestEvidenceLoad::writeLog(std::int64_t mebibytes)
{
    const SampleLog sample(4000, 4000);
    const qint64 filler = (qint64{mebibytes} << 20) / 2;
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    std::int64_t shift = 0;
    const auto fill = [&file, filler](std::int64_t& lines) {
        QByteArray block;
        for (qint64 written = 0; written < filler; written += block.size()) {
            block.clear();
            for (int i = 0; i < 2000; ++i, ++lines)
                block += "[rank" + QByteArray::number(lines % 4) + "]: 10:00:00.000 DEBUG train  iter " +
                         QByteArray::number(static_cast<qlonglong>(lines / 4)) +
                         (lines % 5000 == 0 ? "  \x1b[33mslow step\x1b[0m\n"
                                            : "  forward done  logits [32, 4] float32\n");
            file.write(block);
        }
    };
    fill(shift);
    file.write(sample.text);
    std::int64_t after = 0;
    fill(after);
    m_incident = sample.incident;
    m_incident.text.clear();
    m_incident.path = m_path;
    triage::Report& report = m_incident.report;
    report.firstLine += shift;
    report.observation.at.logLine += shift;
    for (triage::Event& event : report.events) {
        event.lines.first += shift;
        event.lines.last += shift;
        for (triage::StackFrame& frame : event.frames)
            frame.logLine += shift;
    }
}

void TestEvidenceLoad::initTestCase()
{
    m_path = qEnvironmentVariable("TORCHTRIAGE_LOG");
    const bool own = m_path.isEmpty();
    if (own) {
        m_path = m_dir.filePath(QStringLiteral("large.log"));
        writeLog(qEnvironmentVariableIntValue("TORCHTRIAGE_LOG_MIB") > 0
                     ? qEnvironmentVariableIntValue("TORCHTRIAGE_LOG_MIB")
                     : 64);
    } else {
        m_incident.id = 1;
        m_incident.path = m_path;
    }
    // A page was open before: fonts, styles and caches of Qt are no part of what a log costs.
    const SampleLog small(200, 200);
    m_page = std::make_unique<EvidencePage>();
    m_page->resize(1180, 640);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->setIncident(small.incident);
    QTRY_VERIFY(!m_page->document().isReading());
    QTest::qWait(300);
    m_before = residentMebibytes();
    application().restart();
}

void TestEvidenceLoad::opening()
{
    QElapsedTimer clock;
    clock.start();
    m_incident.id = 2;
    m_page->setIncident(m_incident);
    m_page->view().showLine(1);
    QTRY_VERIFY_WITH_TIMEOUT(m_page->document().lines() > 100, 5000);
    QVERIFY(!m_page->view().visibleRows().empty());
    m_page->view().viewport()->repaint();
    qInfo("first screen after %lld ms", static_cast<long long>(clock.elapsed()));
    report("opening");
}

void TestEvidenceLoad::jumpsWhileReading()
{
    for (int i = 0; i < 40; ++i) {
        const auto known = static_cast<std::uint64_t>(m_page->document().lines());
        m_page->showLine(static_cast<std::int64_t>(m_random() % known) + 1);
        QTest::qWait(10);
    }
    report("jumping while it is read");
}

void TestEvidenceLoad::readsToTheEnd()
{
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->document().isReading(), 120'000);
    const auto progress = m_page->document().progress();
    qInfo("read and counted by rank: %lld lines, %.0f MiB in %.2f s",
          static_cast<long long>(m_page->document().lines()), static_cast<double>(progress.done) / (1 << 20),
          progress.seconds);
    QCOMPARE(progress.done, static_cast<std::uint64_t>(QFileInfo(m_path).size()));
    m_page->showFirstFailure();
    if (m_incident.report.first)
        QCOMPARE(m_page->view().currentLine(), m_incident.report.firstLine);
    report("reading to the end");
}

void TestEvidenceLoad::scrolling()
{
    QWidget* port = m_page->view().viewport();
    for (int i = 0; i < 300; ++i) {
        const int turn = i % 3 == 0 ? 360 : -120;
        QWheelEvent wheel(QPointF(300, 200), port->mapToGlobal(QPointF(300, 200)), {}, {0, turn},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(port, &wheel);
        QTest::keyClick(&m_page->view(), i % 2 == 0 ? Qt::Key_PageDown : Qt::Key_Down);
        if (i % 10 == 0)
            QTest::qWait(1);
    }
    report("scrolling");
}

void TestEvidenceLoad::dragging()
{
    QScrollBar* bar = m_page->view().verticalScrollBar();
    for (int i = 0; i < 200; ++i) {
        bar->setValue(static_cast<int>(m_random() % static_cast<std::uint64_t>(bar->maximum())));
        QTest::qWait(1);
    }
    bar->setValue(bar->maximum());
    QTest::qWait(5);
    QCOMPARE(m_page->view().visibleRows().back().place.line, m_page->document().lines());
    bar->setValue(0);
    QTest::qWait(5);
    QCOMPARE(m_page->view().visibleRows().front().place.line, 1);
    for (int y = 50; y < m_page->minimap().height() - 20; y += 7) {
        QTest::mouseClick(&m_page->minimap(), Qt::LeftButton, {}, QPoint(30, y));
        QTest::qWait(1);
    }
    report("dragging and the minimap");
}

void TestEvidenceLoad::searching()
{
    FindBar& find = m_page->findBar();
    for (const char* text : {"slow step", "iter 1", "a", "no such text at all", "assert triggered"}) {
        find.field()->setText(QString::fromLatin1(text));
        QTest::qWait(400);
        QTest::keyClick(find.field(), Qt::Key_Return);
        QTest::keyClick(find.field(), Qt::Key_Return, Qt::ShiftModifier);
        QElapsedTimer clock;
        clock.start();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->search().isRunning(), 60'000);
        qInfo("search for \"%s\": %lld matches", text, static_cast<long long>(m_page->search().count()));
    }
    find.expression()->setChecked(true);
    find.field()->setText(QStringLiteral("iter \\d+7\\b.*float"));
    QTest::qWait(300);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->search().isRunning(), 120'000);
    QVERIFY(m_page->search().count() > 0);
    for (int i = 0; i < 50; ++i) {
        QTest::keyClick(find.field(), Qt::Key_Return);
        QTest::qWait(1);
    }
    find.expression()->setChecked(false);
    find.field()->clear();
    QTest::qWait(300);
    report("searching");
}

void TestEvidenceLoad::filtering()
{
    RankListModel& ranks = m_page->side().ranks();
    if (ranks.rowCount({}) < 3)
        QSKIP("the log given has no ranks");
    m_page->view().showLine(1);
    ranks.showOnly(2);
    QTest::qWait(20);
    for (const LogRow& row : m_page->view().visibleRows())
        QVERIFY(row.isFold || row.rank == 2);
    for (int i = 0; i < 60; ++i) {
        m_page->view().verticalScrollBar()->setValue(static_cast<int>(
            m_random() % static_cast<std::uint64_t>(m_page->view().verticalScrollBar()->maximum())));
        QTest::keyClick(&m_page->view(), Qt::Key_PageDown);
        QTest::qWait(1);
    }
    // Next to nothing is left: the few lines of the launcher are millions of lines apart.
    log::RankFilter launcherOnly;
    launcherOnly.hidden = {0, 1, 2, 3};
    ranks.setFilter(launcherOnly);
    QTest::qWait(50);
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(&m_page->view(), i % 2 == 0 ? Qt::Key_PageDown : Qt::Key_PageUp);
        QTest::qWait(1);
    }
    ranks.showAll();
    QTest::qWait(20);
    report("filtering by rank");
}

void TestEvidenceLoad::wrapping()
{
    m_page->findBar().wrap()->setChecked(true);
    for (int i = 0; i < 50; ++i) {
        m_page->view().verticalScrollBar()->setValue(static_cast<int>(
            m_random() % static_cast<std::uint64_t>(m_page->view().verticalScrollBar()->maximum())));
        QTest::qWait(1);
    }
    m_page->findBar().wrap()->setChecked(false);
    QTest::qWait(10);
    report("wrapping");
}

void TestEvidenceLoad::followsGrowth()
{
    if (!qEnvironmentVariable("TORCHTRIAGE_LOG").isEmpty())
        QSKIP("the log given is not ours to write to");
    m_page->view().setFollowing(true);
    const std::int64_t before = m_page->document().lines();
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("[rank0]: one more\n[rank1]: and another\n");
    file.close();
    QTRY_COMPARE_WITH_TIMEOUT(m_page->document().lines(), before + 2, 10'000);
    QTRY_COMPARE(m_page->view().visibleRows().back().place.line, before + 2);
    m_page->view().setFollowing(false);
    report("following");
}

void TestEvidenceLoad::copyingMany()
{
    m_page->view().selectLines(1, std::min<std::int64_t>(150'000, m_page->document().lines()));
    QSignalSpy copied(&m_page->view(), &LogView::copied);
    m_page->view().copy(CopyStyle::WithoutPrefixes);
    QTRY_COMPARE_WITH_TIMEOUT(copied.size(), 1, 60'000);
    QApplication::clipboard()->clear();
    m_page->view().showLine(1);
    report("copying 150,000 lines");
}

void TestEvidenceLoad::memory()
{
    QTest::qWait(200);
    const double added = residentMebibytes() - m_before;
    qInfo("memory added by the log: %.1f MiB", added);
    QVERIFY2(added < mostMebibytes, qPrintable(QString::number(added)));
}

int main(int argc, char** argv)
{
    WatchedApplication app(argc, argv);
    TestEvidenceLoad test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_evidence_load.moc"
