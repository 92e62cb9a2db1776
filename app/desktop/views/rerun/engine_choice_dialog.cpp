// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/engine_choice_dialog.h"

#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

EngineChoiceDialog::EngineChoiceDialog(const workbench::Engines& engines, const QString& current,
                                       QWidget* parent)
    : QDialog(parent), m_engines(engines), m_current(current)
{
    setWindowTitle(tr("Other engine"));
    auto* column = new QVBoxLayout(this);
    auto* question = makeText(FontRole::Body, QPalette::WindowText, this);
    question->setText(tr("Which PyTorch is to run the same job?"));
    m_choice = new QComboBox(this);
    m_choice->setAccessibleName(tr("Engine"));
    m_note = makeText(FontRole::Note, mutedInk, this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("Use this engine"), QDialogButtonBox::AcceptRole);
    setButtonRole(m_use, ButtonRole::Primary);
    column->addWidget(question);
    column->addWidget(m_choice);
    column->addWidget(m_note);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_engines, &workbench::Engines::changed, this, &EngineChoiceDialog::fill);
    setMinimumWidth(460);
    fill();
}

void EngineChoiceDialog::fill()
{
    const QString before = chosen();
    m_choice->clear();
    for (const workbench::EngineStatus& status : m_engines.all()) {
        if (status.id != m_current && status.state != workbench::EngineStatus::State::Unusable)
            m_choice->addItem(workbench::engineName(status), status.id);
    }
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
    const bool any = m_choice->count() > 0;
    m_note->setText(any ? tr("Everything else stays as it is in the baseline.")
                        : tr("There is no other engine. Add an interpreter under Engines."));
    m_use->setEnabled(any);
    m_use->setToolTip(any ? QString() : m_note->text());
}

QString EngineChoiceDialog::chosen() const
{
    return m_choice->currentData().toString();
}

} // namespace torchtriage::desktop
