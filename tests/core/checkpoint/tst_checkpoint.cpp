// SPDX-License-Identifier: GPL-3.0-or-later
// Checkpoints that real PyTorch wrote (make_checkpoints.py), sound and broken.
#include "core/batch/walk.h"
#include "core/contract/checkpoint/archive_check.h"
#include "core/contract/checkpoint/check.h"
#include "core/contract/checkpoint/counters.h"
#include "core/contract/checkpoint/finite_scan.h"
#include "core/contract/checkpoint/roles.h"
#include "tests/helpers/made_by_python.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <set>

using namespace torchtriage;
using contract::CheckpointFinding;
using contract::CheckpointReport;
using contract::CheckpointVerdict;
using contract::FindingKind;
using contract::PartRole;
using contract::PartState;

namespace {

using Kinds = std::vector<FindingKind>;

const CheckpointFinding* find(const CheckpointReport& report, FindingKind kind)
{
    const auto found = std::ranges::find(report.findings, kind, &CheckpointFinding::kind);
    return found == report.findings.end() ? nullptr : &*found;
}

QString listed(const CheckpointReport& report)
{
    QStringList lines;
    for (const CheckpointFinding& finding : report.findings) {
        QStringList values;
        for (const std::string& value : finding.values)
            values << QString::fromStdString(value);
        lines << QString("%1 %2 file=%3 key=%4 [%5] x%6")
                     .arg(QString::fromUtf8(toString(finding.weight).data()),
                          QString::fromUtf8(toString(finding.kind).data()),
                          QString::fromStdString(finding.file), QString::fromStdString(finding.key),
                          values.join(", "))
                     .arg(finding.count);
    }
    return QString::fromUtf8(toString(report.verdict).data()) + "\n" + lines.join("\n");
}

const contract::Part* partOf(const CheckpointReport& report, PartRole role)
{
    const auto found = std::ranges::find(report.parts, role, &contract::Part::role);
    return found == report.parts.end() ? nullptr : &*found;
}

} // namespace

class TestCheckpoint : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::string at(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

    CheckpointReport check(const char* name, const contract::FailureMoment& failure = {}) const
    {
        contract::CheckpointOptions options;
        options.failure = failure;
        auto report = contract::checkCheckpoint(at(name), options);
        if (!report)
            qFatal("%s: %s", name, report.error().detail.c_str());
        return std::move(*report);
    }

private slots:
    void initTestCase()
    {
        const QString why = testing::runPython(
            QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/core/checkpoint/make_checkpoints.py"), m_folder);
        if (testing::isMissingPyTorch(why))
            QSKIP("this machine has no python3 with PyTorch, which writes the checkpoints of this test");
        QVERIFY2(why.isEmpty(), qPrintable(why));
    }

    void verdicts_data()
    {
        QTest::addColumn<CheckpointVerdict>("verdict");
        QTest::addColumn<Kinds>("findings");
        using V = CheckpointVerdict;
        using F = FindingKind;
        for (const char* const good : {"single.pt", "legacy.pt", "ckpt_1800", "checkpoint-1800", "module.pt",
                                       "weights.pth", "sharded", "tied.pt", "frozen.pt", "named.pt",
                                       "epoch=3-step=1800.ckpt", "sharded/model.safetensors.index.json"})
            QTest::newRow(good) << V::TimeUnknown << Kinds{};
        QTest::newRow("truncated.pt") << V::Incomplete << Kinds{F::Unreadable};
        QTest::newRow("half.pt") << V::Incomplete << Kinds{F::Unreadable};
        QTest::newRow("flipped.pt") << V::Incomplete << Kinds{F::ChecksumMismatch};
        QTest::newRow("flipped_pickle.pt") << V::Incomplete << Kinds{F::Unreadable};
        QTest::newRow("empty.pt") << V::Incomplete << Kinds{F::EmptyFile};
        QTest::newRow("zeros.pt") << V::Incomplete << Kinds{F::ZeroFilled};
        QTest::newRow("unfinished") << V::Incomplete << Kinds{F::TemporaryFile};
        QTest::newRow("no_checksums.pt") << V::TimeUnknown << Kinds{F::ChecksumsAbsent};
        QTest::newRow("shard_missing") << V::Incomplete << Kinds{F::MissingShard};
        QTest::newRow("shard_numbered") << V::Incomplete << Kinds{F::MissingShard};
        QTest::newRow("shard_outside") << V::Incomplete << Kinds{F::MissingShard};
        QTest::newRow("shard_tensor") << V::Incomplete << Kinds{F::TensorNotInShard};
        QTest::newRow("shard_total") << V::Incoherent << Kinds{F::TotalSizeDiffers};
        QTest::newRow("bad_index") << V::Incomplete << Kinds{F::Unreadable};
        QTest::newRow("other_optimizer.pt") << V::Incoherent << Kinds{F::OptimizerShape};
        QTest::newRow("stray_state.pt") << V::Incoherent << Kinds{F::OptimizerStray};
        QTest::newRow("more_params.pt") << V::Incoherent << Kinds{F::OptimizerMoreParams};
        QTest::newRow("other_names.pt") << V::Incoherent << Kinds{F::OptimizerName};
        QTest::newRow("steps_disagree") << V::Incoherent << Kinds{F::StepsDisagree};
        QTest::newRow("several") << V::SeveralCheckpoints << Kinds{F::SeveralCheckpoints};
        QTest::newRow("ckpt_1700.pt") << V::TimeUnknown << Kinds{F::NameStepDiffers};
        QTest::newRow("nan.pt") << V::NonFinite << Kinds{F::NonFinite};
        QTest::newRow("nan_optimizer.pt") << V::NonFinite << Kinds{F::NonFinite};
        QTest::newRow("mask.pt") << V::TimeUnknown << Kinds{F::InfiniteMask};
        QTest::newRow("nan_scalar.pt") << V::TimeUnknown << Kinds{F::NanScalar};
    }
    void verdicts()
    {
        QFETCH(CheckpointVerdict, verdict);
        QFETCH(Kinds, findings);
        const CheckpointReport report = check(QTest::currentDataTag());
        QVERIFY2(report.verdict == verdict, qPrintable(listed(report)));
        for (const FindingKind kind : findings)
            QVERIFY2(find(report, kind) != nullptr, qPrintable(listed(report)));
        // What blocks is only what this file was made for.
        for (const CheckpointFinding& finding : report.findings) {
            if (finding.weight == contract::FindingWeight::Blocks)
                QVERIFY2(std::ranges::find(findings, finding.kind) != findings.end(),
                         qPrintable(listed(report)));
        }
    }

    void theFolderOfParts()
    {
        const CheckpointReport report = check("ckpt_1800");
        QCOMPARE(report.parts.size(), std::size_t{5});
        QCOMPARE(report.step, std::optional<std::int64_t>(1800));
        const std::vector<std::pair<PartRole, std::optional<std::uint64_t>>> expected = {
            {PartRole::Model, 9},
            {PartRole::AveragedWeights, 9},
            {PartRole::Optimizer, 18},
            {PartRole::Scheduler, std::nullopt},
            {PartRole::RandomState, 2}};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY(report.parts[i].role == expected[i].first);
            QCOMPARE(report.parts[i].tensors, expected[i].second);
            QVERIFY2(report.parts[i].state == PartState::SameStep, qPrintable(listed(report)));
        }
    }

    void thePartsOfOneFile()
    {
        const CheckpointReport report = check("single.pt");
        std::set<PartRole> roles;
        for (const contract::Part& part : report.parts)
            roles.insert(part.role);
        QVERIFY((roles ==
                 std::set{PartRole::Model, PartRole::Optimizer, PartRole::Scheduler, PartRole::RandomState}));
        QCOMPARE(report.step, std::optional<std::int64_t>(1800));
        QCOMPARE(report.epoch, std::optional<std::int64_t>(3));
        QCOMPARE(partOf(report, PartRole::Model)->key, std::string("model"));
        QCOMPARE(partOf(report, PartRole::Model)->nonFinite, std::optional<std::uint64_t>(0));
    }

    void sidecarsOfATrainer()
    {
        const CheckpointReport report = check("checkpoint-1800");
        QCOMPARE(report.step, std::optional<std::int64_t>(1800));
        for (const contract::Part& part : report.parts)
            QVERIFY2(part.file != "config.json" && part.file != "tokenizer.json", part.file.c_str());
        QVERIFY(partOf(report, PartRole::Progress) != nullptr);
    }

    void namesWhatIsDamaged()
    {
        const CheckpointReport flipped = check("flipped.pt");
        const CheckpointFinding* const finding = find(flipped, FindingKind::ChecksumMismatch);
        QVERIFY(finding->key.ends_with("/data/0"));
        QCOMPARE(finding->values, std::vector<std::string>{"model.0.weight"});
        const CheckpointReport shard = check("shard_missing");
        QCOMPARE(find(shard, FindingKind::MissingShard)->key,
                 std::string("model-00002-of-00003.safetensors"));
        const CheckpointReport numbered = check("shard_numbered");
        QCOMPARE(find(numbered, FindingKind::MissingShard)->key,
                 std::string("model-00002-of-00003.safetensors"));
        const CheckpointReport tensor = check("shard_tensor");
        QCOMPARE(find(tensor, FindingKind::TensorNotInShard)->key, std::string("3.weight"));
    }

    void namesWhatDoesNotBelongTogether()
    {
        const CheckpointReport other = check("other_optimizer.pt");
        const CheckpointFinding* const shape = find(other, FindingKind::OptimizerShape);
        QVERIFY(shape->key.starts_with("state["));
        QCOMPARE(shape->values.size(), std::size_t{3});
        QVERIFY(partOf(other, PartRole::Optimizer)->state == PartState::Mismatch);
        const CheckpointReport steps = check("steps_disagree");
        QCOMPARE(find(steps, FindingKind::StepsDisagree)->values,
                 (std::vector<std::string>{"step", "1700", "model.pt", "step", "1800"}));
        QVERIFY(partOf(steps, PartRole::Optimizer)->state == PartState::OtherStep);
        QVERIFY(!steps.step);
        const CheckpointReport names = check("other_names.pt");
        QCOMPARE(find(names, FindingKind::OptimizerName)->key, std::string("head.bias"));
    }

    void namesTheFirstNonFiniteElement()
    {
        const CheckpointReport report = check("nan.pt");
        QCOMPARE(report.nonFinite(), std::uint64_t{2});
        const CheckpointFinding* const finding = find(report, FindingKind::NonFinite);
        QCOMPARE(finding->key, std::string("model.2.weight"));
        QCOMPARE(finding->values, (std::vector<std::string>{"1", "0", "[2, 1]", "nan"}));
        QVERIFY(partOf(report, PartRole::Model)->state == PartState::NonFinite);
    }

    void time_data()
    {
        QTest::addColumn<contract::FailureMoment>("failure");
        QTest::addColumn<CheckpointVerdict>("verdict");
        QTest::addColumn<contract::TimeBasis>("basis");
        using V = CheckpointVerdict;
        using B = contract::TimeBasis;
        const double later = 32503680000; // the year 3000: every file is older
        QTest::newRow("nothing known") << contract::FailureMoment{} << V::TimeUnknown << B::None;
        QTest::newRow("step before") << contract::FailureMoment{{}, 1811, {}} << V::ValidatedBeforeFailure
                                     << B::Step;
        QTest::newRow("step after") << contract::FailureMoment{{}, 1799, {}} << V::WrittenDuringOrAfter
                                    << B::Step;
        QTest::newRow("the failing step")
            << contract::FailureMoment{{}, 1800, {}} << V::TimeUnknown << B::None;
        QTest::newRow("last completed")
            << contract::FailureMoment{{}, {}, 1800} << V::ValidatedBeforeFailure << B::Step;
        QTest::newRow("beyond the last completed")
            << contract::FailureMoment{{}, {}, 1790} << V::WrittenDuringOrAfter << B::Step;
        QTest::newRow("file before") << contract::FailureMoment{later, {}, {}} << V::ValidatedBeforeFailure
                                     << B::FileTime;
        QTest::newRow("file after") << contract::FailureMoment{1000, {}, {}} << V::WrittenDuringOrAfter
                                    << B::FileTime;
        QTest::newRow("both before") << contract::FailureMoment{later, 1811, {}} << V::ValidatedBeforeFailure
                                     << B::Both;
        QTest::newRow("both after") << contract::FailureMoment{1000, 1799, {}} << V::WrittenDuringOrAfter
                                    << B::Both;
        QTest::newRow("step before, file after")
            << contract::FailureMoment{1000, 1811, {}} << V::TimeContradictory << B::Both;
        QTest::newRow("step after, file before")
            << contract::FailureMoment{later, 1799, {}} << V::TimeContradictory << B::Both;
        QTest::newRow("the failing step, file before")
            << contract::FailureMoment{later, 1800, {}} << V::ValidatedBeforeFailure << B::FileTime;
    }
    void time()
    {
        QFETCH(contract::FailureMoment, failure);
        QFETCH(CheckpointVerdict, verdict);
        QFETCH(contract::TimeBasis, basis);
        const CheckpointReport report = check("single.pt", failure);
        QVERIFY2(report.verdict == verdict, qPrintable(listed(report)));
        QVERIFY(report.basis == basis);
        // Damage is told first, whatever the time.
        QVERIFY(check("flipped.pt", failure).verdict == CheckpointVerdict::Incomplete);
    }

    void scansLikeTorch()
    {
        std::ifstream stream(at("scans.json"));
        const auto expected = nlohmann::json::parse(stream);
        const auto file = batch::openBatch(at("scans.pt"));
        QVERIFY(file);
        int compared = 0;
        for (const auto& [name, counts] : expected.items()) {
            const auto id = file->values.lookUp(file->root, name);
            QVERIFY2(id, name.c_str());
            const auto found = contract::scanFinite(*file, *id);
            QVERIFY2(found, name.c_str());
            QVERIFY2(found->nan == counts.at("nan") && found->infinite == counts.at("inf"), name.c_str());
            QVERIFY2(found->first == counts.at("first").get<std::vector<std::int64_t>>(), name.c_str());
            ++compared;
        }
        QCOMPARE(compared, 30);
    }

    void everyCutIsSeen()
    {
        QFile file(QString::fromStdString(at("single.pt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        const std::string path = at("cut.pt");
        for (qsizetype size = 0; size < whole.size(); size += whole.size() / 40) {
            QFile cut(QString::fromStdString(path));
            QVERIFY(cut.open(QIODevice::WriteOnly) && cut.write(whole.first(size)) == size);
            cut.close();
            const auto report = contract::checkCheckpoint(path);
            QVERIFY2(!report || report->verdict == CheckpointVerdict::Incomplete,
                     qPrintable(QString::number(size)));
        }
    }

    // torch.load compares no checksum: a byte that turned over on the way is seen here or nowhere.
    void everyFlippedByteOfAStorageIsSeen()
    {
        QFile file(QString::fromStdString(at("single.pt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        const auto opened = batch::openBatch(at("single.pt"));
        QVERIFY(opened);
        const std::string path = at("turned.pt");
        int tried = 0;
        for (const batch::Storage& storage : opened->values.storages()) {
            if (storage.bytes == 0 || tried >= 12)
                continue;
            QByteArray turned = whole;
            const auto place = static_cast<qsizetype>(storage.extent.fileOffset + storage.bytes / 2);
            turned[place] = static_cast<char>(turned[place] ^ 1);
            QFile out(QString::fromStdString(path));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(turned) == turned.size());
            out.close();
            const auto report = contract::checkCheckpoint(path);
            QVERIFY(report);
            QVERIFY2(find(*report, FindingKind::ChecksumMismatch) != nullptr, qPrintable(listed(*report)));
            ++tried;
        }
        QVERIFY(tried > 8);
    }

    void errorsAreErrors()
    {
        const auto kindOf = [this](const char* name) {
            const auto report = contract::checkCheckpoint(at(name));
            return report ? std::string("none") : std::string(toString(report.error().kind));
        };
        QCOMPARE(kindOf("nowhere.pt"), std::string("not-found"));
        QVERIFY(QDir(m_folder.path()).mkpath("nothing/deeper"));
        QCOMPARE(kindOf("nothing"), std::string("unsupported"));
        std::ofstream(at("notes.pt")) << "not a checkpoint\n";
        QCOMPARE(kindOf("notes.pt"), std::string("unsupported"));
    }

    void cancels()
    {
        contract::CheckpointOptions options;
        std::atomic<int> asked = 0;
        options.cancelled = [&asked] { return ++asked > 5; };
        const auto report = contract::checkCheckpoint(at("single.pt"), options);
        QVERIFY(!report);
        QVERIFY(report.error().kind == io::ErrorKind::Cancelled);
    }

    void progressEndsWhole()
    {
        contract::CheckpointOptions options;
        std::uint64_t last = 0, total = 0;
        options.progress = [&](std::uint64_t done, std::uint64_t all) {
            QVERIFY(done >= last && done <= all);
            last = done;
            total = all;
        };
        QVERIFY(contract::checkCheckpoint(at("ckpt_1800"), options));
        QVERIFY(total > 0);
        QCOMPARE(last, total);
    }

    void threadsChangeNothing()
    {
        for (const char* const name : {"nan.pt", "flipped.pt", "ckpt_1800"}) {
            contract::CheckpointOptions one;
            one.threads = 1;
            contract::CheckpointOptions four;
            four.threads = 4;
            const auto first = contract::checkCheckpoint(at(name), one);
            const auto second = contract::checkCheckpoint(at(name), four);
            QVERIFY(first && second);
            QVERIFY(first->findings == second->findings);
        }
    }

    void stepsInNames_data()
    {
        QTest::addColumn<std::optional<std::int64_t>>("step");
        const auto row = [](const char* name, std::optional<std::int64_t> step) {
            QTest::newRow(name) << step;
        };
        row("ckpt_1800", 1800);
        row("checkpoint-1800", 1800);
        row("iter_0001800", 1800);
        row("global_step1800", 1800);
        row("epoch=3-step=1800", 1800);
        row("model_1800", std::nullopt);
        row("epoch_3", std::nullopt);
        row("step-1_step-2", std::nullopt);
        row("step", std::nullopt);
        row("ckpt_", std::nullopt);
        row("step_99999999999999999999", std::nullopt);
    }
    void stepsInNames()
    {
        QFETCH(std::optional<std::int64_t>, step);
        QVERIFY(contract::stepInName(QTest::currentDataTag()) == step);
    }

    void rolesOfNames_data()
    {
        QTest::addColumn<std::optional<PartRole>>("role");
        const auto row = [](const char* name, std::optional<PartRole> role) { QTest::newRow(name) << role; };
        row("optimizer_state_dict", PartRole::Optimizer);
        row("optim", PartRole::Optimizer);
        row("lr_scheduler_state_dict", PartRole::Scheduler);
        row("grad_scaler", PartRole::GradScaler);
        row("model_ema", PartRole::AveragedWeights);
        row("schema", std::nullopt);
        row("cuda_rng_state", PartRole::RandomState);
        row("Model", PartRole::Model);
        row("option", std::nullopt);
        row("trainer_state", PartRole::Progress);
        row("vocabulary", std::nullopt);
    }
    void rolesOfNames()
    {
        QFETCH(std::optional<PartRole>, role);
        QVERIFY(contract::roleOfName(QTest::currentDataTag()) == role);
    }
};

QTEST_GUILESS_MAIN(TestCheckpoint)
#include "tst_checkpoint.moc"
