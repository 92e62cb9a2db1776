// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/sidecar.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <map>

using namespace torchtriage;
using contract::parseSidecar;

class TestSidecar : public QObject {
    Q_OBJECT

private slots:
    void readsAnIndex()
    {
        const auto sidecar = parseSidecar(
            R"({"metadata":{"total_size":120,"step":9},"weight_map":{"a":"s1","b":"s2"},"global_step":7})",
            "x");
        QVERIFY(sidecar);
        QVERIFY(sidecar->index && !sidecar->repeated);
        QCOMPARE(sidecar->totalSize, std::optional<std::uint64_t>(120));
        QCOMPARE(sidecar->weightMap.size(), std::size_t{2});
        QCOMPARE(sidecar->counters.size(), std::size_t{1});
        QCOMPARE(sidecar->counters[0].value, 7);
    }

    void oddities_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("index");
        QTest::addColumn<int>("tensors");
        QTest::addColumn<int>("counters");
        QTest::newRow("empty object") << QByteArray("{}") << false << 0 << 0;
        QTest::newRow("a number alone") << QByteArray("1800") << false << 0 << 0;
        QTest::newRow("map is a list") << QByteArray(R"({"weight_map":["a","b"]})") << false << 0 << 0;
        QTest::newRow("map of numbers") << QByteArray(R"({"weight_map":{"a":1}})") << true << 0 << 0;
        QTest::newRow("deeper map") << QByteArray(R"({"x":{"weight_map":{"a":"b"}}})") << false << 0 << 0;
        QTest::newRow("after a nested list")
            << QByteArray(R"({"log":[[{"step":1}],2],"weight_map":{"n":[[]],"a":"b"},"step":3})") << true << 1
            << 1;
        QTest::newRow("step as text") << QByteArray(R"({"step":"12"})") << false << 0 << 0;
        QTest::newRow("step with a fraction")
            << QByteArray(R"({"step":12.5,"epoch":2.0})") << false << 0 << 1;
        QTest::newRow("huge step") << QByteArray(R"({"step":18446744073709551615})") << false << 0 << 0;
        QTest::newRow("twice") << QByteArray(R"({"weight_map":{"a":"s1","a":"s2"}})") << true << 2 << 0;
    }
    void oddities()
    {
        QFETCH(QByteArray, json);
        QFETCH(bool, index);
        QFETCH(int, tensors);
        QFETCH(int, counters);
        const auto sidecar = parseSidecar(json.toStdString(), "x");
        QVERIFY(sidecar);
        QCOMPARE(sidecar->index, index);
        QCOMPARE(static_cast<int>(sidecar->weightMap.size()), tensors);
        QCOMPARE(static_cast<int>(sidecar->counters.size()), counters);
    }

    void refuses()
    {
        for (const char* const text : {"", "{", "{\"weight_map\":{\"a\":\"b\"", "[1,]", "\xff\xfe"}) {
            const auto sidecar = parseSidecar(text, "index.json");
            QVERIFY(!sidecar);
            QVERIFY(sidecar.error().kind == io::ErrorKind::Malformed);
            QCOMPARE(sidecar.error().path, std::string("index.json"));
        }
        const auto longName =
            parseSidecar(R"({"weight_map":{")" + std::string(5000, 'a') + R"(":"b"}})", "x");
        QVERIFY(!longName);
        QVERIFY(longName.error().kind == io::ErrorKind::TooLarge);
        // Depth costs no stack.
        QVERIFY(!parseSidecar(std::string(1'000'000, '['), "x"));
    }

    void whatIsWrittenIsRead()
    {
        rc::check([](const std::map<std::string, std::string>& map, std::uint32_t total) {
            nlohmann::json json = {{"metadata", {{"total_size", total}}}};
            json["weight_map"] = nlohmann::json::object();
            std::size_t valid = 0;
            for (const auto& [tensor, shard] : map) {
                const bool text = std::ranges::all_of(tensor + shard, [](char c) { return c > 0; });
                if (text)
                    json["weight_map"][tensor] = shard;
                valid += text ? 1U : 0U;
            }
            const auto sidecar = parseSidecar(json.dump(), "x");
            RC_ASSERT(sidecar.has_value());
            RC_ASSERT(sidecar->index && !sidecar->repeated);
            RC_ASSERT(sidecar->totalSize == std::uint64_t{total});
            RC_ASSERT(sidecar->weightMap.size() == valid);
            for (const auto& [tensor, shard] : sidecar->weightMap)
                RC_ASSERT(map.at(tensor) == shard);
        });
    }

    void anyPrefixIsRefused()
    {
        rc::check([](const std::map<int, int>& map, std::uint16_t at) {
            nlohmann::json json;
            json["weight_map"] = nlohmann::json::object();
            for (const auto& [tensor, shard] : map)
                json["weight_map"][std::to_string(tensor)] = std::to_string(shard);
            const std::string text = json.dump();
            RC_ASSERT(!parseSidecar(text.substr(0, at % text.size()), "x"));
        });
    }
};

QTEST_GUILESS_MAIN(TestSidecar)
#include "tst_sidecar.moc"
