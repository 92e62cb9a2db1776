// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/machines_dialog.h"

#include "app/desktop/widgets/labels.h"
#include "app/workbench/error_text.h"
#include "app/workbench/launcher_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

using workbench::KeptLauncher;

MachinesDialog::MachinesDialog(QSettings& settings, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_launchers(workbench::keptLaunchers(settings))
{
    setWindowTitle(tr("Other machines"));
    auto* column = new QVBoxLayout(this);
    auto* note = makeText(FontRole::Note, mutedInk, this);
    note->setText(
        tr("A run there goes through your own ssh or scheduler, with its configuration. Nothing has to "
           "be installed there but Python; what is brought there is taken away again. Passwords and keys "
           "are never asked for or kept."));
    column->addWidget(note);
    auto* row = new QHBoxLayout;
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Other machines"));
    row->addWidget(m_list, 2);
    row->addWidget(makeForm(), 5);
    column->addLayout(row, 1);
    column->addWidget(makeButtons());
    fillKinds();
    connect(m_list, &QListWidget::currentRowChanged, this, &MachinesDialog::showCurrent);
    connect(&m_tests, &workbench::LauncherTests::answered, this, [this](const workbench::LaunchTest& test) {
        m_facts->setPlainText(workbench::launchTestTexts(test).join(u'\n'));
        judge();
    });
    for (const KeptLauncher& launcher : m_launchers)
        m_list->addItem(launcher.name);
    m_list->setCurrentRow(m_launchers.empty() ? -1 : 0);
    showCurrent();
    resize(820, 460);
}

QWidget* MachinesDialog::makeForm()
{
    m_formBox = new QWidget(this);
    auto* form = new QFormLayout(m_formBox);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit(m_formBox);
    m_kind = new QComboBox(m_formBox);
    m_target = new QLineEdit(m_formBox);
    m_options = new QLineEdit(m_formBox);
    m_python = new QLineEdit(m_formBox);
    for (QLineEdit* evidence : {m_target, m_options, m_python})
        evidence->setFont(roleFont(FontRole::Evidence));
    m_python->setPlaceholderText(QStringLiteral("python3"));
    m_targetLabel = makeLabel(FontRole::Body, QPalette::WindowText, m_formBox);
    m_targetLabel->setBuddy(m_target);
    m_problem = makeText(FontRole::Note, failInk, m_formBox);
    m_facts = new QPlainTextEdit(m_formBox);
    m_facts->setReadOnly(true);
    m_facts->setTabChangesFocus(true);
    m_facts->setAccessibleName(tr("Answer of the machine"));
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Reached through"), m_kind);
    form->addRow(m_targetLabel, m_target);
    form->addRow(tr("&Options"), m_options);
    form->addRow(tr("&Python there"), m_python);
    form->addRow(m_problem);
    form->addRow(m_facts);
    for (QLineEdit* edit : {m_name, m_target, m_options, m_python})
        connect(edit, &QLineEdit::textEdited, this, &MachinesDialog::takeForm);
    connect(m_kind, &QComboBox::activated, this, &MachinesDialog::takeForm);
    return m_formBox;
}

QWidget* MachinesDialog::makeButtons()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* addButton = new QPushButton(tr("Add machine"), box);
    m_remove = new QPushButton(tr("Remove"), box);
    m_test = new QPushButton(tr("Test connection"), box);
    auto* close = new QPushButton(tr("Close"), box);
    for (QPushButton* button : {addButton, m_remove, m_test, close})
        button->setAutoDefault(false);
    row->addWidget(addButton);
    row->addWidget(m_remove);
    row->addWidget(m_test);
    row->addStretch(1);
    row->addWidget(close);
    connect(addButton, &QPushButton::clicked, this, &MachinesDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &MachinesDialog::remove);
    connect(m_test, &QPushButton::clicked, this, &MachinesDialog::test);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    return box;
}

void MachinesDialog::fillKinds()
{
    auto kinds = workbench::launcherKinds();
    if (!kinds)
        m_facts->setPlainText(workbench::errorText(kinds.error()));
    else
        m_kinds = *std::move(kinds);
    for (const rerun::LauncherKind& kind : m_kinds) {
        if (!kind.isLocal())
            m_kind->addItem(QString::fromStdString(kind.id));
    }
}

KeptLauncher* MachinesDialog::current()
{
    const auto row = static_cast<std::size_t>(std::max(m_list->currentRow(), 0));
    return m_list->currentRow() >= 0 && row < m_launchers.size() ? &m_launchers[row] : nullptr;
}

QString MachinesDialog::freshName() const
{
    for (int number = 1;; ++number) {
        const QString name = tr("Machine %1").arg(number);
        if (std::ranges::find(m_launchers, name, &KeptLauncher::name) == m_launchers.end())
            return name;
    }
}

void MachinesDialog::add()
{
    m_launchers.push_back({freshName(), m_kind->itemText(0), {}, {}, {}});
    m_list->addItem(m_launchers.back().name);
    m_list->setCurrentRow(m_list->count() - 1);
    m_target->setFocus();
    keep();
}

void MachinesDialog::remove()
{
    if (!current())
        return;
    const int row = m_list->currentRow();
    m_launchers.erase(m_launchers.begin() + row);
    delete m_list->takeItem(row);
    keep();
    showCurrent();
}

void MachinesDialog::showCurrent()
{
    m_tests.cancel();
    m_facts->clear();
    const KeptLauncher* launcher = current();
    m_formBox->setEnabled(launcher);
    const KeptLauncher shown = launcher ? *launcher : KeptLauncher();
    m_name->setText(shown.name);
    m_kind->setCurrentText(shown.kind);
    m_target->setText(shown.target);
    m_options->setText(shown.options);
    m_python->setText(shown.python);
    judge();
}

void MachinesDialog::takeForm()
{
    KeptLauncher* launcher = current();
    if (!launcher)
        return;
    *launcher = {m_name->text(), m_kind->currentText(), m_target->text(), m_options->text(),
                 m_python->text()};
    m_list->currentItem()->setText(launcher->name);
    m_tests.cancel();
    m_facts->clear();
    keep();
    judge();
}

void MachinesDialog::judge()
{
    const KeptLauncher* launcher = current();
    const auto kind =
        std::ranges::find(m_kinds, m_kind->currentText().toStdString(), &rerun::LauncherKind::id);
    const std::string target = kind != m_kinds.end() ? kind->targetName : std::string();
    m_targetLabel->setText(target == "partition" ? tr("Par&tition")
                           : target == "pod"     ? tr("Po&d")
                                                 : tr("&Host"));
    m_target->setEnabled(!target.empty());
    QString problem;
    if (launcher) {
        if (const auto checked = workbench::launcherOf(*launcher); !checked)
            problem = checked.error().place == "launcher" ? workbench::launcherErrorText(checked.error())
                                                          : workbench::errorText(checked.error());
    }
    m_problem->setText(problem);
    m_remove->setEnabled(launcher);
    m_remove->setToolTip(launcher ? QString() : tr("Choose a machine first."));
    const bool asking = m_tests.isRunning();
    m_test->setEnabled(launcher && problem.isEmpty() && !asking);
    m_test->setToolTip(!launcher            ? tr("Choose a machine first.")
                       : !problem.isEmpty() ? problem
                       : asking             ? tr("It is being asked.")
                                            : QString());
}

void MachinesDialog::test()
{
    const KeptLauncher* kept = current();
    const auto launcher =
        kept ? workbench::launcherOf(*kept) : io::Result<std::shared_ptr<const rerun::Launcher>>();
    if (!launcher || !*launcher)
        return;
    m_facts->setPlainText(tr("It is being asked for its version and devices…"));
    m_tests.ask(**launcher);
    judge();
}

void MachinesDialog::keep()
{
    workbench::keepLaunchers(m_settings, m_launchers);
    emit changed();
}

} // namespace torchtriage::desktop
