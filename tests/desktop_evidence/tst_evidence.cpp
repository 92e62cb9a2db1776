// SPDX-License-Identifier: GPL-3.0-or-later
// What the evidence page does with a small log whose every line is known.
#include "app/desktop/models/menu_text.h"
#include "app/desktop/views/evidence/event_list_model.h"
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/evidence/evidence_side.h"
#include "app/desktop/views/evidence/find_bar.h"
#include "app/desktop/views/evidence/first_failure_banner.h"
#include "app/desktop/views/evidence/log_document.h"
#include "app/desktop/views/evidence/log_search.h"
#include "app/desktop/views/evidence/log_view.h"
#include "app/desktop/views/evidence/minimap.h"
#include "app/desktop/views/evidence/rank_list_model.h"
#include "app/desktop/views/evidence/reading_strip.h"
#include "tests/desktop_evidence/sample_log.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

using namespace torchtriage;
using namespace torchtriage::desktop;

class TestEvidence : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }

    void opensAtTheFirstFailure();
    void marksAndConsequences();
    void foldsTheStack();
    void searchCountsAndGoesAround();
    void searchOptions();
    void wrongExpressionIsSaid();
    void eventsAndTheirKeys();
    void models();
    void rankFilter();
    void aHiddenLineBringsItsRankBack();
    void copyStyles();
    void selectionByMouseAndKeyboard();
    void pinByHand();
    void samePageKeepsItsPlace();
    void goToLine();
    void wrapShowsAllOfALine();
    void aHugeLineIsShownInWindows();
    void followsAFile();
    void cutFileIsSaid();
    void errorsAreSaid_data();
    void errorsAreSaid();
    void accessibleRows();
    void closingWhileItReads();

private:
    void open(const workbench::Incident& incident);
    [[nodiscard]] QList<qint64> visibleLines();
    [[nodiscard]] LogView& view() { return m_page->view(); }

    std::unique_ptr<EvidencePage> m_page;
    SampleLog m_log{300, 100};
};

void TestEvidence::init()
{
    m_page = std::make_unique<EvidencePage>();
    m_page->resize(1180, 640);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestEvidence::open(const workbench::Incident& incident)
{
    m_page->setIncident(incident);
    QTRY_VERIFY(!m_page->document().isReading());
    QTest::qWait(60);
}

QList<qint64> TestEvidence::visibleLines()
{
    QList<qint64> lines;
    for (const LogRow& row : view().visibleRows())
        lines.append(row.place.line);
    return lines;
}

void TestEvidence::opensAtTheFirstFailure()
{
    open(m_log.incident);
    QCOMPARE(m_page->document().lines(), m_log.lines);
    QCOMPARE(view().currentLine(), m_log.failure);
    QVERIFY(visibleLines().contains(m_log.failure));
    QVERIFY(m_page->banner().isVisible());
    QCOMPARE(m_page->banner().text(), QString::fromStdString(m_log.incident.report.message));
}

void TestEvidence::marksAndConsequences()
{
    open(m_log.incident);
    const LogMarks& marks = view().marks();
    QCOMPARE(marks.firstFailure(), m_log.failure);
    QCOMPARE(marks.observation(), m_log.observation); // the call itself, not the frame above it
    QVERIFY(!marks.isConsequence(m_log.failure));
    QVERIFY(!marks.isConsequence(m_log.observation));
    QVERIFY(!marks.isConsequence(m_log.failure - 1));
    QVERIFY(marks.isConsequence(m_log.error));
    QVERIFY(marks.isConsequence(m_log.stack + 3));
    QVERIFY(marks.isConsequence(m_log.stack + 3, 2));
    QVERIFY(!marks.isConsequence(m_log.stack + 3, 1)); // what another rank printed in between is none
    QVERIFY(!marks.isConsequence(m_log.stackEnd + 1)); // training of another rank goes on
    QVERIFY(marks.isConsequence(m_log.ending));
    QCOMPARE(view().rankOf(m_log.failure), std::optional(2));
    QCOMPARE(view().rankOf(m_log.ending), std::nullopt);
}

void TestEvidence::foldsTheStack()
{
    open(m_log.incident);
    QVERIFY(visibleLines().contains(m_log.observation)); // the traceback that one reads is open
    QVERIFY(visibleLines().contains(m_log.stack));
    QVERIFY(!visibleLines().contains(m_log.stack + 1));
    const auto& rows = view().visibleRows();
    const auto fold = std::find_if(rows.begin(), rows.end(), [](const LogRow& row) { return row.isFold; });
    QVERIFY(fold != rows.end());
    QCOMPARE(fold->fold.lines(), m_log.stackEnd - m_log.stack + 1);
    QVERIFY2(view().textOf(*fold).contains(QStringLiteral("12")), qPrintable(view().textOf(*fold)));

    // Right opens and Left closes, on the row that announces it.
    view().setFocus();
    view().showLine(m_log.stack - 1);
    QTest::keyClick(&view(), Qt::Key_Right);
    QVERIFY(visibleLines().contains(m_log.stack + 1));
    QTest::keyClick(&view(), Qt::Key_Left);
    QVERIFY(!visibleLines().contains(m_log.stack + 1));
    // Going to a line inside opens it.
    m_page->showLine(m_log.stack + 5);
    QVERIFY(visibleLines().contains(m_log.stack + 5));
    view().toggleFold(m_log.stack);
    // The check box opens all.
    m_page->findBar().fold()->setChecked(false);
    QVERIFY(visibleLines().contains(m_log.stack + 1));
}

void TestEvidence::searchCountsAndGoesAround()
{
    open(m_log.incident);
    FindBar& find = m_page->findBar();
    find.field()->setText(QStringLiteral("frame #"));
    QTRY_COMPARE(find.countText(), QStringLiteral("12"));
    QTest::keyClick(find.field(), Qt::Key_Return);
    QCOMPARE(find.countText(), QStringLiteral("1 of 12"));
    QCOMPARE(view().currentLine(), m_log.stack);       // the first one after the first failure
    QVERIFY(visibleLines().contains(m_log.stack + 1)); // and the fold around it is open
    for (int i = 1; i < 12; ++i)
        QTest::keyClick(find.field(), Qt::Key_Return);
    QCOMPARE(view().currentLine(), m_log.stackEnd);
    QTest::keyClick(find.field(), Qt::Key_Return);
    QCOMPARE(view().currentLine(), m_log.stack);
    QTest::keyClick(find.field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(find.countText(), QStringLiteral("12 of 12"));
    QTest::keyClick(find.field(), Qt::Key_Escape);
    QVERIFY(!find.field()->hasFocus());
}

void TestEvidence::searchOptions()
{
    open(m_log.incident);
    FindBar& find = m_page->findBar();
    find.field()->setText(QStringLiteral("ASSERTION"));
    QTRY_COMPARE(find.countText(), QStringLiteral("1"));
    find.matchCase()->setChecked(true);
    QTRY_COMPARE(find.countText(), QStringLiteral("0"));
    find.matchCase()->setChecked(false);
    find.field()->setText(QStringLiteral("^.rank2.*#1[01]"));
    QTRY_COMPARE(find.countText(), QStringLiteral("0"));
    find.expression()->setChecked(true);
    QTRY_COMPARE(find.countText(), QStringLiteral("2"));
    find.field()->clear();
    QTRY_COMPARE(find.countText(), QString());
}

void TestEvidence::wrongExpressionIsSaid()
{
    open(m_log.incident);
    FindBar& find = m_page->findBar();
    find.expression()->setChecked(true);
    find.field()->setText(QStringLiteral("[oops"));
    QTRY_VERIFY(!find.field()->toolTip().isEmpty());
    QVERIFY(!m_page->search().isActive());
    find.field()->setText(QStringLiteral("[o]ops"));
    QTRY_VERIFY(find.field()->toolTip().isEmpty());
}

void TestEvidence::eventsAndTheirKeys()
{
    open(m_log.incident);
    QList<qint64> lines;
    for (int i = 0; i < 5; ++i) {
        lines.append(view().currentLine());
        m_page->nextEvent();
    }
    QCOMPARE(lines, (QList<qint64>{m_log.failure, m_log.error, m_log.error + 1, m_log.ending, m_log.ending}));
    m_page->previousEvent();
    QCOMPARE(view().currentLine(), m_log.error + 1);
    m_page->showFirstFailure();
    QCOMPARE(view().currentLine(), m_log.failure);
}

void TestEvidence::models()
{
    EventListModel& events = m_page->side().events();
    RankListModel& ranks = m_page->side().ranks();
    const QAbstractItemModelTester eventsTester(&events,
                                                QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester ranksTester(&ranks,
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
    open(m_log.incident);
    QCOMPARE(events.rowCount(), 4);
    QCOMPARE(events.rows().at(0).mark, ChainMark::FirstFailure);
    QCOMPARE(events.rows().at(1).mark, ChainMark::Observation);
    QCOMPARE(events.rows().at(1).title, QStringLiteral("RuntimeError"));
    QVERIFY(events.rows().at(1).detail.contains(QStringLiteral("train.py:214")));
    QVERIFY(events.rows().at(3).fromLauncher);
    QCOMPARE(events.rowAtLine(1), -1);
    QCOMPARE(events.rowAtLine(m_log.stack), 2);

    QCOMPARE(ranks.rowCount({}), 5);
    QCOMPARE(ranks.index(4).data(RankListModel::LinesRole).toLongLong(), 2); // the launcher's
    QVERIFY(ranks.index(2).data(RankListModel::FailedRole).toBool());
    std::int64_t sum = 0;
    for (int i = 0; i < 5; ++i)
        sum += ranks.index(i).data(RankListModel::LinesRole).toLongLong();
    QCOMPARE(sum, m_log.lines);
    // A report with more events than the list shows keeps its first failure.
    triage::Report many = m_log.incident.report;
    many.events.insert(many.events.begin(), 2000, triage::Event{});
    many.first = *many.first + 2000;
    events.setReport(many);
    QVERIFY(events.rowCount() <= EventListModel::mostRows);
    QVERIFY(std::any_of(events.rows().begin(), events.rows().end(),
                        [](const EventRow& row) { return row.mark == ChainMark::FirstFailure; }));
}

void TestEvidence::rankFilter()
{
    open(m_log.incident);
    RankListModel& ranks = m_page->side().ranks();
    ranks.showOnly(2);
    for (const LogRow& row : view().visibleRows())
        QVERIFY(row.isFold || row.rank == 2);
    QVERIFY(visibleLines().contains(m_log.failure));
    // Every line of rank 2 is passed, and no other.
    view().showLine(1);
    QSet<qint64> seen;
    for (int i = 0; i < 200; ++i) {
        for (const qint64 line : visibleLines())
            seen.insert(line);
        QTest::keyClick(&view(), Qt::Key_PageDown);
    }
    std::int64_t hiddenByFold = m_log.stackEnd - m_log.stack;
    QCOMPARE(seen.size(), ranks.index(2).data(RankListModel::LinesRole).toLongLong() - hiddenByFold);
    ranks.setData(ranks.index(0), Qt::Checked, Qt::CheckStateRole);
    view().showLine(1);
    QVERIFY(visibleLines().contains(2));
    ranks.showAll();
    view().showLine(1);
    QVERIFY(visibleLines().contains(1));
}

void TestEvidence::aHiddenLineBringsItsRankBack()
{
    open(m_log.incident);
    m_page->side().ranks().showOnly(2);
    m_page->showLine(m_log.ending); // the launcher's
    QVERIFY(m_page->side().filter().hidesNothing());
    QVERIFY(visibleLines().contains(m_log.ending));
}

void TestEvidence::copyStyles()
{
    open(m_log.incident);
    auto* clipboard = QApplication::clipboard();
    view().selectLines(m_log.error, m_log.error);
    view().copy(CopyStyle::Lines);
    QCOMPARE(clipboard->text(),
             QStringLiteral("[rank2]: RuntimeError: CUDA error: device-side assert triggered"));
    view().copy(CopyStyle::WithoutPrefixes);
    QCOMPARE(clipboard->text(), QStringLiteral("RuntimeError: CUDA error: device-side assert triggered"));
    view().copy(CopyStyle::WithNumbers);
    QCOMPARE(clipboard->text(),
             QStringLiteral("%1\tr2\t[rank2]: RuntimeError: CUDA error: device-side assert triggered")
                 .arg(m_log.error));
    view().selectLines(1, m_log.lines);
    view().copy(CopyStyle::Lines);
    QCOMPARE(clipboard->text().split('\n').size(), m_log.lines); // folded lines are part of what is selected
    // Hidden ranks are not.
    m_page->side().ranks().showOnly(1);
    view().copy(CopyStyle::Lines);
    QVERIFY(!clipboard->text().contains(QStringLiteral("[rank2]")));
    QVERIFY(clipboard->text().contains(QStringLiteral("[rank1]")));
}

void TestEvidence::selectionByMouseAndKeyboard()
{
    open(m_log.incident);
    m_page->showLine(m_log.error);
    const auto& rows = view().visibleRows();
    const auto at = std::find_if(rows.begin(), rows.end(),
                                 [this](const LogRow& row) { return row.place.line == m_log.error; });
    const QRect rect = view().rectOf(static_cast<std::size_t>(at - rows.begin()));
    const LogGeometry& geometry = view().geometryOfRows();
    const auto point = [&](int column) {
        return QPoint(geometry.textX + static_cast<int>(column * geometry.charWidth), rect.center().y());
    };
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, point(9));
    QTest::mouseMove(view().viewport(), point(15));
    QMouseEvent move(QEvent::MouseMove, point(21), view().viewport()->mapToGlobal(point(21)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view().viewport(), &move);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, point(21));
    QCOMPARE(view().selectedText(), QStringLiteral("RuntimeError"));
    QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("RuntimeError"));
    QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(view().selectedText(), QStringLiteral("RuntimeError:"));
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, point(26));
    QCOMPARE(view().selectedText(), QStringLiteral("CUDA"));
    // In the gutter whole lines are selected.
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {},
                      QPoint(geometry.numberRight - 4, rect.center().y()));
    QTest::keyClick(&view(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(view().selectedText().count('\n'), 1);
    QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(view().selection().first().line, 1);
    QCOMPARE(view().selection().last().line, m_log.lines);
}

void TestEvidence::pinByHand()
{
    open(m_log.incident);
    QSignalSpy pinned(m_page.get(), &EvidencePage::firstFailurePinned);
    const auto choose = [this](const QString& text) {
        emit view().customContextMenuRequested(QPoint(100, 100));
        auto* menu = m_page->findChild<QMenu*>();
        QVERIFY(menu);
        const auto actions = menu->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [&text](const QAction* action) {
            return withoutAccelerator(action->text()) == text;
        });
        QVERIFY2(found != actions.end() && (*found)->isEnabled(), qPrintable(text));
        (*found)->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    m_page->showLine(m_log.error);
    choose(QStringLiteral("Pin this line as first failure"));
    QCOMPARE(pinned.takeFirst().at(0).toLongLong(), m_log.error);
    QCOMPARE(view().marks().firstFailure(), m_log.error);
    QVERIFY(m_page->banner().isByHand());
    QVERIFY(m_page->banner().text().contains(QStringLiteral("RuntimeError")));
    choose(QStringLiteral("Back to the line found"));
    QCOMPARE(pinned.takeFirst().at(0).toLongLong(), 0);
    QCOMPARE(view().marks().firstFailure(), m_log.failure);
    QVERIFY(!m_page->banner().isByHand());
    // A pin that was stored with the incident is shown at once.
    workbench::Incident stored = m_log.incident;
    stored.id = 7;
    stored.pinnedLine = m_log.error;
    open(stored);
    QCOMPARE(view().currentLine(), m_log.error);
    QVERIFY(m_page->banner().isByHand());
}

void TestEvidence::samePageKeepsItsPlace()
{
    open(m_log.incident);
    m_page->showLine(20);
    workbench::Incident again = m_log.incident;
    again.pinnedLine = 20;
    m_page->setIncident(again); // what the window does after a pin
    QCOMPARE(view().currentLine(), 20);
    QVERIFY(!m_page->document().isReading());
    QCOMPARE(view().marks().firstFailure(), 20);
}

void TestEvidence::goToLine()
{
    open(m_log.incident);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_G, Qt::ControlModifier);
    auto* field = view().findChild<QLineEdit*>();
    QVERIFY(field && field->isVisible());
    field->setText(QStringLiteral("1,00"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(view().currentLine(), 100);
    QVERIFY(!field->isVisible());
}

void TestEvidence::wrapShowsAllOfALine()
{
    workbench::Incident incident;
    incident.id = 3;
    incident.name = QStringLiteral("wide");
    const QByteArray wide = QByteArray("0123456789").repeated(90);
    incident.text = "first\n" + wide + "\nlast\n";
    open(incident);
    QCOMPARE(view().visibleRows().size(), 3U);
    QVERIFY(view().horizontalScrollBar()->maximum() > 0);
    m_page->findBar().wrap()->setChecked(true);
    QVERIFY(view().visibleRows().size() > 3);
    QCOMPARE(view().horizontalScrollBar()->maximum(), 0);
    QString text;
    for (const LogRow& row : view().visibleRows()) {
        if (row.place.line == 2)
            text += view().textOf(row);
    }
    QCOMPARE(text, QString::fromLatin1(wide));
    m_page->findBar().wrap()->setChecked(false);
}

void TestEvidence::aHugeLineIsShownInWindows()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("huge.log");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("head\n");
    const QByteArray block(1 << 20, 'x');
    for (int i = 0; i < 64; ++i)
        file.write(block);
    file.write("needle-at-the-end\nlast\n");
    file.close();
    workbench::Incident incident;
    incident.id = 4;
    incident.path = path;
    open(incident);
    const auto& rows = view().visibleRows();
    QCOMPARE(rows.size(), 3U);
    QVERIFY(rows[1].isLong);
    QVERIFY(rows[1].bytes->size() <= static_cast<std::size_t>(LogRows::windowColumns));
    FindBar& find = m_page->findBar();
    find.field()->setText(QStringLiteral("needle"));
    QTRY_COMPARE(find.countText(), QStringLiteral("1"));
    QTest::keyClick(find.field(), Qt::Key_Return);
    QCOMPARE(view().currentLine(), 2);
    QVERIFY(view().textOf(view().visibleRows()[1]).contains(QStringLiteral("needle-at-the-end")));
}

void TestEvidence::followsAFile()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("growing.log");
    const auto append = [&path](const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write(text);
    };
    append(QByteArray("line\n").repeated(500));
    workbench::Incident incident;
    incident.id = 5;
    incident.path = path;
    open(incident);
    QVERIFY(m_page->document().canGrow());
    m_page->findBar().field()->setText(QStringLiteral("fresh"));
    view().setFollowing(true);
    append("fresh\nfresh");
    QTRY_COMPARE_WITH_TIMEOUT(m_page->document().lines(), 502, 5000);
    QTRY_COMPARE(visibleLines().last(), 502);
    QTRY_COMPARE(m_page->findBar().countText(), QStringLiteral("2"));
    append(" news\n");
    QTRY_VERIFY_WITH_TIMEOUT(view().lineText(502) == QStringLiteral("fresh news"), 5000);
    QTest::keyClick(&view(), Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!view().isFollowing()); // going away from the end ends it
}

void TestEvidence::cutFileIsSaid()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("cut.log");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("line\n").repeated(500));
    file.close();
    workbench::Incident incident;
    incident.id = 6;
    incident.path = path;
    open(incident);
    QVERIFY(QFile::resize(path, 50));
    QTRY_COMPARE_WITH_TIMEOUT(m_page->document().lines(), 10, 5000);
    const auto* strip = m_page->findChild<ReadingStrip*>();
    QTRY_VERIFY(strip->isVisible());
    QVERIFY(strip->text().contains(QStringLiteral("cut or replaced")));
    QCOMPARE(view().visibleRows().size(), 10U);
}

void TestEvidence::errorsAreSaid_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("missing") << QStringLiteral("/nonexistent/missing.log");
    QTest::newRow("directory") << QDir::tempPath();
}

void TestEvidence::errorsAreSaid()
{
    QFETCH(QString, path);
    workbench::Incident incident;
    incident.id = 8;
    incident.path = path;
    m_page->setIncident(incident);
    const auto* strip = m_page->findChild<ReadingStrip*>();
    QTRY_VERIFY(strip->isVisible());
    QVERIFY(strip->text().contains(path));
    QVERIFY(view().visibleRows().empty());
    // Every key is harmless without a log.
    for (const int key :
         {Qt::Key_Down, Qt::Key_End, Qt::Key_PageUp, Qt::Key_Right, Qt::Key_F3, Qt::Key_Return})
        QTest::keyClick(&view(), static_cast<Qt::Key>(key), Qt::ControlModifier);
    view().copy(CopyStyle::Lines);
    m_page->nextEvent();
    m_page->showLine(5);
}

void TestEvidence::accessibleRows()
{
    open(m_log.incident);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&view());
    QVERIFY(list);
    QCOMPARE(list->role(), QAccessible::List);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    QCOMPARE(list->childCount(), static_cast<int>(view().visibleRows().size()));
    bool sawFailure = false;
    for (int i = 0; i < list->childCount(); ++i) {
        QAccessibleInterface* row = list->child(i);
        QVERIFY(row && row->isValid());
        QCOMPARE(list->indexOfChild(row), i);
        QVERIFY(!row->text(QAccessible::Name).isEmpty());
        QVERIFY(row->rect().isValid());
        if (row->text(QAccessible::Description) == QStringLiteral("First failure")) {
            sawFailure = true;
            QVERIFY(row->text(QAccessible::Name).contains(QStringLiteral("rank 2")));
            QVERIFY(row->text(QAccessible::Name).contains(QStringLiteral("Assertion")));
        }
    }
    QVERIFY(sawFailure);
    QVERIFY(!m_page->minimap().accessibleName().isEmpty());
    QVERIFY(!m_page->minimap().accessibleDescription().isEmpty());
}

void TestEvidence::closingWhileItReads()
{
    QTemporaryDir dir;
    const QString path = dir.filePath("large.log");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray block = QByteArray("[rank0]: a line of a log\n").repeated(40'000);
    for (int i = 0; i < 40; ++i)
        file.write(block);
    file.close();
    for (int i = 0; i < 5; ++i) {
        init();
        workbench::Incident incident;
        incident.id = 9;
        incident.path = path;
        m_page->setIncident(incident);
        m_page->findBar().field()->setText(QStringLiteral("line"));
        QTest::qWait(i * 20);
        m_page.reset();
    }
    QVERIFY(QThreadPool::globalInstance()->waitForDone(20'000));
}

QTEST_MAIN(TestEvidence)
#include "tst_evidence.moc"
