// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/fields_dialog.h"

#include "app/desktop/widgets/labels.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/record_field.h"
#include "core/incident/triage_incident.h"

#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

using workbench::RecordField;

FieldsDialog::FieldsDialog(workbench::IncidentStore& store, workbench::IncidentId id, QWidget* parent)
    : QDialog(parent), m_store(store), m_id(id)
{
    m_hint = makeText(FontRole::Note, mutedInk, this);
    m_close = new QPushButton(this);
    m_close->setDefault(true);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    for (const RecordField& field : workbench::recordFields()) {
        addRow(field.pointer, *form);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_hint);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    resize(520, sizeHint().height());
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void FieldsDialog::addRow(const char* pointer, QFormLayout& form)
{
    Row row{QString::fromLatin1(pointer), makeLabel(FontRole::Body, QPalette::WindowText, this),
            new QLineEdit(this)};
    const RecordField& field = *workbench::findRecordField(row.pointer);
    if (const QString pattern = QString::fromLatin1(field.pattern); !pattern.isEmpty()) {
        row.edit->setValidator(new QRegularExpressionValidator(QRegularExpression(pattern), row.edit));
    }
    row.edit->setFont(roleFont(FontRole::Evidence));
    row.label->setBuddy(row.edit);
    if (const workbench::Incident* incident = m_store.find(m_id)) {
        const bool byHand = workbench::isByHand(field, incident->record);
        incident::Record shown = incident->record;
        incident::fillRecord(shown, incident->report);
        // What the user wrote is in the report too by now, so only the record can tell it from the log's own.
        const QString value =
            field.read(shown).isEmpty() && field.logged ? field.logged(incident->report) : field.read(shown);
        const bool fromLog = field.read(incident->record).isEmpty() && !value.isEmpty();
        row.edit->setText(value);
        row.edit->setEnabled(byHand && !fromLog);
    }
    form.addRow(row.label, row.edit);
    connect(row.edit, &QLineEdit::textEdited, this, [this, row] { keep(row); });
    m_rows.append(row);
}

void FieldsDialog::keep(const Row& row)
{
    if (!row.edit->hasAcceptableInput()) {
        return; // half a word of a fixed list
    }
    const RecordField& field = *workbench::findRecordField(row.pointer);
    m_store.edit(m_id, tr("Fill in: %1").arg(workbench::recordFieldName(field)),
                 QStringLiteral("field ") + row.pointer,
                 [&](incident::Record& record) { workbench::fillByHand(field, record, row.edit->text()); });
}

QLineEdit* FieldsDialog::editor(const QString& pointer) const
{
    const auto found = std::ranges::find(m_rows, pointer, &Row::pointer);
    return found == m_rows.end() ? nullptr : found->edit;
}

void FieldsDialog::retranslate()
{
    setWindowTitle(tr("Fill in missing context"));
    m_hint->setText(
        tr("What log or record already show cannot be changed here. What you type is kept at once and "
           "marked as filled in by hand."));
    m_close->setText(tr("Close"));
    for (const Row& row : std::as_const(m_rows)) {
        row.label->setText(workbench::recordFieldName(*workbench::findRecordField(row.pointer)));
        row.edit->setAccessibleName(row.label->text());
        row.edit->setToolTip(row.edit->isEnabled() ? QString() : tr("The log or the record shows this."));
    }
}

void FieldsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace torchtriage::desktop
