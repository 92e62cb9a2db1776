// SPDX-License-Identifier: GPL-3.0-or-later
// Reductions of real failures: batches written by PyTorch, every trial a process of the built-in engine, and
// the scripts that come out run by Python.
#include "core/batch/batch_file.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reduction/reduce_job.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::rerun;

namespace {

QString at(const QString& folder, const char* name)
{
    return folder + QLatin1Char('/') + QLatin1String(name);
}

/// What a script ends with: its exit code, and the last line of its errors.
std::pair<int, QString> runPython(const QString& script)
{
    QProcess python;
    python.start(QStringLiteral(TORCHTRIAGE_PYTHON), {script});
    if (!python.waitForFinished(60'000))
        return {-1, {}};
    const QString errors = QString::fromUtf8(python.readAllStandardError()).trimmed();
    return {python.exitCode(), errors.section(QLatin1Char('\n'), -1)};
}

} // namespace

class TestReduceJob : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void oneRowOfAMillion();
    void threeRowsThatActTogether();
    void guessOfAContractIsTriedFirst();
    void lengthIsKept();
    void layoutIsKept();
    void caseThatPassesIsNotReduced();
    void inputThatIsNotThereIsNamed();

private:
    io::Result<ReducedJob> reduce(const char* name, std::vector<IndexSet> guesses = {});
    [[nodiscard]] QString result(const char* name) const
    {
        return m_folder.filePath(QStringLiteral("cases/") + QLatin1String(name));
    }

    QTemporaryDir m_folder;
    std::shared_ptr<const triage::SignatureSet> m_signatures;
};

void TestReduceJob::initTestCase()
{
    const auto set = triage::SignatureSet::builtin();
    QVERIFY(set);
    m_signatures = std::make_shared<const triage::SignatureSet>(*set);
    QProcess python;
    python.start(
        QStringLiteral(TORCHTRIAGE_PYTHON),
        {QStringLiteral(TORCHTRIAGE_SOURCE_DIR "/tests/replay/make_reduction_cases.py"), m_folder.path()});
    QVERIFY(python.waitForFinished(60'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
}

io::Result<ReducedJob> TestReduceJob::reduce(const char* name, std::vector<IndexSet> guesses)
{
    auto job = readJob(m_folder.filePath(QLatin1String(name) + QStringLiteral(".json")).toStdString());
    if (!job)
        return io::fail(job.error());
    ReduceRequest request;
    request.job = *std::move(job);
    request.folder = result(name).toStdString();
    request.rowGuesses = std::move(guesses);
    request.engine.engine = {"builtin", {}, {}};
    request.engine.engine.command.program = TORCHTRIAGE_BIN_DIR "/torchtriage-replay";
    request.engine.guard = TORCHTRIAGE_BIN_DIR "/torchtriage-guard";
    request.engine.signatures = m_signatures;
    return reduceJob(std::move(request));
}

void TestReduceJob::oneRowOfAMillion()
{
    const auto reduced = reduce("one-row");
    QVERIFY2(reduced, reduced ? "" : reduced.error().detail.c_str());
    QVERIFY(reduced->confirmed && reduced->plainConfirmed);
    QCOMPARE(reduced->reduction.kept.axes.front().indices(), std::vector<std::int64_t>{777'123});
    QCOMPARE(reduced->reduction.axes.front().before, 1'000'000);
    // In at most 40 runs, with what is asked afterwards (which values matter, and which would do).
    QVERIFY2(reduced->runs <= 40, qPrintable(QString::number(reduced->runs)));
    qInfo("1,000,000 rows: %d runs to the row, %d in all", reduced->reduction.cutRuns, reduced->runs);
    const QString folder = result("one-row");
    QVERIFY(!QFile::exists(at(folder, "trials.jsonl")) && !QFile::exists(at(folder, "trials")));
    for (const QString& script : {at(folder, "reproduce.py"), at(folder, "plain/reproduce.py")}) {
        const auto [code, last] = runPython(script);
        QCOMPARE(code, 1);
        QVERIFY2(last.startsWith(QLatin1String("IndexError: Target ")), qPrintable(last));
    }
    // The plain case holds the first class that is refused, and no number of the original.
    QFile plain(at(folder, "plain/reproduce.py"));
    QVERIFY(plain.open(QIODevice::ReadOnly));
    const QByteArray text = plain.readAll();
    QVERIFY2(text.contains("target = torch.tensor([4], dtype=torch.int64)"), text.constData());
    QVERIFY2(text.contains("logits = torch.tensor([[0.0, 0.0, 0.0, 0.0]], dtype=torch.float32)"),
             text.constData());
    QVERIFY(text.count('\n') <= 10);
}

void TestReduceJob::threeRowsThatActTogether()
{
    const auto reduced = reduce("three-rows");
    QVERIFY(reduced && reduced->confirmed);
    QCOMPARE(reduced->reduction.kept.axes.front().indices(), (std::vector<std::int64_t>{5, 1'200, 2'998}));
    const auto [code, last] = runPython(at(result("three-rows"), "reproduce.py"));
    QCOMPARE(code, 1);
    QVERIFY2(last.startsWith(QLatin1String("IndexError: index out of range")), qPrintable(last));
}

void TestReduceJob::guessOfAContractIsTriedFirst()
{
    IndexSet guess;
    guess.add(777'123);
    QVERIFY(QDir(result("one-row")).removeRecursively());
    const auto reduced = reduce("one-row", {guess});
    QVERIFY(reduced && reduced->confirmed);
    QCOMPARE(reduced->reduction.kept.axes.front().indices(), std::vector<std::int64_t>{777'123});
    QVERIFY2(reduced->reduction.cutRuns <= 2, qPrintable(QString::number(reduced->reduction.cutRuns)));
}

void TestReduceJob::lengthIsKept()
{
    const auto reduced = reduce("length");
    QVERIFY(reduced && reduced->confirmed);
    QCOMPARE(reduced->reduction.kept.axes.front().count(), 513);
    QVERIFY(reduced->reduction.axes.front().essential == Essential::Length);
}

void TestReduceJob::layoutIsKept()
{
    const auto reduced = reduce("layout");
    QVERIFY(reduced && reduced->confirmed);
    QCOMPARE(reduced->reduction.inputs.front().layoutMatters, std::optional(true));
    QCOMPARE(reduced->reduction.stepsAfter, 1U);
    QCOMPARE(reduced->reduction.kept.axes.at(0).count(), 2);
    QCOMPARE(reduced->reduction.kept.axes.at(1).count(), 2);
    const auto file = batch::openBatch(at(result("layout"), "batch.pt").toStdString());
    QVERIFY(file);
    const auto x = file->values.lookUp(file->root, "x");
    QVERIFY(x);
    QCOMPARE(file->values.tensor(*x).strides, (std::vector<std::int64_t>{1, 2}));
    const auto [code, last] = runPython(at(result("layout"), "reproduce.py"));
    QCOMPARE(code, 1);
    QVERIFY2(last.startsWith(QLatin1String("RuntimeError: view size is not compatible")), qPrintable(last));
}

void TestReduceJob::caseThatPassesIsNotReduced()
{
    const auto reduced = reduce("passes");
    QVERIFY(reduced);
    QVERIFY(!reduced->reduction.reproduced);
    QCOMPARE(reduced->runs, 1);
    QVERIFY(!QFile::exists(at(result("passes"), "job.json")));
}

void TestReduceJob::inputThatIsNotThereIsNamed()
{
    QFile job(m_folder.filePath(QStringLiteral("absent.json")));
    QVERIFY(job.open(QIODevice::WriteOnly));
    job.write(R"({"format":"torchtriage.job","version":1,"steps":[
        {"op":"aten::relu","args":[{"file":"passes.pt","key":"y"}]}]})");
    job.close();
    const auto reduced = reduce("absent");
    QVERIFY(!reduced);
    QVERIFY(reduced.error().kind == io::ErrorKind::NotFound);
    QCOMPARE(reduced.error().place, std::string("key y"));
}

QTEST_GUILESS_MAIN(TestReduceJob)
#include "tst_reduce_job.moc"
