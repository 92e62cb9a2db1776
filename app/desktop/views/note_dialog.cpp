// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/note_dialog.h"

#include "app/desktop/widgets/labels.h"
#include "app/workbench/incident_store.h"
#include "core/incident/recorded_run.h"

#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

NoteDialog::NoteDialog(workbench::IncidentStore& store, workbench::IncidentId id, QWidget* parent)
    : QDialog(parent), m_store(store), m_id(id)
{
    m_label = makeLabel(FontRole::BodyBold, QPalette::WindowText, this);
    m_text = new QPlainTextEdit(this);
    m_text->setTabChangesFocus(true);
    m_label->setBuddy(m_text);
    m_hint = makeText(FontRole::Note, mutedInk, this);
    m_close = new QPushButton(this);
    m_close->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(m_label);
    column->addWidget(m_text, 1);
    column->addWidget(m_hint);
    column->addWidget(m_close, 0, Qt::AlignRight);
    resize(520, 300);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NoteDialog::keep);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
    m_text->setFocus();
}

void NoteDialog::keep()
{
    const std::string text = m_text->toPlainText().toStdString();
    if (m_time.empty()) {
        m_time = incident::isoNow();
    }
    m_store.edit(m_id, tr("Note"), QStringLiteral("note ") + QString::fromStdString(m_time),
                 [&](incident::Record& record) {
                     const auto note = std::ranges::find(record.notes, m_time, &incident::Note::time);
                     if (text.empty()) {
                         std::erase_if(record.notes,
                                       [&](const incident::Note& each) { return each.time == m_time; });
                     } else if (note == record.notes.end()) {
                         record.notes.push_back({m_time, text, {}});
                     } else {
                         note->text = text;
                     }
                 });
}

void NoteDialog::retranslate()
{
    setWindowTitle(tr("Add note"));
    m_label->setText(tr("&Note"));
    m_text->setAccessibleName(tr("Note"));
    m_hint->setText(tr("Kept in the incident folder while you type. Undo takes it back."));
    m_close->setText(tr("Close"));
}

void NoteDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace torchtriage::desktop
