// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/verify/checks_pane.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/views/batch/pane_bar.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/verify/checks_model.h"
#include "app/desktop/views/verify/checks_table.h"
#include "app/desktop/widgets/elided_label.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/engines.h"
#include "app/workbench/rerun_text.h"
#include "app/workbench/verify_text.h"
#include "core/rerun/run_folder.h"
#include "core/rerun/shell_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

using rerun::CheckId;
using workbench::CheckToRun;
using workbench::ShownCheck;

namespace {

constexpr std::chrono::minutes timeLimit{60};

bool isUnanswered(const ShownCheck& check)
{
    return check.after.result == rerun::RowResult::NotRun ||
           check.after.result == rerun::RowResult::Inconclusive ||
           check.after.result == rerun::RowResult::NotLast;
}

} // namespace

ChecksPane::ChecksPane(QWidget* parent) : QWidget(parent)
{
    m_model = new ChecksModel(this);
    m_table = new ChecksTable(*m_model, this);
    m_state = new StateCard(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_state);
    m_stack->addWidget(m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(makeCommandRow());
    column->addWidget(m_stack, 1);
    connectParts();
    retranslate();
}

QWidget* ChecksPane::makeHeader()
{
    auto* bar = new PaneBar(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 8, 5);
    row->setSpacing(8);
    m_title = makeLabel(FontRole::BodyBold, QPalette::WindowText, bar);
    m_counts = new ElidedLabel(FontRole::Note, 1, mutedInk, bar);
    m_counts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_runLeft = new QPushButton(icon(QStringLiteral("play"), Token::Text), {}, bar);
    m_stop = new QPushButton(icon(QStringLiteral("stop"), Token::Fail), {}, bar);
    setButtonRole(m_stop, ButtonRole::Stop);
    row->addWidget(m_title);
    row->addWidget(m_counts, 1);
    row->addWidget(m_runLeft);
    row->addWidget(m_stop);
    bar->setMinimumHeight(38);
    return bar;
}

QWidget* ChecksPane::makeCommandRow()
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(12, 6, 8, 6);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_commandLabel = makeLabel(FontRole::Note, mutedInk, box);
    m_command = new QLineEdit(box);
    m_command->setFont(roleFont(FontRole::Evidence));
    m_commandLabel->setBuddy(m_command);
    row->addWidget(m_commandLabel);
    row->addWidget(m_command, 1);
    m_when = new QComboBox(box);
    m_when->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its words change with the language
    m_when->addItems({QString(), QString()});
    m_runSelected = new QPushButton(box);
    m_list = new QPushButton(box);
    m_open = new QPushButton(box);
    auto* below = new QHBoxLayout;
    below->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_when, m_runSelected, m_list, m_open})
        below->addWidget(widget);
    below->addStretch(1);
    m_problem = makeText(FontRole::Small, mutedInk, box);
    column->addLayout(row);
    column->addWidget(m_problem);
    column->addLayout(below);
    return box;
}

void ChecksPane::connectParts()
{
    connect(m_runLeft, &QPushButton::clicked, this, &ChecksPane::runLeft);
    connect(m_runSelected, &QPushButton::clicked, this, &ChecksPane::runSelected);
    connect(m_stop, &QPushButton::clicked, this, &ChecksPane::stop);
    connect(m_open, &QPushButton::clicked, this, &ChecksPane::openRun);
    connect(m_list, &QPushButton::clicked, this, &ChecksPane::chooseList);
    connect(m_command, &QLineEdit::textChanged, this, &ChecksPane::showButtons);
    connect(m_table, &QAbstractItemView::activated, this, &ChecksPane::openRun);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ChecksPane::showButtons);
    connect(m_state, &StateCard::actionTriggered, this, &ChecksPane::folderWanted);
    connect(&m_jobs, &workbench::VerifyJobs::updated, this, &ChecksPane::take);
    connect(&m_jobs, &workbench::VerifyJobs::finished, this, [this] {
        m_running = false;
        showButtons();
        emit changed();
    });
    connect(&m_jobs, &workbench::LatestJob::failed, this, [this](const io::Error& error) {
        m_running = false;
        m_error = error;
        showState();
    });
}

void ChecksPane::setIncident(const QString& folder, const std::optional<rerun::Failure>& failure)
{
    m_failure = failure;
    if (folder == m_folder && m_shown)
        return;
    stop();
    m_folder = folder;
    m_shown.reset();
    m_error.reset();
    m_model->setRows({});
    showState();
    refresh();
}

void ChecksPane::proposeCommand(const rerun::Command& command)
{
    m_workdir = QString::fromStdString(command.workdir);
    if (m_command->text().isEmpty() && !command.isEmpty())
        m_command->setText(QString::fromStdString(rerun::toShellText(command, rerun::Shell::Posix)));
}

void ChecksPane::refresh()
{
    if (!m_running && !m_folder.isEmpty())
        m_jobs.open(m_folder);
}

std::optional<rerun::Command> ChecksPane::command() const
{
    auto parsed = rerun::parseCommandLine(m_command->text().toStdString());
    if (!parsed || parsed->isEmpty())
        return std::nullopt;
    parsed->workdir = m_workdir.toStdString();
    return *std::move(parsed);
}

QString ChecksPane::obstacle(const ShownCheck& check) const
{
    if (!check.list.empty())
        return {};
    if (check.row.id == CheckId::Counting)
        return tr("Items are counted in what the representative part prints, or in a list.");
    return command() ? QString() : tr("Give the command of your program first.");
}

void ChecksPane::runLeft()
{
    std::vector<CheckToRun> left;
    for (const ShownCheck& check : m_model->rows()) {
        const bool open = m_when->currentIndex() == 0
                              ? !check.after.holds && (isUnanswered(check) || check.row.mandatory)
                              : check.before.result == rerun::RowResult::NotRun;
        if (open && obstacle(check).isEmpty())
            left.push_back({check.list, check.row.id});
    }
    // Whatever runs now is newer than a last run that was made before.
    const bool last = std::ranges::any_of(
        left, [](const CheckToRun& check) { return check.id == CheckId::DiagnosticsOff; });
    if (!left.empty() && !last && m_when->currentIndex() == 0 && command())
        left.push_back({{}, CheckId::DiagnosticsOff});
    run(left);
}

void ChecksPane::runSelected()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_model->rows().size())
        return;
    const ShownCheck& check = m_model->rows().at(row);
    if (obstacle(check).isEmpty())
        run({{check.list, check.row.id}});
}

void ChecksPane::run(const std::vector<CheckToRun>& checks)
{
    const auto engine = workbench::engineOf(QStringLiteral("builtin"));
    if (checks.empty() || m_running)
        return;
    rerun::CommandCheck with;
    with.folder = m_folder.toStdString();
    with.command = command().value_or(rerun::Command());
    with.reference = m_failure;
    m_running = true;
    m_error.reset();
    m_jobs.run(m_folder, checks, m_when->currentIndex() == 0 ? rerun::When::After : rerun::When::Before, with,
               engine ? *engine : rerun::Engine(), timeLimit);
    showButtons();
}

void ChecksPane::stop()
{
    if (!std::exchange(m_running, false))
        return;
    m_jobs.cancel();
    refresh(); // waits for the run that is being ended
    showButtons();
}

void ChecksPane::countList(const QString& list, const QString& expectedList)
{
    if (!m_running && !m_folder.isEmpty()) {
        m_running = true;
        m_jobs.count(m_folder, list, expectedList);
        showButtons();
    }
}

void ChecksPane::chooseList()
{
    auto* dialog = new QFileDialog(this, tr("Choose the list of processed and rejected items"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ChecksPane::chooseExpected);
    dialog->open();
}

/// What was to be processed may stand in a list of its own, or be a total of the first one.
void ChecksPane::chooseExpected(const QString& list)
{
    auto* dialog =
        new QFileDialog(this, tr("Choose the list of all expected items; cancel if there is none"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, list](const QString& expected) { countList(list, expected); });
    connect(dialog, &QDialog::rejected, this, [this, list] { countList(list, {}); });
    dialog->open();
}

void ChecksPane::take(const workbench::ShownVerification& shown)
{
    if (shown.folder != m_folder)
        return;
    const int row = m_table->currentIndex().row();
    m_shown = shown;
    m_model->setCount(shown.count);
    m_model->setRows(shown.checks);
    m_table->selectRow(std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)));
    showState();
    emit changed();
}

void ChecksPane::showState()
{
    const bool ready = m_shown.has_value();
    m_stack->setCurrentWidget(ready ? static_cast<QWidget*>(m_table) : m_state);
    if (m_folder.isEmpty())
        m_state->setState(StateCard::State::Empty, tr("This incident has no folder yet"),
                          tr("Checks keep their runs and what they showed in the incident's folder."),
                          tr("Keep incident"));
    else if (m_error && !ready)
        m_state->setState(StateCard::State::Failed, tr("The checks were not read."),
                          workbench::verifyErrorText(*m_error));
    else
        m_state->setState(StateCard::State::Information, tr("Reading the checks"),
                          tr("Nothing is run by it."));
    showButtons();
}

void ChecksPane::showButtons()
{
    int passed = 0, failed = 0, open = 0;
    for (const ShownCheck& check : m_model->rows()) {
        if (check.after.holds)
            ++passed;
        else
            ++(isUnanswered(check) ? open : failed);
    }
    const QLocale locale;
    m_counts->setText(m_shown
                          ? tr("%1 passed, %2 failed, %3 not run")
                                .arg(locale.toString(passed), locale.toString(failed), locale.toString(open))
                          : QString());
    const bool ready = m_shown && !m_running;
    const QString busy = m_running ? tr("Checks are running.") : tr("There are no checks yet.");
    m_runLeft->setEnabled(ready);
    m_runLeft->setToolTip(ready ? tr("Runs each check that is open, one after the other, in new processes.")
                                : busy);
    const int row = m_table->currentIndex().row();
    const bool chosen = ready && row >= 0 && row < m_model->rows().size();
    const QString why = chosen ? obstacle(m_model->rows().at(row)) : busy;
    m_runSelected->setEnabled(chosen && why.isEmpty());
    m_runSelected->setToolTip(why);
    m_stop->setEnabled(m_running);
    m_stop->setToolTip(m_running ? QString() : tr("Nothing is running."));
    m_list->setEnabled(ready);
    m_list->setToolTip(ready ? QString() : busy);
    const bool hasRun = chosen && m_model->rows().at(row).after.outcome;
    m_open->setEnabled(hasRun);
    m_open->setToolTip(hasRun ? QString() : tr("Choose a check that has run."));
    const auto parsed = rerun::parseCommandLine(m_command->text().toStdString());
    m_problem->setText(!parsed && !m_command->text().isEmpty() ? workbench::commandErrorText(parsed.error())
                       : m_error && m_shown
                           ? workbench::verifyErrorText(*m_error)
                           : tr("Give a short part of the original run. It is run as it stands "
                                "here, without a shell, and once more with diagnostics off."));
}

void ChecksPane::openRun()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= m_model->rows().size())
        return;
    if (const auto& outcome = m_model->rows().at(row).after.outcome)
        emit logRequested(
            QString::fromStdString(rerun::RunFolder(outcome->folder).file(rerun::RunFolder::outputName)));
}

void ChecksPane::retranslate()
{
    m_title->setText(tr("Checks before closing"));
    m_when->setItemText(0, tr("After the fix"));
    m_when->setItemText(1, tr("Before the fix"));
    m_when->setAccessibleName(tr("Which column the runs fill"));
    m_runLeft->setText(tr("Run what is left"));
    m_runSelected->setText(tr("Run selected"));
    m_stop->setText(tr("Stop"));
    m_open->setText(tr("Open output"));
    m_commandLabel->setText(tr("Command"));
    m_command->setAccessibleName(tr("Command of your program"));
    m_list->setText(tr("Count a list…"));
    m_table->setAccessibleName(tr("Checks before closing"));
    m_model->retranslate();
    m_table->fit();
    showState();
}

void ChecksPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
