// SPDX-License-Identifier: GPL-3.0-or-later
// What the user does to an incident is on disk shortly after, and comes back.
#include "app/workbench/incident_keeper.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/record_field.h"
#include "app/workbench/state_text.h"
#include "core/incident/folder.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::workbench;

class TestIncidentKeeper : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    [[nodiscard]] QString library() const { return m_dir.filePath(QStringLiteral("library")); }

    IncidentId openLog(IncidentStore& store, const QString& name)
    {
        const QString path = m_dir.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write("RuntimeError: CUDA out of memory\n");
        }
        Incident incident;
        incident.path = path;
        incident.name = name;
        incident.report.verdict = triage::Verdict::Failure;
        incident.report.family = triage::Family::OutOfMemory;
        incident.report.message = "CUDA out of memory";
        return store.put(incident);
    }

    static incident::Record onDisk(const QString& folder)
    {
        return incident::Folder::open(folder.toStdString())->record().value_or(incident::Record());
    }

private slots:
    void nothingIsWrittenUntilThereIsSomethingToKeep()
    {
        IncidentStore store;
        IncidentKeeper keeper(store, [this] { return library(); });
        openLog(store, QStringLiteral("quiet.log"));
        keeper.flush();
        QVERIFY(!QDir(library()).exists());
    }

    void anEditMakesAFolderWithTheLog()
    {
        IncidentStore store;
        IncidentKeeper keeper(store, [this] { return library(); });
        QSignalSpy made(&keeper, &IncidentKeeper::folderMade);
        const IncidentId id = openLog(store, QStringLiteral("train.log"));
        store.edit(id, QStringLiteral("Note"), {}, [](incident::Record& r) {
            r.notes.push_back({"t", "text", {}});
        });
        QTRY_COMPARE(made.size(), 1); // by itself, without flush()
        const Incident& incident = *store.find(id);
        QCOMPARE(incident.folder, library() + QStringLiteral("/train"));
        const incident::Record record = onDisk(incident.folder);
        QCOMPARE(record.notes.size(), std::size_t{1});
        QCOMPARE(record.logs, std::vector<std::string>{"logs/train.log"});
        QCOMPARE(record.firstError.family, std::string("out-of-memory"));
        QVERIFY(QFile::exists(incident.folder + QStringLiteral("/logs/train.log")));
        QCOMPARE(incident.path, m_dir.filePath(QStringLiteral("train.log")));
    }

    void pasteIsKeptWithItsText()
    {
        IncidentStore store;
        IncidentKeeper keeper(store, [this] { return library(); });
        Incident paste;
        paste.name = QStringLiteral("Pasted log 1");
        paste.text = "pasted text";
        const IncidentId id = store.put(paste);
        store.setPinnedLine(id, 1);
        keeper.flush();
        const auto folder = incident::Folder::open(store.find(id)->folder.toStdString());
        QVERIFY(folder.has_value());
        QCOMPARE(folder->record()->pinned.value_or(0), 1);
        QCOMPARE(folder->read(folder->record()->logs.at(0), 100).value(), std::string("pasted text"));
    }

    void typingIsSavedWithoutAPause()
    {
        IncidentStore store;
        IncidentKeeper keeper(store, [this] { return library(); });
        const IncidentId id = openLog(store, QStringLiteral("typing.log"));
        for (int i = 0; i < 40; ++i) { // 1.2 s, never 400 ms of rest
            store.edit(id, QStringLiteral("Title"), QStringLiteral("title"),
                       [i](incident::Record& record) { record.title = std::to_string(i); });
            QTest::qWait(30);
        }
        QVERIFY(!store.find(id)->folder.isEmpty());
        QVERIFY(!onDisk(store.find(id)->folder).title.empty());
        keeper.flush();
        QCOMPARE(onDisk(store.find(id)->folder).title, std::string("39"));
    }

    void whatAnotherProgramWroteStays()
    {
        IncidentStore store;
        IncidentKeeper keeper(store, [this] { return library(); });
        const IncidentId id = openLog(store, QStringLiteral("both.log"));
        store.setPinnedLine(id, 1);
        keeper.flush();
        const auto folder = incident::Folder::open(store.find(id)->folder.toStdString());
        QVERIFY(folder->update([](incident::Record& record) {
            record.runs.push_back({"runs/1", {}, {}, {}, {}});
        }));
        store.attachBatch(id, QStringLiteral("/data/batch.pt"));
        keeper.flush();
        QCOMPARE(folder->record()->runs.size(), std::size_t{1});
        QCOMPARE(folder->record()->batch.files, std::vector<std::string>{"/data/batch.pt"});
        QCOMPARE(store.find(id)->record.runs.size(), std::size_t{1});
    }

    void aLibraryThatCannotBeWrittenIsReported()
    {
        QFile file(m_dir.filePath(QStringLiteral("no-folder")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        IncidentStore store;
        IncidentKeeper keeper(store, [&] { return file.fileName(); });
        QSignalSpy failed(&keeper, &IncidentKeeper::failed);
        const IncidentId id = openLog(store, QStringLiteral("refused.log"));
        store.setPinnedLine(id, 1);
        keeper.flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(store.find(id)->pinnedLine.value_or(0), 1);
    }

    void theEndOfTheKeeperSavesWhatIsLeft()
    {
        IncidentStore store;
        const IncidentId id = openLog(store, QStringLiteral("last.log"));
        {
            IncidentKeeper keeper(store, [this] { return library(); });
            store.setPinnedLine(id, 1);
        }
        QCOMPARE(onDisk(library() + QStringLiteral("/last")).pinned.value_or(0), 1);
    }

    void fieldsFilledInByHandReachTheReport()
    {
        IncidentStore store;
        const IncidentId id = openLog(store, QStringLiteral("fields.log"));
        const RecordField& field = *findRecordField(QStringLiteral("/progress/iteration"));
        const auto fill = [&](const QString& text) {
            store.edit(id, {}, {}, [&](incident::Record& record) { fillByHand(field, record, text); });
        };
        fill(QStringLiteral("12"));
        QCOMPARE(store.find(id)->report.context.iteration, std::string("12"));
        fill(QStringLiteral("123"));
        QCOMPARE(store.find(id)->report.context.iteration, std::string("123"));
        QCOMPARE(store.find(id)->record.byHand, std::vector<std::string>{"/progress/iteration"});
        fill({});
        QCOMPARE(store.find(id)->report.context.iteration, std::string());
        QVERIFY(store.find(id)->record.byHand.empty());
    }

    void everyFieldHasANameAndReadsWhatWasWritten()
    {
        for (const RecordField& field : recordFields()) {
            incident::Record record;
            QVERIFY(!recordFieldName(field).isEmpty());
            QVERIFY(isByHand(field, record));
            const QString value =
                QByteArray(field.pointer).endsWith("backend") ? QStringLiteral("rocm") : QStringLiteral("3");
            fillByHand(field, record, value);
            QCOMPARE(field.read(record), value);
            QVERIFY(isByHand(field, record));
            record.byHand.clear(); // then a program has recorded it
            QVERIFY(!isByHand(field, record));
        }
    }

    void anInputFilledInByHandIsInTheReport()
    {
        IncidentStore store;
        const IncidentId id = store.put(workbench::Incident());
        const auto fill = [&](const char* pointer, const QString& text) {
            store.edit(id, QStringLiteral("fill"), {}, [&](incident::Record& record) {
                fillByHand(*findRecordField(QString::fromLatin1(pointer)), record, text);
            });
        };
        fill("/inputs/0/shape", QStringLiteral("32, 128"));
        fill("/inputs/0/dtype", QStringLiteral("int64"));
        QVERIFY(store.find(id)->report.context.shapes == std::vector<std::string>{"[32, 128]"});
        QVERIFY(store.find(id)->report.context.dtypes == std::vector<std::string>{"int64"});
        fill("/inputs/0/shape", QStringLiteral("64"));
        QVERIFY(store.find(id)->report.context.shapes == std::vector<std::string>{"[64]"});
        fill("/inputs/0/shape", {});
        QVERIFY(store.find(id)->report.context.shapes.empty());
        fill("/inputs/0/dtype", {});
        QVERIFY(store.find(id)->record.inputs.empty());
    }

    void statesKeepTheirHistory()
    {
        incident::Record record;
        QVERIFY(isOpen(record));
        changeState(record, incident::stateClosed, QStringLiteral("duplicate"));
        QVERIFY(!isOpen(record));
        QVERIFY(stateName(record) != stateName(incident::Record()));
        changeState(record, incident::stateOpen, QStringLiteral("came back"));
        QVERIFY(isOpen(record));
        QCOMPARE(record.resolution.history.size(), std::size_t{2});
        QCOMPARE(record.resolution.history.front().reason, std::string("duplicate"));
    }
};

QTEST_GUILESS_MAIN(TestIncidentKeeper)
#include "tst_incident_keeper.moc"
