// SPDX-License-Identifier: GPL-3.0-or-later
// Neighbours and what is expected of them, counting, the checklist's file, and what keeps an incident open.
#include "core/batch/torch_writer.h"
#include "core/io/atomic_file.h"
#include "core/rerun/run_folder.h"
#include "core/rerun/verification/case_checks.h"
#include "core/rerun/verification/closing.h"
#include "core/rerun/verification/diagnostics.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

#include <cstring>
#include <map>

using namespace torchtriage;
using namespace torchtriage::rerun;

namespace {

template <class T>
batch::WrittenTensor tensor(const char* name, batch::DType dtype, std::vector<std::int64_t> shape,
                            const std::vector<T>& values)
{
    batch::WrittenTensor made{name, dtype, shape, batch::contiguousStrides(shape), 0, {}, false};
    made.storage.resize(values.size() * sizeof(T));
    std::memcpy(made.storage.data(), values.data(), made.storage.size());
    return made;
}

void write(const QString& path, const std::string& text)
{
    QVERIFY(io::writeAtomically(path.toStdString(), text));
}

/// Two rows of four classes; the second target is the class that does not exist.
void keepLossCase(const QString& folder, std::int64_t target = 4)
{
    QVERIFY(QDir().mkpath(folder));
    const std::vector tensors = {
        tensor<float>("logits", batch::DType::Float32, {2, 4}, {0, 1, 2, 3, 4, 5, 6, 7}),
        tensor<std::int64_t>("target", batch::DType::Int64, {2}, {0, target})};
    QVERIFY(batch::writeTorchFile((folder + QStringLiteral("/batch.pt")).toStdString(), tensors));
    write(folder + QStringLiteral("/job.json"),
          R"({"format":"torchtriage.job","version":1,"device":"cpu","steps":[
        {"op":"aten::nll_loss_nd","args":[{"file":"batch.pt","key":"logits"},
         {"file":"batch.pt","key":"target"},null,1,-100]}],
        "expect":{"fails":true,"family":"device-assert","message":"Target 4 is out of bounds."}})");
    write(folder + QStringLiteral("/reduction.json"),
          R"({"format":"torchtriage.reduction","version":1,"axes":[
        {"dimensions":[{"input":"logits","dimension":0},{"input":"target","dimension":0}],"before":4096}]})");
}

/// A run as a folder keeps it, that began at `started`.
void keepRun(const QString& folder, int number, const std::string& started, int code,
             const std::string& command = "python train.py")
{
    const QString run = folder + QStringLiteral("/verify/runs/") + QString::number(number);
    QVERIFY(QDir().mkpath(run));
    Outcome outcome;
    outcome.variation = "baseline";
    outcome.command = command;
    outcome.launcher = "local";
    outcome.started = started;
    outcome.ending = {EndingKind::Exited, code, 0, {}};
    if (code != 0)
        outcome.failure = Failure{};
    write(run + QStringLiteral("/outcome.json"), toJson(outcome).dump());
}

ItemCount counted(const char* text, std::optional<std::string_view> expected = {})
{
    const auto count = countItemsIn("list", text, expected);
    if (!count)
        qWarning("%s", count.error().detail.c_str()); // what was wrong with the text
    return count.value_or(ItemCount());
}

} // namespace

class TestVerification : public QObject {
    Q_OBJECT

private slots:
    void neighboursOfALoss();
    void expectationsAreTheContracts_data();
    void expectationsAreTheContracts();
    void valuesAreMadeValidFirst();
    void layoutOfANeighbourIsTheOther();
    void caseWithoutContractHasToPass();
    void anotherCaseForgetsItsRuns();
    void newerChecklistIsRefused();
    void countsAddUp_data();
    void countsAddUp();
    void everyItemIsSomewhere();
    void checklistIsReadAsItWasWritten();
    void hostileChecklists_data();
    void hostileChecklists();
    void mandatoryRowsKeepItOpen();
    void lastRunIsTheLast();
    void diagnosticsAreTakenAway();

private:
    QTemporaryDir m_folder;
};

void TestVerification::neighboursOfALoss()
{
    const QString folder = m_folder.filePath(QStringLiteral("loss"));
    keepLossCase(folder);
    const auto checks = CaseChecks::open(folder.toStdString(), folder.toStdString());
    QVERIFY2(checks, checks ? "" : checks.error().detail.c_str());
    QStringList ids;
    for (const CheckRow& row : checks->verification().rows)
        ids << QString::fromUtf8(toString(row.id).data());
    QCOMPARE(
        ids.join(QLatin1Char(' ')),
        QStringLiteral("minimal index-zero index-last index-past index-negative ignore-index all-ignored "
                       "empty one-row last-batch other-dtype other-reduction other-layout"));
    QVERIFY(checks->kept() && checks->kept()->fails);
}

void TestVerification::expectationsAreTheContracts_data()
{
    QTest::addColumn<int>("check");
    QTest::addColumn<int>("expected");
    QTest::addColumn<bool>("mandatory");
    const auto row = [](CheckId id, Expected expected, bool mandatory) {
        QTest::newRow(toString(id).data()) << static_cast<int>(id) << static_cast<int>(expected) << mandatory;
    };
    row(CheckId::Minimal, Expected::Refusal, true);
    row(CheckId::IndexZero, Expected::Pass, true);
    row(CheckId::IndexLast, Expected::Pass, true);
    row(CheckId::IndexPast, Expected::Refusal, true);
    row(CheckId::IndexNegative, Expected::Refusal, true);
    row(CheckId::IgnoreIndex, Expected::Pass, true);
    row(CheckId::AllIgnored, Expected::NoUsableTarget, true);
    row(CheckId::Empty, Expected::NoUsableTarget, true);
    row(CheckId::OneRow, Expected::Pass, true);
    row(CheckId::LastBatch, Expected::Pass, true);
    row(CheckId::OtherDType, Expected::Pass, false);
    row(CheckId::OtherReduction, Expected::Pass, false);
    row(CheckId::OtherLayout, Expected::Pass, false);
}

void TestVerification::expectationsAreTheContracts()
{
    QFETCH(int, check);
    QFETCH(int, expected);
    QFETCH(bool, mandatory);
    const QString folder = m_folder.filePath(QStringLiteral("expectations"));
    keepLossCase(folder);
    const auto checks = CaseChecks::open(folder.toStdString(), folder.toStdString());
    QVERIFY(checks);
    const CheckRow* row = checks->verification().find(static_cast<CheckId>(check));
    QVERIFY(row);
    QCOMPARE(static_cast<int>(row->expected), expected);
    QCOMPARE(row->mandatory, mandatory);
    QCOMPARE(row->contract, std::string("class-index"));
    QVERIFY(row->from == ExpectedFrom::Contract);
}

void TestVerification::valuesAreMadeValidFirst()
{
    const QString folder = m_folder.filePath(QStringLiteral("valid"));
    keepLossCase(folder);
    const auto checks = CaseChecks::open(folder.toStdString(), folder.toStdString());
    QVERIFY(checks);
    const auto last = CaseInputs::open((folder + QStringLiteral("/verify/last-batch")).toStdString());
    QVERIFY(last);
    QCOMPARE(last->tensors.at(0).shape,
             (std::vector<std::int64_t>{63, 4})); // of a batch of 64 one is missing
    const std::vector<std::int64_t> targets = last->tensors.at(1).integers();
    QCOMPARE(targets.size(), std::size_t{63});
    QVERIFY(std::ranges::all_of(targets, [](std::int64_t value) { return value >= 0 && value < 4; }));
    const auto ignored = CaseInputs::open((folder + QStringLiteral("/verify/ignore-index")).toStdString());
    QVERIFY(ignored);
    QCOMPARE(ignored->tensors.at(1).integers(), (std::vector<std::int64_t>{-100, 0}));
}

void TestVerification::layoutOfANeighbourIsTheOther()
{
    const QString folder = m_folder.filePath(QStringLiteral("layout"));
    keepLossCase(folder);
    QVERIFY(CaseChecks::open(folder.toStdString(), folder.toStdString()));
    const auto other = CaseInputs::open((folder + QStringLiteral("/verify/other-layout")).toStdString());
    const auto same = CaseInputs::open(folder.toStdString());
    QVERIFY(other && same);
    QVERIFY(!batch::isContiguous(other->tensors.at(0).original));
    QVERIFY(other->tensors.at(0).elements == same->tensors.at(0).elements);
}

void TestVerification::caseWithoutContractHasToPass()
{
    const QString folder = m_folder.filePath(QStringLiteral("unknown"));
    QVERIFY(QDir().mkpath(folder));
    const std::vector tensors = {tensor<float>("x", batch::DType::Float32, {3}, {1, 2, 3})};
    QVERIFY(batch::writeTorchFile((folder + QStringLiteral("/batch.pt")).toStdString(), tensors));
    write(folder + QStringLiteral("/job.json"), R"({"format":"torchtriage.job","version":1,"steps":[
        {"op":"custom::scan","args":[{"file":"batch.pt","key":"x"}]}],"expect":{"fails":true,"message":"no"}})");
    const auto checks = CaseChecks::open(folder.toStdString(), folder.toStdString());
    QVERIFY2(checks, checks ? "" : checks.error().detail.c_str());
    const CheckRow* row = checks->verification().find(CheckId::Minimal);
    QVERIFY(row->expected == Expected::Pass && row->from == ExpectedFrom::KeptFailure && row->mandatory);
    QVERIFY(!checks->verification().find(CheckId::IndexPast));
    QVERIFY(!checks->verification().find(CheckId::OtherDType)->mandatory);
}

void TestVerification::anotherCaseForgetsItsRuns()
{
    const QString folder = m_folder.filePath(QStringLiteral("changed"));
    keepLossCase(folder);
    auto known = CaseChecks::open(folder.toStdString(), folder.toStdString())->verification();
    known.find(CheckId::Minimal)->after = "verify/runs/1";
    QVERIFY(writeVerification(folder.toStdString(), known));
    const auto same = CaseChecks::open(folder.toStdString(), folder.toStdString());
    QCOMPARE(same->verification().find(CheckId::Minimal)->after, std::string("verify/runs/1"));
    keepLossCase(folder, 7); // another batch under the same name
    const auto other = CaseChecks::open(folder.toStdString(), folder.toStdString());
    QVERIFY(other->verification().find(CheckId::Minimal)->after.empty());
}

void TestVerification::newerChecklistIsRefused()
{
    const auto newer = parseVerification("v", R"({"format":"torchtriage.verification","version":2})");
    QVERIFY(!newer && newer.error().kind == io::ErrorKind::Unsupported);
    QCOMPARE(newer.error().place, std::string("version"));
}

void TestVerification::countsAddUp_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected"); // list of ids; empty: none
    QTest::addColumn<bool>("addsUp");
    QTest::addColumn<qint64>("shortfall");
    const auto row = [](const char* name, const char* text, const char* expected, bool addsUp,
                        qint64 shortfall) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected) << addsUp << shortfall;
    };
    row("lines", "{\"id\":\"a\",\"state\":\"processed\"}\nnoise\n{\"id\":2,\"state\":\"rejected\"}\n",
        "a\n2\n", true, 0);
    row("swallowed", "{\"id\":\"a\",\"state\":\"processed\"}\n", "a\nb\n", false, 1);
    row("csv", "state,id\nprocessed,\"a,1\"\nrejected,b\n", "id\n\"a,1\"\nb\n", true, 0);
    row("repeated", "id,state\na,processed\na,processed\n", "a\n", false, 0);
    row("unexpected", "id,state\na,processed\nc,processed\n", "a\nb\n", false, 0);
    row("words", "epoch 1\nprocessed: 90, rejected: 0, expected: 90\n", "", true, 0);
    row("words that fall short", "processed=90 rejected=0 expected=100\n", "", false, 10);
    row("rejected without an id", "processed=90 rejected=10 expected=100\n", "", false, 0);
    row("totals that differ", "id,state\na,processed\nb,rejected\nprocessed=2 rejected=0 expected=2\n",
        "a\nb\n", false, 0);
    row("last totals", "processed=1 expected=9\nprocessed=9 rejected=0 expected=9\n", "", true, 0);
    row("expected not known", "id,state\na,processed\n", "", false, 0);
    row("more than expected", "processed=11 rejected=0 expected=10\n", "", false, -1);
}

void TestVerification::countsAddUp()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QFETCH(bool, addsUp);
    QFETCH(qint64, shortfall);
    const ItemCount count =
        counted(text.constData(),
                expected.isEmpty() ? std::nullopt : std::optional<std::string_view>(expected.constData()));
    QCOMPARE(count.addsUp(), addsUp);
    QCOMPARE(static_cast<qint64>(count.shortfall()), shortfall);
    QVERIFY(!countItemsIn("log", "step 1 processed\nrejected: none\n"));
}

void TestVerification::everyItemIsSomewhere()
{
    const bool holds = rc::check("processed + rejected + missing = expected", [] {
        const auto states = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 3));
        std::string list, expected;
        std::map<int, std::uint64_t> tally;
        for (std::size_t i = 0; i < states.size(); ++i) {
            const std::string id = "item \"" + std::to_string(i) + '"';
            expected += R"({"id":"item \")" + std::to_string(i) + "\\\"\"}\n";
            ++tally[states[i]];
            if (states[i] < 2)
                list += R"({"id":"item \")" + std::to_string(i) + R"(\"","state":")" +
                        (states[i] == 0 ? "processed" : "rejected") + "\"}\n";
        }
        const auto count = countItemsIn("list", list, expected);
        if (tally[0] + tally[1] == 0) {
            RC_ASSERT(!count);
            return;
        }
        RC_ASSERT(count && count->processed == tally[0] && count->rejected == tally[1]);
        RC_ASSERT(count->missing == tally[2] && count->expected == states.size());
        RC_ASSERT(count->addsUp() == (tally[2] == 0));
        RC_ASSERT(count->rejectedIds.size() == tally[1] && count->missingIds.size() == tally[2]);
    });
    QVERIFY(holds);
}

void TestVerification::checklistIsReadAsItWasWritten()
{
    Verification list = incidentChecklist({});
    list.subject = "12ab";
    list.rows.front().before = "verify/runs/12";
    list.count = counted("id,state\na,processed\nb,rejected\n", "a\nb\nc\n");
    list.count->agrees = true;
    list.unknown = R"({"later":[1,{"x":null}]})";
    const auto again = parseVerification("written", toText(list));
    QVERIFY2(again, again ? "" : again.error().detail.c_str());
    QVERIFY(*again == list);
}

void TestVerification::hostileChecklists_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* name, const QByteArray& rest, const char* place) {
        QTest::newRow(name) << QByteArray("{\"format\":\"torchtriage.verification\",\"version\":1," + rest +
                                          "}")
                            << QByteArray(place);
    };
    row("outside", "\"rows\":[{\"check\":\"minimal\",\"after\":\"verify/runs/../../x\"}]", "rows.after");
    row("absolute", "\"rows\":[{\"check\":\"minimal\",\"before\":\"/etc\"}]", "rows.before");
    row("other check", "\"rows\":[{\"check\":\"sudo\"}]", "rows.check");
    row("twice", "\"rows\":[{\"check\":\"minimal\"},{\"check\":\"minimal\"}]", "rows.check");
    row("rows", "\"rows\":{}", "rows");
    row("count", "\"count\":7", "count");
    row("too large", "\"count\":{\"processed\":18446744073709551615}", "count.processed");
    row("ids", "\"count\":{\"missing_ids\":[1]}", "count.missing_ids");
    row("expected", "\"rows\":[{\"check\":\"minimal\",\"expected\":\"anything\"}]", "rows.expected");
}

void TestVerification::hostileChecklists()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    const auto list = parseVerification("hostile", text.toStdString());
    QVERIFY(!list);
    QCOMPARE(QByteArray::fromStdString(list.error().place), place);
    QVERIFY(!list.error().detail.empty());
}

void TestVerification::mandatoryRowsKeepItOpen()
{
    const QString folder = m_folder.filePath(QStringLiteral("incident"));
    QVERIFY(QDir().mkpath(folder));
    incident::Resolution resolution;
    auto lists = readChecklists(folder.toStdString());
    QVERIFY(lists);
    const auto kinds = [&resolution, &lists] {
        QStringList ids;
        for (const OpenPoint& point : openPoints(resolution, *lists))
            ids << QString::fromUtf8(toString(point.kind).data()) + QLatin1Char(':') +
                       QString::fromUtf8(toString(point.check).data());
        return ids.join(QLatin1Char(' '));
    };
    QCOMPARE(kinds(),
             QStringLiteral("no-case:minimal row-not-run:representative row-not-run:counting "
                            "row-not-run:diagnostics-off cause:minimal change:minimal "
                            "regression-check:minimal diagnostics-stay:minimal no-checkpoint:minimal"));
    resolution = {"labels 1 to 4", "read by name", "test_targets", true, false, {}, {}, {}, {}, {}};
    keepLossCase(folder + QStringLiteral("/cases/loss"));
    keepRun(folder, 1, "2026-01-01T10:00:00Z", 0);
    keepRun(folder, 2, "2026-01-01T10:01:00Z", 1);
    Verification own = incidentChecklist({});
    own.find(CheckId::Representative)->after = "verify/runs/1";
    own.find(CheckId::DiagnosticsOff)->after = "verify/runs/2";
    own.count = counted("processed=3 rejected=0 expected=3\n");
    QVERIFY(writeVerification(folder.toStdString(), own));
    lists = readChecklists(folder.toStdString());
    QVERIFY(lists);
    QCOMPARE(kinds(), QStringLiteral("row-not-run:minimal row-failed:diagnostics-off"));
    resolution.checkpointNeeded.reset();
    resolution.checkpoint = "ckpt";
    QVERIFY(kinds().endsWith(QLatin1String(" checkpoint-not-sound:minimal")));
    resolution.checkpointValidated = true;
    QVERIFY(kinds().endsWith(QLatin1String("row-failed:diagnostics-off")));
}

void TestVerification::lastRunIsTheLast()
{
    const QString folder = m_folder.filePath(QStringLiteral("order"));
    keepRun(folder, 1, "2026-01-01T10:02:00Z", 0);
    keepRun(folder, 2, "2026-01-01T10:01:00Z", 0);
    keepRun(folder, 3, "2026-01-01T10:03:00Z", 0);
    keepRun(folder, 4, "2026-01-01T10:04:00Z", 0, "env CUDA_LAUNCH_BLOCKING=1 python train.py");
    Verification own = incidentChecklist({});
    own.find(CheckId::Representative)->after = "verify/runs/1";
    const auto resultWith = [&own, &folder](const char* run) {
        own.find(CheckId::DiagnosticsOff)->after = run;
        const Checklist list{{}, folder.toStdString(), own};
        return stateAmong(std::span(&list, 1), list, *own.find(CheckId::DiagnosticsOff), When::After).result;
    };
    QVERIFY(resultWith("verify/runs/2") == RowResult::NotLast);
    QVERIFY(resultWith("verify/runs/3") == RowResult::Passed);
    QVERIFY(resultWith("verify/runs/4") == RowResult::Diagnostics);
    QVERIFY(resultWith("verify/runs/9") == RowResult::NotRun); // removed since
}

void TestVerification::diagnosticsAreTakenAway()
{
    Command command;
    command.program = "python";
    command.environment = {{"CUDA_LAUNCH_BLOCKING", "1"}, {"DATA", "x"}};
    qputenv("TORCH_USE_CUDA_DSA", "1");
    const Command clean = withoutDiagnostics(command);
    qunsetenv("TORCH_USE_CUDA_DSA");
    QCOMPARE(clean.environment.size(), std::size_t{3});
    for (const EnvironmentChange& change : clean.environment)
        QCOMPARE(change.value.has_value(), change.name == "DATA");
}

QTEST_GUILESS_MAIN(TestVerification)
#include "tst_verification.moc"
