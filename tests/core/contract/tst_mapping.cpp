// SPDX-License-Identifier: GPL-3.0-or-later
// Label files as people write them, what is wrong with them, and what the targets of a batch make of them.
#include "core/contract/class_list.h"
#include "core/contract/hypotheses.h"
#include "core/contract/mapping.h"

#include <QTest>

#include <rapidcheck.h>

#include <set>

using namespace torchtriage;
using contract::ClassEntry;
using contract::ClassList;

namespace {

ClassList listOf(const char* text)
{
    auto list = contract::parseClassList("labels", text);
    if (!list)
        qFatal("%s: %s", text, list.error().detail.c_str());
    return *std::move(list);
}

std::string written(const ClassList& list)
{
    std::string text = list.format + (list.numbered ? " numbered" : " names");
    for (const ClassEntry& each : list.entries)
        text += " " + (each.id ? std::to_string(*each.id) : std::string("-")) + "=" + each.name;
    return text;
}

/// The outcome of a check of these targets, as check() leaves it.
contract::CheckResult resultOf(const std::vector<std::int64_t>& targets, std::int64_t classes)
{
    contract::CheckResult result;
    result.classes = classes;
    contract::ElementFacts facts;
    facts.low = 0;
    facts.high = static_cast<double>(classes - 1);
    facts.ignored = -100;
    std::map<std::int64_t, std::uint64_t> counts;
    for (const std::int64_t each : targets) {
        ++facts.elements;
        ++counts[each];
        facts.ignoredCount += each == -100 ? 1 : 0;
        facts.refusedCount += each != -100 && (each < 0 || each >= classes) ? 1 : 0;
    }
    for (const auto& [value, count] : counts)
        facts.values.push_back({value, count,
                                value == -100                   ? contract::ValueTally::State::Ignored
                                : value < 0 || value >= classes ? contract::ValueTally::State::Refused
                                                                : contract::ValueTally::State::Allowed});
    result.elements.push_back(facts);
    return result;
}

bool has(const std::vector<contract::HypothesisFact>& facts, contract::Bearing bearing, const char* id)
{
    return std::ranges::any_of(facts,
                               [&](const auto& each) { return each.bearing == bearing && each.id == id; });
}

} // namespace

class TestMapping : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void findsWhatIsWrong();
    void bijectionHasNothingWrong();
    void weighsBothHypotheses();
    void oneBasedIsNeverFoundWithZeros();
};

void TestMapping::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* name, const char* text, const char* wanted) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(wanted);
    };
    row("names to numbers", R"({"cat": 0, "dog": 1})", "json numbered 0=cat 1=dog");
    row("numbers to names", R"({"0": "cat", "1": "dog"})", "json numbered 0=cat 1=dog");
    row("a key twice", R"({"0": "cat", "0": "dog"})", "json numbered 0=cat 0=dog");
    row("a list", R"(["cat", "dog"])", "json names 0=cat 1=dog");
    row("under a key", R"({"model": "x", "id2label": {"1": "a"}})", "json numbered 1=a");
    row("label studio", R"([{"id": 3, "name": "a"}, {"name": "b"}])", "json numbered 3=a -=b");
    row("null number", R"({"a": 0, "b": null})", "json numbered 0=a -=b");
    row("csv with header", "id,name\n0,cat\n1,\"dog, big\"\n", "csv numbered 0=cat 1=dog, big");
    row("csv name first", "cat,0\ndog,1\n", "csv numbered 0=cat 1=dog");
    row("tab", "0\tcat\r\n1\tdog\r\n", "csv numbered 0=cat 1=dog");
    row("csv without a number", "id,name\n0,cat\n,dog\n", "csv numbered 0=cat -=dog");
    row("yaml", "names:\n  0: cat\n  1: dog\n", "yaml numbered 0=cat 1=dog");
    row("yaml name first", "# labels\ncat: 0\n'big dog': 1\n", "yaml numbered 0=cat 1=big dog");
    row("yaml list", "names:\n- cat\n- dog\n", "text names 0=cat 1=dog");
    row("lines", "cat\ndog\n\nbird", "text names 0=cat 1=dog 2=bird");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "0,cat\n1,dog\n",
        "csv numbered 0=cat 1=dog");
}

void TestMapping::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, wanted);
    QCOMPARE(QByteArray::fromStdString(written(listOf(text.constData()))), wanted);
}

void TestMapping::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::newRow("empty") << QByteArray(" \n") << static_cast<int>(io::ErrorKind::Malformed);
    QTest::newRow("broken JSON") << QByteArray("{\"a\": ") << static_cast<int>(io::ErrorKind::Malformed);
    QTest::newRow("no class") << QByteArray("{\"a\": []}") << static_cast<int>(io::ErrorKind::Malformed);
    QTest::newRow("binary") << QByteArray("a\0b", 3) << static_cast<int>(io::ErrorKind::Unsupported);
    QTest::newRow("too deep") << QByteArray(100'000, '[') << static_cast<int>(io::ErrorKind::TooLarge);
}

void TestMapping::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    const auto list =
        contract::parseClassList("labels", {text.constData(), static_cast<std::size_t>(text.size())});
    QVERIFY(!list);
    QCOMPARE(static_cast<int>(list.error().kind), kind);
    QCOMPARE(list.error().path, std::string("labels"));
}

void TestMapping::findsWhatIsWrong()
{
    const contract::CheckResult result = resultOf({0, 1, 7, -100}, 4);
    const auto facts =
        contract::examineMapping(listOf("id,name\n1,a\n1,b\n3,a\n,c\n5,\n"), 4, result.subject());
    QCOMPARE(facts.duplicateIds, std::vector<std::int64_t>{1});
    QCOMPARE(facts.duplicateNames, std::vector<std::string>{"a"});
    QCOMPARE(facts.namesWithoutId, std::vector<std::string>{"c"});
    QCOMPARE(facts.idsWithoutName, std::vector<std::int64_t>{5});
    QCOMPARE(facts.holes, (std::vector<std::int64_t>{2, 4}));
    QCOMPARE(facts.outside, std::vector<std::int64_t>{5});
    QCOMPARE(facts.offset, std::int64_t{1});
    QCOMPARE(facts.unnamedValues, (std::vector<std::int64_t>{0, 7}));
    QVERIFY(!facts.oneToOne);
    // A list far apart has more holes than are listed.
    const auto wide = contract::examineMapping(listOf("0,a\n9223372036854775807,b\n"), std::nullopt, nullptr);
    QCOMPARE(wide.holeCount, std::uint64_t{9223372036854775806U});
    QCOMPARE(wide.holes.size(), contract::MappingFacts::mostListed);
}

void TestMapping::bijectionHasNothingWrong()
{
    QVERIFY(rc::check("a list of distinct numbers and names is one to one, in any order", [] {
        const auto ids =
            *rc::gen::unique<std::vector<std::int64_t>>(rc::gen::inRange<std::int64_t>(-50, 200));
        ClassList list;
        for (const std::int64_t id : ids)
            list.entries.push_back({id, "class " + std::to_string(id), 0});
        const auto facts = contract::examineMapping(list, std::nullopt, nullptr);
        RC_ASSERT(facts.oneToOne == !ids.empty());
        const std::set<std::int64_t> sorted(ids.begin(), ids.end());
        const std::uint64_t wanted =
            ids.empty() ? 0
                        : static_cast<std::uint64_t>(*sorted.rbegin() - *sorted.begin() + 1) - sorted.size();
        RC_ASSERT(facts.holeCount == wanted);
    }));
}

void TestMapping::weighsBothHypotheses()
{
    using contract::Bearing;
    QVERIFY(!contract::hypothesesOf(resultOf({0, 1, 3}, 4), nullptr));
    QVERIFY(!contract::hypothesesOf(resultOf({0, -1, 3}, 4), nullptr));
    const auto open = contract::hypothesesOf(resultOf({1, 2, 4, -100}, 4), nullptr);
    QVERIFY(open);
    QVERIFY(open->oneBasedAll == Bearing::Fits && open->moreClassesAll == Bearing::Fits);
    QCOMPARE(open->neededClasses, std::int64_t{5});
    const auto zeros = contract::hypothesesOf(resultOf({0, 2, 4}, 4), nullptr);
    QVERIFY(has(zeros->oneBased, Bearing::Against, "zero-occurs"));
    QVERIFY(zeros->moreClassesAll == Bearing::Fits);
    const auto beyond = contract::hypothesesOf(resultOf({1, 2, 6}, 4), nullptr);
    QVERIFY(has(beyond->oneBased, Bearing::Against, "outside-one-to-size"));
    const auto four = contract::examineMapping(listOf("1: a\n2: b\n3: c\n4: d\n"), 4, nullptr);
    const auto read = contract::hypothesesOf(resultOf({1, 2, 4}, 4), &four);
    QVERIFY(has(read->oneBased, Bearing::Fits, "list-begins-at-one"));
    QVERIFY(read->moreClassesAll == Bearing::Against);
    // One source without a zero, and one with: each is told by itself.
    contract::CheckResult two = resultOf({1, 2, 4, 0, 3}, 4);
    contract::SourceTally first, second;
    first.source = "north";
    first.elements = 3;
    first.refused = first.atSize = 1;
    first.lowest = 1;
    second.source = "south";
    second.elements = 2;
    second.zeros = 1;
    second.lowest = 0;
    two.elements.front().sources = {first, second};
    const auto each = contract::hypothesesOf(two, nullptr);
    QVERIFY(each->sources[0].oneBased == Bearing::Fits);
    QVERIFY(each->sources[1].oneBased == Bearing::Against);
}

void TestMapping::oneBasedIsNeverFoundWithZeros()
{
    QVERIFY(
        rc::check("a zero, a negative value or one beyond the class count speaks against 1-based labels", [] {
            const auto classes = *rc::gen::inRange<std::int64_t>(1, 12);
            const auto targets =
                *rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange<std::int64_t>(-3, 15));
            const auto hypotheses = contract::hypothesesOf(resultOf(targets, classes), nullptr);
            const bool above = std::ranges::any_of(targets, [&](auto each) { return each >= classes; });
            RC_ASSERT(hypotheses.has_value() == above);
            if (!hypotheses)
                return;
            const bool wrong =
                std::ranges::any_of(targets, [&](auto each) { return each < 1 || each > classes; });
            RC_ASSERT((hypotheses->oneBasedAll == contract::Bearing::Against) == wrong);
        }));
}

QTEST_GUILESS_MAIN(TestMapping)
#include "tst_mapping.moc"
