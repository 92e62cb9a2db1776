// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences for ids, codes, errors and verdicts: none is missing, none has an open placeholder, values reach
// them.
#include "app/workbench/error_text.h"
#include "app/workbench/text_values.h"
#include "app/workbench/text_wrap.h"
#include "app/workbench/triage_text.h"
#include "app/workbench/wording.h"
#include "tests/workbench/sample_reports.h"

#include <QLocale>
#include <QSet>
#include <QTest>

#include <cerrno>
#include <limits>

using namespace torchtriage;
using namespace torchtriage::test;

namespace {

const QStringList reasonIds = {
    "assert-line",        "first-in-log",       "first-by-time",   "first-rank-by-cause",
    "root-cause-block",   "only-statement",     "earlier-handled", "after-progress",
    "pinned-by-user",     "signature",          "sticky-echo",     "library-after-assert",
    "oom-in-disguise",    "exit-code",          "signal",          "xid",
    "python-exception",   "backend-inferred",   "extension-frame", "frame-only-observes",
    "call-failed-itself", "async-tail-present", "blocking-run",    "synchronous-check",
    "no-frame",           "watchdog-thread"};
const QStringList missingIds = {"no-traceback",     "no-assert-line",   "no-blocking-run", "no-versions",
                                "no-torch-version", "no-backend",       "no-iteration",    "no-batch",
                                "no-shapes",        "no-rank-logs",     "truncated-start", "truncated-end",
                                "no-kernel-log",    "no-memory-numbers"};
const QStringList contradictionIds = {"driver-older-than-build", "arch-not-in-build",    "cpu-only-build",
                                      "two-frameworks",          "torchvision-mismatch", "rocm-and-cuda"};

} // namespace

Q_DECLARE_METATYPE(torchtriage::io::Error)

class TestWording : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyIdHasASentence_data();
    void everyIdHasASentence();
    void idsHaveTheirOwnSentence();
    void valuesReachTheSentence();
    void unknownIdStaysVisible();
    void codesHaveMeanings_data();
    void codesHaveMeanings();
    void observation_data();
    void observation();
    void errorsNameFileAndReason_data();
    void errorsNameFileAndReason();
    void verdictsAreHonest();
    void triageTextTellsTheStory();
    void valuesAreMadeSafe();
    void proseWraps();
};

void TestWording::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void TestWording::everyIdHasASentence_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("id");
    for (const QString& id : reasonIds)
        QTest::addRow("reason %s", qPrintable(id)) << "reason" << id;
    for (const QString& id : missingIds)
        QTest::addRow("missing %s", qPrintable(id)) << "missing" << id;
    for (const QString& id : contradictionIds)
        QTest::addRow("contradiction %s", qPrintable(id)) << "contradiction" << id;
}

void TestWording::everyIdHasASentence()
{
    QFETCH(QString, kind);
    QFETCH(QString, id);
    const auto toText = kind == u"reason"    ? workbench::reasonText
                        : kind == u"missing" ? workbench::missingText
                                             : workbench::contradictionText;
    const QString bare = toText({id.toStdString(), {}, {}});
    const QString filled = toText({id.toStdString(), {"7", "second", "third"}, {}});
    for (const QString& text : {bare, filled}) {
        QVERIFY2(isSentence(text), qPrintable(text));
        QVERIFY2(text.endsWith(u'.'), qPrintable(text));
    }
    // A sentence of its own, not the neutral one: that quotes the id.
    QVERIFY2(!filled.contains(QStringLiteral("“%1”").arg(id)), qPrintable(filled));
    if (kind == u"missing")
        QVERIFY2(bare.size() > 60, qPrintable(bare)); // what to collect and why, not only what is missing
}

void TestWording::idsHaveTheirOwnSentence()
{
    QSet<QString> texts;
    for (const QString& id : reasonIds)
        texts << workbench::reasonText({id.toStdString(), {"7", "b", "c"}, {}});
    for (const QString& id : missingIds)
        texts << workbench::missingText({id.toStdString(), {}, {}});
    for (const QString& id : contradictionIds)
        texts << workbench::contradictionText({id.toStdString(), {"a", "b"}, {}});
    QCOMPARE(texts.size(), reasonIds.size() + missingIds.size() + contradictionIds.size());
}

void TestWording::valuesReachTheSentence()
{
    const QString observed =
        workbench::reasonText({"frame-only-observes", {".item()", "train.py", "214"}, {}});
    QVERIFY(observed.contains(".item()") && observed.contains("train.py") && observed.contains("214"));
    const QString named =
        workbench::reasonText({"frame-only-observes", {"item", "/srv/train/train.py", "214"}, {}});
    QVERIFY2(named.contains("item() at train.py, line 214"), qPrintable(named));
    const QString placed =
        workbench::reasonText({"frame-only-observes", {"", "/srv/train/train.py", "214"}, {}});
    QVERIFY2(placed.contains("train.py, line 214") && !placed.contains("not shown"), qPrintable(placed));
    const QString driver = workbench::contradictionText({"driver-older-than-build", {"11.4", "12.1"}, {}});
    QVERIFY(driver.contains("11.4") && driver.contains("12.1"));
    // A value that looks like a placeholder stays as it is.
    const QString odd = workbench::contradictionText({"driver-older-than-build", {"%2", "12.1"}, {}});
    QVERIFY2(odd.contains("up to %2,"), qPrintable(odd));
}

void TestWording::unknownIdStaysVisible()
{
    QVERIFY(workbench::reasonText({"from-the-future", {}, {}}).contains("from-the-future"));
    QVERIFY(workbench::missingText({"from-the-future", {}, {}}).contains("from-the-future"));
    QVERIFY(workbench::contradictionText({"from-the-future", {}, {}}).contains("from-the-future"));
}

void TestWording::codesHaveMeanings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("134") << workbench::exitCodeText(134) << "SIGABRT";
    QTest::newRow("135") << workbench::exitCodeText(135) << "/dev/shm";
    QTest::newRow("137") << workbench::exitCodeText(137) << "does not say who";
    QTest::newRow("139") << workbench::exitCodeText(139) << "SIGSEGV";
    QTest::newRow("143") << workbench::exitCodeText(143) << "SIGTERM";
    QTest::newRow("-9") << workbench::exitCodeText(-9) << "SIGKILL";
    QTest::newRow("160") << workbench::exitCodeText(160) << "signal 32";
    QTest::newRow("3") << workbench::exitCodeText(3) << "status 3";
    QTest::newRow("smallest") << workbench::exitCodeText(std::numeric_limits<int>::min()) << "signal";
    QTest::newRow("signal 11") << workbench::signalText(11) << "SIGSEGV";
    QTest::newRow("signal 7") << workbench::signalText(7) << "/dev/shm";
    QTest::newRow("signal 42") << workbench::signalText(42) << "42";
    QTest::newRow("xid 79") << workbench::xidText(79, "GPU has fallen off the bus") << "fallen off the bus";
    QTest::newRow("xid 31") << workbench::xidText(31, "GPU memory page fault") << "program";
    QTest::newRow("xid 45") << workbench::xidText(45, "Preemptive cleanup") << "follows an earlier error";
    QTest::newRow("xid 48") << workbench::xidText(48, "Double Bit ECC Error") << "ECC";
    QTest::newRow("xid 999") << workbench::xidText(999, "") << "catalogue";
    QTest::newRow("reason exit") << workbench::reasonText({"exit-code", {"137", "killed"}, {}}) << "SIGKILL";
    QTest::newRow("reason xid") << workbench::reasonText({"xid", {"79", "off the bus"}, {}})
                                << "Xid 79: off the bus";
}

void TestWording::codesHaveMeanings()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    QVERIFY2(isSentence(text), qPrintable(text));
    QVERIFY2(text.contains(part), qPrintable(text));
}

void TestWording::observation_data()
{
    QTest::addColumn<Report>("report");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("item") << classAssert() << "Observation point, not the cause."
                          << QStringList{".item()", "train.py:214", "earlier", "blocking launches"};
    Report report = classAssert();
    report.reasons = {{"watchdog-thread", {}, {}}};
    QTest::newRow("watchdog") << report << "Observation point, not the cause." << QStringList{"watchdog"};
    report = classAssert();
    report.observation.observedOnly = false;
    QTest::newRow("itself") << report << "This call failed itself." << QStringList{"train.py:214"};
    report.reasons = {{"blocking-run", {}, {}}};
    QTest::newRow("blocking") << report << "This call failed itself."
                              << QStringList{"Launches were blocking"};
    report = classAssert();
    report.observation = {};
    QTest::newRow("silent") << report << "" << QStringList{};
    report.family = Family::HostMemory;
    report.reasons = {{"no-frame", {}, {}}};
    QTest::newRow("nothing to look for") << report << "" << QStringList{};
    report.family = Family::DeviceAssert;
    QTest::newRow("no frame") << report << "Observation point not known." << QStringList{"traceback"};
}

void TestWording::observation()
{
    QFETCH(Report, report);
    QFETCH(QString, title);
    QFETCH(QStringList, parts);
    const workbench::ObservationText text = workbench::observationText(report);
    QCOMPARE(text.title, title);
    QCOMPARE(text.text.isEmpty(), parts.isEmpty());
    for (const QString& part : parts)
        QVERIFY2(text.text.contains(part), qPrintable(text.text));
}

void TestWording::errorsNameFileAndReason_data()
{
    QTest::addColumn<io::Error>("error");
    QTest::addColumn<QStringList>("parts");
    using io::ErrorKind;
    for (const ErrorKind kind : {ErrorKind::NotFound, ErrorKind::PermissionDenied, ErrorKind::IsDirectory,
                                 ErrorKind::NotAFile, ErrorKind::Cancelled}) {
        QTest::newRow(io::toString(kind).data())
            << io::Error{kind, "runs/a.log", {}, {}} << QStringList{"runs/a.log"};
    }
    for (const ErrorKind kind : {ErrorKind::ReadFailed, ErrorKind::WriteFailed, ErrorKind::Truncated,
                                 ErrorKind::TooLarge, ErrorKind::Malformed, ErrorKind::Unsupported}) {
        QTest::newRow(io::toString(kind).data())
            << io::Error{kind, "runs/a.log", "byte 512", "header length 9 is over 8"}
            << QStringList{"runs/a.log", "byte 512", "header length 9 is over 8"};
        QTest::addRow("%s without place", io::toString(kind).data())
            << io::Error{kind, "runs/a.log", {}, {}} << QStringList{"runs/a.log", "no further detail"};
    }
    QTest::newRow("limit of the system")
        << io::systemError("runs/a.log", EMFILE) << QStringList{"runs/a.log", "ulimit"};
    QTest::newRow("stdin") << io::Error{ErrorKind::ReadFailed, "-", {}, "x"} << QStringList{"standard input"};
    QTest::newRow("percent") << io::Error{ErrorKind::Malformed, "%3.json", "line 2", "bad"}
                             << QStringList{"“%3.json”", "line 2"};
}

void TestWording::errorsNameFileAndReason()
{
    QFETCH(io::Error, error);
    QFETCH(QStringList, parts);
    const QString text = workbench::errorText(error);
    QVERIFY2(!text.contains(u'\n') && text.endsWith(u'.'), qPrintable(text));
    QVERIFY2(text.count(u'.') >= 2, qPrintable(text)); // the reason, then what to do
    for (const QString& part : parts)
        QVERIFY2(text.contains(part), qPrintable(text));
}

void TestWording::verdictsAreHonest()
{
    Report report;
    report.input = "clean.log";
    report.lines = 1200;
    QVERIFY(workbench::verdictText(report).contains("does not prove"));
    QVERIFY(workbench::verdictText(report).contains("1,200"));
    QVERIFY(!workbench::triageAsText(report).contains("Conclusion to avoid"));
    report.verdict = triage::Verdict::Unreadable;
    QVERIFY(workbench::verdictText(report).contains("no text"));
    QVERIFY(workbench::verdictText(failure(std::nullopt, "x")).contains("does not settle"));
    QSet<QString> bands;
    for (const int usefulness : {0, 24, 25, 49, 50, 74, 75, 100}) {
        report.usefulness = usefulness;
        bands << workbench::usefulnessText(report);
    }
    QCOMPARE(bands.size(), 4);
}

void TestWording::triageTextTellsTheStory()
{
    Report report = classAssert();
    report.reasons = {{"assert-line", {}, {118206, 118206}}};
    report.missing = {{"no-batch", {}, {}}};
    report.context.torch = "2.4.0+cu121";
    for (int i = 0; i < 30; ++i) {
        triage::Event later;
        later.role = i < 29 ? triage::Role::Consequence : triage::Role::Background;
        later.lines = {164870 + i, 164870 + i};
        later.message = i < 29 ? "Watchdog caught collective operation timeout" : "a harmless warning";
        report.events.push_back(std::move(later));
    }
    const QString text = workbench::triageAsText(report);
    for (const char* part :
         {"train.log", "Device-side assert (Invalid data)", "118,206", "rank 3", "03:12:41.097",
          "Assertion `t >= 0 && t < n_classes` failed.", "Observation point, not the cause.",
          "Conclusion to avoid: “The GPU must be broken.”", "line 164,870 · Consequence", "9 further message",
          "PyTorch: 2.4.0+cu121", "No saved batch.", "CUDA_LAUNCH_BLOCKING=1 python train.py",
          "Loss.cu:250 · thread 17"})
        QVERIFY2(text.contains(part), qPrintable(part + QStringLiteral(" in\n") + text));
    QVERIFY(!text.contains("a harmless warning"));
    QVERIFY(text.endsWith(u'\n') && !text.contains("\n\n\n"));
}

void TestWording::valuesAreMadeSafe()
{
    QCOMPARE(workbench::plainValue("a\x1b[31m\tb\r\nc"), QStringLiteral("a [31m b c"));
    QCOMPARE(workbench::plainValue(std::string(100000, 'x'), 10), QStringLiteral("xxxxxxxxx…"));
    QVERIFY(workbench::plainValue("\xff\xfe broken").contains("broken"));
    QCOMPARE(workbench::fileNameOf("C:\\work\\Loss.cu"), QStringLiteral("Loss.cu"));
    QCOMPARE(workbench::placeText("/srv/train.py", 1214), QStringLiteral("train.py:1214"));
    QCOMPARE(workbench::fillPlaceholders("%2-%1-%3", {"%2", "b"}), QStringLiteral("b-%2-(not shown)"));
    QCOMPARE(workbench::sizeText(2.5 * gib), QStringLiteral("2.50 GiB"));
    QVERIFY(!workbench::sizeText(1e300).isEmpty() && !workbench::sizeText(-5).isEmpty());
}

void TestWording::proseWraps()
{
    const auto lines = workbench::wrapped("one two three four five\nsix", 9);
    QCOMPARE(lines, (QStringList{"one two", "three", "four five", "six"}));
    const auto japanese = workbench::wrapped(QStringLiteral("これは観測点で、原因ではありません。"), 16);
    QVERIFY(japanese.size() > 1);
    for (const QString& line : japanese) {
        QVERIFY2(workbench::columnsOf(line) <= 18, qPrintable(line));
        QVERIFY2(!line.startsWith(u'、') && !line.startsWith(u'。'), qPrintable(line));
    }
    QCOMPARE(workbench::wrapped("unbreakable-word", 4), QStringList{"unbreakable-word"});
}

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
