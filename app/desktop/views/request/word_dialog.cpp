// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/word_dialog.h"

#include "app/desktop/widgets/focus_ring.h"
#include "app/desktop/widgets/labels.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

constexpr int longestWord = 200;
constexpr int shortestWord = 2;

} // namespace

WordDialog::WordDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Add a word"));
    setAttribute(Qt::WA_DeleteOnClose);
    new FocusRing(this);
    QLabel* label = makeLabel(FontRole::Body, QPalette::WindowText, this);
    label->setText(tr("&Word or name:"));
    m_word = new QLineEdit(this);
    m_word->setMaxLength(longestWord);
    label->setBuddy(m_word);
    m_replace = new QRadioButton(tr("&Replace it wherever it stands"), this);
    m_replace->setChecked(true);
    auto* leave = new QRadioButton(tr("&Leave it alone"), this);
    QLabel* note = makeText(FontRole::Note, mutedInk, this);
    note->setText(tr("Keys, tokens and passwords are replaced all the same."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* add = buttons->button(QDialogButtonBox::Ok);
    add->setText(tr("Add"));
    add->setEnabled(false);
    add->setToolTip(tr("Type a word of at least two characters first."));
    auto* column = new QVBoxLayout(this);
    for (QWidget* widget :
         {static_cast<QWidget*>(label), static_cast<QWidget*>(m_word), static_cast<QWidget*>(m_replace),
          static_cast<QWidget*>(leave), static_cast<QWidget*>(note), static_cast<QWidget*>(buttons)})
        column->addWidget(widget);
    connect(m_word, &QLineEdit::textChanged, this,
            [add](const QString& text) { add->setEnabled(text.trimmed().size() >= shortestWord); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(m_word->text().trimmed(), m_replace->isChecked());
        accept();
    });
}

} // namespace torchtriage::desktop
