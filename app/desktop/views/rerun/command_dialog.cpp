// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/command_dialog.h"

#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/rerun_text.h"
#include "core/rerun/shell_text.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

/// Program and arguments; folder and variables have fields of their own.
QString lineOf(const rerun::Command& command)
{
    return QString::fromStdString(
        rerun::toShellText({command.program, command.arguments, {}, {}}, rerun::Shell::Posix));
}

QString variablesOf(const rerun::Command& command)
{
    QStringList lines;
    for (const rerun::EnvironmentChange& change : command.environment) {
        if (change.value)
            lines << QString::fromStdString(change.name + '=' + *change.value);
    }
    return lines.join(u'\n');
}

} // namespace

CommandDialog::CommandDialog(const rerun::Command& command, const QString& origin, QWidget* parent)
    : QDialog(parent), m_command(command)
{
    setWindowTitle(tr("Command of the baseline"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addWidget(makeFields(origin));
    column->addWidget(makeShells());
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* use = m_buttons->addButton(tr("Use this command"), QDialogButtonBox::AcceptRole);
    setButtonRole(use, ButtonRole::Primary);
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(720, 480);
    read();
}

QWidget* CommandDialog::makeFields(const QString& origin)
{
    auto* fields = new QWidget(this);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* note = makeText(FontRole::Note, mutedInk, fields);
    note->setText(origin);
    m_line = new QLineEdit(lineOf(m_command), fields);
    m_line->setFont(roleFont(FontRole::Evidence));
    m_folder = new QLineEdit(QString::fromStdString(m_command.workdir), fields);
    m_folder->setFont(roleFont(FontRole::Evidence));
    auto* choose = new QPushButton(tr("Choose…"), fields);
    auto* folderRow = new QHBoxLayout;
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(choose);
    m_variables = new QPlainTextEdit(variablesOf(m_command), fields);
    m_variables->setFont(roleFont(FontRole::Evidence));
    m_variables->setTabChangesFocus(true);
    m_variables->setFixedHeight(72);
    m_problem = makeText(FontRole::Note, failInk, fields);
    form->addRow(note);
    form->addRow(tr("&Program and arguments"), m_line);
    form->addRow(tr("&Folder"), folderRow);
    form->addRow(tr("&Variables, one NAME=value per line"), m_variables);
    form->addRow(m_problem);
    connect(m_line, &QLineEdit::textChanged, this, &CommandDialog::read);
    connect(m_folder, &QLineEdit::textChanged, this, &CommandDialog::read);
    connect(m_variables, &QPlainTextEdit::textChanged, this, &CommandDialog::read);
    connect(choose, &QPushButton::clicked, this, &CommandDialog::chooseFolder);
    return fields;
}

QWidget* CommandDialog::makeShells()
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    m_shell = new QComboBox(box);
    for (const auto shell : {workbench::Shell::Posix, workbench::Shell::Fish, workbench::Shell::PowerShell,
                             workbench::Shell::Cmd})
        m_shell->addItem(workbench::shellName(shell));
    m_shell->setCurrentIndex(static_cast<int>(workbench::defaultShell()));
    auto* label = makeLabel(FontRole::Body, QPalette::WindowText, box);
    label->setText(tr("For &copying, in the syntax of"));
    label->setBuddy(m_shell);
    auto* copy = new QPushButton(tr("Copy command"), box);
    row->addWidget(label);
    row->addWidget(m_shell);
    row->addStretch(1);
    row->addWidget(copy);
    m_shown = new QPlainTextEdit(box);
    m_shown->setReadOnly(true);
    m_shown->setFont(roleFont(FontRole::Evidence));
    m_shown->setTabChangesFocus(true);
    m_shown->setAccessibleName(tr("The command for copying"));
    column->addLayout(row);
    column->addWidget(m_shown, 1);
    connect(m_shell, &QComboBox::currentIndexChanged, this, &CommandDialog::read);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_shown->toPlainText()); });
    return box;
}

void CommandDialog::chooseFolder()
{
    auto* dialog = new QFileDialog(this, tr("Folder of the command"), m_folder->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
    dialog->open();
}

void CommandDialog::read()
{
    auto parsed = rerun::parseCommandLine(m_line->text().toStdString());
    io::Error problem;
    bool fits = parsed.has_value();
    if (!fits)
        problem = parsed.error();
    rerun::Command command = parsed.value_or(rerun::Command());
    for (const rerun::EnvironmentChange& change : m_command.environment) {
        if (!change.value) // taken away, which a line NAME=value cannot say
            rerun::setVariable(command, change.name, std::nullopt);
    }
    for (const QString& line : m_variables->toPlainText().split(u'\n', Qt::SkipEmptyParts)) {
        const std::string name = line.section(u'=', 0, 0).trimmed().toStdString();
        const bool good = line.contains(u'=') && rerun::isVariableName(name);
        if (!good && fits)
            problem = {io::ErrorKind::Malformed, {}, {}, "variable-name"};
        fits = fits && good;
        if (good)
            rerun::setVariable(command, name, line.section(u'=', 1).toStdString());
    }
    command.workdir = m_folder->text().trimmed().toStdString();
    m_problem->setText(fits ? QString() : workbench::commandErrorText(problem));
    m_shown->setPlainText(
        fits ? QString::fromStdString(rerun::toShellText(
                   command,
                   rerun::allShells.at(static_cast<std::size_t>(std::max(m_shell->currentIndex(), 0))), true))
             : QString());
    for (QAbstractButton* button : m_buttons ? m_buttons->buttons() : QList<QAbstractButton*>()) {
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) {
            button->setEnabled(fits);
            button->setToolTip(m_problem->text());
        }
    }
    if (fits)
        m_command = std::move(command);
}

} // namespace torchtriage::desktop
