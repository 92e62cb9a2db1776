// SPDX-License-Identifier: GPL-3.0-or-later
// Incidents as files, in the real window: folders, zips, records alone, error files of torchelastic.
#include "app/desktop/models/roles.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/library/incident_files.h"
#include "app/desktop/views/library/library_pane.h"
#include "app/desktop/views/library/library_tree.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/notice_area.h"
#include "core/incident/zip_import.h"
#include "tests/core/incident/made_library.h"
#include "tests/desktop/window_fixture.h"

#include <QAction>
#include <QFileDialog>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::desktop;
using test::capturedRecord;
using test::WindowFixture;
using test::writeFile;

namespace {

constexpr int patience = 20'000;
const QByteArray trainingLog = "training\nIndexError: Target 4 is out of bounds.\n";

struct Desk : WindowFixture {
    QString root = folder.filePath(QStringLiteral("library"));
    MainWindow window{services()};

    Desk() { window.show(); }

    [[nodiscard]] QString writeIncident(const QString& parent, const QString& name) const
    {
        auto record = capturedRecord("Target 4 is out of bounds.", "IndexError");
        record.logs = {"logs/output.log"};
        const QString path = parent + u'/' + name;
        writeFile(path + QStringLiteral("/incident.json"), QByteArray::fromStdString(toText(record)));
        writeFile(path + QStringLiteral("/logs/output.log"), trainingLog);
        return path;
    }
    [[nodiscard]] const workbench::Incident* shown() const
    {
        return incidents.find(window.currentIncident());
    }
    bool opens(const QString& path)
    {
        window.openFiles({path});
        return QTest::qWaitFor([this] { return shown() != nullptr; }, patience);
    }
};

} // namespace

class TestIncidentFiles : public QObject {
    Q_OBJECT

private slots:
    void aFolderOpensAsAnIncident()
    {
        Desk desk;
        const QString path = desk.writeIncident(desk.folder.path(), QStringLiteral("one"));
        QVERIFY(desk.opens(path)); // and not as a folder of logs
        QCOMPARE(desk.shown()->folder, path);
        QCOMPARE(desk.shown()->path, path + QStringLiteral("/logs/output.log"));
        QVERIFY(!desk.window.showsFolder());
    }

    void theLibraryOpensIncidentsAndShowsTheOpenOne()
    {
        Desk desk;
        const QString one = desk.writeIncident(desk.root, QStringLiteral("one"));
        const QString two = desk.writeIncident(desk.root, QStringLiteral("two"));
        QTRY_VERIFY(desk.window.findChild<QWidget*>() != nullptr);
        desk.window.actions().filter->trigger(); // on the start page the side bar comes when it is asked for
        QVERIFY(desk.window.dock().isVisible());
        LibraryPane& library = desk.window.dock().library();
        QTRY_COMPARE_WITH_TIMEOUT(library.shownCount(), 2, patience);
        emit library.openRequested(one);
        QTRY_VERIFY_WITH_TIMEOUT(desk.shown() && desk.shown()->folder == one, patience);
        emit library.openRequested(two);
        QTRY_VERIFY_WITH_TIMEOUT(desk.shown()->folder == two, patience);
        QCOMPARE(desk.incidents.size(), 2);
        const auto second = desk.window.currentIncident();
        emit library.openRequested(one); // it is open: it is shown, not read again
        QVERIFY(desk.window.currentIncident() != second);
        QCOMPARE(desk.incidents.size(), 2);
        QCOMPARE(library.tree().currentIndex().data(PathRole).toString(), one);
    }

    void anIncidentIsSentAndComesBack()
    {
        Desk desk;
        const QString path = desk.writeIncident(desk.folder.path(), QStringLiteral("one"));
        QVERIFY(desk.opens(path));
        const QString zip = desk.folder.filePath(QStringLiteral("sent.zip"));
        desk.window.files().exportTo(desk.window.currentIncident(), zip);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window.notices().messages().isEmpty(), patience);
        QVERIFY(*incident::isIncidentZip(zip.toStdString()));
        desk.window.openFiles({zip});
        const QString imported = desk.root + QStringLiteral("/one");
        QTRY_VERIFY_WITH_TIMEOUT(desk.shown() && desk.shown()->folder == imported, patience);
        QCOMPARE(desk.shown()->report.family, std::optional(triage::Family::DeviceAssert));
        LibraryPane& library = desk.window.dock().library();
        QTRY_COMPARE_WITH_TIMEOUT(library.shownCount(), 1, patience);
        // It was shown before the library listed it, and is the current row all the same.
        QCOMPARE(library.tree().currentIndex().data(PathRole).toString(), imported);
    }

    void aLogWithoutAFolderGetsOneToBeSent()
    {
        Desk desk;
        const QString path = desk.folder.filePath(QStringLiteral("train.log"));
        QVERIFY(writeFile(path, trainingLog));
        QVERIFY(desk.opens(path));
        QVERIFY(desk.shown()->folder.isEmpty());
        const QString zip = desk.folder.filePath(QStringLiteral("sent.zip"));
        desk.window.files().exportTo(desk.window.currentIncident(), zip);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(zip), patience);
        QVERIFY(*incident::isIncidentZip(zip.toStdString()));
        QVERIFY(desk.shown()->folder.startsWith(desk.root));
    }

    void aHostileZipIsRefusedInWords()
    {
        Desk desk;
        const QString zip = desk.folder.filePath(QStringLiteral("bad.zip"));
        QVERIFY(writeFile(zip, QByteArray("PK\x03\x04 nothing of a zip")));
        desk.window.openFiles({zip});
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window.notices().messages().isEmpty(), patience);
        QVERIFY(desk.window.notices().messages().constFirst().contains(QStringLiteral("bad.zip")));
        QVERIFY(!desk.window.files().isImporting());
    }

    void aRecordAloneOpensAndGetsAFolderWithTheFirstNote()
    {
        Desk desk;
        const QString path = desk.folder.filePath(QStringLiteral("mail/one.incident.json"));
        QVERIFY(writeFile(path, QByteArray::fromStdString(
                                    toText(capturedRecord("Target 4 is out of bounds.", "IndexError")))));
        QVERIFY(desk.opens(path));
        QCOMPARE(desk.shown()->report.family, std::optional(triage::Family::DeviceAssert));
        QCOMPARE(QString::fromStdString(desk.shown()->record.code.revision), QStringLiteral("9f2c1ab"));
        QVERIFY(desk.shown()->folder.isEmpty());
        desk.incidents.edit(desk.window.currentIncident(), QStringLiteral("name"), {},
                            [](incident::Record& record) { record.title = "labels"; });
        QTRY_VERIFY_WITH_TIMEOUT(desk.shown()->folder.startsWith(desk.root), patience);
        const auto kept = incident::Folder::open(desk.shown()->folder.toStdString())->record();
        QVERIFY(kept);
        QCOMPARE(kept->title, std::string("labels"));
        QVERIFY(kept->logs.empty()); // no log was ever there
    }

    void anErrorFileIsAdded()
    {
        Desk desk;
        const QString path = desk.writeIncident(desk.folder.path(), QStringLiteral("one"));
        QVERIFY(desk.opens(path));
        const QString error = desk.folder.filePath(QStringLiteral("attempt_0/3/error.json"));
        QVERIFY(writeFile(
            error, R"({"message": {"message": "KeyError: 'x'", "extraInfo": {"timestamp": "1772366400"}}})"));
        desk.window.actions().addErrorFile->trigger();
        QVERIFY(desk.window.findChild<QFileDialog*>() != nullptr);
        desk.window.findChild<QFileDialog*>()->reject();
        desk.window.files().addErrorFile(desk.window.currentIncident(), error);
        QTRY_COMPARE_WITH_TIMEOUT(desk.shown()->record.ranks.size(), std::size_t{1}, patience);
        QCOMPARE(desk.shown()->record.ranks.at(0).rank, std::optional<std::int64_t>(3));
        QCOMPARE(desk.shown()->record.ranks.at(0).exception, std::string("KeyError"));
        QVERIFY(QFile::exists(path + QStringLiteral("/logs/error-rank-3.json")));
        // One that is none is refused in words.
        const QString other = desk.folder.filePath(QStringLiteral("other.json"));
        QVERIFY(writeFile(other, "{}"));
        desk.window.files().addErrorFile(desk.window.currentIncident(), other);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window.notices().messages().isEmpty(), patience);
    }
};

QTEST_MAIN(TestIncidentFiles)
#include "tst_incident_files.moc"
