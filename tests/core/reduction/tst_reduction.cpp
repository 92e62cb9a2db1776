// SPDX-License-Identifier: GPL-3.0-or-later
// The search, with triggers that are functions: what it finds, in how many runs, and that it finds the same
// after any interruption.
#include "core/rerun/reduction/index_set.h"
#include "core/rerun/reduction/minimal_set.h"
#include "core/rerun/reduction/reducer.h"

#include <QTemporaryDir>
#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <fstream>
#include <set>

using namespace torchtriage;
using namespace torchtriage::rerun;

namespace {

using Trigger = std::function<bool(const Candidate&)>;

/// Rows, and a second axis of time steps, of two inputs: "x" [rows, steps] without gaps in an order of its
/// own, and "target" [rows].
ReductionPlan planOf(std::int64_t rows, std::int64_t steps = 1)
{
    ReductionPlan plan;
    plan.axes.push_back({rows, {{0, 0}, {1, 0}}, false, {}});
    plan.axes.push_back({steps, {{0, 1}}, true, {}});
    plan.inputs.push_back({"x", batch::DType::Float32, {rows, steps}, false, false});
    plan.inputs.push_back({"target", batch::DType::Int64, {rows}, true, true});
    plan.needs = {{}, {0}, {1}};
    return plan;
}

Trials::Run runOf(const Trigger& trigger, int* runs = nullptr)
{
    return [trigger, runs](std::span<const Candidate> candidates) -> io::Result<std::vector<TrialVerdict>> {
        std::vector<TrialVerdict> verdicts;
        for (const Candidate& candidate : candidates) {
            verdicts.push_back(trigger(candidate) ? TrialVerdict::Same : TrialVerdict::Passed);
            if (runs)
                ++*runs;
        }
        return verdicts;
    };
}

bool holdsAll(const IndexSet& set, const std::vector<std::int64_t>& members)
{
    return std::ranges::all_of(members, [&set](std::int64_t member) { return set.contains(member); });
}

MinimalSet search(std::int64_t count, const std::function<bool(const IndexSet&)>& trigger,
                  int* runs = nullptr, SearchOptions options = {})
{
    const StillFails fails = [&](std::span<const IndexSet> sets) {
        std::vector<bool> answers;
        for (const IndexSet& set : sets) {
            answers.push_back(trigger(set));
            if (runs)
                ++*runs;
        }
        return answers;
    };
    return minimalSet(count, fails, options);
}

} // namespace

class TestReduction : public QObject {
    Q_OBJECT

private slots:
    void setsBehaveLikeSets();
    void findsMembers_data();
    void findsMembers();
    void anySetsOfMembersAreFound();
    void lengthIsToldFromMembers();
    void everyRowNeededEndsTheSearch();
    void intervalKeepsNeighbours();
    void guessSavesTheSearch();
    void triggersThatAreNotMonotoneStillFail();
    void stepsLayoutAndValues();
    void valuesGoToTheBoundary();
    void budgetLeavesAFailingCase();
    void flakyFailureIsAskedAgain();
    void resumesAfterAnyInterruption();
    void journalOfAnotherCaseIsPutAside();
    void notReproducedIsSaid();
};

void TestReduction::setsBehaveLikeSets()
{
    QVERIFY(
        rc::check("ranges hold what a set of numbers holds", [](const std::vector<std::uint8_t>& numbers) {
            IndexSet set;
            std::set<std::int64_t> model;
            for (const std::uint8_t number : numbers) {
                set.add(number);
                model.insert(number);
            }
            RC_ASSERT(set.indices() == std::vector<std::int64_t>(model.begin(), model.end()));
            RC_ASSERT(set.count() == static_cast<std::int64_t>(model.size()));
            for (std::int64_t i = 0; i < 256; ++i)
                RC_ASSERT(set.contains(i) == model.contains(i));
            for (std::size_t i = 1; i < set.ranges().size(); ++i)
                RC_ASSERT(set.ranges()[i - 1].last < set.ranges()[i].first);
            if (!numbers.empty()) {
                model.erase(numbers.front());
                RC_ASSERT(set.without(numbers.front()).indices() ==
                          std::vector<std::int64_t>(model.begin(), model.end()));
            }
        }));
    QCOMPARE(IndexSet::range(2, 5).unitedWith(IndexSet::range(7, 8)).toText(), std::string("2-4,7"));
}

void TestReduction::findsMembers_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addColumn<QList<qint64>>("members");
    QTest::addColumn<int>("mostRuns");
    QTest::newRow("one of a million") << qint64(1'000'000) << QList<qint64>{777'123} << 21;
    QTest::newRow("the first") << qint64(1'000'000) << QList<qint64>{0} << 21;
    QTest::newRow("the last") << qint64(1'000'000) << QList<qint64>{999'999} << 21;
    QTest::newRow("three that act together") << qint64(1'000'000) << QList<qint64>{5, 400'000, 999'998} << 70;
    QTest::newRow("three neighbours") << qint64(1'000'000) << QList<qint64>{499, 500, 501} << 75;
    QTest::newRow("one of two") << qint64(2) << QList<qint64>{1} << 3;
    QTest::newRow("one") << qint64(1) << QList<qint64>{0} << 0;
}

void TestReduction::findsMembers()
{
    QFETCH(const qint64, count);
    QFETCH(const QList<qint64>, members);
    QFETCH(const int, mostRuns);
    const std::vector<std::int64_t> wanted(members.begin(), members.end());
    int runs = 0;
    const MinimalSet found = search(
        count, [&](const IndexSet& set) { return holdsAll(set, wanted); }, &runs);
    QCOMPARE(found.kept.indices(), wanted);
    QCOMPARE(found.essential, Essential::Members);
    QVERIFY2(runs <= mostRuns, qPrintable(QStringLiteral("%1 runs").arg(runs)));
}

void TestReduction::anySetsOfMembersAreFound()
{
    QVERIFY(rc::check("whatever has to be there is what is left, for any width", [] {
        const auto count = *rc::gen::inRange<std::int64_t>(1, 3000);
        const auto many = *rc::gen::inRange<std::size_t>(1, 6);
        const auto chosen =
            *rc::gen::container<std::vector<std::int64_t>>(many, rc::gen::inRange<std::int64_t>(0, count));
        const std::set<std::int64_t> members(chosen.begin(), chosen.end());
        SearchOptions options;
        options.width = *rc::gen::inRange(1, 5);
        const std::vector<std::int64_t> wanted(members.begin(), members.end());
        const MinimalSet found = search(
            count, [&](const IndexSet& set) { return holdsAll(set, wanted); }, nullptr, options);
        RC_ASSERT(found.kept.indices() == wanted);
    }));
}

void TestReduction::lengthIsToldFromMembers()
{
    int runs = 0;
    const MinimalSet found = search(
        100'000, [](const IndexSet& set) { return set.count() >= 513; }, &runs);
    QCOMPARE(found.kept, IndexSet::prefix(513));
    QCOMPARE(found.essential, Essential::Length);
    QVERIFY2(runs < 45, qPrintable(QString::number(runs)));
    // With no others to try, the number cannot be told from the rows, and the search ends all the same.
    runs = 0;
    const MinimalSet all = search(
        600, [](const IndexSet& set) { return set.count() >= 513; }, &runs);
    QCOMPARE(all.kept.count(), 513);
    QVERIFY(all.essential == Essential::Length || all.essential == Essential::All);
}

void TestReduction::everyRowNeededEndsTheSearch()
{
    int runs = 0;
    const MinimalSet found = search(
        4096, [](const IndexSet& set) { return set.count() == 4096; }, &runs);
    QCOMPARE(found.kept.count(), 4096);
    QCOMPARE(found.essential, Essential::All);
    QVERIFY2(runs < 260, qPrintable(QString::number(runs)));
}

void TestReduction::intervalKeepsNeighbours()
{
    const auto interval = [](std::int64_t count, const std::function<bool(const IndexSet&)>& trigger) {
        const StillFails fails = [&](std::span<const IndexSet> sets) {
            std::vector<bool> answers;
            for (const IndexSet& set : sets)
                answers.push_back(trigger(set));
            return answers;
        };
        return minimalInterval(count, fails, {});
    };
    const MinimalSet stretch = interval(4000, [](const IndexSet& set) { return holdsAll(set, {700, 705}); });
    QCOMPARE(stretch.kept, IndexSet::range(700, 706));
    QCOMPARE(stretch.essential, Essential::Members);
    const MinimalSet length = interval(4000, [](const IndexSet& set) { return set.count() >= 513; });
    QCOMPARE(length.kept.count(), 513);
    QCOMPARE(length.essential, Essential::Length);
    QCOMPARE(interval(513, [](const IndexSet& set) { return set.count() >= 513; }).essential, Essential::All);
}

void TestReduction::guessSavesTheSearch()
{
    const auto trigger = [](const IndexSet& set) { return set.contains(777'123); };
    SearchOptions options;
    IndexSet guess;
    guess.add(12);
    guess.add(777'123);
    guess.add(900'000);
    options.guesses = {guess};
    int runs = 0;
    QCOMPARE(search(1'000'000, trigger, &runs, options).kept.indices(), std::vector<std::int64_t>{777'123});
    QVERIFY2(runs <= 5, qPrintable(QString::number(runs)));
    options.guesses = {IndexSet::range(0, 3)}; // a wrong one costs a run and nothing else
    runs = 0;
    QCOMPARE(search(1'000'000, trigger, &runs, options).kept.indices(), std::vector<std::int64_t>{777'123});
    QVERIFY(runs <= 22);
}

void TestReduction::triggersThatAreNotMonotoneStillFail()
{
    QVERIFY(rc::check("whatever the trigger, what is kept fails", [] {
        const auto count = *rc::gen::inRange<std::int64_t>(2, 400);
        const auto seed = *rc::gen::arbitrary<std::uint64_t>();
        // Fails for about a third of all sets, in no order, and for the whole.
        const auto trigger = [count, seed](const IndexSet& set) {
            return set.count() == count ||
                   std::hash<std::string>{}(set.toText() + std::to_string(seed)) % 3 == 0;
        };
        const MinimalSet found = search(count, trigger);
        RC_ASSERT(trigger(found.kept));
    }));
}

void TestReduction::stepsLayoutAndValues()
{
    const ReductionPlan plan = planOf(2000, 600);
    // Needs row 1234, at least 100 time steps, steps 0 and 1 of the job, and the layout of x.
    const Trigger trigger = [](const Candidate& c) {
        return c.axes[0].contains(1234) && c.axes[1].count() >= 100 && c.steps.contains(0) &&
               c.steps.contains(1) && !c.inputs[0].contiguous && c.inputs[1].fill == Fill::Original;
    };
    Trials trials(runOf(trigger), {});
    const Reduction reduction = reduce(plan, trials);
    QVERIFY(reduction.reproduced && reduction.complete);
    QCOMPARE(reduction.kept.axes[0].indices(), std::vector<std::int64_t>{1234});
    QCOMPARE(reduction.kept.axes[1].count(), 100);
    QCOMPARE(reduction.axes.at(1).essential, Essential::Length);
    QCOMPARE(reduction.stepsBefore, 3U);
    QCOMPARE(reduction.kept.steps, IndexSet::prefix(2));
    QCOMPARE(reduction.inputs.at(0).layoutMatters, std::optional(true));
    QCOMPARE(reduction.inputs.at(0).offsetMatters, std::optional(false));
    QCOMPARE(reduction.inputs.at(0).valuesMatter, std::optional(false));
    QCOMPARE(reduction.inputs.at(1).layoutMatters, std::optional<bool>());
    QCOMPARE(reduction.inputs.at(1).valuesMatter, std::optional(true));
    QVERIFY(!reduction.kept.inputs[0].contiguous); // asked, never changed
    QVERIFY(trigger(reduction.kept));
}

void TestReduction::valuesGoToTheBoundary()
{
    ReductionPlan plan = planOf(3);
    const std::vector<batch::Number> targets = {std::int64_t{2}, std::int64_t{1'000'000}, std::int64_t{-7}};
    plan.elements = [&](const Candidate& candidate, std::size_t input, std::size_t) {
        std::vector<batch::Number> elements;
        for (const std::int64_t row : candidate.axes[0].indices()) {
            if (input == 1)
                elements.push_back(targets[static_cast<std::size_t>(row)]);
        }
        return elements;
    };
    // Refused: a target over 3. Row 0 has to be there too.
    const Trigger trigger = [&](const Candidate& c) {
        if (!c.axes[0].contains(0) || !c.axes[0].contains(1))
            return false;
        const std::int64_t element = static_cast<std::int64_t>(1);
        const InputForm& form = c.inputs[1];
        if (form.fill == Fill::Original)
            return true;
        const auto given = form.values.find(element);
        return form.fill == Fill::Zero && given != form.values.end() &&
               std::get<std::int64_t>(given->second) > 3;
    };
    Trials trials(runOf(trigger), {});
    const Reduction reduction = reduce(plan, trials);
    QCOMPARE(reduction.kept.axes[0].indices(), (std::vector<std::int64_t>{0, 1}));
    QVERIFY(reduction.plain);
    QCOMPARE(reduction.plain->inputs[0].fill, Fill::Zero);
    const std::map<std::int64_t, batch::Number> boundary = {{1, std::int64_t{4}}};
    QVERIFY(reduction.plain->inputs[1].values == boundary);
    QVERIFY(trigger(*reduction.plain));
}

void TestReduction::budgetLeavesAFailingCase()
{
    const Trigger trigger = [](const Candidate& c) { return holdsAll(c.axes[0], {10, 900'000}); };
    for (int runs = 1; runs < 70; ++runs) {
        TrialBudget budget;
        budget.runs = runs;
        Trials trials(runOf(trigger), budget);
        const Reduction reduction = reduce(planOf(1'000'000), trials);
        QVERIFY(reduction.reproduced);
        QVERIFY2(trigger(reduction.kept), qPrintable(QString::number(runs)));
        QVERIFY(trials.runs() <= runs);
        QCOMPARE(reduction.complete, trials.end() == TrialsEnd::None);
    }
}

void TestReduction::flakyFailureIsAskedAgain()
{
    int asked = 0;
    const Trigger trigger = [&asked](const Candidate& c) {
        return c.axes[0].contains(321) && ++asked % 3 == 0; // one time in three
    };
    TrialBudget budget;
    budget.repeats = 3;
    budget.runs = 4000;
    Trials trials(runOf(trigger), budget);
    QCOMPARE(reduce(planOf(1000), trials).kept.axes[0].indices(), std::vector<std::int64_t>{321});
}

void TestReduction::resumesAfterAnyInterruption()
{
    const Trigger trigger = [](const Candidate& c) {
        return holdsAll(c.axes[0], {7, 512, 40'000}) && !c.inputs[0].contiguous;
    };
    const ReductionPlan plan = planOf(100'000, 30);
    Trials undisturbed(runOf(trigger), {});
    const Reduction wanted = reduce(plan, undisturbed);
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("trials.jsonl")).toStdString();
    int runs = 0;
    // Killed 50 times: each time after one or two further runs, and half of the times while a line is
    // written.
    for (int kill = 0; kill < 50; ++kill) {
        auto journal = Journal::open(path, "case");
        QVERIFY(journal);
        TrialBudget budget;
        budget.runs = 1 + kill % 2;
        Trials trials(runOf(trigger, &runs), budget, std::move(*journal));
        QVERIFY(reduce(plan, trials).reproduced);
        if (kill % 2 == 0)
            std::ofstream(path, std::ios::app) << "{\"key\":\"steps 0-2 | axis 0-";
    }
    auto journal = Journal::open(path, "case");
    QVERIFY(journal);
    Trials trials(runOf(trigger, &runs), {}, std::move(*journal));
    const Reduction resumed = reduce(plan, trials);
    QVERIFY(resumed.complete);
    QCOMPARE(resumed.kept.key(), wanted.kept.key());
    QCOMPARE(runs, undisturbed.runs()); // nothing was asked twice
}

void TestReduction::journalOfAnotherCaseIsPutAside()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("trials.jsonl")).toStdString();
    {
        auto journal = Journal::open(path, "one");
        QVERIFY(journal && journal->append({"a", "same"}) && journal->append({"b", "passed"}));
    }
    auto same = Journal::open(path, "one");
    QVERIFY(same);
    QCOMPARE(same->entries(), (std::vector<JournalEntry>{{"a", "same"}, {"b", "passed"}}));
    auto other = Journal::open(path, "two");
    QVERIFY(other && other->entries().empty());
    QVERIFY(QFile::exists(QString::fromStdString(path) + QStringLiteral(".old")));
    std::ofstream(path) << "not a journal\n";
    auto strange = Journal::open(path, "two");
    QVERIFY(strange && strange->entries().empty());
}

void TestReduction::notReproducedIsSaid()
{
    Trials trials(runOf([](const Candidate&) { return false; }), {});
    const Reduction reduction = reduce(planOf(1000), trials);
    QVERIFY(!reduction.reproduced && !reduction.complete);
    QCOMPARE(trials.runs(), 1);
}

QTEST_GUILESS_MAIN(TestReduction)
#include "tst_reduction.moc"
