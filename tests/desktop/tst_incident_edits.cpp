// SPDX-License-Identifier: GPL-3.0-or-later
// Notes, missing context, states, undo, and opening again where one was, in the real window.
#include "app/desktop/models/incident_edits.h"
#include "app/desktop/views/fields_dialog.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/note_dialog.h"
#include "core/incident/folder.h"
#include "tests/desktop/window_fixture.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace torchtriage;
using namespace torchtriage::desktop;
using test::WindowFixture;

namespace {

QString writeLog(const WindowFixture& fixture)
{
    const QString path = fixture.folder.filePath(QStringLiteral("train.log"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write("step 1\nIndexError: Target 4 is out of bounds.\nstep 2\n");
    }
    return path;
}

incident::Record recordOf(const WindowFixture& fixture, workbench::IncidentId id)
{
    return fixture.incidents.find(id)->record;
}

} // namespace

class TestIncidentEdits : public QObject {
    Q_OBJECT

private slots:
    void aNoteIsKeptWhileItIsTyped()
    {
        WindowFixture fixture;
        MainWindow window(fixture.services());
        window.show();
        window.openFiles({writeLog(fixture)});
        QTRY_VERIFY(window.currentIncident() != 0);
        const auto id = window.currentIncident();
        window.actions().addNote->trigger();
        auto* dialog = window.findChild<NoteDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::keyClicks(&dialog->editor(), QStringLiteral("asked the data team"));
        QCOMPARE(recordOf(fixture, id).notes.size(), std::size_t{1});
        // On disk without closing anything: a window that ends here loses nothing.
        QTRY_VERIFY(!fixture.incidents.find(id)->folder.isEmpty());
        QTRY_COMPARE(incident::Folder::open(fixture.incidents.find(id)->folder.toStdString())
                         ->record()
                         ->notes.at(0)
                         .text,
                     std::string("asked the data team"));
        dialog->accept();
        // Typing is one step.
        window.actions().undo->trigger();
        QVERIFY(recordOf(fixture, id).notes.empty());
        window.actions().redo->trigger();
        QCOMPARE(recordOf(fixture, id).notes.at(0).text, std::string("asked the data team"));
    }

    void undoTakesBackOneIncidentOnly()
    {
        workbench::IncidentStore store;
        IncidentEdits edits(store);
        workbench::Incident incident;
        const auto a = store.put(incident);
        const auto b = store.put(incident);
        store.setPinnedLine(a, 1);
        store.setPinnedLine(b, 2);
        edits.setCurrent(a);
        edits.group().undo();
        QVERIFY(!store.find(a)->pinnedLine.has_value());
        QCOMPARE(store.find(b)->pinnedLine.value_or(0), 2);
        QVERIFY(!edits.group().canUndo());
        store.remove(a);
        edits.setCurrent(b);
        edits.group().undo();
        QVERIFY(!store.find(b)->pinnedLine.has_value());
    }

    void missingContextIsFilledIn()
    {
        WindowFixture fixture;
        MainWindow window(fixture.services());
        window.show();
        window.openFiles({writeLog(fixture)});
        QTRY_VERIFY(window.currentIncident() != 0);
        window.actions().fillIn->trigger();
        auto* dialog = window.findChild<FieldsDialog*>();
        QVERIFY(dialog != nullptr);
        QLineEdit* revision = dialog->editor(QStringLiteral("/code/revision"));
        QTest::keyClicks(revision, QStringLiteral("9f2c1ab"));
        QTest::keyClicks(dialog->editor(QStringLiteral("/environment/backend")), QStringLiteral("cu"));
        const workbench::Incident& incident = *fixture.incidents.find(window.currentIncident());
        QCOMPARE(incident.record.code.revision, std::string("9f2c1ab"));
        QCOMPARE(incident.report.context.revision, std::string("9f2c1ab"));
        QVERIFY(incident.record.environment.backend.empty()); // "cu" is no backend yet
        for (QLineEdit* edit : dialog->findChildren<QLineEdit*>()) {
            QVERIFY(!edit->accessibleName().isEmpty());
            QVERIFY(edit->isEnabled() || !edit->toolTip().isEmpty());
        }
    }

    void anIncidentIsClosedWithAReasonAndReopened()
    {
        WindowFixture fixture;
        MainWindow window(fixture.services());
        window.show();
        window.openFiles({writeLog(fixture)});
        QTRY_VERIFY(window.currentIncident() != 0);
        const auto id = window.currentIncident();
        const auto give = [&](const QString& reason) {
            window.actions().changeState->trigger();
            auto* dialog = window.findChild<QInputDialog*>();
            dialog->setTextValue(reason);
            dialog->accept();
            QTRY_VERIFY(window.findChild<QInputDialog*>() == nullptr);
        };
        give(QStringLiteral("duplicate"));
        QCOMPARE(recordOf(fixture, id).state, std::string("closed"));
        give(QStringLiteral("it came back"));
        QCOMPARE(recordOf(fixture, id).state, std::string("open"));
        QCOMPARE(recordOf(fixture, id).resolution.history.size(), std::size_t{2});
    }

    void theWindowOpensWhereOneWas()
    {
        WindowFixture fixture;
        const QString log = writeLog(fixture);
        const QString other = fixture.folder.filePath(QStringLiteral("other.log"));
        QVERIFY(QFile::copy(log, other));
        {
            MainWindow window(fixture.services());
            window.show();
            window.openFiles({log, other});
            QTRY_COMPARE(fixture.incidents.size(), 2);
            const workbench::Incident* first = fixture.incidents.findPath(log);
            fixture.incidents.setPinnedLine(first->id, 3);
            window.actions().page(IncidentTab::Evidence).trigger();
            window.close();
        }
        const QString shown = fixture.settings.value(QStringLiteral("session/current")).toString();
        while (fixture.incidents.size() > 0) {
            fixture.incidents.remove(fixture.incidents.at(0).id);
        }
        MainWindow window(fixture.services());
        window.show();
        window.reopenSession();
        QTRY_COMPARE(fixture.incidents.size(), 2);
        QTRY_VERIFY(window.view() != nullptr && window.view()->tab() == IncidentTab::Evidence);
        const workbench::Incident& incident = *fixture.incidents.find(window.currentIncident());
        QCOMPARE(incident.folder.isEmpty() ? incident.path : incident.folder, shown);
        int pinned = 0;
        for (int i = 0; i < fixture.incidents.size(); ++i) {
            pinned += fixture.incidents.at(i).pinnedLine == 3 ? 1 : 0;
        }
        QCOMPARE(pinned, 1);
    }

    void anIncidentFolderOpensWithItsBatch()
    {
        WindowFixture fixture;
        incident::Record record;
        record.firstError.message = "Target 4 is out of bounds.";
        record.firstError.exception = "IndexError";
        record.progress.iteration = 3;
        record.batch.files = {"batch/batch.pt"};
        const auto folder = incident::Folder::create(fixture.folder.path().toStdString(), "one", record);
        QVERIFY(folder->write("batch/batch.pt", std::string("no batch")).has_value());
        MainWindow window(fixture.services());
        window.show();
        window.openFiles({QString::fromStdString(folder->recordPath())});
        QTRY_VERIFY(window.currentIncident() != 0);
        const workbench::Incident& incident = *fixture.incidents.find(window.currentIncident());
        QCOMPARE(incident.folder, QString::fromStdString(folder->path()));
        QCOMPARE(incident.name, QStringLiteral("one"));
        QCOMPARE(incident.batches, QStringList(QString::fromStdString(folder->path() + "/batch/batch.pt")));
        QCOMPARE(incident.report.context.iteration, std::string("3"));
        QCOMPARE(incident.report.exception, std::string("IndexError"));
    }
};

QTEST_MAIN(TestIncidentEdits)
#include "tst_incident_edits.moc"
