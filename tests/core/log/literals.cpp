// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/literal_set.h"
#include "core/log/log_map.h"
#include "tests/core/log/memory_file.h"

#include <QTest>

#include <memory>
#include <set>

using namespace torchtriage;
using log::mapCell;

class TestLiterals : public QObject {
    Q_OBJECT

private slots:
    void everyOccurrenceIsReported()
    {
        const std::vector<std::string> texts = {"abc", "bcd", std::string("a\0b", 3), "\xff\xfe"};
        const auto set = log::LiteralSet::compile(texts);
        QVERIFY(set);
        QCOMPARE(set->longest(), std::size_t{3});
        std::set<std::pair<unsigned, std::uint64_t>> hits;
        log::LiteralSearch search(*set);
        search.search(std::string("xabcdabc\0b\xff\xfe", 12), [&](unsigned id, std::uint64_t end) {
            hits.emplace(id, end);
            return true;
        });
        const std::set<std::pair<unsigned, std::uint64_t>> expected = {{0, 4}, {1, 5}, {0, 8}, {3, 12}};
        QVERIFY(hits == expected);
    }

    void compiledBytesFindTheSame()
    {
        const std::vector<std::string> texts = {"abc", "bcd", std::string("a\0b", 3)};
        auto bytes = log::LiteralSet::compiledBytes(texts).value();
        const auto set = log::LiteralSet::restore(bytes, texts);
        QVERIFY(set);
        QCOMPARE(set->longest(), std::size_t{3});
        std::vector<std::pair<unsigned, std::uint64_t>> hits;
        log::LiteralSearch search(*set);
        search.search(std::string("xabcda\0b", 8), [&](unsigned id, std::uint64_t end) {
            hits.emplace_back(id, end);
            return true;
        });
        const std::vector<std::pair<unsigned, std::uint64_t>> expected = {{0, 4}, {1, 5}, {2, 8}};
        QVERIFY(hits == expected);
        // Of another version, cut short, or damaged: told, so that the literals are compiled instead.
        QVERIFY(!log::LiteralSet::restore({}, texts));
        QVERIFY(!log::LiteralSet::restore(std::string_view(bytes).substr(0, bytes.size() / 2), texts));
        bytes.back() = static_cast<char>(bytes.back() ^ 1);
        bytes[4] = static_cast<char>(bytes[4] ^ 1);
        QVERIFY(!log::LiteralSet::restore(bytes, texts));
    }

    void searchEndsWhenAsked()
    {
        const std::vector<std::string> texts = {"abc"};
        const auto set = log::LiteralSet::compile(texts).value();
        log::LiteralSearch search(set);
        int hits = 0;
        search.search("abc abc abc", [&](unsigned, std::uint64_t) { return ++hits < 2; });
        QCOMPARE(hits, 2);
    }

    void anEmptySetFindsNothing()
    {
        const log::LiteralSet set;
        log::LiteralSearch search(set);
        search.search("abc", [](unsigned, std::uint64_t) {
            QTest::qFail("there is nothing to find", __FILE__, __LINE__);
            return true;
        });
        QCOMPARE(set.longest(), std::size_t{0});
    }

    void anEmptyLiteralIsRefused()
    {
        const std::vector<std::string> texts = {"abc", ""};
        const auto set = log::LiteralSet::compile(texts);
        QVERIFY(!set);
        QCOMPARE(int(set.error().kind), int(io::ErrorKind::Malformed));
    }

    // A literal may lie across the border of two cells, or of two blocks that different threads read.
    void borders_data()
    {
        QTest::addColumn<std::size_t>("border");
        QTest::newRow("cells") << mapCell * 5;
        QTest::newRow("blocks") << (std::size_t{1} << 20);
        QTest::newRow("blocks further on") << (std::size_t{2} << 20);
    }
    void borders()
    {
        QFETCH(std::size_t, border);
        const std::string literal = "device-side assert";
        const std::vector<std::string> texts = {literal, "something much longer than the other literal"};
        const auto set = log::LiteralSet::compile(texts).value();
        const std::string filler(std::size_t{4} << 20, 'x');
        for (std::size_t before = 0; before <= literal.size(); ++before) {
            std::string text = filler;
            text.replace(border - before, literal.size(), literal);
            const MemoryFile file(std::move(text));
            for (const unsigned jobs : {1U, 4U}) {
                const auto map = log::mapLog(file, set, {.jobs = jobs, .cancelled = {}, .progress = {}});
                QVERIFY(map);
                QVERIFY2(map->wanted[(border - before) / mapCell], "the beginning is not read");
                QVERIFY2(map->wanted[(border - before + literal.size() - 1) / mapCell],
                         "the end is not read");
                const auto wanted = std::count(map->wanted.begin(), map->wanted.end(), true);
                QVERIFY2(wanted >= 5 && wanted <= 6, "more than the surroundings are read");
            }
        }
    }
};

std::unique_ptr<QObject> makeLiteralTests()
{
    return std::make_unique<TestLiterals>();
}

#include "literals.moc"
