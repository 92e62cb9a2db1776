// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/switch_dialog.h"

#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/rerun_text.h"
#include "core/rerun/shell_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace torchtriage::desktop {

namespace {

QString textOf(const std::optional<rerun::OwnSwitch>& own)
{
    if (!own)
        return {};
    QStringList words;
    for (const rerun::EnvironmentChange& change : own->recipe.environment)
        words << QString::fromStdString(change.name + '=' + change.value.value_or(std::string()));
    for (const std::string& word : own->recipe.arguments)
        words << QString::fromStdString(rerun::quoted(word, rerun::Shell::Posix));
    return words.join(u' ');
}

} // namespace

SwitchDialog::SwitchDialog(const rerun::Variation& variation, const std::optional<rerun::OwnSwitch>& now,
                           QWidget* parent)
    : QDialog(parent), m_named(variation.change == rerun::Change::Custom)
{
    setWindowTitle(workbench::variationName(variation));
    auto* form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* question = makeText(FontRole::Body, QPalette::WindowText, this);
    question->setText(workbench::switchQuestion(variation));
    form->addRow(question);
    if (m_named) {
        m_name = new QLineEdit(now ? QString::fromStdString(now->name) : QString(), this);
        form->addRow(tr("&Name of the change"), m_name);
        connect(m_name, &QLineEdit::textChanged, this, &SwitchDialog::read);
    }
    m_text = new QLineEdit(textOf(now), this);
    m_text->setFont(roleFont(FontRole::Evidence));
    form->addRow(tr("&Variable or option"), m_text);
    auto* hint = makeText(FontRole::Note, mutedInk, this);
    hint->setText(tr("For example AMP=0 or --amp 0. It is added to the command of the baseline, or takes the "
                     "place of the same option there."));
    form->addRow(hint);
    m_problem = makeText(FontRole::Note, failInk, this);
    form->addRow(m_problem);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("Use this change"), QDialogButtonBox::AcceptRole);
    setButtonRole(m_use, ButtonRole::Primary);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QLineEdit::textChanged, this, &SwitchDialog::read);
    setMinimumWidth(520);
    read();
}

void SwitchDialog::read()
{
    const std::string name = m_name ? m_name->text().trimmed().toStdString() : std::string();
    auto parsed = rerun::parseSwitch(name, m_text->text().toStdString());
    const bool nameMissing = m_named && name.empty();
    const bool untouched = m_text->text().trimmed().isEmpty();
    QString problem;
    if (nameMissing)
        problem = tr("A change of your own needs a name.");
    else if (!parsed)
        problem = workbench::switchErrorText(parsed.error());
    m_problem->setText(untouched ? QString() : problem);
    m_use->setEnabled(problem.isEmpty());
    m_use->setToolTip(problem);
    if (parsed)
        m_answer = *std::move(parsed);
}

} // namespace torchtriage::desktop
