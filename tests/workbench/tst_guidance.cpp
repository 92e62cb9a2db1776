// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the triage table: every family has one, and the facts of a report reach the row that answers it.
#include "app/workbench/guidance.h"
#include "app/workbench/wording.h"
#include "tests/workbench/sample_reports.h"

#include <QLocale>
#include <QSet>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::test;
using triage::MemoryNumbers;
using workbench::GuidanceRow;

class TestGuidance : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFamilyHasAnAnswer_data();
    void everyFamilyHasAnAnswer();
    void tableHasEveryRowOnce_data();
    void tableHasEveryRowOnce();
    void assertRowShowsItsFacts();
    void cpuRefusalIsNotAFinishedProcess();
    void clueFact_data();
    void clueFact();
    void memoryAdvice_data();
    void memoryAdvice();
    void otherFamiliesShowTheirFacts_data();
    void otherFamiliesShowTheirFacts();
    void silentChecks_data();
    void silentChecks();
};

void TestGuidance::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void TestGuidance::everyFamilyHasAnAnswer_data()
{
    addFamilyRows();
}

void TestGuidance::everyFamilyHasAnAnswer()
{
    QFETCH(std::optional<Family>, family);
    const GuidanceRow general = workbench::guidanceFor(family);
    const GuidanceRow specialised = workbench::guidanceFor(failure(family, "a message that shows no facts"));
    QVERIFY(!workbench::familyName(family).isEmpty());
    for (const GuidanceRow& row : {general, specialised}) {
        QCOMPARE(row.family, family);
        for (const QString& text :
             {row.clue, row.firstCheck, row.firstCheckDetail, row.avoid, row.avoidDetail})
            QVERIFY2(isSentence(text), qPrintable(text));
        QVERIFY2(row.avoid.startsWith(u'“') && row.avoid.endsWith(u'”'), qPrintable(row.avoid));
        QVERIFY2(row.firstCheckDetail.endsWith(u'.') || row.firstCheckDetail.endsWith(u'?'),
                 qPrintable(row.firstCheckDetail));
    }
}

void TestGuidance::tableHasEveryRowOnce_data()
{
    addFamilyRows();
}

void TestGuidance::tableHasEveryRowOnce()
{
    QFETCH(std::optional<Family>, family);
    const auto rows = workbench::triageTable(failure(family, "text"));
    QCOMPARE(rows.size(), static_cast<qsizetype>(triage::allFamilies.size() + 1));
    QCOMPARE(rows.front().family, family);
    QSet<int> seen;
    for (const GuidanceRow& row : rows)
        seen << (row.family ? static_cast<int>(*row.family) : -1);
    QCOMPARE(seen.size(), rows.size());
}

void TestGuidance::assertRowShowsItsFacts()
{
    const GuidanceRow row = workbench::guidanceFor(classAssert());
    QCOMPARE(row.clue, QStringLiteral("device-side assert triggered"));
    QVERIFY2(row.firstCheck.contains("targets"), qPrintable(row.firstCheck));
    QVERIFY2(row.firstCheckDetail.contains("nll_loss") &&
                 row.firstCheckDetail.contains("t >= 0 && t < n_classes"),
             qPrintable(row.firstCheckDetail));
    QVERIFY(row.firstCheckDetail.contains("ignore_index"));
    QVERIFY(row.firstCheckDetail.contains("The process is finished"));
    QVERIFY(row.firstCheckDetail.contains("restart the kernel"));
    QVERIFY(row.firstCheckDetail.contains("neither a wrong target nor a bad index"));
    QVERIFY2(!textOf(row).contains("subtract"), "no advice to shift the labels");

    Report embedding = classAssert();
    embedding.contract = "index-range";
    embedding.op = "embedding";
    embedding.assertion = "srcIndex < srcSelectDimSize";
    const GuidanceRow indexRow = workbench::guidanceFor(embedding);
    QVERIFY(indexRow.firstCheckDetail.contains("srcIndex < srcSelectDimSize"));
    QVERIFY(indexRow.firstCheck != row.firstCheck);
}

void TestGuidance::cpuRefusalIsNotAFinishedProcess()
{
    Report report = failure(Family::DeviceAssert, "Target 4 is out of bounds.", Backend::Cpu);
    report.op = "nll_loss";
    report.contract = "class-index";
    const GuidanceRow row = workbench::guidanceFor(report);
    QVERIFY2(!textOf(row).contains("process is finished"), qPrintable(textOf(row)));
    QVERIFY(row.clue != "device-side assert triggered");
}

void TestGuidance::clueFact_data()
{
    QTest::addColumn<Report>("report");
    QTest::addColumn<QString>("fact");
    QTest::newRow("assert") << classAssert() << "Loss.cu:250 · thread 17";
    QTest::newRow("assert in a later block")
        << failure(Family::DeviceAssert,
                   "/pytorch/aten/src/ATen/native/cuda/Indexing.cu:1146: indexSelectLargeIndex: "
                   "block: [41,0,0], thread: [3,2,0] Assertion `srcIndex < n` failed.")
        << "Indexing.cu:1146 · block 41 · thread 3,2,0";
    QTest::newRow("assert on Windows")
        << failure(Family::DeviceAssert,
                   "C:\\cb\\pytorch\\work\\Loss.cu:240: block: [0,0,0], thread: [5,0,0] "
                   "Assertion `t >= 0 && t < n_classes` failed.")
        << "Loss.cu:240 · thread 5";
    QTest::newRow("memory") << outOfMemory("near-full", {{&MemoryNumbers::requested, 2.5 * gib},
                                                         {&MemoryNumbers::free, 1.25 * gib}})
                            << "2.50 GiB requested · 1.25 GiB free";
    QTest::newRow("devices")
        << failure(Family::DeviceMismatch,
                   "Expected all tensors to be on the same device, but found at least two "
                   "devices, cuda:0 and cpu! (when checking argument for argument mat1 in method "
                   "wrapper_CUDA_addmm)")
        << "cuda:0 · cpu";
    QTest::newRow("dtype") << failure(Family::KernelUnavailable,
                                      "\"addmm_impl_cpu_\" not implemented for 'Half'", Backend::Cpu)
                           << "addmm_impl_cpu_ · Half";
    QTest::newRow("backend")
        << failure(Family::KernelUnavailable,
                   "Could not run 'torchvision::nms' with arguments from the 'CUDA' backend.")
        << "torchvision::nms · CUDA";
    QTest::newRow("collective") << failure(
                                       Family::Collective,
                                       "[Rank 5] Watchdog caught collective operation timeout: "
                                       "WorkNCCL(SeqNum=812, OpType=ALLREDUCE, NumelIn=1, NumelOut=1, "
                                       "Timeout(ms)=600000) ran for 600021 milliseconds before timing out.")
                                << "ALLREDUCE · 600 s";
    Report xid =
        failure(Family::HardwareDriver, "NVRM: Xid (PCI:0000:3b:00): 79, GPU has fallen off the bus.");
    xid.reasons = {{"xid", {"79", "GPU has fallen off the bus"}, {}}};
    QTest::newRow("xid") << xid << "Xid 79";
    xid.reasons.clear();
    QTest::newRow("xid in the message") << xid << "Xid 79";
    Report inLoader = failure(Family::HostMemory, "DataLoader worker is killed by signal: Killed.");
    inLoader.op = "DataLoader";
    inLoader.exception = "RuntimeError";
    QTest::newRow("innermost call that says nothing") << inLoader << "";
    QTest::newRow("nothing") << failure(Family::HostCrash, "Segmentation fault") << "";
    Report clean;
    QTest::newRow("no failure") << clean << "";
}

void TestGuidance::clueFact()
{
    QFETCH(Report, report);
    QFETCH(QString, fact);
    QCOMPARE(workbench::clueFact(report), fact);
}

void TestGuidance::memoryAdvice_data()
{
    QTest::addColumn<Report>("report");
    QTest::addColumn<bool>("allocatorOption");
    QTest::addColumn<QString>("part");
    QTest::newRow("larger than the device")
        << outOfMemory("larger-than-device",
                       {{&MemoryNumbers::requested, 149 * gib}, {&MemoryNumbers::capacity, 79.3 * gib}})
        << false << "149.00 GiB";
    QTest::newRow("other process") << outOfMemory("other-process",
                                                  {{&MemoryNumbers::requested, gib},
                                                   {&MemoryNumbers::otherProcesses, 60 * gib}})
                                   << false << "60.00 GiB";
    QTest::newRow("near full") << outOfMemory("near-full", {{&MemoryNumbers::requested, gib},
                                                            {&MemoryNumbers::allocated, 77 * gib}})
                               << false << "77.00 GiB";
    QTest::newRow("not settled") << outOfMemory("", {{&MemoryNumbers::requested, gib}}) << false
                                 << "do not settle";
    QTest::newRow("no numbers") << outOfMemory("", {}) << false << "kept from one iteration";
    QTest::newRow("fragmentation with room on the device")
        << outOfMemory("fragmentation", {{&MemoryNumbers::requested, gib},
                                         {&MemoryNumbers::free, 2 * gib},
                                         {&MemoryNumbers::reserved, 9 * gib}})
        << false << "do not settle";
    QTest::newRow("other process that nothing shows")
        << outOfMemory("other-process",
                       {{&MemoryNumbers::requested, gib}, {&MemoryNumbers::capacity, 24 * gib}})
        << false << "do not settle";
    QTest::newRow("process list shows this process")
        << outOfMemory("other-process", {{&MemoryNumbers::requested, 2 * gib},
                                         {&MemoryNumbers::capacity, 24 * gib},
                                         {&MemoryNumbers::allocated, 20 * gib},
                                         {&MemoryNumbers::otherProcesses, 23 * gib}})
        << false << "processes listed: 23.00 GiB";
    QTest::newRow("fragmentation") << outOfMemory("fragmentation", {{&MemoryNumbers::requested, gib},
                                                                    {&MemoryNumbers::reserved, 9 * gib}})
                                   << true << "fragmentation";
}

void TestGuidance::memoryAdvice()
{
    QFETCH(Report, report);
    QFETCH(bool, allocatorOption);
    QFETCH(QString, part);
    for (const Backend backend : {Backend::Cuda, Backend::Rocm}) {
        report.context.backend = backend;
        const QString text = textOf(workbench::guidanceFor(report));
        QCOMPARE(text.contains("expandable_segments"), allocatorOption);
        QVERIFY2(text.contains(part), qPrintable(text));
        QVERIFY2(backend == Backend::Cuda || !text.contains("CUDA_ALLOC_CONF"), qPrintable(text));
    }
}

void TestGuidance::otherFamiliesShowTheirFacts_data()
{
    QTest::addColumn<Report>("report");
    QTest::addColumn<QStringList>("parts");
    Report devices = failure(Family::DeviceMismatch, "found at least two devices, cuda:0 and cpu!");
    QTest::newRow("devices") << devices << QStringList{"cuda:0", "cpu"};
    devices.argument = "mat1";
    QTest::newRow("devices with argument") << devices << QStringList{"cuda:0", "cpu", "mat1"};
    QTest::newRow("dtype") << failure(Family::KernelUnavailable,
                                      "\"LayerNormKernelImpl\" not implemented for 'Half'")
                           << QStringList{"LayerNormKernelImpl", "Half"};
    Report arch =
        failure(Family::KernelUnavailable, "CUDA error: no kernel image is available for execution");
    arch.contradictions = {{"arch-not-in-build", {"sm_90", "sm_70 sm_80"}, {}}};
    QTest::newRow("architecture") << arch << QStringList{"sm_90", "sm_70 sm_80"};
    Report extension = failure(Family::MemoryFault, "CUDA error: an illegal memory access was encountered");
    extension.reasons = {{"extension-frame", {"rnnt_loss_cuda"}, {}}};
    QTest::newRow("extension") << extension << QStringList{"rnnt_loss_cuda"};
    Report rank = failure(Family::Collective, "OpType=ALLREDUCE, NumelIn=1, Timeout(ms)=600000)");
    rank.rank = 5;
    QTest::newRow("collective") << rank << QStringList{"rank 5", "ALLREDUCE", "600"};
    Report xid = failure(Family::HardwareDriver, "Xid 79");
    xid.reasons = {{"xid", {"79", "GPU has fallen off the bus"}, {}}};
    QTest::newRow("xid") << xid << QStringList{"Xid 79", "GPU has fallen off the bus", "power"};
    Report python = failure(Family::PythonOther, "KeyError: 'pixel_values'");
    python.observation.at = {"/srv/train/data.py", 88, "load", "", 4};
    QTest::newRow("python") << python << QStringList{"data.py:88"};
    Report driver = failure(Family::Startup, "The NVIDIA driver on your system is too old");
    driver.contradictions = {{"driver-older-than-build", {"11.4", "12.1"}, {}}};
    QTest::newRow("start-up") << driver << QStringList{"11.4", "12.1", "after a successful launch"};
}

void TestGuidance::otherFamiliesShowTheirFacts()
{
    QFETCH(Report, report);
    QFETCH(QStringList, parts);
    const QString text = textOf(workbench::guidanceFor(report));
    for (const QString& part : parts)
        QVERIFY2(text.contains(part), qPrintable(part + " in " + text));
}

void TestGuidance::silentChecks_data()
{
    QTest::addColumn<QString>("op");
    QTest::addColumn<bool>("warned");
    for (const char* op : {"ctc_loss", "nll_loss2d", "binary_cross_entropy", "embedding_bag"})
        QTest::newRow(op) << op << true;
    QTest::newRow("addmm") << "addmm" << false;
}

void TestGuidance::silentChecks()
{
    QFETCH(QString, op);
    QFETCH(bool, warned);
    Report report = failure(Family::MemoryFault, "CUDA error: an illegal memory access was encountered");
    report.op = op.toStdString();
    QCOMPARE(textOf(workbench::guidanceFor(report)).contains("silent where the CPU raises"), warned);
    report.family = Family::OutOfMemory;
    QVERIFY(workbench::silentCheckText(report).isEmpty());
}

QTEST_GUILESS_MAIN(TestGuidance)
#include "tst_guidance.moc"
