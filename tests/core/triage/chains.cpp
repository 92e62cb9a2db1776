// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/triage/builtin_signatures.h"

using namespace torchtriage;
using testing::eventAt;
using testing::has;
using testing::idOf;
using testing::shown;
using triage::Role;

namespace {

const std::string assertionLine = "../aten/src/ATen/native/cuda/Loss.cu:250: "
                                  "nll_loss_forward_reduce_cuda_kernel_2d: block: [0,0,0], thread: "
                                  "[7,0,0] Assertion `t >= 0 && t < n_classes` failed.\n";

/// An uncaught exception as the excepthook of a rank prints it; nothing before the lines without a rank.
std::string uncaught(const std::string& prefix, const std::string& code, const std::string& last)
{
    return prefix + "Traceback (most recent call last):\n" + prefix +
           "  File \"/srv/job/train.py\", line 40, in <module>\n" + prefix + "    main()\n" + prefix +
           "  File \"/srv/job/train.py\", line 31, in main\n" + prefix + "    " + code + "\n" + prefix +
           last + "\n";
}

std::string steps(const std::string& prefix, int first, int last)
{
    std::string text;
    for (int i = first; i <= last; ++i)
        text += prefix + "step " + std::to_string(i) + " loss 0.4\n";
    return text;
}

} // namespace

class TestChains : public QObject, testing::WithSignatures {
    Q_OBJECT

private slots:
    void assertionBeforeExceptions()
    {
        std::string text = "[rank0]: start\n" + steps("[rank1]: ", 1, 3) + assertionLine;
        text +=
            uncaught("[rank1]: ", "loss.item()", "RuntimeError: CUDA error: device-side assert triggered");
        text += uncaught(
            "[rank0]: ", "dist.all_reduce(x)",
            "torch.distributed.DistBackendError: NCCL error in: ProcessGroupNCCL.cpp:1970, remote process "
            "exited or there was a network error, NCCL version 2.20.5");
        const auto report = triaged(text);
        QCOMPARE(idOf(report.family), QString("device-assert"));
        QCOMPARE(report.firstLine, std::int64_t{5});
        QCOMPARE(report.errorLine, std::int64_t{11});
        QCOMPARE(report.rank, std::optional<int>(1));
        QVERIFY(report.evidence == triage::Evidence::Established);
        QVERIFY(has(report.reasons, "assert-line"));
        QCOMPARE(shown(report.op), QString("nll_loss"));
        QCOMPARE(shown(report.contract), QString("class-index"));
        const auto* said = eventAt(report, 11);
        QVERIFY(said != nullptr && said->role == Role::Confirmation);
        const auto* other = eventAt(report, 17);
        QVERIFY(other != nullptr && other->role == Role::Consequence);
    }

    // One event, whatever the number of threads that print it.
    void manyEqualAssertions()
    {
        constexpr int count = 100'000;
        std::string text = "step 1\n";
        for (int i = 0; i < count; ++i)
            text += "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss: block: [" + std::to_string(i / 32) +
                    ",0,0], thread: [" + std::to_string(i % 32) +
                    ",0,0] Assertion `t >= 0 && t < n_classes` failed.\n";
        text += "RuntimeError: CUDA error: device-side assert triggered\n";
        const auto report = triaged(text);
        QCOMPARE(report.repeats, std::int64_t{count});
        QCOMPARE(report.events.size(), std::size_t{2});
        QCOMPARE(report.firstLine, std::int64_t{2});
    }

    void retriedOutOfMemoryIsSurvived()
    {
        std::string text = steps("", 1, 3) +
                           "Traceback (most recent call last):\n  File \"/srv/job/train.py\", line 3, in "
                           "step\n    y = model(x)\ntorch.OutOfMemoryError: CUDA out of memory. Tried to "
                           "allocate 2.00 GiB. GPU 0 has a total capacity of 23.00 GiB of which 1.00 GiB "
                           "is free.\nretrying with a smaller batch\n" +
                           steps("", 4, 9);
        const auto survived = triaged(text);
        QCOMPARE(int(survived.verdict), int(triage::Verdict::NoFailure));
        text += uncaught("", "x = index[5]", "IndexError: list index out of range");
        const auto report = triaged(text);
        QCOMPARE(idOf(report.family), QString("python-other"));
        QCOMPARE(shown(report.exception), QString("IndexError"));
        const auto* earlier = eventAt(report, 7);
        QVERIFY(earlier != nullptr && earlier->role == Role::Background);
        QVERIFY(has(report.reasons, "earlier-handled"));
    }

    void handledExceptionThenTheRealOne()
    {
        std::string text =
            "Traceback (most recent call last):\n  File \"/srv/job/cache.py\", line 3, in load\n    "
            "open(p)\nFileNotFoundError: [Errno 2] No such file or directory: 'cache.bin'\n";
        for (int i = 0; i < 8; ++i)
            text += "INFO: building the cache, part " + std::string(1, static_cast<char>('a' + i)) + "\n";
        text +=
            uncaught("", "x @ y", "RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)");
        const auto report = triaged(text);
        QCOMPARE(idOf(report.family), QString("shape-dtype"));
        QCOMPARE(report.firstLine, std::int64_t{18});
        QCOMPARE(report.context.shapes, (std::vector<std::string>{"2x3", "4x5"}));
    }

    // The progress that shows an exception as survived is that of its own rank.
    void progressOfAnotherRankProvesNothing()
    {
        const std::string failed =
            "[rank1]: torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 1 "
            "has a total capacity of 23.00 GiB of which 1.00 GiB is free.\n";
        const std::string one = "2026-11-30 12:00:00,000 - INFO - ";
        QVERIFY(triaged(one + failed + steps(one + "[rank0]: ", 1, 9)).verdict == triage::Verdict::Failure);
        QVERIFY(triaged(one + failed + steps("", 1, 9)).verdict == triage::Verdict::Failure);
        QVERIFY(triaged(one + failed + steps(one + "[rank1]: ", 1, 9)).verdict == triage::Verdict::NoFailure);
    }

    // Buffers are written out late: of two ranks the clock says which failed first, in whatever form each
    // prints it.
    void theClockGoesBeforeTheLine()
    {
        const auto report = triaged(
            "[rank0]:[E1130 12:00:09.000000000 Module.cpp:3] RuntimeError: CUDA error: an illegal "
            "memory access was encountered\n2026-11-30 12:00:04,000 - ERROR - [rank2]: "
            "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB. GPU 2 has a total "
            "capacity of 23.00 GiB of which 1.00 GiB is free.\n");
        QCOMPARE(report.rank, std::optional<int>(2));
        QCOMPARE(report.firstLine, std::int64_t{2});
        QVERIFY(has(report.reasons, "first-by-time"));
    }

    // The watchdog of rank 0 stands first in the file; by the clock rank 2 failed long before.
    void collectiveTimeOutOfAnEarlierDeath()
    {
        const std::string text = "[rank0]:[E1130 12:40:00.000000000 ProcessGroupNCCL.cpp:629] [Rank 0] "
                                 "Watchdog caught collective operation "
                                 "timeout: WorkNCCL(SeqNum=7, OpType=ALLREDUCE, NumelIn=1, NumelOut=1, "
                                 "Timeout(ms)=600000) ran for 600010 "
                                 "milliseconds before timing out.\n"
                                 "2026-11-30 12:29:58,000 - ERROR - [rank2]: torch.OutOfMemoryError: CUDA "
                                 "out of memory. Tried to allocate 2.00 "
                                 "GiB. GPU 2 has a total capacity of 23.00 GiB of which 1.00 GiB is free.\n";
        const auto report = triaged(text);
        QCOMPARE(idOf(report.family), QString("out-of-memory"));
        QCOMPARE(report.firstLine, std::int64_t{2});
        QCOMPARE(report.rank, std::optional<int>(2));
        const auto* timeOut = eventAt(report, 1);
        QVERIFY(timeOut != nullptr && timeOut->role == Role::Consequence);
    }

    void rootCauseOfTorchrun()
    {
        const std::string text =
            "============================================================\ntrain.py FAILED\n"
            "------------------------------------------------------------\nFailures:\n[1]:\n  time      : "
            "2026-11-30_12:00:05\n  host      : node-1\n  rank      : 1 (local_rank: 1)\n  exitcode  : -15 "
            "(pid: 11)\n  "
            "error_file: <N/A>\n  traceback : Signal 15 (SIGTERM) received by PID 11\n"
            "------------------------------------------------------------\nRoot Cause (first observed "
            "failure):\n[0]:\n  "
            "time      : 2026-11-30_12:00:04\n  host      : node-1\n  rank      : 3 (local_rank: 3)\n  "
            "exitcode  : -11 (pid: "
            "13)\n  error_file: <N/A>\n  traceback : Signal 11 (SIGSEGV) received by PID 13\n"
            "============================================================\n";
        const auto report = triaged(text);
        QCOMPARE(idOf(report.family), QString("host-crash"));
        QCOMPARE(report.rank, std::optional<int>(3));
        QVERIFY(has(report.reasons, "root-cause-block"));
        QVERIFY(report.evidence == triage::Evidence::Hypothesis);
    }

    void onlyAnEnding_data()
    {
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("family");
        QTest::newRow("killed") << "srun: error: node-1: task 3: Exited with exit code 137"
                                << "host-memory";
        QTest::newRow("crashed") << "srun: error: node-1: task 3: Exited with exit code 139"
                                 << "host-crash";
        QTest::newRow("aborted") << "srun: error: node-1: task 3: Exited with exit code 134"
                                 << "host-crash";
    }
    void onlyAnEnding()
    {
        QFETCH(QString, last);
        const auto report = triaged(steps("", 1, 5) + last.toStdString() + "\n");
        QVERIFY(report.verdict == triage::Verdict::Failure);
        QTEST(idOf(report.family), "family");
        QVERIFY(report.evidence == triage::Evidence::Hypothesis);
        QCOMPARE(report.firstLine, std::int64_t{6});
        QCOMPARE(report.rank, std::optional<int>(3));
        QVERIFY(has(report.missing, "no-traceback"));
    }

    void endedOnRequest_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("pre-empted") << "slurmstepd: error: *** JOB 77 ON node-1 CANCELLED AT "
                                       "2026-11-30T12:00:00 DUE TO PREEMPTION ***";
        QTest::newRow("time limit") << "slurmstepd: error: *** JOB 77 ON node-1 CANCELLED AT "
                                       "2026-11-30T12:00:00 DUE TO TIME LIMIT ***";
        QTest::newRow("interrupted")
            << "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    "
               "main()\nKeyboardInterrupt";
    }
    void endedOnRequest()
    {
        QFETCH(QString, text);
        const auto report = triaged(steps("", 1, 5) + text.toStdString() + "\n");
        QVERIFY(report.verdict == triage::Verdict::NoFailure);
    }

    void rocm()
    {
        const auto report = triaged(
            "torch 2.5.1+rocm6.2\n" +
            uncaught("", "loss.item()", "RuntimeError: HIP error: an illegal memory access was encountered") +
            "HIP kernel errors might be asynchronously reported at some other API call, so the stacktrace "
            "below might be "
            "incorrect.\nFor debugging consider passing AMD_SERIALIZE_KERNEL=3\n");
        QCOMPARE(idOf(report.family), QString("memory-fault"));
        QVERIFY(report.context.backend == triage::Backend::Rocm);
        QVERIFY(!report.context.backendInferred);
        QCOMPARE(shown(report.context.hip), QString("6.2"));
    }

    // After a sticky error every later CUDA error of the process comes of it, whatever it says.
    void stickyErrorsPassOn()
    {
        const auto report =
            triaged(uncaught("[rank0]: ", "x.cpu()",
                             "RuntimeError: CUDA error: an illegal memory access was encountered") +
                    "[rank0]: RuntimeError: CUDA error: CUBLAS_STATUS_EXECUTION_FAILED when calling "
                    "`cublasSgemm(handle)`\n");
        QCOMPARE(idOf(report.family), QString("memory-fault"));
        const auto* later = eventAt(report, 7);
        QVERIFY(later != nullptr && (later->role == Role::Consequence || later->role == Role::Confirmation));
    }

    void directCauseGoesFirst()
    {
        const auto report = triaged(
            uncaught("", "x @ y", "RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)") +
            "\nThe above exception was the direct cause of the following exception:\n\n" +
            uncaught("", "raise", "ValueError: the step failed"));
        QCOMPARE(idOf(report.family), QString("shape-dtype"));
        QCOMPARE(report.firstLine, std::int64_t{6});
        const auto* later = eventAt(report, 15);
        QVERIFY(later != nullptr && later->role == Role::Consequence);
    }

    void cleanLogs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << "";
        QTest::newRow("steps") << QString::fromStdString(steps("", 1, 50));
        QTest::newRow("a warning")
            << "UserWarning: lr_scheduler.step() before optimizer.step()\nerror: 0.02\nerror rate "
               "0.1\n";
        QTest::newRow("words of errors") << "Errors: 0\nno CUDA errors so far\nfailed: 0 tests\n";
    }
    void cleanLogs()
    {
        QFETCH(QString, text);
        const auto report = triaged(text.toStdString());
        QVERIFY(report.verdict == triage::Verdict::NoFailure);
        QVERIFY(!report.first);
        QCOMPARE(report.firstLine, std::int64_t{0});
    }

    void manySourcesAreBounded()
    {
        std::string text;
        for (int i = 0; i < 70'000; ++i)
            text += "[rank" + std::to_string(i) + "]: (Actor" + std::to_string(i) + " pid=1) ValueError: x\n";
        const auto report = triaged(text);
        QVERIFY(report.ranks.size() <= 65'536);
        QVERIFY(report.events.size() <= 8192);
        QVERIFY(report.verdict == triage::Verdict::Failure);
    }
};

std::unique_ptr<QObject> makeChainTests()
{
    return std::make_unique<TestChains>();
}

#include "chains.moc"
