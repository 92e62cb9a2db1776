// SPDX-License-Identifier: GPL-3.0-or-later
// A large library in the side bar: TORCHTRIAGE_LIBRARY_SIZE=10000 for the full measure.
#include "app/desktop/views/library/library_pane.h"
#include "app/desktop/views/library/library_tree.h"
#include "app/workbench/library_job.h"
#include "tests/core/incident/made_library.h"
#include "tests/desktop/window_fixture.h"
#include "tests/desktop_evidence/watched_application.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace torchtriage;
using namespace torchtriage::desktop;

namespace {

constexpr int patience = 120'000;
constexpr double longestPause = 50; // ms without an answer

struct Times {
    std::vector<double> all;
    void add(const QElapsedTimer& clock) { all.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6); }
    [[nodiscard]] double median()
    {
        std::ranges::sort(all);
        return all.at(all.size() / 2);
    }
    [[nodiscard]] double longest() const { return *std::ranges::max_element(all); }
};

WatchedApplication& watched()
{
    return *static_cast<WatchedApplication*>(QCoreApplication::instance());
}

} // namespace

class TestLibraryLoad : public QObject {
    Q_OBJECT

private:
    int m_count = std::max(1500, qEnvironmentVariableIntValue("TORCHTRIAGE_LIBRARY_SIZE"));
    std::unique_ptr<test::WindowFixture> m_fixture;
    std::unique_ptr<LibraryPane> m_pane;

private slots:
    void initTestCase()
    {
        m_fixture = std::make_unique<test::WindowFixture>();
        const QString root = m_fixture->folder.filePath(QStringLiteral("library"));
        test::writeManyIncidents(root, m_count);
        m_pane = std::make_unique<LibraryPane>();
        m_pane->resize(280, 700);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
        watched().restart();
        QElapsedTimer clock;
        clock.start();
        m_pane->setFolder(root);
        QVERIFY(QTest::qWaitFor([this] { return m_pane->listing() != nullptr; }, patience));
        const qint64 first = clock.restart();
        const QSignalSpy scanned(&m_pane->job(), &workbench::LibraryJob::scanned);
        m_pane->rescan();
        QVERIFY(QTest::qWaitFor([&] { return !scanned.isEmpty(); }, patience));
        qInfo("%d incidents: first scan %lld ms, second %lld ms; the window answered within %.1f ms (%s)",
              m_count, static_cast<long long>(first), static_cast<long long>(clock.elapsed()),
              watched().longestMilliseconds(), watched().culprit().constData());
        QCOMPARE(m_pane->shownCount(), m_count);
        QVERIFY2(watched().longestMilliseconds() < 2 * longestPause, watched().culprit().constData());
    }

    void everyKeyOfASearchIsAnswered()
    {
        Times times;
        const QString query = QStringLiteral("device-assert 2026-02 nll");
        for (qsizetype length = 1; length <= query.size(); ++length) {
            QElapsedTimer clock;
            clock.start();
            m_pane->setFilter(query.left(length), {});
            m_pane->tree().viewport()->repaint();
            times.add(clock);
        }
        m_pane->setFilter({}, {});
        qInfo("a key of a search: median %.1f ms, longest %.1f ms", times.median(), times.longest());
        QVERIFY2(times.median() < longestPause, qPrintable(QString::number(times.median())));
    }

    void itScrolls()
    {
        LibraryTree& tree = m_pane->tree();
        m_pane->setFilter(QStringLiteral("run-"), {}); // all of them, every folder open
        QCOMPARE(m_pane->shownCount(), m_count);
        QScrollBar& bar = *tree.verticalScrollBar();
        QVERIFY(bar.maximum() > m_count * 40);
        Times times;
        for (int step = 0; step < 41; ++step) {
            QElapsedTimer clock;
            clock.start();
            bar.setValue(bar.maximum() / 40 * (step * 7 % 41));
            tree.viewport()->repaint();
            times.add(clock);
        }
        m_pane->setFilter({}, {});
        qInfo("a jump while scrolling: median %.1f ms, longest %.1f ms", times.median(), times.longest());
        QVERIFY2(times.median() < longestPause, qPrintable(QString::number(times.median())));
    }

    void cleanupTestCase()
    {
        m_pane.reset();
        m_fixture.reset();
    }
};

int main(int argc, char** argv)
{
    WatchedApplication application(argc, argv);
    TestLibraryLoad test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_library_load.moc"
