// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/library.h"
#include "core/incident/library_cache.h"
#include "core/incident/triage_incident.h"
#include "core/triage/signature_set.h"
#include "tests/core/incident/made_library.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

#include <atomic>

using namespace torchtriage;
using namespace torchtriage::incident;
using torchtriage::test::capturedRecord;
using torchtriage::test::writeFile;

namespace {

const triage::SignatureSet& signatures()
{
    static const auto set = triage::SignatureSet::builtin();
    return *set;
}

/// A library in a folder of its own.
struct MadeLibrary {
    QTemporaryDir home;
    QString root = home.filePath(QStringLiteral("library"));
    LibraryOptions options;

    MadeLibrary() { options.cachePath = home.filePath(QStringLiteral("cache.bin")).toStdString(); }

    void put(const QString& path, const Record& record) const
    {
        QVERIFY(writeFile(root + u'/' + path, QByteArray::fromStdString(toText(record))));
    }
    [[nodiscard]] io::Result<Library> scan() const
    {
        return scanLibrary(root.toStdString(), signatures(), options);
    }
};

std::vector<std::string> pathsOf(const Library& library)
{
    std::vector<std::string> paths;
    for (const LibraryEntry& entry : library.entries)
        paths.push_back(entry.path);
    return paths;
}

LibraryEntry someEntry(int i)
{
    LibraryEntry entry;
    entry.path = "week/run-" + std::to_string(1000 + i);
    entry.form = static_cast<IncidentForm>(i % 3);
    entry.record = {static_cast<std::uint64_t>(i) * 7, 1'720'000'000'000'000'000 + i,
                    static_cast<std::uint64_t>(i)};
    entry.problem = i % 7 == 0 ? "malformed" : "";
    if (i % 4 != 0)
        entry.family = triage::allFamilies[static_cast<std::size_t>(i) % triage::allFamilies.size()];
    entry.failureClass = triage::allClasses[static_cast<std::size_t>(i) % triage::allClasses.size()];
    entry.title = std::string(static_cast<std::size_t>(i), 't');
    entry.message = "message " + std::to_string(i);
    entry.revision = "9f2c1ab";
    entry.when = 1'720'000'000 + i;
    entry.ranks = static_cast<std::uint32_t>(i);
    return entry;
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void everyFormIsFound()
    {
        const MadeLibrary made;
        const Record record = capturedRecord("Target 4 is out of bounds.", "IndexError");
        made.put(QStringLiteral("flat/incident.json"), record);
        made.put(QStringLiteral("a/b/deep/incident.json"), record);
        made.put(QStringLiteral("flat/runs/1/incident.json"), record); // part of "flat"
        made.put(QStringLiteral("job-7/rank-0/incident.json"), record);
        made.put(QStringLiteral("job-7/rank-1/incident.json"), record);
        made.put(QStringLiteral("joined/incident.json"), record);
        made.put(QStringLiteral("joined/rank-0/incident.json"), record);
        made.put(QStringLiteral("alone.incident.json"), record);
        made.put(QStringLiteral("notes.json"), record);
        made.put(QStringLiteral(".incident-x1/incident.json"), record); // a writer is at work
        QVERIFY(writeFile(made.root + QStringLiteral("/logs/train.log"), "step 1\n"));
        QVERIFY(QFile::link(made.root + QStringLiteral("/a"), made.root + QStringLiteral("/again")));

        const auto library = made.scan();
        QVERIFY(library);
        QVERIFY((pathsOf(*library) ==
                 std::vector<std::string>{"a/b/deep", "alone.incident.json", "flat", "job-7", "joined"}));
        QVERIFY(library->entries[1].form == IncidentForm::File);
        QVERIFY(library->entries[3].form == IncidentForm::Job);
        QCOMPARE(library->entries[3].ranks, 2U);
        QCOMPARE(library->linksNotFollowed, 1U);
        for (const LibraryEntry& entry : library->entries) {
            QCOMPARE(entry.problem, std::string());
            QCOMPARE(entry.exception, std::string("IndexError"));
            QCOMPARE(entry.revision, std::string("9f2c1ab"));
            QCOMPARE(entry.when, qint64{1'772'366'400}); // 2026-03-01 12:00 UTC
        }
    }

    void theFamilyIsThatOfTheOpenedIncident_data()
    {
        QTest::addColumn<QString>("exception");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QByteArray>("log");
        const QString outside = QStringLiteral("Target 4 is out of bounds.");
        QTest::newRow("of the message") << "IndexError" << outside << QByteArray();
        QTest::newRow("of the log, which says more")
            << "RuntimeError"
            << "CUDA error: unspecified launch failure"
            << QByteArray(
                   "../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward_reduce_cuda_kernel_2d: block: "
                   "[0,0,0], thread: [17,0,0] Assertion `t >= 0 && t < n_classes` failed.\n"
                   "RuntimeError: CUDA error: device-side assert triggered\n");
        QTest::newRow("memory") << "torch.cuda.OutOfMemoryError"
                                << "CUDA out of memory. Tried to allocate 2.50 GiB" << QByteArray();
        QTest::newRow("none") << ""
                              << "" << QByteArray();
    }

    void theFamilyIsThatOfTheOpenedIncident()
    {
        QFETCH(QString, exception);
        QFETCH(QString, message);
        QFETCH(QByteArray, log);
        const MadeLibrary made;
        made.put(QStringLiteral("one/incident.json"),
                 capturedRecord(message.toStdString(), exception.toStdString()));
        if (!log.isEmpty())
            QVERIFY(writeFile(made.root + QStringLiteral("/one/logs/output.log"), log));
        const auto library = made.scan();
        const auto opened = triageIncident(made.root.toStdString() + "/one", signatures());
        QVERIFY(library && opened);
        QVERIFY(library->entries.at(0).family == opened->report.family);
        QVERIFY(library->entries.at(0).failureClass == opened->report.failureClass);
    }

    void aRecordThatCannotBeReadIsListed()
    {
        const MadeLibrary made;
        QVERIFY(writeFile(made.root + QStringLiteral("/bad/incident.json"), "{\"format\": \"torchtri"));
        made.put(QStringLiteral("good/incident.json"), capturedRecord("x", "ValueError"));
        const auto library = made.scan();
        QVERIFY(library);
        QCOMPARE(library->entries.size(), 2U);
        QCOMPARE(library->entries[0].problem, std::string("malformed"));
        QVERIFY(library->entries[1].problem.empty());
    }

    void aFolderThatIsNotThereIsEmpty()
    {
        const MadeLibrary made;
        const auto library = made.scan();
        QVERIFY(library);
        QVERIFY(library->entries.empty());
    }

    void whatHasNotChangedIsRemembered()
    {
        const MadeLibrary made;
        made.put(QStringLiteral("one/incident.json"), capturedRecord("x", "ValueError"));
        made.put(QStringLiteral("two/incident.json"), capturedRecord("y", "ValueError"));
        QVERIFY(made.scan());
        const auto second = made.scan();
        QVERIFY(second);
        QCOMPARE(second->fromCache, 2U);
        made.put(QStringLiteral("two/incident.json"), capturedRecord("another", "KeyError"));
        made.put(QStringLiteral("three/incident.json"), capturedRecord("z", "ValueError"));
        QVERIFY(QDir(made.root + QStringLiteral("/one")).removeRecursively());
        const auto third = made.scan();
        QVERIFY(third);
        QCOMPARE(third->fromCache, 0U);
        QVERIFY((pathsOf(*third) == std::vector<std::string>{"three", "two"}));
        QCOMPARE(third->entries[1].exception, std::string("KeyError"));
        const auto fourth = made.scan();
        QVERIFY(fourth);
        QCOMPARE(fourth->fromCache, 2U);
        QVERIFY(fourth->entries == third->entries);
    }

    void anotherRankChangesAJob()
    {
        const MadeLibrary made;
        made.put(QStringLiteral("job/rank-0/incident.json"), capturedRecord("x", "ValueError"));
        QVERIFY(made.scan());
        made.put(QStringLiteral("job/rank-1/incident.json"), capturedRecord("y", "ValueError"));
        const auto library = made.scan();
        QVERIFY(library);
        QCOMPARE(library->fromCache, 0U);
        QCOMPARE(library->entries.at(0).ranks, 2U);
    }

    void aDamagedCacheIsNotBelieved()
    {
        const MadeLibrary made;
        made.put(QStringLiteral("one/incident.json"), capturedRecord("x", "ValueError"));
        QVERIFY(made.scan());
        QFile cache(QString::fromStdString(made.options.cachePath));
        QVERIFY(cache.open(QIODevice::ReadWrite));
        QVERIFY(cache.resize(cache.size() - 3));
        cache.close();
        const auto library = made.scan();
        QVERIFY(library);
        QCOMPARE(library->cacheProblem, std::string("malformed"));
        QCOMPARE(library->entries.size(), 1U);
        QCOMPARE(made.scan()->fromCache, 1U); // it was written anew
    }

    void theCacheComesBackAsItWas()
    {
        QTemporaryDir home;
        const std::string path = home.filePath(QStringLiteral("a/b/cache.bin")).toStdString();
        std::vector<LibraryEntry> entries;
        for (int i = 0; i < 40; ++i)
            entries.push_back(someEntry(i));
        QVERIFY(writeLibraryCache(path, entries, 42));
        const auto read = readLibraryCache(path, 42);
        QVERIFY(read);
        QVERIFY(*read == entries);
        QVERIFY(readLibraryCache(path, 43)->empty()); // of other signatures
        QCOMPARE(QFile::permissions(QString::fromStdString(path)) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
        QVERIFY(libraryDigest(1) != libraryDigest(2));
    }

    void anyBytesAsACacheAreRefusedOrRead()
    {
        const bool held = rc::check("a content is refused or read, whatever it is", [] {
            const auto bytes = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
            const auto read = parseLibraryEntries("cache", bytes);
            RC_ASSERT(read || read.error().kind == io::ErrorKind::Malformed ||
                      read.error().kind == io::ErrorKind::TooLarge);
        });
        QVERIFY(held);
    }

    void aCancelledScanKeepsWhatItFound()
    {
        MadeLibrary made;
        torchtriage::test::writeManyIncidents(made.root, 60);
        std::atomic<int> asked = 0;
        made.options.jobs = 1;
        made.options.cancelled = [&asked] { return ++asked > 30; };
        const auto stopped = made.scan();
        QVERIFY(!stopped);
        QVERIFY(stopped.error().kind == io::ErrorKind::Cancelled);
        made.options.cancelled = {};
        const auto whole = made.scan();
        QVERIFY(whole);
        QCOMPARE(whole->entries.size(), 60U);
        QVERIFY2(whole->fromCache > 10, qPrintable(QString::number(whole->fromCache)));
    }

    void theResultDoesNotDependOnTheThreads()
    {
        MadeLibrary made;
        torchtriage::test::writeManyIncidents(made.root, 150);
        made.options.cachePath.clear();
        made.options.jobs = 1;
        const auto one = made.scan();
        made.options.jobs = 4;
        std::uint64_t done = 0;
        std::uint64_t total = 0;
        made.options.progress = [&](std::uint64_t now, std::uint64_t all) {
            done = now;
            total = all;
        };
        const auto four = made.scan();
        QVERIFY(one && four);
        QVERIFY(one->entries == four->entries);
        QCOMPARE(done, std::uint64_t{150});
        QCOMPARE(total, std::uint64_t{150});
    }

    /// TORCHTRIAGE_LIBRARY_SIZE=10000 for the full measure.
    void aLargeLibraryIsScannedQuickly()
    {
        const int count = std::max(100, qEnvironmentVariableIntValue("TORCHTRIAGE_LIBRARY_SIZE"));
        const MadeLibrary made;
        torchtriage::test::writeManyIncidents(made.root, count);
        const auto first = made.scan();
        const auto second = made.scan();
        QVERIFY(first && second);
        QCOMPARE(first->entries.size(), static_cast<std::size_t>(count));
        QCOMPARE(second->fromCache, static_cast<std::uint32_t>(count));
        QVERIFY(first->entries == second->entries);
        qInfo("%d incidents: first scan %.0f ms, second scan %.0f ms", count, first->seconds * 1000,
              second->seconds * 1000);
        // Far above what is measured, so that a busy machine passes and a reading of every record does not.
        QVERIFY2(second->seconds < 0.5 + count / 10'000.0, qPrintable(QString::number(second->seconds)));
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
