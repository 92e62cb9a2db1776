// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/case_dialog.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/error_text.h"
#include "app/workbench/request_case.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace torchtriage::desktop {

CaseDialog::CaseDialog(workbench::RequestJobs& jobs, workbench::RequestSourcePointer source,
                       workbench::RequestChoices choices, QString folder, const QStringList& names,
                       QWidget* parent)
    : QDialog(parent), m_jobs(jobs), m_source(std::move(source)), m_choices(std::move(choices)),
      m_folder(std::move(folder))
{
    setWindowTitle(tr("Attach a minimal case"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(640, 480);
    makeParts(names);
    connect(&m_jobs, &workbench::RequestJobs::casePreviewed, this,
            [this](quint64 job, const workbench::PreparedRequestPointer& request, const QString& text) {
                if (job == m_job)
                    take(*request, text);
            });
    connect(&m_jobs, &workbench::RequestJobs::failed, this, [this](quint64 job, const io::Error& error) {
        if (job == m_job)
            m_note->setText(workbench::errorText(error));
    });
    connect(m_names, &QComboBox::currentIndexChanged, this, &CaseDialog::readCase);
    connect(m_consent, &QCheckBox::toggled, this, &CaseDialog::showState);
    readCase();
}

void CaseDialog::makeParts(const QStringList& names)
{
    QLabel* label = makeLabel(FontRole::Body, QPalette::WindowText, this);
    label->setText(tr("&Case of this incident:"));
    m_names = new QComboBox(this);
    m_names->addItems(names);
    label->setBuddy(m_names);
    QLabel* title = makeLabel(FontRole::Body, QPalette::WindowText, this);
    title->setText(tr("&What would leave in the zip:"));
    m_preview = new QPlainTextEdit(this);
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(roleFont(FontRole::Evidence));
    m_preview->setTabChangesFocus(true);
    title->setBuddy(m_preview);
    m_note = makeText(FontRole::Note, mutedInk, this);
    m_consent = new QCheckBox(tr("These values &may leave with the request"), this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_attach = buttons->button(QDialogButtonBox::Ok);
    m_attach->setText(tr("Attach"));
    auto* column = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{label, m_names, title})
        column->addWidget(widget);
    column->addWidget(m_preview, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_note, m_consent, buttons})
        column->addWidget(widget);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit attached(m_choices.casePath);
        accept();
    });
}

void CaseDialog::readCase()
{
    // Another case is another question.
    m_consent->setChecked(false);
    m_mayLeave = false;
    m_preview->clear();
    m_note->setText(tr("Reading the case."));
    m_choices.casePath = workbench::keptCasePath(m_folder, m_names->currentText());
    m_job = m_jobs.previewCase(m_source, m_choices);
    showState();
}

void CaseDialog::take(const workbench::PreparedRequest& request, const QString& text)
{
    m_preview->setPlainText(text);
    m_mayLeave = request.mayLeave();
    m_note->setText(m_mayLeave ? tr("In text files the replacements are made. Numbers leave as they are.")
                               : workbench::survivorText(request.survivors.front()));
    showState();
}

void CaseDialog::showState()
{
    m_consent->setEnabled(m_mayLeave);
    m_consent->setToolTip(m_mayLeave ? QString() : tr("Something private would leave with this case."));
    m_attach->setEnabled(m_mayLeave && m_consent->isChecked());
    m_attach->setToolTip(m_attach->isEnabled() ? QString()
                         : m_mayLeave          ? tr("Agree to the values first.")
                                               : m_consent->toolTip());
}

} // namespace torchtriage::desktop
