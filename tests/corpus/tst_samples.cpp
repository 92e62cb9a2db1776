// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <QDir>
#include <QTest>

#include <map>
#include <memory>

using namespace torchtriage;
using triage::Family;
using triage::Verdict;

namespace {

/// What the name of a sample says about it; nullopt where it leaves the answer open.
struct Expected {
    std::optional<Verdict> verdict = Verdict::Failure;
    std::optional<Family> family;
};

// The part of the name before "_torch" and the version.
const std::map<QString, Expected>& expectations()
{
    static const Expected open{std::nullopt, std::nullopt};
    static const Expected failure{};
    static const std::map<QString, Expected> table = {
        {"crash_anomaly", {Verdict::Failure, Family::Numeric}},
        {"crash_atexit", open}, // raised while the program was already leaving with status 0
        {"crash_chain", failure},
        {"crash_chain2", failure},
        {"crash_collate_worker", {Verdict::Failure, Family::ShapeDtype}},
        {"crash_cppstack", {Verdict::Failure, Family::ShapeDtype}},
        {"crash_cpu_oom", {Verdict::Failure, Family::HostMemory}},
        {"crash_dl_bus", open}, // one of these logs is empty
        {"crash_dl_exit", failure},
        {"crash_dl_kill", failure},
        {"crash_dl_raise", failure},
        {"crash_dl_segv", open}, // one of these logs is empty
        {"crash_dl_timeout", failure},
        {"crash_fatal_abort", {Verdict::Failure, Family::HostCrash}},
        {"crash_faulthandler", {Verdict::Failure, Family::HostCrash}},
        {"crash_group", failure},
        {"crash_kbd", {Verdict::NoFailure, std::nullopt}}, // the user ended it
        {"crash_memerr", {Verdict::Failure, Family::HostMemory}},
        {"crash_note", failure},
        {"crash_recursion", {Verdict::Failure, Family::PythonOther}},
        {"crash_spawn", failure},
        {"crash_spawn_kill", {Verdict::Failure, Family::HostMemory}},
        {"crash_syntax", {Verdict::Failure, Family::PythonOther}},
        {"crash_syserr", open}, // one line of the program's own wording
        {"crash_thread", failure},
        {"crash_unraisable", open}, // ignored by Python, status 0
        {"frame_jsonlog.log", {Verdict::Failure, Family::PythonOther}},
        {"frame_logging.log", {Verdict::Failure, Family::PythonOther}},
        {"frame_loguru.log", {Verdict::Failure, Family::PythonOther}},
        {"frame_loguru2.log", {Verdict::Failure, Family::PythonOther}},
        {"frame_rich.log", {Verdict::Failure, Family::PythonOther}},
        {"frame_richlog.log", {Verdict::Failure, Family::DeviceAssert}},
        {"frame_tqdm.log", {Verdict::Failure, Family::PythonOther}},
        {"ipython8.log", failure},
        {"torchrun_ddp", failure},
        {"torchrun_ddpmismatch", failure},
        {"torchrun_kill", {Verdict::Failure, Family::HostMemory}},
        {"torchrun_mono", {Verdict::Failure, Family::Collective}},
        {"torchrun_raise", failure},
        {"torchrun_record", {Verdict::Failure, Family::PythonOther}},
        {"torchrun_segv", {Verdict::Failure, Family::HostCrash}},
        {"torchrun_tee", failure},
        {"torchrun_timeout", {Verdict::Failure, Family::Collective}},
    };
    return table;
}

QString idOf(const std::optional<Family>& family)
{
    return family ? QString::fromStdString(std::string(triage::toString(*family))) : QStringLiteral("none");
}

} // namespace

class TestSamples : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<triage::SignatureSet> m_signatures;

private slots:
    void initTestCase()
    {
        auto signatures = triage::SignatureSet::builtin();
        QVERIFY2(signatures, "the built-in signatures do not load");
        m_signatures = std::make_unique<triage::SignatureSet>(std::move(*signatures));
    }

    void realOutput_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/corpus/samples"));
        const auto names = folder.entryList({QStringLiteral("*.log")}, QDir::Files, QDir::Name);
        QVERIFY(names.size() > 100);
        for (const auto& name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void realOutput()
    {
        QFETCH(QString, path);
        const auto name = path.section(u'/', -1).section(QStringLiteral("_torch"), 0, 0);
        const auto expected = expectations().find(name);
        QVERIFY2(expected != expectations().end(), "this sample has no expectation");
        const auto report = triage::triageFile(path.toStdString(), *m_signatures);
        QVERIFY2(report, "the sample could not be read");
        if (expected->second.verdict)
            QCOMPARE(int(report->verdict), int(*expected->second.verdict));
        if (expected->second.family)
            QCOMPARE(idOf(report->family), idOf(expected->second.family));
    }

    // The incident that both README commands show.
    void bundledIncident()
    {
        const std::string path = TORCHTRIAGE_SOURCE_DIR "/resources/samples/class-index-8-ranks.log";
        const auto report = triage::triageFile(path, *m_signatures);
        QVERIFY(report);
        QCOMPARE(int(report->verdict), int(Verdict::Failure));
        QCOMPARE(idOf(report->family), QStringLiteral("device-assert"));
        QCOMPARE(report->firstLine, std::int64_t{544});
        QCOMPARE(report->errorLine, std::int64_t{559});
        QCOMPARE(report->rank, std::optional<int>(3));
        QCOMPARE(int(report->evidence), int(triage::Evidence::Established));
        QCOMPARE(report->observation.observedOnly, std::optional<bool>(true));
        QCOMPARE(report->observation.at.file, std::string("/srv/train/tagger/train.py"));
        QCOMPARE(report->observation.at.line, std::int64_t{214});
        QCOMPARE(report->op, std::string("nll_loss"));
        QCOMPARE(report->contract, std::string("class-index"));
        QCOMPARE(report->context.torch, std::string("2.4.0+cu121"));
        QCOMPARE(report->context.python, std::string("3.11.7"));
        QCOMPARE(report->context.iteration, std::string("1811"));
        QCOMPARE(report->context.revision, std::string("9f2c1ab"));
        QCOMPARE(report->ranks.size(), std::size_t{8});
    }
};

QTEST_GUILESS_MAIN(TestSamples)
#include "tst_samples.moc"
