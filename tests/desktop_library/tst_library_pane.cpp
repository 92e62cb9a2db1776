// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/library_model.h"
#include "app/desktop/models/roles.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/library/library_pane.h"
#include "app/desktop/views/library/library_tree.h"
#include "app/workbench/library_job.h"
#include "tests/core/incident/made_library.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::desktop;
using test::capturedRecord;
using test::WindowFixture;
using test::writeFile;
using triage::FailureClass;

namespace {

constexpr int patience = 20'000;

/// A pane on a library of its own, shown.
struct Desk : WindowFixture {
    QString root = folder.filePath(QStringLiteral("library"));
    LibraryPane pane;

    void put(const QString& path, const incident::Record& record) const
    {
        QVERIFY(writeFile(root + u'/' + path + QStringLiteral("/incident.json"),
                          QByteArray::fromStdString(toText(record))));
    }
    void fill() const
    {
        auto record = capturedRecord("Target 4 is out of bounds.", "IndexError");
        record.firstError.family = "device-assert";
        put(QStringLiteral("older"), record);
        record.firstError.time = "2026-03-02T12:00:00Z";
        record.title = "labels 1 to 4";
        put(QStringLiteral("newer"), record);
        record.firstError.family = "out-of-memory";
        record.code.revision = "badcafe";
        record.title.clear();
        put(QStringLiteral("nightly/tagger/run-1"), record);
    }
    bool open()
    {
        pane.resize(280, 600);
        pane.show();
        pane.setFolder(root);
        return QTest::qWaitFor([this] { return pane.listing() != nullptr; }, patience);
    }
    [[nodiscard]] const QAbstractItemModel& model() const { return *pane.tree().model(); }
    [[nodiscard]] QStringList topRows() const
    {
        QStringList rows;
        for (int row = 0; row < model().rowCount(); ++row)
            rows << model().index(row, 0).data(SubtitleRole).toString();
        return rows;
    }
};

} // namespace

class TestLibraryPane : public QObject {
    Q_OBJECT

private slots:
    void aTreeOfFoldersThenTheNewestFirst()
    {
        Desk desk;
        desk.fill();
        const QAbstractItemModelTester tester(desk.pane.tree().model());
        QVERIFY(desk.open());
        const QAbstractItemModel& model = desk.model();
        QCOMPARE(model.rowCount(), 3);
        const QModelIndex nightly = model.index(0, 0);
        QCOMPARE(nightly.data().toString(), QStringLiteral("nightly"));
        QVERIFY(!nightly.data(ClassRole).isValid());
        QCOMPARE(model.index(0, 0, nightly).data().toString(), QStringLiteral("tagger"));
        const QModelIndex run = model.index(0, 0, model.index(0, 0, nightly));
        QCOMPARE(run.data().toString(), QStringLiteral("Out of memory"));
        QCOMPARE(run.data(PathRole).toString(), desk.root + QStringLiteral("/nightly/tagger/run-1"));
        QCOMPARE(model.index(1, 0).data(SubtitleRole).toString(),
                 QStringLiteral("labels 1 to 4 · IndexError"));
        QCOMPARE(model.index(2, 0).data(SubtitleRole).toString(), QStringLiteral("older · IndexError"));
        for (const QModelIndex& index : {nightly, run})
            QVERIFY(!index.data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void theFilterFinds_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("found");
        QTest::newRow("everything") << "" << 3;
        QTest::newRow("family as it is called") << "out of memory" << 1;
        QTest::newRow("family by its id") << "device-assert" << 2;
        QTest::newRow("class") << "invalid data" << 2;
        QTest::newRow("words of the message") << "TARGET bounds" << 3;
        QTest::newRow("revision") << "badcafe" << 1;
        QTest::newRow("part of a revision and a family") << "9f2c device" << 2;
        QTest::newRow("name of the user") << "labels" << 1;
        QTest::newRow("folder") << "nightly" << 1;
        QTest::newRow("a day") << "2026-03-02" << 2;
        QTest::newRow("a month") << "2026-03" << 3;
        QTest::newRow("days") << "2026-03-01..2026-03-01" << 1;
        QTest::newRow("from a day on") << "2026-03-02.." << 2;
        QTest::newRow("until a month") << "..2026-02" << 0;
        QTest::newRow("days and a word") << "2026-03..2026-03 memory" << 1;
        QTest::newRow("nothing") << "collective" << 0;
    }

    void theFilterFinds()
    {
        QFETCH(QString, query);
        QFETCH(int, found);
        Desk desk;
        desk.fill();
        QVERIFY(desk.open());
        const QAbstractItemModelTester tester(desk.pane.tree().model());
        desk.pane.setFilter(query, {});
        QCOMPARE(desk.pane.shownCount(), found);
        QCOMPARE(desk.pane.hiddenCount(), 3 - found);
    }

    void theFilterOpensFoldersAndGivesThemBack()
    {
        Desk desk;
        desk.fill();
        QVERIFY(desk.open());
        LibraryTree& tree = desk.pane.tree();
        QVERIFY(!tree.isExpanded(tree.model()->index(0, 0)));
        desk.pane.setFilter({}, {FailureClass::Resources});
        QCOMPARE(desk.pane.shownCount(), 1);
        QVERIFY(tree.isExpanded(tree.model()->index(0, 0)));
        desk.pane.setFilter({}, {});
        QVERIFY(!tree.isExpanded(tree.model()->index(0, 0)));
        // What the user opened stays open over a scan.
        tree.expand(tree.model()->index(0, 0));
        const QSignalSpy scanned(&desk.pane.job(), &workbench::LibraryJob::scanned);
        desk.pane.rescan();
        QTRY_COMPARE_WITH_TIMEOUT(scanned.size(), 1, patience);
        QVERIFY(tree.isExpanded(tree.model()->index(0, 0)));
    }

    void aClickOrEnterOpens()
    {
        Desk desk;
        desk.fill();
        QVERIFY(desk.open());
        LibraryTree& tree = desk.pane.tree();
        QSignalSpy opened(&desk.pane, &LibraryPane::openRequested);
        const QModelIndex newer = tree.model()->index(1, 0);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(newer).center());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.takeFirst().at(0).toString(), desk.root + QStringLiteral("/newer"));
        QTest::keyClick(&tree, Qt::Key_Down); // moving opens nothing
        QCOMPARE(opened.size(), 0);
        QTest::keyClick(&tree, Qt::Key_Return);
        QCOMPARE(opened.takeFirst().at(0).toString(), desk.root + QStringLiteral("/older"));
        // On a folder both open and close it.
        const QModelIndex nightly = tree.model()->index(0, 0);
        tree.setCurrentIndex(nightly);
        QTest::keyClick(&tree, Qt::Key_Return);
        QVERIFY(tree.isExpanded(nightly));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(nightly).center());
        QVERIFY(!tree.isExpanded(nightly));
        QCOMPARE(opened.size(), 0);
    }

    void whatComesIsSeenByItself()
    {
        Desk desk;
        desk.fill();
        QVERIFY(desk.open());
        desk.pane.setCurrentPath(desk.root + QStringLiteral("/older"));
        desk.put(QStringLiteral("another"), capturedRecord("x", "ValueError"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.pane.shownCount(), 4, patience);
        // The row that was current still is.
        QCOMPARE(desk.pane.tree().currentIndex().data(PathRole).toString(),
                 desk.root + QStringLiteral("/older"));
    }

    void anEmptyLibrarySaysSo()
    {
        Desk desk;
        QVERIFY(desk.open());
        QVERIFY(desk.pane.state().isVisible());
        QCOMPARE(desk.pane.state().title(), QStringLiteral("No incident is kept yet."));
    }

    void aLibraryThatCannotBeReadSaysWhyAndTriesAgain()
    {
        Desk desk;
        QVERIFY(writeFile(desk.root, "a file"));
        desk.pane.show();
        const QSignalSpy failed(&desk.pane.job(), &workbench::LatestJob::failed);
        desk.pane.setFolder(desk.root);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(desk.pane.state().isVisible());
        QVERIFY2(desk.pane.state().text().contains(QStringLiteral("library")),
                 qPrintable(desk.pane.state().text()));
        QVERIFY(QFile::remove(desk.root));
        desk.fill();
        QTest::mouseClick(&desk.pane.state().button(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(desk.pane.shownCount(), 3, patience);
        QVERIFY(desk.pane.tree().isVisible());
    }

    void aCancelledScanSaysSoAndKeepsWhatWasThere()
    {
        Desk desk;
        desk.fill();
        QVERIFY(desk.open());
        desk.pane.rescan();
        desk.pane.job().cancel();
        QVERIFY(!desk.pane.job().isRunning());
        QCOMPARE(desk.pane.shownCount(), 3);
        QVERIFY(desk.pane.tree().isVisible());
        desk.pane.setFolder(desk.root + QStringLiteral("/nightly"));
        desk.pane.job().cancel();
        QVERIFY(desk.pane.state().isVisible());
        QCOMPARE(desk.pane.state().title(), QStringLiteral("The scan was cancelled."));
    }

    void aRecordThatCannotBeReadIsListed()
    {
        Desk desk;
        QVERIFY(writeFile(desk.root + QStringLiteral("/bad/incident.json"), "{"));
        QVERIFY(desk.open());
        QCOMPARE(desk.model().index(0, 0).data().toString(), QStringLiteral("Record not readable"));
        QCOMPARE(desk.topRows(), QStringList{QStringLiteral("bad")});
    }

    void theLanguageChangesLive()
    {
        Desk desk;
        desk.fill();
        QVERIFY(desk.open());
        const QSignalSpy scanned(&desk.pane.job(), &workbench::LibraryJob::scanned);
        desk.language.install(QStringLiteral("fr"));
        QTRY_VERIFY_WITH_TIMEOUT(!scanned.isEmpty(), patience);
        const QString family = desk.model().index(1, 0).data().toString();
        QVERIFY(family != QStringLiteral("Device-side assert"));
        desk.pane.setFilter(family, {}); // searched in the language that is shown
        QCOMPARE(desk.pane.shownCount(), 2);
    }
};

QTEST_MAIN(TestLibraryPane)
#include "tst_library_pane.moc"
