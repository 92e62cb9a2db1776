// SPDX-License-Identifier: GPL-3.0-or-later
// Triages on threads: results, errors, cancelling, superseding, and what happens when the owner goes away.
#include "app/workbench/triage_jobs.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace torchtriage;
using workbench::TriageJobs;
using workbench::TriageOutcome;

namespace {

constexpr auto oom =
    "RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB (GPU 0; 15.90 GiB total capacity)\n";

/// What the jobs said, in order.
struct Listener {
    explicit Listener(TriageJobs& jobs)
    {
        QObject::connect(
            &jobs, &TriageJobs::finished, &jobs,
            [this](quint64 job, const TriageOutcome& outcome) { finished.insert(job, outcome); });
        QObject::connect(&jobs, &TriageJobs::failed, &jobs,
                         [this](quint64 job, const io::Error& error) { failed.insert(job, error); });
        QObject::connect(&jobs, &TriageJobs::cancelled, &jobs,
                         [this](quint64 job) { cancelled.append(job); });
        QObject::connect(&jobs, &TriageJobs::progressed, &jobs, [this](quint64, quint64 done, quint64 total) {
            progress.append({done, total});
        });
    }

    QHash<quint64, TriageOutcome> finished;
    QHash<quint64, io::Error> failed;
    QVector<quint64> cancelled;
    QVector<std::pair<quint64, quint64>> progress;
};

} // namespace

class TestJobs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void fileIsTriaged();
    void textIsTriaged();
    void errorsAreTyped_data();
    void errorsAreTyped();
    void newerRequestSupersedesTheOlder();
    void expectedFileIsReadOnce();
    void cancelEndsALongJob();
    void progressIsThrottled();
    void destructionCancelsAndReturns();

private:
    QString write(const QString& name, qint64 fillerBytes);

    QTemporaryDir m_folder;
    QString m_small;
    QString m_large;
};

QString TestJobs::write(const QString& name, qint64 fillerBytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) {
        return {};
    }
    const QByteArray block =
        QByteArray("[rank0] epoch 3 iter 1810/2412 loss 0.4127 lr 2.98e-04\n").repeated(4096);
    for (qint64 written = 0; written < fillerBytes; written += block.size()) {
        file.write(block);
    }
    file.write(oom);
    return file.fileName();
}

void TestJobs::initTestCase()
{
    m_small = write(QStringLiteral("small.log"), 0);
    m_large = write(QStringLiteral("large.log"), 192LL << 20);
    QVERIFY(!m_small.isEmpty() && !m_large.isEmpty());
}

void TestJobs::fileIsTriaged()
{
    TriageJobs jobs;
    Listener heard(jobs);
    const quint64 job = jobs.startFile(m_small);
    QVERIFY(jobs.isRunning(job));
    QTRY_VERIFY_WITH_TIMEOUT(heard.finished.contains(job), 20'000);
    QVERIFY(!jobs.isRunning(job));
    const triage::Report& report = heard.finished.value(job).report;
    QCOMPARE(report.family, std::optional(triage::Family::OutOfMemory));
    QCOMPARE(report.firstLine, 1);
    QVERIFY(heard.finished.value(job).seconds >= 0);
}

void TestJobs::textIsTriaged()
{
    TriageJobs jobs;
    Listener heard(jobs);
    const quint64 job = jobs.startText(QStringLiteral("Pasted log 1"), QByteArray("one\ntwo\n") + oom);
    QTRY_VERIFY_WITH_TIMEOUT(heard.finished.contains(job), 20'000);
    QCOMPARE(heard.finished.value(job).report.firstLine, 3);
}

void TestJobs::errorsAreTyped_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("kind");
    QTest::newRow("missing") << QStringLiteral("/no/such/file") << static_cast<int>(io::ErrorKind::NotFound);
    QTest::newRow("directory") << QStringLiteral("/usr") << static_cast<int>(io::ErrorKind::IsDirectory);
    QTest::newRow("device") << QStringLiteral("/dev/zero") << static_cast<int>(io::ErrorKind::NotAFile);
    QTest::newRow("fifo nobody writes to")
        << QStringLiteral("fifo") << static_cast<int>(io::ErrorKind::NotAFile);
}

void TestJobs::errorsAreTyped()
{
    QFETCH(QString, path);
    QFETCH(int, kind);
    if (path == QLatin1String("fifo")) {
        path = m_folder.filePath(path);
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
    }
    TriageJobs jobs;
    Listener heard(jobs);
    const quint64 job = jobs.startFile(path);
    QTRY_VERIFY_WITH_TIMEOUT(heard.failed.contains(job), 20'000);
    QCOMPARE(static_cast<int>(heard.failed.value(job).kind), kind);
    QCOMPARE(QString::fromStdString(heard.failed.value(job).path), path);
}

void TestJobs::newerRequestSupersedesTheOlder()
{
    TriageJobs jobs;
    Listener heard(jobs);
    const quint64 older = jobs.startFile(m_large);
    const quint64 newer = jobs.startFile(m_large);
    QVERIFY(!jobs.isRunning(older));
    QCOMPARE(jobs.runningCount(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(heard.finished.contains(newer), 60'000);
    QTest::qWait(50);
    QVERIFY(!heard.finished.contains(older));
    QVERIFY(heard.cancelled.isEmpty()); // a superseded job stays silent
}

void TestJobs::expectedFileIsReadOnce()
{
    TriageJobs jobs;
    Listener listener(jobs);
    const QString path = write(QStringLiteral("expected.log"), 0);
    jobs.expectFile(path);
    QCOMPARE(jobs.runningCount(), 1);
    const auto taken = jobs.startFile(path);
    QCOMPARE(jobs.runningCount(), 1); // the same job
    QTRY_COMPARE(listener.finished.size(), 1);
    QVERIFY(listener.finished.contains(taken));
    // Only the first call takes it over: a reload reads the file again.
    jobs.expectFile(path);
    const auto first = jobs.startFile(path), second = jobs.startFile(path);
    QVERIFY(first != second);
    QTRY_VERIFY(listener.finished.contains(second));
    QVERIFY(!listener.finished.contains(first));
}

void TestJobs::cancelEndsALongJob()
{
    TriageJobs jobs;
    Listener heard(jobs);
    const quint64 job = jobs.startFile(m_large);
    jobs.cancel(job);
    QTRY_VERIFY_WITH_TIMEOUT(heard.cancelled.contains(job), 20'000);
    QVERIFY(heard.finished.isEmpty());
    QVERIFY(!jobs.isRunning(job));
    jobs.cancel(job); // once more does nothing
    QTest::qWait(20);
    QCOMPARE(heard.cancelled.size(), 1);
}

void TestJobs::progressIsThrottled()
{
    TriageJobs jobs;
    Listener heard(jobs);
    QElapsedTimer clock;
    clock.start();
    const quint64 job = jobs.startFile(m_large);
    QTRY_VERIFY_WITH_TIMEOUT(heard.finished.contains(job), 60'000);
    QVERIFY(!heard.progress.isEmpty());
    QVERIFY(heard.progress.size() <= clock.elapsed() / 50 + 2);
    for (const auto& [done, total] : heard.progress) {
        QVERIFY(done <= total);
    }
}

void TestJobs::destructionCancelsAndReturns()
{
    QElapsedTimer clock;
    {
        TriageJobs jobs;
        for (int i = 0; i < 8; ++i) {
            jobs.startText(QStringLiteral("Pasted log %1").arg(i), QByteArray(oom).repeated(20'000));
        }
        jobs.startFile(m_large);
        clock.start();
    }
    QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
}

QTEST_GUILESS_MAIN(TestJobs)
#include "tst_jobs.moc"
