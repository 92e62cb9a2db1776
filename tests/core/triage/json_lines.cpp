// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/json_line.h"
#include "tests/core/triage/builtin_signatures.h"

using namespace torchtriage;
using testing::shown;

class TestJsonLines : public QObject, testing::WithSignatures {
    Q_OBJECT

private slots:
    void read_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("time");
        QTest::addColumn<int>("rank");
        const auto row = [](const char* name, const char* line, const char* text, const char* time,
                            int rank) {
            QTest::newRow(name) << QString(line) << QString(text) << QString(time) << rank;
        };
        row("Docker", R"({"log":"ValueError: x\n","stream":"stderr","time":"2026-11-30T18:03:01.5Z"})",
            "ValueError: x\n", "2026-11-30T18:03:01.5Z", -1);
        row("logger with an exception",
            R"({"time":"2026-11-30 18:03:01","level":"error","msg":"failed","exc":"Traceback:\nValueError: x"})",
            "failed\nTraceback:\nValueError: x", "2026-11-30 18:03:01", -1);
        row("stack as a list", R"({"message":"failed","stack":["a","b"],"rank":3})", "failed\na\nb", "", 3);
        row("loguru", R"({"text":"all\n","record":{"message":"failed","extra":{"rank":7}}})", "all\nfailed",
            "", 7);
        row("too deep", R"({"a":{"b":{"c":{"d":{"message":"hidden"}}}}})",
            R"({"a":{"b":{"c":{"d":{"message":"hidden"}}}}})", "", -1);
        row("no text", R"({"level":"info","n":3})", R"({"level":"info","n":3})", "", -1);
        row("odd types", R"({"message":3,"rank":"x","time":[],"stack":[1,null]})",
            R"({"message":3,"rank":"x","time":[],"stack":[1,null]})", "", -1);
        row("rank out of bounds", R"({"message":"x","rank":18446744073709551615})", "x", "", -1);
        row("not JSON", R"({"message": ValueError})", R"({"message": ValueError})", "", -1);
    }
    void read()
    {
        QFETCH(QString, line);
        const auto json = triage::parseJsonLine(line.toStdString());
        QTEST(shown(json.text), "text");
        QTEST(shown(json.time), "time");
        QTEST(json.rank.value_or(-1), "rank");
        QCOMPARE(json.seconds > 0, !json.time.empty());
    }

    void looksLikeOne()
    {
        QVERIFY(triage::looksLikeJsonLine(R"({"a":1})"));
        QVERIFY(!triage::looksLikeJsonLine("{'loss': 0.4}"));
        QVERIFY(!triage::looksLikeJsonLine("{\"a\":1"));
        QVERIFY(!triage::looksLikeJsonLine("{\"}"));
    }

    void aTracebackInOneString()
    {
        const auto report = triaged("{\"level\":\"info\",\"msg\":\"epoch 1\",\"rank\":2}\n"
                                    "{\"level\":\"error\",\"msg\":\"failed\",\"rank\":2,\"exc\":\"Traceback "
                                    "(most recent call last):\\n  File "
                                    "\\\"/srv/job/train.py\\\", line 12, in <module>\\n    "
                                    "loss.item()\\nRuntimeError: CUDA error: device-side "
                                    "assert triggered\"}\n");
        QCOMPARE(testing::idOf(report.family), QString("device-assert"));
        QCOMPARE(report.firstLine, std::int64_t{2});
        QCOMPARE(report.rank, std::optional<int>(2));
        QCOMPARE(shown(report.observation.at.file), QString("/srv/job/train.py"));
    }

    // A C++ stack makes such a line longer than the slices in which long lines are read.
    void aLongJsonLine()
    {
        std::string stack;
        for (int i = 0; i < 600; ++i)
            stack += R"(frame #1: c10::Error::Error() + 0x57 (0x7f00 in /opt/lib/libc10.so)\n)";
        const std::string head =
            "{\"msg\":\"failed\",\"exc\":\"Traceback (most recent call last):\\n  File "
            "\\\"/srv/job/train.py\\\", line 12, in <module>\\n    run()\\nValueError: bad "
            "input\\n";
        const auto report = triaged(head + stack + "\"}\n");
        QCOMPARE(shown(report.exception), QString("ValueError"));
        QCOMPARE(shown(report.message), QString("ValueError: bad input"));
        QCOMPARE(report.observation.at.line, std::int64_t{12});
    }

    void aLongLineThatOnlyLooksLikeJson()
    {
        const auto report = triaged("{\"" + std::string(40'000, 'x') +
                                    " RuntimeError: CUDA error: device-side assert triggered }\n");
        QCOMPARE(testing::idOf(report.family), QString("device-assert"));
    }
};

std::unique_ptr<QObject> makeJsonLineTests()
{
    return std::make_unique<TestJsonLines>();
}

#include "json_lines.moc"
