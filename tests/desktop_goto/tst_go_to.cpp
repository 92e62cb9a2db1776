// SPDX-License-Identifier: GPL-3.0-or-later
// The "Go to" field in the window: keys, mouse, every kind of destination, late answers.
#include "app/desktop/views/batch/batch_model.h"
#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/batch/batch_tree.h"
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/evidence/evidence_side.h"
#include "app/desktop/views/evidence/log_view.h"
#include "app/desktop/views/goto/destination_source.h"
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/goto/go_to_model.h"
#include "app/desktop/views/goto/go_to_popup.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QListView>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::desktop;

namespace {

constexpr int patience = 20'000;

/// A window with the sample incident open.
struct Desk : test::WindowFixture {
    MainWindow window{services()};

    Desk()
    {
        window.show();
        window.activateWindow();
    }

    [[nodiscard]] bool openSample()
    {
        window.openSample();
        return QTest::qWaitForWindowActive(&window) &&
               QTest::qWaitFor([&] { return window.currentIncident() != 0; }, patience);
    }

    [[nodiscard]] GoToField& field() const { return window.goToField(); }
    [[nodiscard]] const QVector<Destination>& found() const { return field().model().rows(); }

    /// Types into the field and waits for every source.
    void type(const QString& text)
    {
        field().ask();
        field().clear();
        QTest::keyClicks(&field(), text);
        QVERIFY(QTest::qWaitFor([&] { return !field().isLooking(); }, patience));
    }

    [[nodiscard]] bool finds(DestinationKind kind, const QString& text) const
    {
        return std::ranges::any_of(found(), [&](const Destination& there) {
            return there.kind == kind && there.text.contains(text);
        });
    }

    [[nodiscard]] EvidencePage& evidence() const
    {
        return static_cast<EvidencePage&>(window.view()->page(IncidentTab::Evidence));
    }
    [[nodiscard]] const triage::Report& report() const
    {
        return incidents.find(window.currentIncident())->report;
    }
};

/// Answers when it is told to.
class SlowSource : public DestinationSource {
    Q_OBJECT

public:
    using DestinationSource::DestinationSource;

    void look(quint64 request, const QString&) override { requests.append(request); }
    void answer(quint64 request, const QString& text, int score)
    {
        Destination there;
        there.kind = DestinationKind::Run;
        there.text = text;
        there.score = score;
        emit found(request, {there}, true);
    }

    QVector<quint64> requests;
};

} // namespace

class TestGoTo : public QObject {
    Q_OBJECT

private slots:
    void opensByKeyAndCloses();
    void offersUnasked();
    void lines_data();
    void lines();
    void ranks();
    void events();
    void actions();
    void actionsThatCannotBeChosen();
    void incidentsAndBack();
    void valuesOfTheBatch();
    void mouseChooses();
    void lateAnswers();
    void nothingFoundSaysSo();
    void modelKeepsItsRules();
    void languageSwitch();
};

void TestGoTo::opensByKeyAndCloses()
{
    Desk desk;
    QVERIFY(desk.openSample());
    QWidget* before = desk.window.focusWidget();
    QTest::keyClick(&desk.window, Qt::Key_K, Qt::ControlModifier);
    QVERIFY(desk.field().hasFocus());
    QVERIFY(desk.field().popup().isVisible());
    QVERIFY(desk.window.rect().contains(desk.field().popup().geometry()));
    QTest::keyClick(&desk.field(), Qt::Key_Escape);
    QVERIFY(!desk.field().popup().isVisible());
    QCOMPARE(desk.window.focusWidget(), before);
    desk.field().ask();
    before->setFocus(); // whoever takes the focus closes it
    QVERIFY(!desk.field().popup().isVisible());
    QTest::mouseClick(&desk.field(), Qt::LeftButton);
    QVERIFY(desk.field().popup().isVisible());
    desk.window.resize(desk.window.size() - QSize(10, 10));
    QVERIFY(!desk.field().popup().isVisible());
}

void TestGoTo::offersUnasked()
{
    Desk desk;
    QTest::qWait(20);
    desk.field().ask(); // no incident: what can be done without one
    QVERIFY(desk.finds(DestinationKind::Action, QStringLiteral("Open")));
    QVERIFY(!desk.finds(DestinationKind::Action, QStringLiteral("Copy first error")));
    QVERIFY(desk.openSample());
    desk.field().ask();
    QCOMPARE(desk.found().front().kind, DestinationKind::Event);
    QCOMPARE(desk.found().front().text, QStringLiteral("First failure"));
    QVERIFY(desk.finds(DestinationKind::Incident, QStringLiteral("Device-side assert")));
}

void TestGoTo::lines_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint64>("line"); // 0: the last one
    QTest::newRow("number") << "12" << qint64(12);
    QTest::newRow("colon") << ":12" << qint64(12);
    QTest::newRow("word") << "line 12" << qint64(12);
    QTest::newRow("beyond the end") << "999,999,999" << qint64(0);
    QTest::newRow("no such number") << "99999999999999999999999" << qint64(-1);
    QTest::newRow("zero") << "0" << qint64(1);
}

void TestGoTo::lines()
{
    QFETCH(QString, typed);
    QFETCH(qint64, line);
    Desk desk;
    QVERIFY(desk.openSample());
    desk.type(typed);
    if (line < 0) {
        QVERIFY(!desk.finds(DestinationKind::Line, QString()));
        return;
    }
    QCOMPARE(desk.found().front().kind, DestinationKind::Line);
    QTest::keyClick(&desk.field(), Qt::Key_Return);
    QCOMPARE(desk.window.view()->tab(), IncidentTab::Evidence);
    const qint64 expected = line > 0 ? line : desk.report().lines;
    QTRY_COMPARE_WITH_TIMEOUT(desk.evidence().view().currentLine(), expected, patience);
    QVERIFY(!desk.field().popup().isVisible());
    QVERIFY(desk.field().text().isEmpty());
}

void TestGoTo::ranks()
{
    Desk desk;
    QVERIFY(desk.openSample());
    desk.type(QStringLiteral("r3"));
    QCOMPARE(desk.found().front().kind, DestinationKind::Rank);
    QCOMPARE(desk.found().front().text, QStringLiteral("Rank 3"));
    QTest::keyClick(&desk.field(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.evidence().side().filter().hidesNothing(), patience);
    QVERIFY(desk.evidence().side().filter().shows(3));
    QVERIFY(!desk.evidence().side().filter().shows(0));
}

void TestGoTo::events()
{
    Desk desk;
    QVERIFY(desk.openSample());
    desk.type(QStringLiteral("first failure"));
    QCOMPARE(desk.found().front().kind, DestinationKind::Event);
    QTest::keyClick(&desk.field(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(desk.evidence().view().currentLine(), desk.report().firstLine, patience);
}

void TestGoTo::actions()
{
    Desk desk;
    QVERIFY(desk.openSample());
    desk.type(QStringLiteral("copfir"));
    QCOMPARE(desk.found().front().text, QStringLiteral("Copy first error"));
    QCOMPARE(desk.found().front().keys, QKeySequence(QStringLiteral("Ctrl+Shift+C")));
    desk.type(QStringLiteral("theme dark")); // by the menu that it stands in
    QCOMPARE(desk.found().front().text, QStringLiteral("Dark"));
    QCOMPARE(desk.found().front().detail, QStringLiteral("View › Theme"));
    QTest::keyClick(&desk.field(), Qt::Key_Return);
    QCOMPARE(desk.theme.mode(), Theme::Mode::Dark);
    desk.theme.setMode(Theme::Mode::System);
}

void TestGoTo::actionsThatCannotBeChosen()
{
    Desk desk;
    QTest::qWait(20);
    desk.type(QStringLiteral("copy first error"));
    QVERIFY(!desk.found().isEmpty());
    QVERIFY(!desk.found().front().unavailable.isEmpty());
    QVERIFY(!desk.field().popup().chosen());
    QTest::keyClick(&desk.field(), Qt::Key_Return); // does nothing
    QVERIFY(desk.field().popup().isVisible());
}

void TestGoTo::incidentsAndBack()
{
    Desk desk;
    QVERIFY(desk.openSample());
    const auto sample = desk.window.currentIncident();
    QFile file(desk.folder.filePath(QStringLiteral("other.log")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("step 1\ntorch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.\n");
    file.close();
    desk.window.openFiles({file.fileName()});
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != sample, patience);
    desk.type(QStringLiteral("device-side"));
    for (int i = 0; i < 20 && desk.field().popup().chosen()->kind != DestinationKind::Incident; ++i)
        QTest::keyClick(&desk.field(), Qt::Key_Down);
    QTest::keyClick(&desk.field(), Qt::Key_Return);
    QCOMPARE(desk.window.currentIncident(), sample);
}

void TestGoTo::valuesOfTheBatch()
{
    Desk desk;
    QFile log(desk.folder.filePath(QStringLiteral("train.log")));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("step 1\nRuntimeError: CUDA error: device-side assert triggered\n");
    log.close();
    desk.window.openFiles(
        {log.fileName(), QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/data/batch/torch1.13/batch.pt")});
    QTRY_VERIFY_WITH_TIMEOUT(desk.window.currentIncident() != 0, patience);
    desk.type(QStringLiteral("target")); // the batch page was never shown: the field reads the batch itself
    QVERIFY(desk.finds(DestinationKind::Value, QStringLiteral("target")));
    while (desk.field().popup().chosen()->kind != DestinationKind::Value)
        QTest::keyClick(&desk.field(), Qt::Key_Down);
    const QString key = desk.field().popup().chosen()->text;
    QTest::keyClick(&desk.field(), Qt::Key_Return);
    QCOMPARE(desk.window.view()->tab(), IncidentTab::Batch);
    auto* page = static_cast<BatchPage*>(desk.window.view()->currentPage());
    QTRY_COMPARE_WITH_TIMEOUT(page->model().keyOf(page->tree().currentSource()), key, patience);
}

void TestGoTo::mouseChooses()
{
    Desk desk;
    QVERIFY(desk.openSample());
    desk.type(QStringLiteral("12"));
    QListView& list = desk.field().popup().list();
    const QRect row = list.visualRect(list.model()->index(0, 0));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, row.center());
    QVERIFY(!desk.field().popup().isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(desk.evidence().view().currentLine(), 12, patience);
}

void TestGoTo::lateAnswers()
{
    Desk desk;
    QVERIFY(desk.openSample());
    auto* slow = new SlowSource;
    desk.field().addSource(slow);
    desk.field().ask();
    QTest::keyClicks(&desk.field(), QStringLiteral("copy"));
    QVERIFY(slow->requests.size() >= 4);
    QVERIFY(desk.field().isLooking());
    slow->answer(slow->requests.front(), QStringLiteral("too late"), exactScore);
    QVERIFY(!desk.finds(DestinationKind::Run, QStringLiteral("too late")));
    QVERIFY(desk.field().isLooking());
    // The user has moved: what comes in above must not change what Enter would do.
    QTest::keyClick(&desk.field(), Qt::Key_Down);
    const QString chosen = desk.field().popup().chosen()->text;
    slow->answer(slow->requests.back(), QStringLiteral("copy of run 3"), exactScore);
    QCOMPARE(desk.found().front().text, QStringLiteral("copy of run 3"));
    QCOMPARE(desk.field().popup().chosen()->text, chosen);
    QVERIFY(!desk.field().isLooking());
    QTest::keyClick(&desk.field(), Qt::Key_Escape);
    slow->answer(slow->requests.back(), QStringLiteral("after it closed"), exactScore);
    QVERIFY(desk.found().isEmpty());
}

void TestGoTo::nothingFoundSaysSo()
{
    Desk desk;
    QTest::qWait(20);
    desk.type(QStringLiteral("qqqzzz"));
    QVERIFY(desk.found().isEmpty());
    QVERIFY(desk.field().popup().isVisible());
    QVERIFY(!desk.field().popup().note().isEmpty());
    QCOMPARE(desk.field().accessibleDescription(), desk.field().popup().note());
}

void TestGoTo::modelKeepsItsRules()
{
    GoToModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QObject one, two;
    QVector<Destination> many(100);
    for (int i = 0; i < many.size(); ++i) {
        many[i].kind = i % 2 ? DestinationKind::Action : DestinationKind::Guide;
        many[i].text = QString::number(i);
        many[i].score = i;
    }
    model.setFound(&one, many);
    QCOMPARE(model.rowCount(), 2 * GoToModel::mostOfKind);
    QCOMPARE(model.rows().front().text, QStringLiteral("99"));
    Destination best;
    best.kind = DestinationKind::Line;
    best.score = exactScore;
    best.unavailable = QStringLiteral("not now");
    model.setFound(&two, {best});
    QCOMPARE(model.rows().back().kind, DestinationKind::Line); // what cannot be chosen stands last
    QVERIFY(!(model.flags(model.index(model.rowCount() - 1, 0)) & Qt::ItemIsEnabled));
    model.setFound(&one, {});
    QCOMPARE(model.rowCount(), 1);
    for (int kind = 0; kind <= static_cast<int>(DestinationKind::Guide); ++kind)
        QVERIFY(!GoToModel::kindName(static_cast<DestinationKind>(kind)).isEmpty());
}

void TestGoTo::languageSwitch()
{
    Desk desk;
    QVERIFY(desk.openSample());
    const QString english = desk.field().placeholderText();
    desk.language.install(QStringLiteral("ja"));
    QCoreApplication::sendPostedEvents();
    QVERIFY(desk.field().placeholderText() != english);
    QCOMPARE(desk.field().accessibleName(), desk.field().placeholderText());
}

QTEST_MAIN(TestGoTo)
#include "tst_go_to.moc"
