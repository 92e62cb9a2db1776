// SPDX-License-Identifier: GPL-3.0-or-later
// Saved batches in the whole window: attached to an incident, alone, and offered.
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "tests/desktop/window_fixture.h"
#include "tests/desktop_batch/page_fixture.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

using namespace torchtriage;
using namespace torchtriage::desktop;
using namespace torchtriage::test;

namespace {

constexpr auto failure =
    "step 12 loss 0.5\nTraceback (most recent call last):\n  File \"train.py\", line 3, in <module>\n"
    "RuntimeError: CUDA error: device-side assert triggered\n";

BatchPage* batchPage(const MainWindow& window)
{
    return window.view() ? qobject_cast<BatchPage*>(window.view()->currentPage()) : nullptr;
}

} // namespace

class TestBatchWindow : public QObject {
    Q_OBJECT

private slots:
    void logAndBatchTogether();
    void batchAloneThenAttached();
    void neighbourIsAttachedByAClick();
    void reloadKeepsTheBatch();
};

void TestBatchWindow::logAndBatchTogether()
{
    WindowFixture fixture;
    MainWindow window(fixture.services());
    window.show();
    const QString path = samplePath(QStringLiteral("torch1.13/batch.pt"));
    window.openFiles({path, writeFile(fixture.folder, QStringLiteral("train.log"), failure)});
    QTRY_VERIFY_WITH_TIMEOUT(window.currentIncident() != 0, patience);
    const workbench::Incident* incident = fixture.incidents.find(window.currentIncident());
    QTRY_COMPARE_WITH_TIMEOUT(incident->batches.size(), 1, patience);
    QCOMPARE(incident->batches.constFirst(), QDir::cleanPath(path));
    QCOMPARE(window.view()->tab(), IncidentTab::Overview); // the failure comes first
    QVERIFY(window.actions().page(IncidentTab::Batch).isEnabled());
    QCOMPARE(window.actions().page(IncidentTab::Batch).shortcut(), QKeySequence(QStringLiteral("Ctrl+3")));
    window.actions().page(IncidentTab::Batch).trigger();
    QVERIFY(batchPage(window));
    QTRY_VERIFY_WITH_TIMEOUT(!batchPage(window)->status().isEmpty(), patience);
    QVERIFY(window.loneBatch() == nullptr);
}

void TestBatchWindow::batchAloneThenAttached()
{
    WindowFixture fixture;
    MainWindow window(fixture.services());
    window.show();
    const QString path = samplePath(QStringLiteral("torch1.13/arrays.npz"));
    window.openFiles({path});
    QVERIFY(window.loneBatch());
    QCOMPARE(window.currentIncident(), workbench::IncidentId{0});
    QVERIFY(window.loneBatch()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!window.loneBatch()->status().isEmpty(), patience);
    QVERIFY(!window.actions().page(IncidentTab::Batch).isEnabled());
    window.actions().close->trigger();
    QVERIFY(!window.loneBatch()->isVisible());
    // With an incident open the same file is attached to it.
    window.openFiles({writeFile(fixture.folder, QStringLiteral("train.log"), failure)});
    QTRY_VERIFY_WITH_TIMEOUT(window.currentIncident() != 0, patience);
    window.openFiles({path});
    QVERIFY(batchPage(window));
    QCOMPARE(fixture.incidents.find(window.currentIncident())->batches.size(), 1);
    window.openFiles({path}); // twice is once
    QCOMPARE(fixture.incidents.find(window.currentIncident())->batches.size(), 1);
}

void TestBatchWindow::neighbourIsAttachedByAClick()
{
    WindowFixture fixture;
    MainWindow window(fixture.services());
    window.show();
    QVERIFY(QFile::copy(samplePath(QStringLiteral("torch1.13/batch.pt")),
                        fixture.folder.filePath(QStringLiteral("batch.pt"))));
    window.openFiles({writeFile(fixture.folder, QStringLiteral("train.log"), failure)});
    QTRY_VERIFY_WITH_TIMEOUT(window.currentIncident() != 0, patience);
    window.actions().page(IncidentTab::Batch).trigger();
    BatchPage* const page = batchPage(window);
    QVERIFY(page);
    QSignalSpy wanted(page, &BatchPage::attachRequested);
    QTest::qWait(300);
    QVERIFY(page->status().isEmpty()); // nothing is opened by itself
    emit page->attachRequested(fixture.folder.filePath(QStringLiteral("batch.pt")));
    QTRY_VERIFY_WITH_TIMEOUT(!page->status().isEmpty(), patience);
    QCOMPARE(fixture.incidents.find(window.currentIncident())->batches.size(), 1);
}

void TestBatchWindow::reloadKeepsTheBatch()
{
    WindowFixture fixture;
    MainWindow window(fixture.services());
    window.show();
    window.openFiles({writeFile(fixture.folder, QStringLiteral("train.log"), failure)});
    QTRY_VERIFY_WITH_TIMEOUT(window.currentIncident() != 0, patience);
    window.openFiles({samplePath(QStringLiteral("torch1.13/batch.pt"))});
    QSignalSpy changed(&fixture.incidents, &workbench::IncidentStore::changed);
    window.actions().reload->trigger();
    QVERIFY(changed.wait(patience));
    QCOMPARE(fixture.incidents.find(window.currentIncident())->batches.size(), 1);
}

QTEST_MAIN(TestBatchWindow)
#include "tst_batch_window.moc"
