// SPDX-License-Identifier: GPL-3.0-or-later
// What the runs of an incident start from: its command, or a job of operators and an engine.
#include "app/desktop/views/rerun/command_dialog.h"
#include "app/desktop/views/rerun/engine_choice_dialog.h"
#include "app/desktop/views/rerun/engines_dialog.h"
#include "app/desktop/views/rerun/rerun_page.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/workbench/error_text.h"
#include "app/workbench/rerun_text.h"
#include "core/rerun/shell_text.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace torchtriage::desktop {

using workbench::RunMatrix;

void RerunPage::showPlace()
{
    const RunMatrix* runs = matrix();
    const QString place = runs ? runs->subject().folder : QString();
    m_note->setText(tr("New process, one change per run."));
    m_kept->setText(place.isEmpty()
                        ? QString()
                        : tr("Kept in %1").arg(QDir::toNativeSeparators(place + QStringLiteral("/runs"))));
}

QString RerunPage::keptNote() const
{
    return m_kept->text();
}

void RerunPage::showCommand()
{
    const Session* it = current();
    const auto* command = it ? std::get_if<rerun::Command>(&it->matrix->subject().baseline.work) : nullptr;
    const bool job = it && !command;
    m_engine->setVisible(job);
    m_edit->setText(job ? tr("Back to the program") : tr("Edit…"));
    m_command->setReadOnly(job);
    m_custom->setEnabled(!job);
    m_custom->setToolTip(job ? tr("A job has the variations of its operators only.") : QString());
    m_commandProblem.clear();
    m_engine->setEnabled(m_launcher->isLocal());
    m_engine->setToolTip(m_launcher->isLocal()
                             ? QString()
                             : tr("On another machine the engine is the Python that is named with it."));
    if (job) {
        m_command->setText(it->jobPath);
        m_commandNote->setText(tr("The job's steps run in the chosen engine."));
    } else if (command) {
        m_command->setText(QString::fromStdString(rerun::toShellText(*command, rerun::Shell::Posix)));
        QString note = workbench::guessText(it->guess);
        if (!command->workdir.empty())
            note += u' ' + tr("Folder: %1").arg(QString::fromStdString(command->workdir));
        m_commandNote->setText(note);
    }
}

void RerunPage::readCommand()
{
    Session* it = current();
    if (!it)
        return;
    const auto* before = std::get_if<rerun::Command>(&it->matrix->subject().baseline.work);
    auto parsed = rerun::parseCommandLine(m_command->text().toStdString());
    m_commandProblem = parsed ? QString() : workbench::commandErrorText(parsed.error());
    m_commandNote->setText(m_commandProblem);
    if (parsed && before) {
        parsed->workdir = before->workdir;
        workbench::RerunSubject subject = it->matrix->subject();
        subject.baseline.work = *std::move(parsed);
        it->matrix->setSubject(subject);
    }
    showState();
}

void RerunPage::leaveJob()
{
    Session& it = *current();
    workbench::RerunSubject program = it.program;
    program.folder = it.matrix->subject().folder;
    it.jobPath.clear();
    it.matrix->setSubject(program, it.kept);
    showSession();
}

void RerunPage::editCommand()
{
    const Session* it = current();
    if (it && !std::holds_alternative<rerun::Command>(it->matrix->subject().baseline.work)) {
        leaveJob();
        return;
    }
    const auto* command = it ? std::get_if<rerun::Command>(&it->matrix->subject().baseline.work) : nullptr;
    if (!command)
        return;
    auto* dialog = new CommandDialog(*command, workbench::guessText(it->guess), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_incident] {
        Session& edited = session(id);
        workbench::RerunSubject subject = edited.matrix->subject();
        subject.baseline.work = dialog->command();
        edited.matrix->setSubject(subject);
        if (id == m_incident)
            showSession();
    });
    dialog->open();
}

void RerunPage::chooseJob()
{
    auto* dialog = new QFileDialog(this, tr("Job file"), {}, tr("Jobs (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &RerunPage::openJob);
    dialog->open();
}

void RerunPage::openJob(const QString& path)
{
    const Session* it = current();
    if (!it)
        return;
    // Listing the saved batches that it names may take a while on a slow disk.
    m_pool.start([this, id = m_incident, path, around = it->matrix->subject()] {
        auto prepared =
            std::make_shared<io::Result<workbench::PreparedSubject>>(workbench::prepareJob(around, path));
        QMetaObject::invokeMethod(
            this,
            [this, id, prepared] {
                if (*prepared)
                    takeSubject(id, **prepared);
                else if (id == m_incident) {
                    m_caseWanted.clear();
                    m_commandNote->setText(workbench::errorText(prepared->error()));
                }
            },
            Qt::QueuedConnection);
    });
}

void RerunPage::fillEngines()
{
    const QString chosen = m_engine->currentData().toString();
    m_engine->clear();
    for (const workbench::EngineStatus& status : m_engines.all())
        m_engine->addItem(workbench::engineName(status), status.id);
    m_engine->setCurrentIndex(std::max(0, m_engine->findData(chosen)));
}

void RerunPage::chooseEngine()
{
    Session* it = current();
    if (!it || !std::holds_alternative<rerun::Job>(it->matrix->subject().baseline.work))
        return;
    if (!m_launcher->isLocal()) {
        chooseEngineThere(*it->matrix);
        return;
    }
    const QString id = m_engine->currentData().toString();
    const auto engine = workbench::engineOf(id);
    workbench::EngineStatus status;
    status.id = id;
    status.problem = workbench::EngineStatus::Problem::NotBuilt;
    m_commandProblem = engine ? QString() : workbench::engineProblemText(status);
    it->matrix->setEngine(engine ? std::optional(*engine) : std::nullopt);
    // The user has chosen it: from now on one waits with PyTorch loaded.
    m_queue.keepWarm(engine ? std::optional(*engine) : std::nullopt);
    showState();
}

void RerunPage::chooseOtherEngine()
{
    if (!m_launcher->isLocal()) {
        m_commandNote->setText(tr("Two engines are compared on this machine only."));
        return;
    }
    m_engines.probe();
    auto* dialog = new EngineChoiceDialog(m_engines, m_engine->currentData().toString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_incident] {
        const auto engine = workbench::engineOf(dialog->chosen());
        if (RunMatrix* runs = matrixOf(id); runs && engine)
            runs->setOtherEngine(*engine);
    });
    dialog->open();
}

void RerunPage::showEngines()
{
    auto* dialog = new EnginesDialog(m_engines, m_services.settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace torchtriage::desktop
