// SPDX-License-Identifier: GPL-3.0-or-later
// From a failing job to a closed incident, with real clicks: reduce, check, write down, close, reopen.
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/rerun/reduce_dialog.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/views/verify/checkpoint_pane.h"
#include "app/desktop/views/verify/checks_model.h"
#include "app/desktop/views/verify/checks_pane.h"
#include "app/desktop/views/verify/checks_table.h"
#include "app/desktop/views/verify/closing_pane.h"
#include "app/desktop/views/verify/verify_page.h"
#include "app/desktop/widgets/banner.h"
#include "core/batch/torch_writer.h"
#include "core/incident/folder.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QtTest>

#include <algorithm>
#include <cstring>
#include <memory>

using namespace torchtriage;
using desktop::ChecksModel;
using desktop::IncidentTab;
using rerun::CheckId;
using rerun::RowResult;

namespace {

constexpr int patience = 60'000; // ms: each run loads PyTorch, on a machine that may be busy

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A view that only a transposed tensor refuses: four rows of three.
void writeJob(const QString& folder)
{
    batch::WrittenTensor x{"x", batch::DType::Float32, {4, 3}, {1, 4}, 0, std::vector<char>(48), false};
    QVERIFY(batch::writeTorchFile((folder + QStringLiteral("/batch.pt")).toStdString(), std::span(&x, 1)));
    write(folder + QStringLiteral("/job.json"),
          R"({"format":"torchtriage.job","version":1,"device":"cpu","steps":[
        {"op":"aten::view","args":[{"file":"batch.pt","key":"x"},[-1]]}]})");
}

struct Desk {
    test::WindowFixture fixture;
    std::unique_ptr<desktop::MainWindow> window = std::make_unique<desktop::MainWindow>(fixture.services());

    Desk()
    {
        window->resize(1440, 900);
        window->show();
    }

    [[nodiscard]] const workbench::Incident& incident()
    {
        return *fixture.incidents.find(window->currentIncident());
    }
    template <class Page>
    [[nodiscard]] Page& page(IncidentTab tab) const
    {
        return static_cast<Page&>(window->view()->page(tab));
    }
    [[nodiscard]] desktop::VerifyPage& verify() const
    {
        return page<desktop::VerifyPage>(IncidentTab::Verify);
    }
    [[nodiscard]] const workbench::ShownCheck* check(CheckId id) const
    {
        for (const workbench::ShownCheck& each : verify().checks().model().rows()) {
            if (each.row.id == id)
                return &each;
        }
        return nullptr;
    }
    [[nodiscard]] QString result(CheckId id) const
    {
        const workbench::ShownCheck* found = check(id);
        return QString::fromLatin1(toString(found ? found->after.result : RowResult::NotRun).data());
    }
};

void click(QAbstractButton& button)
{
    QVERIFY2(button.isEnabled(), qPrintable(button.text() + QStringLiteral(": ") + button.toolTip()));
    QTest::mouseClick(&button, Qt::LeftButton);
}

} // namespace

class TestVerifyWindow : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Desk> m_desk;

private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
        writeJob(m_folder.path());
        write(m_folder.filePath(QStringLiteral("train.log")),
              "Traceback (most recent call last):\n  File \"train.py\", line 7, in <module>\n    y = "
              "x.view(-1)\n"
              "RuntimeError: view size is not compatible with input tensor's size and stride (at least one "
              "dimension spans across two contiguous subspaces). Use .reshape(...) instead.\n");
        m_desk = std::make_unique<Desk>();
        m_desk->window->openFiles({m_folder.filePath(QStringLiteral("train.log"))});
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window->currentIncident() != 0, patience);
        QVERIFY(QTest::qWaitForWindowExposed(m_desk->window.get()));
    }
    void cleanupTestCase() { m_desk.reset(); }

    void nothingIsReadyAtFirst()
    {
        m_desk->window->actions().page(IncidentTab::Verify).trigger();
        desktop::VerifyPage& page = m_desk->verify();
        QVERIFY(!page.closeButton().isEnabled());
        QVERIFY2(page.closeButton().toolTip().contains(QLatin1String("No failing case is kept.")),
                 qPrintable(page.closeButton().toolTip()));
        QVERIFY2(page.standing().startsWith(QLatin1String("Not ready to close.")),
                 qPrintable(page.standing()));
        QVERIFY(!page.checks().runLeftButton().isEnabled() &&
                !page.checks().runLeftButton().toolTip().isEmpty());
        // The menu says what is missing.
        m_desk->window->actions().reduce->trigger();
        const auto isToldSo = [this] {
            const auto banners = m_desk->window->findChildren<desktop::Banner*>();
            return std::ranges::any_of(banners, [](const desktop::Banner* banner) {
                return banner->isVisible() && banner->text().contains(QLatin1String("No case is kept yet."));
            });
        };
        QTRY_VERIFY(isToldSo());
    }

    void reducesIntoTheIncident()
    {
        m_desk->window->actions().page(IncidentTab::Rerun).trigger();
        auto& page = m_desk->page<desktop::RerunPage>(IncidentTab::Rerun);
        QTRY_VERIFY_WITH_TIMEOUT(!page.matrix()->rows().empty(), patience);
        QVERIFY(!page.reduceButton().isEnabled() && !page.reduceButton().toolTip().isEmpty());
        page.openJob(m_folder.filePath(QStringLiteral("job.json")));
        QTRY_VERIFY_WITH_TIMEOUT(page.reduceButton().isEnabled(), patience);
        click(page.reduceButton());
        desktop::ReduceDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(dialog = page.findChild<desktop::ReduceDialog*>(), patience);
        QVERIFY(!m_desk->incident().folder.isEmpty()); // it had none before
        QSignalSpy kept(dialog, &desktop::ReduceDialog::caseKept);
        click(dialog->startButton());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->history().isEmpty(), patience);
        click(dialog->pauseButton());
        QTRY_COMPARE_WITH_TIMEOUT(dialog->startButton().text(), QStringLiteral("Continue"), patience);
        click(dialog->startButton());
        QTRY_VERIFY_WITH_TIMEOUT(dialog->result().contains(QLatin1String("once more, in a new process")),
                                 2 * patience);
        QVERIFY2(dialog->result().contains(QLatin1String("x dimension 0: 2 of 4 are needed")),
                 qPrintable(dialog->result()));
        QVERIFY(!kept.isEmpty());
        QVERIFY(QFile::exists(m_desk->incident().folder + QStringLiteral("/cases/smallest/reproduce.py")));
        dialog->reject();
    }

    void theMenuReducesTheNewestCase()
    {
        auto& page = m_desk->page<desktop::RerunPage>(IncidentTab::Rerun);
        QTRY_VERIFY(!page.findChild<desktop::ReduceDialog*>()); // the one before is gone
        m_desk->window->actions().page(IncidentTab::Overview).trigger();
        m_desk->window->actions().reduce->trigger();
        desktop::ReduceDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(dialog = page.findChild<desktop::ReduceDialog*>(), patience);
        QVERIFY(m_desk->window->view()->tab() == IncidentTab::Rerun);
        QVERIFY2(page.commandLine().text().endsWith(QLatin1String("/cases/smallest/job.json")),
                 qPrintable(page.commandLine().text()));
        dialog->reject();
    }

    void checksAreFilledByRuns()
    {
        m_desk->window->actions().page(IncidentTab::Verify).trigger();
        desktop::ChecksPane& pane = m_desk->verify().checks();
        QAbstractItemModelTester tester(&pane.model());
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->check(CheckId::Minimal), patience);
        QVERIFY(m_desk->check(CheckId::Minimal)->row.expected == rerun::Expected::Refusal);
        pane.commandLine().clear();
        QTest::keyClicks(
            &pane.commandLine(),
            QStringLiteral(TORCHTRIAGE_PYTHON " -c 'print(\"processed=8 rejected=0 expected=9\")'"));
        click(pane.runLeftButton());
        QVERIFY(pane.stopButton().isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!pane.isRunning(), 4 * patience);
        QCOMPARE(m_desk->result(CheckId::Minimal), QStringLiteral("refused"));
        QCOMPARE(m_desk->result(CheckId::OtherLayout), QStringLiteral("passed"));
        QCOMPARE(m_desk->result(CheckId::Representative), QStringLiteral("passed"));
        QCOMPARE(m_desk->result(CheckId::DiagnosticsOff), QStringLiteral("passed"));
        QCOMPARE(m_desk->result(CheckId::Counting), QStringLiteral("unaccounted"));
        const QString evidence =
            pane.model().index(pane.model().rowCount() - 2, ChecksModel::Evidence).data().toString();
        QVERIFY2(evidence.contains(QLatin1String("1 are neither")), qPrintable(evidence));
    }

    void mandatoryRowKeepsItOpen()
    {
        desktop::VerifyPage& page = m_desk->verify();
        for (QPlainTextEdit* editor :
             {&page.closing().cause(), &page.closing().change(), &page.closing().regressionCheck()})
            QTest::keyClicks(editor, QStringLiteral("written down"));
        page.closing().diagnosticsRemoved().click();
        page.closing().nothingResumed().click();
        QTRY_VERIFY2(page.standing().contains(QLatin1String("1 point")), qPrintable(page.standing()));
        QVERIFY(!page.closeButton().isEnabled());
        QVERIFY2(page.closeButton().toolTip().contains(QLatin1String("Processed + rejected")),
                 qPrintable(page.closeButton().toolTip()));
        page.closeVerified(); // nothing comes of it
        QVERIFY(m_desk->incident().record.state.empty());
        const QString list = m_folder.filePath(QStringLiteral("items.csv"));
        const QString expected = m_folder.filePath(QStringLiteral("expected.txt"));
        write(list, "id,state\na,processed\nb,rejected\n");
        write(expected, "a\nb\n");
        page.checks().countList(list, expected);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->result(CheckId::Counting), QStringLiteral("counted"), patience);
    }

    void closesAndReopensWithItsHistory()
    {
        desktop::VerifyPage& page = m_desk->verify();
        QTRY_VERIFY2_WITH_TIMEOUT(page.closeButton().isEnabled(), qPrintable(page.closeButton().toolTip()),
                                  patience);
        click(page.closeButton());
        QCOMPARE(m_desk->incident().record.state, std::string(incident::stateVerified));
        QVERIFY(!page.closeButton().isEnabled());
        auto* reopen = [&page]() -> QPushButton* {
            for (QPushButton* button : page.findChildren<QPushButton*>()) {
                if (button->text() == QStringLiteral("Reopen…"))
                    return button;
            }
            return nullptr;
        }();
        QVERIFY(reopen);
        click(*reopen);
        QInputDialog* dialog = nullptr;
        QTRY_VERIFY(dialog = m_desk->window->findChild<QInputDialog*>());
        dialog->setTextValue(QStringLiteral("it came back"));
        dialog->accept();
        const auto& history = m_desk->incident().record.resolution.history;
        QTRY_COMPARE(history.size(), std::size_t{2});
        QCOMPARE(history.front().state, std::string(incident::stateVerified));
        QCOMPARE(history.back().reason, std::string("it came back"));
        QVERIFY(page.closeButton().isEnabled()); // what was checked still stands
        const auto saved = [this] {
            const auto folder = incident::Folder::open(m_desk->incident().folder.toStdString());
            return folder ? folder->record().value_or(incident::Record()) : incident::Record();
        };
        QTRY_COMPARE_WITH_TIMEOUT(saved().resolution.history.size(), std::size_t{2}, patience);
        QCOMPARE(saved().resolution.checkpointNeeded, std::optional(false));
    }

    void languageSwitchesLive()
    {
        desktop::VerifyPage& page = m_desk->verify();
        m_desk->fixture.language.install(QStringLiteral("fr"));
        QCoreApplication::processEvents();
        QVERIFY(page.checks().model().rowCount() > 0);
        m_desk->fixture.language.install(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(page.checks().model().index(0, ChecksModel::Check).data().toString(),
                 QStringLiteral("Minimal case"));
    }
};

QTEST_MAIN(TestVerifyWindow)
#include "tst_verify_window.moc"
