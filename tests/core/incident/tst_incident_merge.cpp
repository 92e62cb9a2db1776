// SPDX-License-Identifier: GPL-3.0-or-later
// Records that meet: ranks of a job, error files of torchelastic, a record and its log, two writers of one
// record.
#include "core/incident/job_ranks.h"
#include "core/incident/merge_changes.h"
#include "core/incident/recorded_run.h"
#include "core/incident/triage_incident.h"
#include "core/triage/signature_set.h"
#include "tests/core/incident/full_record.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <filesystem>

using namespace torchtriage;
using namespace torchtriage::incident;

namespace {

const triage::SignatureSet& signatures()
{
    static const auto set = triage::SignatureSet::builtin();
    return *set;
}

Record rankRecord(std::int64_t rank, const std::string& time, const std::string& message)
{
    Record record;
    record.firstError = {message, "RuntimeError", {}, rank, time, {}, {}};
    record.process.rank = rank;
    record.process.worldSize = 2;
    record.logs = {"logs/output.log"};
    return record;
}

const std::string timeout = "Connection closed by peer";
const std::string assertion = "CUDA error: device-side assert triggered";

} // namespace

class TestIncidentMerge : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    /// A job of two ranks; rank 1 failed earlier.
    std::string makeJob(const std::string& name)
    {
        const std::string job = m_dir.path().toStdString() + "/" + name;
        Record first = rankRecord(1, "2026-03-01T12:00:01.000Z", assertion);
        first.batch.files = {"batch/batch.pt"};
        first.process.firstToFail = true;
        first.progress.iteration = 7;
        const auto one = Folder::create(job, "rank-1", first);
        const auto zero = Folder::create(job, "rank-0", rankRecord(0, "2026-03-01T12:00:02.000Z", timeout));
        (void)one->write("logs/output.log", "RuntimeError: " + assertion + "\n");
        (void)zero->write("logs/output.log", "RuntimeError: " + timeout + "\n");
        return job;
    }

private slots:
    void theFirstRankToFailGivesTheError()
    {
        const std::string job = makeJob("job");
        QVERIFY(isJobFolder(job));
        const auto opened = triageIncident(job, signatures());
        QVERIFY(opened.has_value());
        QCOMPARE(opened->record.ranks.size(), std::size_t{2});
        QCOMPARE(opened->record.ranks.front().rank.value_or(-1), 1);
        QCOMPARE(opened->record.firstError.message, assertion);
        QCOMPARE(opened->record.logs.front(), std::string("rank-1/logs/output.log"));
        QCOMPARE(opened->record.batch.files, std::vector<std::string>{"rank-1/batch/batch.pt"});
        QCOMPARE(opened->report.context.iteration, std::string("7"));
        QCOMPARE(opened->report.rank.value_or(-1), 1);
        QCOMPARE(opened->log, job + "/rank-1/logs/output.log");
    }

    void aRankThatComesLaterIsAdded()
    {
        const std::string job = makeJob("later");
        const auto folder = joinRanks(job);
        QVERIFY(folder->update([](Record& record) {
                          record.notes.push_back({"t", "mine", {}});
                      })
                    .has_value());
        QVERIFY(
            Folder::create(job, "rank-2", rankRecord(2, "2026-03-01T12:00:03.000Z", timeout)).has_value());
        const auto record = joinRanks(job)->record();
        QCOMPARE(record->ranks.size(), std::size_t{3});
        QCOMPARE(record->notes.size(), std::size_t{1});
        const auto before = std::filesystem::last_write_time(job + "/incident.json");
        QTest::qWait(20);
        QVERIFY(joinRanks(job).has_value());
        QVERIFY(std::filesystem::last_write_time(job + "/incident.json") == before);
    }

    void oneDamagedRankDoesNotHideTheOthers()
    {
        const std::string job = makeJob("damaged");
        QFile bad(QString::fromStdString(job + "/rank-0/incident.json"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{");
        bad.close();
        const auto folder = joinRanks(job);
        QVERIFY(folder.has_value());
        QCOMPARE(folder->record()->ranks.size(), std::size_t{1});
    }

    void anErrorFileJoinsTheIncident()
    {
        const std::string home = m_dir.path().toStdString() + "/elastic";
        std::filesystem::create_directories(home + "/attempt_0/3");
        QFile file(QString::fromStdString(home + "/attempt_0/3/error.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"message": {"message": "IndexError: Target 4 is out of bounds.", "extraInfo":
            {"py_callstack": "Traceback (most recent call last):\n", "timestamp": "1772366399"}}})");
        file.close();
        const auto folder =
            Folder::create(home, "incident", rankRecord(0, "2026-03-01T12:00:02.000Z", timeout));
        QVERIFY(addErrorFile(*folder, home + "/attempt_0/3/error.json").has_value());
        const auto record = folder->record();
        QCOMPARE(record->firstError.exception, std::string("IndexError"));
        QCOMPARE(record->firstError.rank.value_or(-1), 3);
        QCOMPARE(record->firstError.time, std::string("2026-03-01T11:59:59.000Z"));
        QVERIFY(folder->read("logs/error-rank-3.json", 10000).has_value());
        // Again: the same entry, not a second one.
        QVERIFY(addErrorFile(*folder, home + "/attempt_0/3/error.json").has_value());
        QCOMPARE(folder->record()->ranks.size(), std::size_t{1});
    }

    void whatIsNoErrorFileIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("place");
        QTest::newRow("empty object") << QByteArray("{}") << "field /message";
        QTest::newRow("list") << QByteArray("[]") << "field /message";
        QTest::newRow("number") << QByteArray(R"({"message": {"message": 3}})") << "field /message/message";
        QTest::newRow("no JSON") << QByteArray("{") << "";
    }

    void whatIsNoErrorFileIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, place);
        const QString path = m_dir.path() + "/error.json";
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto folder = Folder::create(m_dir.path().toStdString(), "refuses", Record());
        const auto added = addErrorFile(*folder, path.toStdString());
        QVERIFY(!added.has_value());
        QCOMPARE(QString::fromStdString(added.error().place), place);
    }

    void theRecordFillsWhatTheLogDoesNotShow()
    {
        Record record = fullRecord();
        record.logs = {"logs/train.log"};
        record.pinned.reset();
        const auto folder = Folder::create(m_dir.path().toStdString(), "fills", record);
        QVERIFY(folder->write("logs/train.log",
                              std::string("torch 9.9\nIndexError: Target 4 is out of bounds.\n")));
        const auto opened = triageIncident(folder->path(), signatures());
        QCOMPARE(opened->report.exception, std::string("IndexError")); // the log's own
        QCOMPARE(opened->report.context.python, std::string("3.11.7"));
        QCOMPARE(opened->report.context.iteration, std::string("1811"));
        QCOMPARE(opened->report.context.dtypes, (std::vector<std::string>{"int64", "float32"}));
        QCOMPARE(opened->report.context.shapes, (std::vector<std::string>{"[32]", "[]"}));
        const auto has = [&](const char* id) {
            return std::ranges::any_of(opened->report.missing,
                                       [&](const triage::Reason& reason) { return reason.id == id; });
        };
        QVERIFY(!has("no-versions"));
        QVERIFY(!has("no-iteration"));
        QVERIFY(has("no-traceback"));
    }

    void aRecordWithoutALogIsTriagedByItself()
    {
        Record record;
        record.firstError = {
            "CUDA out of memory. Tried to allocate 2.00 GiB", "torch.OutOfMemoryError", {}, {}, {}, {}, {}};
        const auto folder = Folder::create(m_dir.path().toStdString(), "bare", record);
        const auto opened = triageIncident(folder->recordPath(), signatures());
        QVERIFY(opened.has_value());
        QVERIFY(opened->log.empty());
        QVERIFY(opened->report.family == triage::Family::OutOfMemory);
    }

    void twoWritersKeepBothChanges()
    {
        const Record base = fullRecord();
        Record mine = base;
        Record theirs = base;
        mine.progress.iteration = 1;
        mine.notes.push_back({"t", "mine", {}});
        theirs.title = "theirs";
        theirs.firstError.rank = 9;
        mine.pinned.reset();
        const Record merged = mergeChanges(base, mine, theirs);
        QCOMPARE(merged.progress.iteration.value_or(0), 1);
        QCOMPARE(merged.notes.size(), base.notes.size() + 1);
        QCOMPARE(merged.title, std::string("theirs"));
        QCOMPARE(merged.firstError.rank.value_or(0), 9);
        QVERIFY(!merged.pinned.has_value());
    }

    void mergingIsUndoneByMergingBack()
    {
        const bool held = rc::check("changes come and go", [] {
            const Record base = fullRecord();
            Record mine = base;
            mine.title = *rc::gen::element<std::string>("", "a", "b");
            mine.progress.iteration = *rc::gen::inRange<std::int64_t>(0, 3);
            mine.batch.files.resize(*rc::gen::inRange<std::size_t>(0, 3), "file");
            RC_ASSERT(mergeChanges(base, mine, base) == mine);
            RC_ASSERT(mergeChanges(mine, base, mine) == base);
            RC_ASSERT(mergeChanges(base, base, mine) == mine);
        });
        QVERIFY(held);
    }

    void aRecordedRunThatIsNotKeptLeavesNothing()
    {
        const std::string library = m_dir.path().toStdString() + "/runs";
        {
            const auto run = RecordedRun::begin(library, {});
            QVERIFY(run.has_value());
            QVERIFY(std::filesystem::exists(std::filesystem::path(run->logPath()).parent_path()));
        }
        QVERIFY(std::filesystem::is_empty(library));
    }
};

QTEST_GUILESS_MAIN(TestIncidentMerge)
#include "tst_incident_merge.moc"
