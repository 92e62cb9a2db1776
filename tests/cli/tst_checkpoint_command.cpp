// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts rely on: exit status and JSON of `checkpoint` and `compare`.
#include "app/cli/checkpoint_command.h"
#include "app/cli/compare_command.h"
#include "app/workbench/failure_moment.h"
#include "tests/helpers/made_by_python.h"

#include <QDateTime>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

using namespace torchtriage;
using nlohmann::json;

namespace {

struct Ran {
    int status = -1;
    std::string out, err;
    [[nodiscard]] json parsed() const { return json::parse(out); }
};

Ran runCheck(const cli::CheckpointArguments& arguments)
{
    std::ostringstream out, err;
    Ran ran;
    ran.status = cli::runCheckpoint(arguments, out, err);
    ran.out = out.str();
    ran.err = err.str();
    return ran;
}

} // namespace

class TestCheckpointCommand : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_checkpoints, m_batches;

    std::string checkpoint(const char* name) const { return m_checkpoints.filePath(name).toStdString(); }
    std::string batchAt(const char* name) const { return m_batches.filePath(name).toStdString(); }

private slots:
    void initTestCase()
    {
        const QString tests = QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/core/");
        for (const auto& [script, folder] :
             {std::pair(QStringLiteral("checkpoint/make_checkpoints.py"), &m_checkpoints),
              std::pair(QStringLiteral("comparison/make_batches.py"), &m_batches)}) {
            const QString why = testing::runPython(tests + script, *folder);
            if (testing::isMissingPyTorch(why))
                QSKIP("this machine has no python3 with PyTorch, which writes the files of this test");
            QVERIFY2(why.isEmpty(), qPrintable(why));
        }
        std::ofstream(checkpoint("train.log"))
            << "2024-07-24 03:12:40 INFO step 1810 loss 0.61\n2024-07-24 03:12:41 INFO step 1811 loss 0.60\n"
               "Traceback (most recent call last):\n  File \"train.py\", line 3, in <module>\n"
               "RuntimeError: CUDA error: device-side assert triggered\n";
    }

    void exitStatus_data()
    {
        QTest::addColumn<QString>("failedAt");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("single.pt") << "" << 0 << "time-unknown";
        QTest::newRow("ckpt_1800") << "2999-01-01T00:00:00" << 0 << "validated-before-failure";
        QTest::newRow("frozen.pt") << "1999-01-01T00:00:00Z" << 1 << "written-during-or-after";
        QTest::newRow("flipped.pt") << "" << 1 << "incomplete";
        QTest::newRow("nan.pt") << "" << 1 << "non-finite";
        QTest::newRow("steps_disagree") << "" << 1 << "incoherent";
        QTest::newRow("several") << "" << 1 << "several-checkpoints";
    }
    void exitStatus()
    {
        QFETCH(QString, failedAt);
        QFETCH(int, status);
        QFETCH(QString, verdict);
        const Ran ran = runCheck({{checkpoint(QTest::currentDataTag())}, failedAt.toStdString(), {}, true});
        QCOMPARE(ran.status, status);
        QCOMPARE(QString::fromStdString(ran.parsed().at("verdict").get<std::string>()), verdict);
        QVERIFY(ran.err.empty());
    }

    void jsonKeysAreAlwaysThere()
    {
        const auto keysOf = [](const json& object) {
            std::set<std::string> keys;
            for (const auto& [key, value] : object.items())
                keys.insert(key);
            return keys;
        };
        const Ran good = runCheck({{checkpoint("ckpt_1800")}, {}, {}, true});
        const Ran bad = runCheck({{checkpoint("nowhere.pt")}, {}, {}, true});
        QCOMPARE(bad.status, 2);
        QVERIFY(keysOf(good.parsed()) == keysOf(bad.parsed()));
        QCOMPARE(std::count(bad.err.begin(), bad.err.end(), '\n'), 1);
        QVERIFY(bad.err.find("nowhere.pt") != std::string::npos);
        QCOMPARE(good.parsed().at("parts").size(), std::size_t{5});
        QVERIFY(good.parsed().at("step") == 1800);
    }

    void theLogTellsTheStep()
    {
        const Ran ran = runCheck({{checkpoint("single.pt")}, {}, checkpoint("train.log"), true});
        const json failure = ran.parsed().at("failure");
        QVERIFY2(!failure.at("iteration").is_null() || !failure.at("last_step").is_null(), ran.out.c_str());
        // The file was written today, the log is of 2024: step and file time contradict each other.
        QVERIFY2(ran.parsed().at("time_basis") == "step" ||
                     ran.parsed().at("verdict") == "time-contradictory",
                 ran.out.c_str());
        QCOMPARE(runCheck({{checkpoint("single.pt")}, {}, checkpoint("nowhere.log"), true}).status, 2);
    }

    void timesAreRead_data()
    {
        QTest::addColumn<bool>("valid");
        QTest::newRow("2024-07-24T03:12:41Z") << true;
        QTest::newRow("2024-07-24T03:12:41+09:00") << true;
        QTest::newRow("2024-07-24 03:12:41") << true;
        QTest::newRow("2024-07-24 03:12:41,097") << true;
        QTest::newRow("2024-07-24") << false;
        QTest::newRow("03:12:41") << false;
        QTest::newRow("yesterday") << false;
        QTest::newRow("") << false;
    }
    void timesAreRead()
    {
        QFETCH(bool, valid);
        const auto time = workbench::timeFromText(QTest::currentDataTag());
        QCOMPARE(time.has_value(), valid);
        const bool refused =
            runCheck({{checkpoint("single.pt")}, QTest::currentDataTag(), {}, true}).status == 2;
        if (*QTest::currentDataTag() != '\0')
            QCOMPARE(refused, !valid);
    }
    void zonesCount()
    {
        QCOMPARE(workbench::timeFromText("2024-07-24T03:12:41Z").value_or(0), 1721790761.0);
        QCOMPARE(workbench::timeFromText("2024-07-24T03:12:41+09:00").value_or(0), 1721790761.0 - 9 * 3600);
    }

    void compareSays()
    {
        std::ostringstream out, err;
        cli::CompareArguments arguments{
            {batchAt("good0.pt"), batchAt("good1.pt"), batchAt("good2.pt")}, batchAt("label.pt"), -100, true};
        QCOMPARE(cli::runCompare(arguments, out, err), 0);
        const json result = json::parse(out.str());
        bool found = false;
        for (const json& difference : result.at("differences")) {
            if (difference.at("id") == "maximum" && difference.at("key") == "target") {
                QVERIFY(difference.at("failing") == 4 && difference.at("good_high") == 3);
                found = true;
            }
        }
        QVERIFY2(found, out.str().c_str());
        arguments.good = {batchAt("nowhere.pt")};
        out.str({});
        QCOMPARE(cli::runCompare(arguments, out, err), 2);
        QVERIFY(json::parse(out.str()).at("differences").is_null());
        QVERIFY(err.str().find("nowhere.pt") != std::string::npos);
    }

    void proseHasNoHoles()
    {
        for (const char* const name :
             {"single.pt", "flipped.pt", "nan.pt", "mask.pt", "other_optimizer.pt", "stray_state.pt",
              "more_params.pt", "other_names.pt", "steps_disagree", "several", "shard_missing", "shard_total",
              "shard_tensor", "ckpt_1700.pt", "no_checksums.pt", "unfinished", "zeros.pt", "empty.pt",
              "truncated.pt"}) {
            const Ran ran = runCheck({{checkpoint(name)}, "2999-01-01T00:00:00", {}, false});
            QVERIFY2(ran.out.find('%') == std::string::npos, ran.out.c_str());
            QVERIFY2(ran.out.find("(not shown)") == std::string::npos, ran.out.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestCheckpointCommand)
#include "tst_checkpoint_command.moc"
