// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/triage_incident.h"
#include "core/incident/zip_import.h"
#include "core/triage/signature_set.h"
#include "tests/core/incident/made_library.h"
#include "tests/core/log/archive_writer.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

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

QStringList filesBelow(const QString& folder)
{
    QStringList files;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next().mid(folder.size() + 1);
    files.sort();
    return files;
}

} // namespace

class TestIncidentZip : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;
    int m_next = 0;

    QString fresh(const QString& name)
    {
        return m_home.filePath(QStringLiteral("%1/%2").arg(++m_next).arg(name));
    }

    /// A zip of those members.
    std::string zipOf(const std::vector<std::pair<std::string, std::string>>& members)
    {
        const QString path = fresh(QStringLiteral("made.zip"));
        QDir().mkpath(QFileInfo(path).path());
        return writeArchive(path.toStdString(), Container::Zip, ARCHIVE_FILTER_NONE, members)
                   ? path.toStdString()
                   : std::string();
    }
    static std::string recordText()
    {
        return toText(capturedRecord("Target 4 is out of bounds.", "IndexError"));
    }

    /// What lies in the library, and nothing else: no remains of what was refused.
    static QStringList left(const QString& library)
    {
        return QDir(library).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    Folder makeIncident(const QString& parent)
    {
        Record record = capturedRecord("Target 4 is out of bounds.", "IndexError");
        record.logs = {"logs/output.log"};
        record.batch.files = {"batch/batch.pt"};
        record.title = "labels 1 to 4";
        const auto folder = Folder::create(parent.toStdString(), "étape 7", record, [](const Folder& made) {
            const std::string log(300'000, 'x');
            return made.write("logs/output.log", log + "\nIndexError: Target 4 is out of bounds.\n")
                .and_then([&] { return made.write("batch/batch.pt", std::string(1000, '\7')); })
                .and_then([&] { return made.write("runs/1/output", std::string()); });
        });
        return *folder;
    }

private slots:
    void comesBackAsItWas()
    {
        const Folder folder = makeIncident(fresh(QStringLiteral("library")));
        const QString zip = fresh(QStringLiteral("sent.zip"));
        QDir().mkpath(QFileInfo(zip).path());
        std::uint64_t done = 0;
        TransferOptions options;
        options.progress = [&done](std::uint64_t now, std::uint64_t) { done = now; };
        const auto facts = exportZip(folder, zip.toStdString(), options);
        QVERIFY2(facts, facts ? "" : facts.error().detail.c_str());
        QCOMPARE(facts->files, std::uint64_t{4});
        QCOMPARE(done, facts->bytes);
        QVERIFY(QFileInfo(zip).size() < 10'000); // it is packed
        QVERIFY(*isIncidentZip(zip.toStdString()));

        const QString other = fresh(QStringLiteral("other machine"));
        const auto back = importZip(zip.toStdString(), other.toStdString());
        QVERIFY2(back, back ? "" : back.error().detail.c_str());
        const QString there = QString::fromStdString(back->path());
        QCOMPARE(QFileInfo(there).fileName(), QStringLiteral("étape-7"));
        QCOMPARE(filesBelow(there), filesBelow(QString::fromStdString(folder.path())));
        for (const QString& name : filesBelow(there))
            QCOMPARE(*back->read(name.toStdString(), 1 << 20), *folder.read(name.toStdString(), 1 << 20));
        const auto opened = triageIncident(back->path(), signatures());
        QVERIFY(opened);
        QCOMPARE(opened->log, back->path() + "/logs/output.log");
        QVERIFY(opened->report.family == std::optional(triage::Family::DeviceAssert));
        // A second time it gets a name of its own.
        QCOMPARE(importZip(zip.toStdString(), other.toStdString())->path(), back->path() + "-2");
    }

    void aMovedFolderOpensWithEverything()
    {
        const Folder folder = makeIncident(fresh(QStringLiteral("library")));
        const QString moved = fresh(QStringLiteral("elsewhere"));
        QDir().mkpath(QFileInfo(moved).path());
        QVERIFY(QDir().rename(QString::fromStdString(folder.path()), moved));
        const auto opened = triageIncident(moved.toStdString(), signatures());
        QVERIFY(opened);
        QCOMPARE(opened->log, moved.toStdString() + "/logs/output.log");
        QVERIFY(opened->folder);
        QCOMPARE(*opened->folder->resolve(opened->record.batch.files.at(0)),
                 moved.toStdString() + "/batch/batch.pt");
    }

    void whatLiesOutsideStaysThere()
    {
        const QString secret = fresh(QStringLiteral("secret.txt"));
        QVERIFY(writeFile(secret, "not yours"));
        const QString library = fresh(QStringLiteral("library"));
        const Folder folder = makeIncident(library);
        QVERIFY(folder.update([&](Record& record) { record.logs.push_back(secret.toStdString()); }));
        QVERIFY(
            QFile::link(secret, QString::fromStdString(folder.path()) + QStringLiteral("/logs/link.log")));
        const QString zip = library + QStringLiteral("/out.zip");
        const auto facts = exportZip(folder, zip.toStdString());
        QVERIFY(facts);
        QVERIFY(facts->leftOut == std::vector{secret.toStdString()});
        const auto back = importZip(zip.toStdString(), fresh(QStringLiteral("other")).toStdString());
        QVERIFY(back);
        QVERIFY(!filesBelow(QString::fromStdString(back->path())).contains(QStringLiteral("logs/link.log")));
    }

    void aRecordAtTheTopTakesTheNameOfTheZip()
    {
        const std::string zip = zipOf({{"incident.json", recordText()}, {"logs/a.log", "x\n"}});
        const auto back = importZip(zip, fresh(QStringLiteral("library")).toStdString());
        QVERIFY(back);
        QVERIFY(QString::fromStdString(back->path()).endsWith(QStringLiteral("/made")));
    }

    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("place");
        QTest::newRow("above") << QByteArray("../evil.txt") << QStringLiteral("..");
        QTest::newRow("above, deeper") << QByteArray("a/logs/../../../evil.txt") << QStringLiteral("..");
        QTest::newRow("absolute") << QByteArray("/tmp/evil.txt") << QStringLiteral("/tmp/evil.txt");
        QTest::newRow("backslashes") << QByteArray("a\\..\\evil.txt") << QStringLiteral("..");
        QTest::newRow("a drive") << QByteArray("C:evil.txt") << QStringLiteral("C:evil.txt");
        QTest::newRow("a control character") << QByteArray("a/ev\nil.txt") << QStringLiteral("path");
        QTest::newRow("twice") << QByteArray("a/incident.json") << QStringLiteral("entry a/incident.json");
        QTest::newRow("a file as a folder") << QByteArray("a/incident.json/x") << QString();
    }

    void isRefused()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, place);
        const std::string zip = zipOf({{"a/incident.json", recordText()}, {name.toStdString(), "evil"}});
        QVERIFY(!zip.empty());
        const QString library = fresh(QStringLiteral("library"));
        QVERIFY(QDir().mkpath(library));
        const auto back = importZip(zip, library.toStdString());
        QVERIFY(!back);
        QVERIFY2(QString::fromStdString(back.error().place).contains(place), back.error().place.c_str());
        QCOMPARE(left(library), QStringList());
        QVERIFY(!QFile::exists(QFileInfo(library).path() + QStringLiteral("/evil.txt")));
    }

    void aLinkIsRefused()
    {
        const QString path = fresh(QStringLiteral("link.zip"));
        QDir().mkpath(QFileInfo(path).path());
        struct archive* out = archive_write_new();
        archive_write_set_format_zip(out);
        QCOMPARE(archive_write_open_filename(out, path.toStdString().c_str()), ARCHIVE_OK);
        struct archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, "a/incident.json");
        archive_entry_set_filetype(entry, AE_IFLNK);
        archive_entry_set_symlink(entry, "/etc/hostname");
        archive_entry_set_size(entry, 0);
        archive_entry_set_perm(entry, 0777);
        QCOMPARE(archive_write_header(out, entry), ARCHIVE_OK);
        archive_entry_free(entry);
        archive_write_free(out);
        const auto back = importZip(path.toStdString(), fresh(QStringLiteral("library")).toStdString());
        QVERIFY(!back);
        QCOMPARE(back.error().place, std::string("entry a/incident.json"));
    }

    void aBombIsRefused()
    {
        const std::string zip =
            zipOf({{"a/incident.json", recordText()}, {"a/big", std::string(20 << 20, '\0')}});
        QVERIFY(QFileInfo(QString::fromStdString(zip)).size() < 100'000);
        const QString library = fresh(QStringLiteral("library"));
        QVERIFY(QDir().mkpath(library));
        ZipLimits limits;
        limits.freeBytes = 1 << 20;
        const auto byRatio = importZip(zip, library.toStdString(), {}, limits);
        QVERIFY(!byRatio);
        QVERIFY(byRatio.error().kind == io::ErrorKind::TooLarge);
        QCOMPARE(byRatio.error().place, std::string("entry a/big"));
        limits = {};
        limits.bytes = 10 << 20;
        QVERIFY(importZip(zip, library.toStdString(), {}, limits).error().kind == io::ErrorKind::TooLarge);
        limits = {};
        limits.files = 0;
        QVERIFY(importZip(zip, library.toStdString(), {}, limits).error().kind == io::ErrorKind::TooLarge);
        QCOMPARE(left(library), QStringList());
    }

    /// The size that a zip states is not what it unpacks to.
    void aBombThatLiesIsRefused()
    {
        const std::string content(4 << 20, '\0');
        const std::string zip = zipOf({{"a/incident.json", recordText()}, {"a/big", content}});
        QFile file(QString::fromStdString(zip));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const quint32 size = static_cast<quint32>(content.size());
        const QByteArray stated(reinterpret_cast<const char*>(&size), 4);
        const quint32 small = 10;
        int lies = 0;
        for (qsizetype at = bytes.indexOf(stated); at >= 0; at = bytes.indexOf(stated, at + 1), ++lies)
            bytes.replace(at, 4, reinterpret_cast<const char*>(&small), 4);
        QVERIFY(lies > 0);
        QVERIFY(file.seek(0));
        file.write(bytes);
        file.close();
        const QString library = fresh(QStringLiteral("library"));
        QVERIFY(QDir().mkpath(library));
        ZipLimits limits;
        limits.bytes = 1 << 20;
        QVERIFY(!importZip(zip, library.toStdString(), {}, limits));
        QCOMPARE(left(library), QStringList());
    }

    void otherZipsAreNoIncidents()
    {
        const std::string log = zipOf({{"train.log", "step 1\n"}});
        QCOMPARE(*isIncidentZip(log), false);
        QVERIFY(importZip(log, fresh(QStringLiteral("library")).toStdString()).error().kind ==
                io::ErrorKind::Unsupported);
        const std::string several =
            zipOf({{"a/incident.json", recordText()}, {"b/incident.json", recordText()}});
        QCOMPARE(*isIncidentZip(several), false);
        const std::string bad = zipOf({{"a/incident.json", "{"}});
        const QString library = fresh(QStringLiteral("library"));
        QVERIFY(importZip(bad, library.toStdString()).error().kind == io::ErrorKind::Malformed);
        QCOMPARE(left(library), QStringList());
    }

    void everyCutZipIsRefused()
    {
        const Folder folder = makeIncident(fresh(QStringLiteral("library")));
        const QString zip = fresh(QStringLiteral("whole.zip"));
        QDir().mkpath(QFileInfo(zip).path());
        QVERIFY(exportZip(folder, zip.toStdString()));
        QFile file(zip);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QString library = fresh(QStringLiteral("other"));
        QVERIFY(QDir().mkpath(library));
        const QString cut = fresh(QStringLiteral("cut.zip"));
        for (qsizetype size = 0; size < bytes.size(); size += 7) {
            QVERIFY(writeFile(cut, bytes.left(size)));
            QVERIFY2(!importZip(cut.toStdString(), library.toStdString()), qPrintable(QString::number(size)));
        }
        QCOMPARE(left(library), QStringList());
    }

    void aCancelledTransferLeavesNothing()
    {
        const QString library = fresh(QStringLiteral("library"));
        const Folder folder = makeIncident(library);
        TransferOptions options;
        options.cancelled = [] { return true; };
        const QString zip = fresh(QStringLiteral("half.zip"));
        QDir().mkpath(QFileInfo(zip).path());
        QVERIFY(exportZip(folder, zip.toStdString(), options).error().kind == io::ErrorKind::Cancelled);
        QCOMPARE(left(QFileInfo(zip).path()), QStringList());
        QVERIFY(exportZip(folder, zip.toStdString()));
        QVERIFY(importZip(zip.toStdString(), library.toStdString(), options).error().kind ==
                io::ErrorKind::Cancelled);
        QCOMPARE(left(library).size(), 1);
    }

    void aRecordAloneOpens()
    {
        const QString folder = fresh(QStringLiteral("sent"));
        Record record = capturedRecord("Target 4 is out of bounds.", "IndexError");
        record.logs = {"output.log", "../outside.log"};
        const QString alone = folder + QStringLiteral("/one.incident.json");
        QVERIFY(writeFile(alone, QByteArray::fromStdString(toText(record))));
        QVERIFY(isIncidentPath(alone.toStdString()));
        auto opened = triageIncident(alone.toStdString(), signatures());
        QVERIFY(opened);
        QVERIFY(!opened->folder);
        QCOMPARE(opened->log, std::string());
        QVERIFY(opened->report.family == std::optional(triage::Family::DeviceAssert));
        // With its log beside it, the log is read.
        QVERIFY(
            writeFile(folder + QStringLiteral("/output.log"), "IndexError: Target 4 is out of bounds.\n"));
        QVERIFY(writeFile(QFileInfo(folder).path() + QStringLiteral("/outside.log"), "x"));
        opened = triageIncident(alone.toStdString(), signatures());
        QVERIFY(opened);
        QCOMPARE(opened->log, folder.toStdString() + "/output.log");
        QCOMPARE(opened->record.logs.at(1), std::string("../outside.log"));
        // Under any name ending in .json it is known by what it says; another JSON file is not one.
        const QString renamed = folder + QStringLiteral("/mail.json");
        QVERIFY(QFile::rename(alone, renamed));
        QVERIFY(isIncidentPath(renamed.toStdString()));
        QVERIFY(writeFile(folder + QStringLiteral("/other.json"), "{\"message\": \"x\"}"));
        QVERIFY(!isIncidentPath((folder + QStringLiteral("/other.json")).toStdString()));
    }
};

QTEST_GUILESS_MAIN(TestIncidentZip)
#include "tst_incident_zip.moc"
