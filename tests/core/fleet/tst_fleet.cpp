// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/comparison.h"
#include "core/fleet/find_logs.h"
#include "core/fleet/grouping.h"
#include "core/fleet/job_name.h"
#include "core/fleet/scan.h"
#include "tests/core/fleet/fleet_folder.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <mutex>

using namespace torchtriage;
using fleet::LogState;
using testing::deviceAssert;
using testing::FleetFolder;
using testing::healthy;
using testing::outOfMemory;

namespace {

const fleet::LogEntry& entryOf(const fleet::Fleet& fleet, std::string_view path)
{
    return *std::find_if(fleet.logs.begin(), fleet.logs.end(),
                         [&](const auto& log) { return log.path == path; });
}

} // namespace

class TestFleet : public QObject {
    Q_OBJECT

private:
    triage::SignatureSet m_signatures = triage::SignatureSet::builtin().value();

    fleet::Fleet scan(const FleetFolder& folder, const fleet::ScanOptions& options = {}) const
    {
        return fleet::scanFolder(folder.path(), m_signatures, options).value();
    }

private slots:
    void groupsWhatFailsAlike()
    {
        FleetFolder folder;
        folder.write(QStringLiteral("a/run1.log"), outOfMemory);
        QByteArray other = outOfMemory;
        folder.write(QStringLiteral("b/c/run2.log"),
                     other.replace("2.50", "7.25").replace("line 10", "line 11"));
        folder.write(QStringLiteral("run3.log"), deviceAssert);
        folder.write(QStringLiteral("run4.log"), healthy);
        folder.write(QStringLiteral("picture.bin"), QByteArray(5000, '\x02'));
        folder.write(QStringLiteral(".hidden/run5.log"), outOfMemory);
        const fleet::Fleet result = scan(folder);
        QCOMPARE(result.logs.size(), std::size_t{5});
        QCOMPARE(result.logCount(), 4U);
        QCOMPARE(result.count(LogState::Failure), 3U);
        QCOMPARE(result.count(LogState::Clean), 1U);
        QCOMPARE(result.count(LogState::NotALog), 1U);
        QCOMPARE(result.groups.size(), std::size_t{2});
        QCOMPARE(result.groups[0].logs.size(), std::size_t{2});
        QVERIFY(result.groups[0].family == triage::Family::OutOfMemory);
        QVERIFY(result.groups[1].family == triage::Family::DeviceAssert);
        QCOMPARE(result.days.size(), std::size_t{2});
        QVERIFY(entryOf(result, "run3.log").timeSource == fleet::TimeSource::Log);
        QCOMPARE(entryOf(result, "run3.log").when, std::int64_t{1'720'152'000}); // 2024-07-05 04:00
    }

    void compressedLogsAreTheSame()
    {
        FleetFolder folder;
        folder.write(QStringLiteral("plain.log"), outOfMemory);
        folder.write(QStringLiteral("packed.log"), outOfMemory);
        QProcess gzip;
        gzip.start(QStringLiteral("gzip"), {folder.filePath(QStringLiteral("packed.log"))});
        QVERIFY(gzip.waitForFinished());
        const fleet::Fleet result = scan(folder);
        QCOMPARE(result.groups.size(), std::size_t{1});
        QCOMPARE(result.groups[0].logs.size(), std::size_t{2});
    }

    void aSavedBatchIsNoLog()
    {
        FleetFolder folder;
        QByteArray zip("PK\x03\x04\x00\x00\x08\x08\x00\x00", 10);
        zip += QByteArray(16, '\0') + QByteArray("\x0e\x00\x00\x00", 4) + "batch/data.pkl" +
               QByteArray(100, '\x80');
        folder.write(QStringLiteral("batch.pt"), zip);
        const fleet::Fleet result = scan(folder);
        QCOMPARE(result.count(LogState::NotALog), 1U);
    }

    void linksEndAndCountOnce()
    {
        FleetFolder folder;
        folder.write(QStringLiteral("runs/run1.log"), outOfMemory);
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("runs")),
                            folder.filePath(QStringLiteral("runs/again"))));
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("runs/run1.log")),
                            folder.filePath(QStringLiteral("latest.log"))));
        QVERIFY(
            QFile::link(QStringLiteral("/nowhere/at/all"), folder.filePath(QStringLiteral("broken.log"))));
        const fleet::Fleet result = scan(folder);
        QCOMPARE(result.logs.size(), std::size_t{1});
        QCOMPARE(result.logs[0].path, std::string("runs/run1.log"));
        QCOMPARE(result.scan.linksNotFollowed, 3U);
    }

    void moreFilesThanAllowedAreTold()
    {
        FleetFolder folder;
        for (int i = 0; i < 20; ++i)
            folder.write(QStringLiteral("run%1.log").arg(i), healthy);
        const auto found = fleet::findLogs(folder.path(), {}, 7);
        QVERIFY(found);
        QCOMPARE(found->files.size(), std::size_t{7});
        QVERIFY(found->truncated);
        QString deep = QStringLiteral("d");
        for (int i = 0; i < fleet::deepestFolder + 3; ++i)
            deep += QStringLiteral("/d");
        folder.write(deep + QStringLiteral("/run.log"), healthy);
        QVERIFY(fleet::findLogs(folder.path())->truncated);
    }

    void anAbsentFolderIsAnError()
    {
        const auto result = fleet::scanFolder("/nowhere/at/all", m_signatures);
        QVERIFY(!result);
        QVERIFY(result.error().kind == io::ErrorKind::NotFound);
        QCOMPARE(result.error().path, std::string("/nowhere/at/all"));
    }

    void theCacheAnswersForUnchangedFiles()
    {
        FleetFolder folder;
        folder.write(QStringLiteral("run1.log"), outOfMemory);
        folder.write(QStringLiteral("run2.log"), healthy);
        QTemporaryDir caches;
        fleet::ScanOptions options;
        options.cachePath = caches.filePath(QStringLiteral("cache.bin")).toStdString();
        const fleet::Fleet first = scan(folder, options);
        QCOMPARE(first.scan.fromCache, 0U);
        const fleet::Fleet second = scan(folder, options);
        QCOMPARE(second.scan.fromCache, 2U);
        QVERIFY(second.logs == first.logs);

        folder.write(QStringLiteral("run2.log"), deviceAssert);
        folder.write(QStringLiteral("run3.log"), healthy);
        const fleet::Fleet third = scan(folder, options);
        QCOMPARE(third.scan.fromCache, 1U);
        QCOMPARE(third.count(LogState::Failure), 2U);
        // Same size, same content, written again: the time alone is enough to look.
        folder.write(QStringLiteral("run3.log"), healthy, 1'720'000'001);
        QCOMPARE(scan(folder, options).scan.fromCache, 2U);
    }

    void aBrokenCacheIsPassedOver()
    {
        FleetFolder folder;
        folder.write(QStringLiteral("run1.log"), outOfMemory);
        QTemporaryDir caches;
        const QString path = caches.filePath(QStringLiteral("cache.bin"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("TTFLEET1 and then nothing that fits, whatever it is");
        file.close();
        fleet::ScanOptions options;
        options.cachePath = path.toStdString();
        const fleet::Fleet first = scan(folder, options);
        QCOMPARE(first.scan.cacheProblem, std::string("malformed"));
        QCOMPARE(first.groups.size(), std::size_t{1});
        const fleet::Fleet second = scan(folder, options);
        QVERIFY(second.scan.cacheProblem.empty());
        QCOMPARE(second.scan.fromCache, 1U);
    }

    void threadsDoNotMatter()
    {
        FleetFolder folder;
        for (int i = 0; i < 60; ++i)
            folder.write(QStringLiteral("job%1/rank%2.log").arg(i / 4).arg(i % 4), i % 3 == 0   ? outOfMemory
                                                                                   : i % 3 == 1 ? deviceAssert
                                                                                                : healthy);
        fleet::ScanOptions one, four;
        one.jobs = 1;
        four.jobs = 4;
        std::mutex mutex;
        std::uint64_t last = 0;
        four.progress = [&](std::uint64_t done, std::uint64_t total) {
            const std::scoped_lock lock(mutex);
            last = done;
            QCOMPARE(total, std::uint64_t{60});
        };
        const fleet::Fleet a = scan(folder, one);
        const fleet::Fleet b = scan(folder, four);
        QVERIFY(a.logs == b.logs);
        QCOMPARE(last, std::uint64_t{60});
        QCOMPARE(a.groups.size(), b.groups.size());
    }

    void whatWasReadBeforeCancellingIsKept()
    {
        FleetFolder folder;
        for (int i = 0; i < 30; ++i)
            folder.write(QStringLiteral("run%1.log").arg(i), healthy);
        QTemporaryDir caches;
        fleet::ScanOptions options;
        options.jobs = 1;
        options.cachePath = caches.filePath(QStringLiteral("cache.bin")).toStdString();
        std::uint64_t read = 0;
        options.progress = [&read](std::uint64_t done, std::uint64_t) { read = done; };
        options.cancelled = [&read] { return read >= 10; };
        const auto stopped = fleet::scanFolder(folder.path(), m_signatures, options);
        QVERIFY(!stopped);
        QVERIFY(stopped.error().kind == io::ErrorKind::Cancelled);
        options.cancelled = {};
        QCOMPARE(scan(folder, options).scan.fromCache, 10U);
    }

    void namesJobs_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("known");
        QTest::addColumn<QString>("job");
        QTest::addColumn<int>("rank");
        const auto row = [](const char* path, int known, const char* job, int rank) {
            QTest::newRow(path) << QString::fromLatin1(path) << known << QString::fromLatin1(job) << rank;
        };
        row("run7/rank3.log", -1, "run7/rank*.log", 3);
        row("run7/node1_local_rank_12.out", -1, "run7/node1_local_rank_*.out", 12);
        row("attempt_0/5/stderr.log", -1, "attempt_0/*/*", 5);
        row("attempt_0/5/error.json", -1, "attempt_0/*/*", 5);
        row("slurm-1234.out", -1, "slurm-1234.out", -1);
        row("slurm-1234.out", 1234, "slurm-*.out", 1234);
        row("out.3", 3, "out.*", 3);
        row("out.3", 2, "out.3", -1);
        row("franklin4.log", -1, "franklin4.log", -1);
        row("worker-2.txt", -1, "worker-*.txt", 2);
    }
    void namesJobs()
    {
        QFETCH(QString, path);
        QFETCH(int, known);
        QFETCH(QString, job);
        QFETCH(int, rank);
        const auto name =
            fleet::jobNameOf(path.toStdString(), known < 0 ? std::nullopt : std::optional(known));
        QCOMPARE(QString::fromStdString(name.job), job);
        QCOMPARE(name.rank.value_or(-1), rank);
    }

    void rankLogsOfOneJobAreOneIncident()
    {
        FleetFolder folder;
        const QByteArray timeout = "2024-07-05 04:10:00,000 INFO waiting\n"
                                   "[rank1]:[E705 04:10:00.000 ProcessGroupNCCL.cpp:616] [Rank 1] Watchdog "
                                   "caught collective operation "
                                   "timeout: WorkNCCL(SeqNum=8, OpType=ALLREDUCE, NumelIn=1, NumelOut=1, "
                                   "Timeout(ms)=600000) ran for 600029 "
                                   "milliseconds before timing out.\n";
        folder.write(QStringLiteral("job1/rank0.log"), deviceAssert, 1'720'152'600);
        folder.write(QStringLiteral("job1/rank1.log"), timeout, 1'720'152'600);
        QByteArray ofRank2 = timeout;
        folder.write(QStringLiteral("job1/rank2.log"),
                     ofRank2.replace("ank1]", "ank2]").replace("Rank 1]", "Rank 2]"), 1'720'152'600);
        folder.write(QStringLiteral("job2/rank0.log"), outOfMemory);
        const fleet::Fleet result = scan(folder);
        QCOMPARE(result.incidents.size(), std::size_t{2});
        const auto job = std::find_if(result.incidents.begin(), result.incidents.end(),
                                      [](const auto& incident) { return incident.job == "job1/rank*.log"; });
        QVERIFY(job != result.incidents.end());
        QCOMPARE(job->logs.size(), std::size_t{3});
        QCOMPARE(job->ranks, 3U);
        QCOMPARE(result.logs[job->first].path, std::string("job1/rank0.log"));
        for (const auto& group : result.groups)
            QCOMPARE(group.incidents, 1U);
    }

    void runsOfOneNameFarApartAreTwo()
    {
        std::vector<fleet::LogEntry> logs;
        for (int rank = 0; rank < 4; ++rank) {
            fleet::LogEntry entry;
            entry.path = "run/rank" + std::to_string(rank) + ".log";
            entry.state = LogState::Failure;
            entry.fingerprint = {7};
            entry.rank = rank;
            // The last two are left over from a run of the day before.
            entry.when = 1'720'000'000 - (rank >= 2 ? 86'400 : 0);
            logs.push_back(entry);
        }
        const fleet::Fleet result = fleet::assemble("folder", logs);
        QCOMPARE(result.incidents.size(), std::size_t{2});
        QCOMPARE(result.groups[0].incidents, 2U);
        QCOMPARE(result.groups[0].ranks, 2U);
    }

    void comparesTwoFolders()
    {
        FleetFolder before, now;
        before.write(QStringLiteral("run1.log"), outOfMemory);
        before.write(QStringLiteral("run2.log"), deviceAssert);
        now.write(QStringLiteral("run1.log"), outOfMemory);
        now.write(QStringLiteral("run2.log"), outOfMemory);
        now.write(QStringLiteral("run3.log"),
                  "Traceback (most recent call last):\n  File \"/home/user/train.py\", line "
                  "3, in <module>\n    x = y[k]\nKeyError: 'label'\n");
        const auto changes = fleet::compare(scan(now), scan(before));
        QCOMPARE(changes.size(), std::size_t{3});
        QVERIFY(changes[0].kind == fleet::ChangeKind::New);
        QVERIFY(changes[1].kind == fleet::ChangeKind::More);
        QCOMPARE(changes[1].logsNow, 2U);
        QCOMPARE(changes[1].logsBefore, 1U);
        QVERIFY(changes[2].kind == fleet::ChangeKind::Gone);
        QVERIFY(!changes[2].now);
    }

    void findsTheLastGoodLog()
    {
        FleetFolder folder;
        folder.write(QStringLiteral("job-1/rank0.log"), healthy);
        QByteArray later = healthy;
        folder.write(QStringLiteral("job-2/rank0.log"), later.replace("2024-07-04", "2024-07-02"),
                     1'719'900'000);
        folder.write(QStringLiteral("job-2/rank1.log"), healthy, 1'720'300'000);
        folder.write(QStringLiteral("job-3/rank0.log"), deviceAssert);
        folder.write(QStringLiteral("other.log"), healthy);
        const fleet::Fleet result = scan(folder);
        const auto index =
            static_cast<std::uint32_t>(&entryOf(result, "job-3/rank0.log") - result.logs.data());
        const auto good = fleet::lastGoodLog(result, index);
        QVERIFY(good);
        QCOMPARE(result.logs[*good].path, std::string("job-1/rank0.log"));
    }

    void onlyFilesSince()
    {
        FleetFolder folder;
        folder.write(QStringLiteral("old.log"), outOfMemory, 1'700'000'000);
        folder.write(QStringLiteral("new.log"), outOfMemory, 1'720'000'000);
        fleet::ScanOptions options;
        options.since = 1'710'000'000;
        const fleet::Fleet result = scan(folder, options);
        QCOMPARE(result.logs.size(), std::size_t{1});
        QCOMPARE(result.logs[0].path, std::string("new.log"));
    }
};

QTEST_GUILESS_MAIN(TestFleet)
#include "tst_fleet.moc"
