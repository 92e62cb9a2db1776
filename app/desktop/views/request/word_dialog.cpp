// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/word_dialog.h"

#include "app/desktop/widgets/labels.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <memory>

namespace torchtriage::desktop {

namespace {

constexpr int longestWord = 200;
constexpr int shortestWord = 2;
constexpr int wordRole = Qt::UserRole;
constexpr int replaceRole = Qt::UserRole + 1;

} // namespace

WordDialog::WordDialog(const QStringList& always, const QStringList& never, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Words of your own"));
    setAttribute(Qt::WA_DeleteOnClose);
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
    makeList(always, never);
    auto* column = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{label, m_word, m_replace, leave, note, m_words})
        column->addWidget(widget);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
    column->addWidget(buttons);
    connect(m_word, &QLineEdit::textChanged, this,
            [add](const QString& text) { add->setEnabled(text.trimmed().size() >= shortestWord); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(m_word->text().trimmed(), m_replace->isChecked());
        accept();
    });
}

void WordDialog::makeList(const QStringList& always, const QStringList& never)
{
    m_words = new QListWidget(this);
    m_words->setAccessibleName(tr("Words given before"));
    m_words->setMaximumHeight(120);
    m_remove = new QPushButton(tr("Re&move"), this);
    m_remove->setAutoDefault(false);
    for (const QString& word : always)
        addToList(word, true);
    for (const QString& word : never)
        addToList(word, false);
    connect(m_words, &QListWidget::currentRowChanged, this, &WordDialog::showState);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const std::unique_ptr<QListWidgetItem> item(m_words->takeItem(m_words->currentRow()));
        if (item)
            emit removed(item->data(wordRole).toString(), item->data(replaceRole).toBool());
        showState();
    });
    showState();
}

void WordDialog::addToList(const QString& word, bool replace)
{
    //: %1 is a word that the user gave
    auto* item = new QListWidgetItem(
        replace ? tr("%1: replaced wherever it stands").arg(word) : tr("%1: left alone").arg(word), m_words);
    item->setData(wordRole, word);
    item->setData(replaceRole, replace);
}

void WordDialog::showState()
{
    const bool any = m_words->currentRow() >= 0;
    m_words->setVisible(m_words->count() > 0);
    m_remove->setVisible(m_words->count() > 0);
    m_remove->setEnabled(any);
    m_remove->setToolTip(any ? QString() : tr("Choose a word of the list first."));
}

} // namespace torchtriage::desktop
