// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/frames.h"

#include "tests/helpers/test_classes.h"

#include <rapidcheck.h>

using namespace torchtriage;
using testing::shown;

namespace {

constexpr int noRank = -1;

/// One line and what must come off it.
struct Row {
    const char* name;
    const char* line;
    const char* text;
    int rank = noRank;
    const char* time = "";
    const char* level = "";
    const char* source = "";
    bool launcher = false;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> table = {
        {"plain", "loss 0.4", "loss 0.4"},
        {"excepthook of a rank",
         "[rank3]: Traceback (most recent call last):", "Traceback (most recent call last):", 3},
        {"indentation stays", R"([rank3]:   File "a.py", line 1, in f)", R"(  File "a.py", line 1, in f)", 3},
        {"empty line of a rank", "[rank12]:", "", 12},
        {"c10 head of a rank",
         "[rank0]:[E1130 12:00:00.123456789 ProcessGroupNCCL.cpp:629] [Rank 0] Watchdog", "Watchdog", 0,
         "1130 12:00:00.123456789", "E"},
        {"c10 head of 2.2", "[rank0]:[E ProcessGroupNCCL.cpp:523] [Rank 0] Watchdog caught",
         "Watchdog caught", 0, "", "E"},
        {"c10 head of 1.x", "[E ProcessGroupNCCL.cpp:828] [Rank 2] Watchdog caught", "Watchdog caught", 2, "",
         "E"},
        {"c10 head without a group", "[W CUDAGuardImpl.h:112] Warning: CUDA warning", "Warning: CUDA warning",
         noRank, "", "W"},
        {"c10 head with a time", "[W1101 12:00:00.000000000 socket.cpp:752] [c10d] The client",
         "[c10d] The client", noRank, "1101 12:00:00.000000000", "W"},
        {"process group in the text", "[PG 0 (default_pg) Rank 3] Timeout",
         "[PG 0 (default_pg) Rank 3] Timeout", 3},
        {"torchrun --tee", "[default1]:step 4", "step 4", 1},
        {"torchrun --tee and excepthook", "[default1]:[rank1]: ValueError: x", "ValueError: x", 1},
        {"torchrun --role", "[trainer0]:step 4", "step 4", 0},
        {"rank with an equals sign", "[rank=4] step 4", "step 4", 4},
        {"local rank", "[local_rank 2] step 4", "step 4", 2},
        {"a list is no rank", "[epoch 4] step 4", "[epoch 4] step 4"},
        {"an index is no rank", "[4] step", "[4] step"},
        {"torch._logging of the launcher",
         "E1101 12:00:00.000000 12345 torch/distributed/elastic/multiprocessing/api.py:826] failed", "failed",
         noRank, "1101 12:00:00.000000", "E", "", true},
        {"torch._logging with a thread", "W0724 03:12:41.097000 140123 torch/distributed/run.py:757] text",
         "text", noRank, "0724 03:12:41.097000", "W"},
        {"torch._logging of a rank",
         "[rank0]:E1101 12:00:00.000000 12345 torch/_dynamo/utils.py:1] [0/0] text", "[0/0] text", 0,
         "1101 12:00:00.000000", "E"},
        {"logging of Python", "WARNING:__main__:text", "text", noRank, "", "WARNING"},
        {"logging of torchrun", "ERROR:torch.distributed.elastic.multiprocessing.api:failed (exitcode: 1)",
         "failed (exitcode: 1)", noRank, "", "ERROR", "", true},
        {"a level alone", "ERROR: text", "text", noRank, "", "ERROR"},
        {"a word that begins like a level", "ERRORS: 3", "ERRORS: 3"},
        {"mpirun", "[1,3]<stderr>:text", "text", 3},
        {"mpirun with a space", "[1,0]<stdout>: text", "text", 0},
        {"CRI", "2026-11-30T18:03:01.123456789Z stderr F text", "text", noRank,
         "2026-11-30T18:03:01.123456789Z"},
        {"CRI partial", "2026-11-30T18:03:01.123456789Z stdout P te", "te", noRank,
         "2026-11-30T18:03:01.123456789Z"},
        {"CRI of another zone", "2026-11-30T18:03:01.123456789+01:00 stderr F text", "text", noRank,
         "2026-11-30T18:03:01.123456789+01:00"},
        {"a zone without a colon", "2026-11-30 18:03:01 +0100 text", "text", noRank,
         "2026-11-30 18:03:01 +0100"},
        {"docker and GitHub", "2024-01-01T00:00:00.0000000Z text", "text", noRank,
         "2024-01-01T00:00:00.0000000Z"},
        {"indentation behind a time", "2024-01-01T00:00:00Z   File \"a.py\", line 1, in f",
         "  File \"a.py\", line 1, in f", noRank, "2024-01-01T00:00:00Z"},
        {"loguru", "2026-11-30 18:03:01.123 | ERROR    | train:main:42 - An error has been caught",
         "An error has been caught", noRank, "2026-11-30 18:03:01.123", "ERROR"},
        {"logging of Hugging Face", "11/01/2023 12:00:00 - INFO - __main__ -   ***** Running *****",
         "  ***** Running *****", noRank, "11/01/2023 12:00:00", "INFO"},
        {"name before the level", "2023-11-01 12:00:00,123 - __main__ - ERROR - text", "text", noRank,
         "2023-11-01 12:00:00,123", "ERROR"},
        {"DeepSpeed", "[2022-07-26 19:15:51,159] [INFO] [stage3.py:1834:_overflow_clean_up] text", "text",
         noRank, "2022-07-26 19:15:51,159", "INFO"},
        {"vLLM", "ERROR 08-01 12:00:00 [core.py:700] text", "text", noRank, "08-01 12:00:00", "ERROR"},
        {"vLLM actor", "(EngineCore_DP0 pid=123) ERROR 08-01 12:00:00 [core.py:700] text", "text", noRank,
         "08-01 12:00:00", "ERROR", "EngineCore_DP0 pid=123"},
        {"vLLM worker with a rank", "(VllmWorker rank=1 pid=2978) ERROR 03-19 07:27:53 [a.py:3] text", "text",
         1, "03-19 07:27:53", "ERROR", "VllmWorker rank=1 pid=2978"},
        {"Ray actor", "(RayTrainWorker pid=7, ip=10.0.0.1) text", "text", noRank, "", "",
         "RayTrainWorker pid=7, ip=10.0.0.1"},
        {"brackets without a process", "(see above) text", "(see above) text"},
        {"NCCL", "node-1:402246:402246 [1] plugin/net.cc:379 NCCL WARN text", "NCCL WARN text", noRank, "",
         "", "node-1:402246:402246"},
        {"double bar", "7be01c42 [rank=4] || text", "text", 4},
        {"an or of C++ is no bar", "a = b || c", "a = b || c"},
        {"an or in an assertion", "x.cu:1: f: block: [0,0,0], thread: [0,0,0] Assertion `a || b` failed.",
         "x.cu:1: f: block: [0,0,0], thread: [0,0,0] Assertion `a || b` failed."},
        {"syslog", "Nov 30 18:03:01 node-1 kernel: NVRM: Xid", "node-1 kernel: NVRM: Xid", noRank,
         "Nov 30 18:03:01"},
        {"dmesg -T", "[Mon Nov 30 18:03:01 2026] NVRM: Xid", "NVRM: Xid", noRank, "Mon Nov 30 18:03:01 2026"},
        {"slurmstepd", "slurmstepd: error: Detected 1 oom_kill event",
         "slurmstepd: error: Detected 1 oom_kill event", noRank, "", "", "", true},
        {"docker around a rank", "2024-01-01T00:00:00Z [rank2]: ValueError: x", "ValueError: x", 2,
         "2024-01-01T00:00:00Z"},
        {"a number of eight digits is no rank", "[rank12345678]: x", "[rank12345678]: x"},
    };
    return table;
}

} // namespace

class TestFrames : public QObject {
    Q_OBJECT

private slots:
    void taken_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << i;
    }
    void taken()
    {
        QFETCH(std::size_t, index);
        const Row& row = rows()[index];
        const log::FramedLine line = log::stripFrames(row.line);
        QCOMPARE(shown(line.text), shown(row.text));
        QCOMPARE(line.rank.value_or(noRank), row.rank);
        QCOMPARE(shown(line.time), shown(row.time));
        QCOMPARE(line.seconds > 0, *row.time != '\0');
        QCOMPARE(shown(line.level), shown(row.level));
        QCOMPARE(shown(line.source), shown(row.source));
        QCOMPARE(line.launcher, row.launcher);
    }

    // Without it, two ranks of two zones could not be compared.
    void zonesAreTakenIntoAccount()
    {
        const auto utc = log::stripFrames("2026-11-30T17:03:01Z stderr F text");
        const auto east = log::stripFrames("2026-11-30T18:03:01+01:00 stderr F text");
        const auto west = log::stripFrames("2026-11-30T11:33:01-05:30 stderr F text");
        QCOMPARE(east.seconds, utc.seconds);
        QCOMPARE(west.seconds, utc.seconds);
    }

    void textIsAnEndOfTheLine()
    {
        QVERIFY(rc::check("what is left is the end of the line", [] {
            const auto piece = rc::gen::element<std::string>(
                "[rank3]: ", "[default1]:", "2026-11-30 18:03:01,1 ", "[", "]", " ", ":", "12", "ERROR",
                " - ", "(x pid=1) ", "|| ", "NCCL ", "[E ", "E1101 ", "\xff", "text", "> ", "[1,3]<stderr>:");
            const auto pieces = *rc::gen::container<std::vector<std::string>>(piece);
            std::string line;
            for (const std::string& part : pieces)
                line += part;
            const auto framing = log::Framing{*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(),
                                              *rc::gen::arbitrary<bool>()};
            const log::FramedLine framed = log::stripFrames(line, framing);
            RC_ASSERT(line.ends_with(framed.text));
            RC_ASSERT(!framed.rank || *framed.rank >= 0);
        }));
    }
};

std::unique_ptr<QObject> makeFrameTests()
{
    return std::make_unique<TestFrames>();
}

#include "frames.moc"
