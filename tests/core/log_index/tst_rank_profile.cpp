// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/rank_profile.h"
#include "tests/core/log_index/random_text.h"

#include <QtTest>

#include <map>
#include <numeric>

using namespace torchtriage::log;

namespace {

/// A log of eight ranks and a launcher; line i is rank i % 9, 8 being the launcher.
std::string interleaved(int lines)
{
    std::string text;
    for (int i = 0; i < lines; ++i) {
        const int rank = i % 9;
        text += (rank == 8 ? std::string("W1130 10:00:00 launcher")
                           : "[rank" + std::to_string(rank) + "]: step") +
                '\n';
    }
    return text;
}

std::shared_ptr<RankProfile> profiled(std::string text, RankReader ranks = RankReader{})
{
    auto index = std::make_shared<LineIndex>(sourceOf(std::move(text)));
    if (!index->extend())
        return nullptr;
    auto profile = std::make_shared<RankProfile>(index, std::move(ranks));
    return profile->extend() ? profile : nullptr;
}

} // namespace

class TestRankProfile : public QObject {
    Q_OBJECT

private slots:
    void lanes_data();
    void lanes();
    void whatFramesDoNotSay();
    void densityAddsUp();
    void candidatesSkipBlocksWithoutTheRank();
    void manyRanksAreBounded();
    void longLinesCountOnce();
};

void TestRankProfile::lanes_data()
{
    QTest::addColumn<int>("lines");
    QTest::newRow("none") << 0;
    QTest::newRow("a few") << 20;
    QTest::newRow("one per block of a small log") << 160;
    QTest::newRow("past several doublings of the blocks") << 900'000;
}

void TestRankProfile::lanes()
{
    QFETCH(int, lines);
    const auto profile = profiled(interleaved(lines));
    QVERIFY(profile);
    QCOMPARE(profile->lines(), lines);
    const auto lanes = profile->lanes();
    QCOMPARE(lanes.size(), static_cast<std::size_t>(std::min(lines, 9)));
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const auto rank = static_cast<int>(i);
        QCOMPARE(lanes[i].rank, rank == 8 ? std::nullopt : std::optional(rank));
        QCOMPARE(lanes[i].lines, (lines + 8 - rank) / 9);
        QCOMPARE(lanes[i].firstLine, rank + 1);
        QCOMPARE(lanes[i].lastLine, rank + 1 + (lanes[i].lines - 1) * 9);
    }
}

void TestRankProfile::whatFramesDoNotSay()
{
    const RankReader ranks({}, {{2, 4, 3}, {3, 3, 5}});
    QCOMPARE(ranks.rankOf(1, "Loss.cu:250: Assertion"), std::nullopt);
    QCOMPARE(ranks.rankOf(2, "Loss.cu:250: Assertion"), std::optional(3));
    QCOMPARE(ranks.rankOf(3, "Loss.cu:250: Assertion"), std::optional(5));       // the span that begins last
    QCOMPARE(ranks.rankOf(4, "\x1b[31m[rank7]: \x1b[0mtext"), std::optional(7)); // the frame goes before all
    QCOMPARE(ranks.rankOf(5, "text"), std::nullopt);
}

void TestRankProfile::densityAddsUp()
{
    const auto profile = profiled(interleaved(90'000));
    QVERIFY(profile);
    for (const std::size_t buckets : std::initializer_list<std::size_t>{1, 7, 100, 777}) {
        const auto density = profile->density(4, buckets, 90'000);
        QCOMPARE(density.size(), buckets);
        QVERIFY(qAbs(std::accumulate(density.begin(), density.end(), 0.0) - 10'000.0) < 20);
        const float even = 10'000.0F / static_cast<float>(buckets);
        for (const float value : density)
            QVERIFY(qAbs(value - even) < even * 0.5F + 3);
    }
}

void TestRankProfile::candidatesSkipBlocksWithoutTheRank()
{
    std::string text;
    for (int i = 1; i <= 100'000; ++i)
        text += i == 50'000 ? "[rank1]: here\n" : "[rank0]: elsewhere\n";
    const auto profile = profiled(text);
    QVERIFY(profile);
    const RankFilter onlyOne{{0}, true};
    const auto forward = profile->nextCandidate(1, false, onlyOne);
    QVERIFY(forward && *forward > 49'000 && *forward <= 50'000);
    const auto back = profile->nextCandidate(99'000, true, onlyOne);
    QVERIFY(back && *back >= 50'000 && *back < 51'000);
    QCOMPARE(profile->nextCandidate(*forward - 1, true, onlyOne), std::nullopt);
    QCOMPARE(profile->nextCandidate(60'000, false, onlyOne),
             std::optional<std::int64_t>(100'001)); // not counted yet
    QCOMPARE(profile->nextCandidate(7, false, {}), std::optional<std::int64_t>(7));
}

void TestRankProfile::manyRanksAreBounded()
{
    std::string text;
    for (int i = 0; i < 60'000; ++i)
        text += "[rank" + std::to_string(i) + "]: x\n";
    const auto profile = profiled(text);
    QVERIFY(profile);
    const auto lanes = profile->lanes();
    QCOMPARE(lanes.size(), RankProfile::mostRanks + 1);
    const std::int64_t lines =
        std::accumulate(lanes.begin(), lanes.end(), std::int64_t{0},
                        [](std::int64_t sum, const auto& lane) { return sum + lane.lines; });
    QCOMPARE(lines, 60'000);
}

void TestRankProfile::longLinesCountOnce()
{
    const std::string longText(std::size_t{3} << 20, 'x');
    const auto profile =
        profiled("[rank0]: a\n[rank1]: " + longText + "\n[rank2]: b\n[rank1]: " + longText + "\n");
    QVERIFY(profile);
    QCOMPARE(profile->lines(), 4);
    const auto lanes = profile->lanes();
    QCOMPARE(lanes.size(), 3U);
    QCOMPARE(lanes[1].lines, 2);
    QCOMPARE(lanes[1].firstLine, 2);
    QCOMPARE(lanes[1].lastLine, 4);
}

QTEST_APPLESS_MAIN(TestRankProfile)
#include "tst_rank_profile.moc"
