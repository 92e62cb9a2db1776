// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop_screenshots/scenes.h"

#include "app/desktop/views/batch/batch_page.h"
#include "app/desktop/views/batch/check_fields.h"
#include "app/desktop/views/batch/check_form.h"
#include "app/desktop/views/batch/comparison_model.h"
#include "app/desktop/views/batch/comparison_pane.h"
#include "app/desktop/views/batch/contract_panel.h"
#include "app/desktop/views/batch/target_check_pane.h"
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/request/case_dialog.h"
#include "app/desktop/views/request/request_page.h"
#include "app/desktop/views/rerun/reduce_dialog.h"
#include "app/desktop/views/rerun/rerun_page.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

namespace torchtriage::shots {

using desktop::IncidentTab;

namespace {

void takeBatch(Stage& stage, Camera& camera)
{
    auto& page = stage.page<desktop::BatchPage>(IncidentTab::Batch);
    stage.checkBatch();
    page.contracts().openLabelFile(stage.story().labels);
    settle(1000);
    camera.inEach([&] { camera.grab(QStringLiteral("3-batch-labels")); });
    page.compareWith(stage.story().good);
    waitFor("the comparison", [&] { return page.comparison().model().rowCount() > 0; });
    camera.inEach([&] { camera.grab(QStringLiteral("3-batch-compare")); });
    page.comparison().clear();
    stage.checkBatch();
}

void takeRequest(Stage& stage, Camera& camera)
{
    auto& page = stage.page<desktop::RequestPage>(IncidentTab::Request);
    const auto isThere = [&] { return page.request() && page.exportButton().isEnabled(); };
    waitFor("the request", isThere);
    camera.inEach([&] {
        page.setLanguage(stage.fixture().language.current());
        settle(200);
        waitFor("the request", isThere);
        camera.grab(QStringLiteral("6-request"));
        camera.grabDialog(QStringLiteral("x-words"), [&] { page.addWordButton().click(); });
        camera.grabDialog(
            QStringLiteral("x-case"), [&] { page.askForCase(); },
            [](QWidget& dialog) {
                auto& asked = static_cast<desktop::CaseDialog&>(dialog);
                return asked.consent().isEnabled() && !asked.preview().toPlainText().isEmpty();
            });
        page.keep(request::Kind::Word, true);
        waitFor("the refusal", [&] { return !page.exportButton().isEnabled(); });
        settle(400);
        camera.grab(QStringLiteral("6-request-stop"));
        page.keep(request::Kind::Word, false);
        waitFor("the request", isThere);
    });
}

void takeDialogs(Stage& stage, Camera& camera)
{
    auto& reruns = stage.page<desktop::RerunPage>(IncidentTab::Rerun);
    desktop::MainActions& actions = stage.window().actions();
    camera.inEach([&] {
        camera.grabDialog(QStringLiteral("x-machines"), [&] { reruns.showMachines(); });
        camera.grabDialog(QStringLiteral("x-engines"), [&] { reruns.showEngines(); });
        camera.grabDialog(QStringLiteral("x-command"), [&] { reruns.editButton().click(); });
        camera.grabDialog(QStringLiteral("x-note"), [&] { actions.addNote->trigger(); });
        camera.grabDialog(QStringLiteral("x-fields"), [&] { actions.fillIn->trigger(); });
        camera.grabDialog(QStringLiteral("x-shortcuts"), [&] { actions.shortcuts->trigger(); });
        camera.grabDialog(QStringLiteral("x-about"), [&] { actions.about->trigger(); });
    });
}

void takeSides(Stage& stage, Camera& camera)
{
    desktop::MainWindow& window = stage.window();
    camera.inEach([&] {
        window.view()->setTab(IncidentTab::Overview);
        window.goToField().ask();
        camera.grab(QStringLiteral("x-go-to"));
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(&window.goToField(), &escape); // closes its list
        window.showGuide(QStringLiteral("error-family"));
        camera.grab(QStringLiteral("x-guide"));
        window.actions().guide->trigger(); // closed again
        const QSize size = window.size();
        window.resize(window.minimumSize());
        camera.grab(QStringLiteral("x-narrow"));
        window.resize(size);
    });
}

} // namespace

void Camera::inEach(const std::function<void()>& scene)
{
    for (const QString& language : m_languages) {
        m_stage.fixture().language.install(language);
        for (const bool dark : {false, true}) {
            using Mode = desktop::Theme::Mode;
            m_stage.fixture().theme.setMode(dark ? Mode::Dark : Mode::Light);
            m_suffix = u'-' + language + (dark ? QStringLiteral("-dark") : QStringLiteral("-light"));
            scene();
        }
    }
}

void Camera::grab(const QString& name, QWidget& widget)
{
    settle();
    const QString path = m_folder.filePath(name + m_suffix + QStringLiteral(".png"));
    if (!widget.grab().save(path))
        qFatal("cannot write %s", qPrintable(path));
}

void Camera::grabDialog(const QString& name, const std::function<void()>& open,
                        const std::function<bool(QWidget&)>& isReady)
{
    open();
    QDialog* dialog = nullptr;
    waitFor(qPrintable(name), [&] {
        for (QDialog* each : m_stage.window().findChildren<QDialog*>()) {
            if (each->isVisible())
                dialog = each;
        }
        return dialog && (!isReady || isReady(*dialog));
    });
    grab(name, *dialog);
    dialog->reject();
    waitFor("the end of a dialog", [dialog = QPointer(dialog)] { return !dialog || !dialog->isVisible(); });
    settle(50);
}

void Camera::grabTabs()
{
    for (int tab = 0; tab < desktop::incidentTabCount; ++tab) {
        if (static_cast<IncidentTab>(tab) == IncidentTab::Request)
            continue; // has a language of its own
        m_stage.window().view()->setTab(static_cast<IncidentTab>(tab));
        // "4-rerun": the place of the tab and the name of its page, the same in every language.
        QString page = QString::fromLatin1(m_stage.window().view()->currentPage()->metaObject()->className());
        page = page.section(QStringLiteral("::"), -1).toLower().remove(QStringLiteral("page"));
        grab(QStringLiteral("%1-%2").arg(tab + 1).arg(page));
    }
}

void takeAll(Stage& stage, Camera& camera)
{
    camera.inEach([&] { camera.grab(QStringLiteral("0-start")); });
    stage.openIncident();
    stage.checkBatch();
    stage.verify();
    stage.startReruns();
    camera.inEach([&] { camera.grabTabs(); });
    stage.stopReruns();
    takeBatch(stage, camera);
    takeDialogs(stage, camera);
    takeSides(stage, camera);
    takeRequest(stage, camera);
    if (stage.reduce()) {
        camera.inEach([&] {
            auto* dialog = stage.window().findChild<desktop::ReduceDialog*>();
            camera.grab(QStringLiteral("4-rerun-job"));
            camera.grab(QStringLiteral("x-reduce"), *dialog);
        });
        stage.window().findChild<desktop::ReduceDialog*>()->reject();
    }
    stage.openMonth();
    camera.inEach([&] { camera.grab(QStringLiteral("7-folder")); });
}

} // namespace torchtriage::shots
