// SPDX-License-Identifier: GPL-3.0-or-later
// Every model and proxy of the window under QAbstractItemModelTester, and what they say of a report.
#include "app/desktop/models/chain_model.h"
#include "app/desktop/models/incident_filter.h"
#include "app/desktop/models/incident_list_model.h"
#include "app/desktop/models/recent_model.h"
#include "app/desktop/models/triage_table_model.h"
#include "app/desktop/views/history.h"
#include "app/desktop/widgets/when_text.h"

#include <QAbstractItemModelTester>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::desktop;
using workbench::Incident;

namespace {

triage::Event makeEvent(triage::Role role, std::int64_t first, std::int64_t last, std::string message)
{
    triage::Event result;
    result.role = role;
    result.lines = {first, last};
    result.message = std::move(message);
    return result;
}

triage::Report assertReport()
{
    triage::Report report;
    report.verdict = triage::Verdict::Failure;
    report.family = triage::Family::DeviceAssert;
    report.failureClass = triage::FailureClass::InvalidData;
    report.firstLine = 206;
    report.op = "nll_loss";
    report.argument = "target";
    report.ranks = {0, 1, 2, 3};
    report.observation.observedOnly = true;
    report.observation.at.logLine = 214; // a frame: printed above the line that states the error
    report.events = {
        makeEvent(triage::Role::Background, 10, 10, "UserWarning"),
        makeEvent(triage::Role::Initiating, 206, 206, "Assertion `t >= 0` failed."),
        makeEvent(triage::Role::Confirmation, 217, 230, "CUDA error: device-side assert triggered"),
        makeEvent(triage::Role::Consequence, 300, 341, "Watchdog caught collective operation timeout"),
        makeEvent(triage::Role::Advice, 342, 342, "For debugging consider passing CUDA_LAUNCH_BLOCKING=1"),
        makeEvent(triage::Role::Teardown, 400, 440, "train.py FAILED")};
    report.events[1].time = "03:12:41";
    report.events[1].rank = 3;
    report.events[2].exception = "RuntimeError";
    report.events[2].rank = 3;
    report.events[2].frames = {{"train.py", 268, "<module>", "main()", 209},
                               {"train.py", 214, "train_step", "return loss.item()", 214}};
    report.events[3].rank = 0;
    report.events[3].otherRanks = {1, 2, 4};
    report.first = 1;
    return report;
}

Incident incidentOf(const QString& path, triage::FailureClass failureClass, const QDateTime& when)
{
    Incident incident;
    incident.path = path;
    incident.name = path.section(QLatin1Char('/'), -1);
    incident.when = when;
    incident.report = assertReport();
    incident.report.failureClass = failureClass;
    return incident;
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT

private slots:
    void incidentListFollowsTheStore();
    void filterByTextAndClass_data();
    void filterByTextAndClass();
    void triageTableHasTheMatchFirst();
    void triageTableWithoutFailureMatchesNothing();
    void chainHoldsFirstFailureAndConsequences();
    void chainShowsFramesUnderAnEvent();
    void chainIsCapped();
    void rankTags_data();
    void rankTags();
    void recentShowsVerdictAndPlace();
    void historyGoesBackAndForward();
    void days_data();
    void days();
};

void TestModels::incidentListFollowsTheStore()
{
    workbench::IncidentStore store;
    IncidentListModel model(store);
    IncidentFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester list(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester proxy(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);

    const QDateTime now = QDateTime::currentDateTime();
    const auto first =
        store.put(incidentOf(QStringLiteral("/logs/a.log"), triage::FailureClass::InvalidData, now));
    const auto second = store.put(
        incidentOf(QStringLiteral("/logs/b.log"), triage::FailureClass::Resources, now.addSecs(60)));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.indexOf(second).row(), 0); // newest first
    QCOMPARE(model.index(1).data(SubtitleRole).toString(), QStringLiteral("a.log · nll_loss target"));
    QCOMPARE(model.index(1).data(RanksRole).toInt(), 4);
    QCOMPARE(model.countOf(triage::FailureClass::Resources), 1);

    // The same file again replaces its incident and keeps what the user pinned.
    store.setPinnedLine(first, 42);
    QCOMPARE(store.put(incidentOf(QStringLiteral("/logs/a.log"), triage::FailureClass::Unknown, now)), first);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(store.find(first)->pinnedLine, std::optional<std::int64_t>(42));
    QCOMPARE(model.indexOf(first).data(ClassRole).toInt(), static_cast<int>(triage::FailureClass::Unknown));

    store.remove(second);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!model.indexOf(second).isValid());
}

void TestModels::filterByTextAndClass_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QSet<triage::FailureClass>>("classes");
    QTest::addColumn<int>("rows");
    using Classes = QSet<triage::FailureClass>;
    QTest::newRow("nothing") << "" << Classes{} << 3;
    QTest::newRow("word of the path") << "speech" << Classes{} << 1;
    QTest::newRow("case does not matter") << "SPEECH" << Classes{} << 1;
    QTest::newRow("every word") << "nll tagger" << Classes{} << 2;
    QTest::newRow("no such word") << "xid" << Classes{} << 0;
    QTest::newRow("one class") << "" << Classes{triage::FailureClass::Resources} << 1;
    QTest::newRow("two classes") << ""
                                 << Classes{triage::FailureClass::Resources,
                                            triage::FailureClass::InvalidData}
                                 << 3;
    QTest::newRow("class and word") << "speech" << Classes{triage::FailureClass::Resources} << 0;
    QTest::newRow("not a pattern") << ".*" << Classes{} << 0;
}

void TestModels::filterByTextAndClass()
{
    QFETCH(QString, text);
    QFETCH(QSet<triage::FailureClass>, classes);
    QFETCH(int, rows);
    workbench::IncidentStore store;
    const QDateTime now = QDateTime::currentDateTime();
    store.put(incidentOf(QStringLiteral("/runs/tagger/a.log"), triage::FailureClass::InvalidData, now));
    store.put(incidentOf(QStringLiteral("/runs/tagger/b.log"), triage::FailureClass::Resources, now));
    store.put(incidentOf(QStringLiteral("/runs/speech/c.log"), triage::FailureClass::InvalidData, now));
    IncidentListModel model(store);
    IncidentFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setText(text);
    filter.setClasses(classes);
    QCOMPARE(filter.rowCount(), rows);
}

void TestModels::triageTableHasTheMatchFirst()
{
    TriageTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    triage::Report report = assertReport();
    report.failureClass = triage::FailureClass::OperatorContract; // refined by evidence
    model.setReport(report);
    QVERIFY(model.hasMatch());
    QCOMPARE(model.columnCount(), 3);
    const QModelIndex clue = model.index(0, TriageTableModel::Clue);
    QVERIFY(clue.data(MatchRole).toBool());
    QCOMPARE(clue.data(MatchLineRole).toLongLong(), 206);
    QCOMPARE(clue.data(ClassRole).toInt(), static_cast<int>(triage::FailureClass::OperatorContract));
    int matches = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        matches += model.index(row, 0).data(MatchRole).toBool() ? 1 : 0;
        for (int column = 0; column < model.columnCount(); ++column) {
            QVERIFY(!model.index(row, column).data().toString().isEmpty());
        }
    }
    QCOMPARE(matches, 1);
    QVERIFY(model.rowCount() >= static_cast<int>(triage::allFamilies.size()));
}

void TestModels::triageTableWithoutFailureMatchesNothing()
{
    TriageTableModel model;
    model.setReport(triage::Report());
    QVERIFY(!model.hasMatch());
    QVERIFY(model.rowCount() > 0);
    QVERIFY(!model.index(0, 0).data(MatchRole).toBool());
    QCOMPARE(model.index(0, 0).data(MatchLineRole).toLongLong(), 0);
}

void TestModels::chainHoldsFirstFailureAndConsequences()
{
    ChainModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setReport(assertReport());
    QCOMPARE(model.rowCount(), 4); // neither the background event nor the advice
    QCOMPARE(model.consequenceCount(), 3);
    QVERIFY(model.hasFirstFailure());
    QCOMPARE(model.index(0, 0).data(EventRole).toInt(), static_cast<int>(ChainMark::FirstFailure));
    QCOMPARE(model.index(1, 0).data(EventRole).toInt(), static_cast<int>(ChainMark::Observation));
    QCOMPARE(model.index(2, 0).data(EventRole).toInt(), static_cast<int>(ChainMark::None));
    QCOMPARE(model.index(0, ChainModel::Extent).data().toString(), QStringLiteral("03:12:41"));
    QCOMPARE(model.index(1, ChainModel::Text).data().toString(),
             QStringLiteral("RuntimeError: CUDA error: device-side assert triggered"));
    QCOMPARE(model.index(1, 0).data(LineRole).toLongLong(), 217);
    QCOMPARE(model.index(1, 0).data(ExtentRole).toLongLong(), 13);
    QCOMPARE(model.index(2, ChainModel::Rank).data().toString(), QStringLiteral("r0–2, r4"));
}

void TestModels::chainShowsFramesUnderAnEvent()
{
    ChainModel model;
    model.setReport(assertReport());
    const QModelIndex confirmation = model.index(1, 0);
    QCOMPARE(model.rowCount(confirmation), 2);
    const QModelIndex frame = model.index(1, ChainModel::Text, confirmation);
    QCOMPARE(frame.data().toString(), QStringLiteral("train.py:214  train_step  return loss.item()"));
    QCOMPARE(frame.data(LineRole).toLongLong(), 214);
    QCOMPARE(model.parent(frame), confirmation);
    model.setReport(triage::Report());
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::chainIsCapped()
{
    triage::Report report;
    report.verdict = triage::Verdict::Failure;
    for (int i = 0; i < 10'000; ++i) {
        report.events.push_back(makeEvent(triage::Role::Consequence, i + 1, i + 1, "late"));
    }
    report.first = 9'999;
    ChainModel model;
    model.setReport(report);
    QCOMPARE(model.rowCount(), ChainModel::maximumEvents + 1); // the first failure is never cut
    QVERIFY(!model.shownAll());
    QCOMPARE(model.consequenceCount(), 9'999);
    QCOMPARE(model.index(ChainModel::maximumEvents, 0).data(LineRole).toLongLong(), 10'000);
}

void TestModels::rankTags_data()
{
    QTest::addColumn<int>("rank");
    QTest::addColumn<QVector<int>>("others");
    QTest::addColumn<QString>("tag");
    QTest::newRow("none") << -1 << QVector<int>{} << "";
    QTest::newRow("one") << 3 << QVector<int>{} << "r3";
    QTest::newRow("two beside each other") << 3 << QVector<int>{4} << "r3–4";
    QTest::newRow("a hole") << 0 << QVector<int>{1, 2, 4, 5, 6, 7} << "r0–2, r4–7";
    QTest::newRow("unsorted") << 5 << QVector<int>{0} << "r0, r5";
    QTest::newRow("the same twice") << 1 << QVector<int>{1, 2} << "r1–2";
}

void TestModels::rankTags()
{
    QFETCH(int, rank);
    QFETCH(QVector<int>, others);
    QFETCH(QString, tag);
    triage::Event e;
    if (rank >= 0) {
        e.rank = rank;
    }
    e.otherRanks.assign(others.begin(), others.end());
    QCOMPARE(rankTag(e), tag);
}

void TestModels::recentShowsVerdictAndPlace()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    workbench::RecentFiles recent(settings);
    recent.add(incidentOf(QDir::homePath() + QStringLiteral("/runs/a.log"), triage::FailureClass::InvalidData,
                          QDateTime::currentDateTime()));
    RecentModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(recent.files());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data(SubtitleRole).toString(),
             homePath(QDir::homePath() + QStringLiteral("/runs")));
    QCOMPARE(model.index(0, 0).data(ClassRole).toInt(), static_cast<int>(triage::FailureClass::InvalidData));
    QVERIFY(!model.index(0, 0).data().toString().isEmpty());
}

void TestModels::historyGoesBackAndForward()
{
    History history;
    QVERIFY(!history.canGoBack());
    history.visit({1, IncidentTab::Overview});
    history.visit({1, IncidentTab::Overview});
    QVERIFY(!history.canGoBack()); // the same place twice is one
    history.visit({1, IncidentTab::Evidence});
    history.visit({2, IncidentTab::Overview});
    QCOMPARE(history.back(), std::optional(Place{1, IncidentTab::Evidence}));
    QCOMPARE(history.back(), std::optional(Place{1, IncidentTab::Overview}));
    QCOMPARE(history.back(), std::nullopt);
    QCOMPARE(history.forward(), std::optional(Place{1, IncidentTab::Evidence}));
    history.visit({3, IncidentTab::Overview}); // what lay ahead is forgotten
    QVERIFY(!history.canGoForward());
    history.forget(1);
    QVERIFY(!history.canGoBack());
    for (workbench::IncidentId i = 10; i < 1'000; ++i) {
        history.visit({i, IncidentTab::Overview});
    }
    int steps = 0;
    while (history.back()) {
        ++steps;
    }
    QCOMPARE(static_cast<std::size_t>(steps), History::maximum - 1);
}

void TestModels::days_data()
{
    QTest::addColumn<QDateTime>("when");
    QTest::addColumn<int>("group");
    const auto at = [](int day, int hour) { return QDateTime(QDate(2026, 11, day), QTime(hour, 0)); };
    QTest::newRow("this morning") << at(30, 1) << static_cast<int>(DayGroup::Today);
    QTest::newRow("a clock ahead of ours")
        << QDateTime(QDate(2026, 12, 2), QTime(1, 0)) << static_cast<int>(DayGroup::Today);
    QTest::newRow("late yesterday") << at(29, 23) << static_cast<int>(DayGroup::Yesterday);
    QTest::newRow("a week ago") << at(23, 12) << static_cast<int>(DayGroup::LastSevenDays);
    QTest::newRow("longer") << at(22, 12) << static_cast<int>(DayGroup::Earlier);
}

void TestModels::days()
{
    QFETCH(QDateTime, when);
    QFETCH(int, group);
    QCOMPARE(static_cast<int>(dayGroup(when, QDate(2026, 11, 30))), group);
}

QTEST_MAIN(TestModels)
#include "tst_models.moc"
