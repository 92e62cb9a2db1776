// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/shortcuts_dialog.h"

#include "app/desktop/models/menu_text.h"
#include "app/desktop/widgets/key_cap.h"
#include "app/desktop/widgets/labels.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QTimer>

namespace torchtriage::desktop {

ShortcutsDialog::ShortcutsDialog(const QVector<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    const int half = static_cast<int>((actions.size() + 1) / 2);
    for (int i = 0; i < actions.size(); ++i) {
        const int column = i < half ? 0 : 3;
        QLabel* text = makeLabel(FontRole::Body, QPalette::WindowText, this);
        m_texts.append(text);
        grid->addWidget(new KeyCap(actions.at(i)->shortcut(), this), i % half, column, Qt::AlignRight);
        grid->addWidget(text, i % half, column + 1);
    }
    grid->setColumnMinimumWidth(2, 24);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 16);
    column->setSpacing(20);
    column->addLayout(grid);
    column->addWidget(buttons);
    retranslate();
}

void ShortcutsDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        m_texts.at(i)->setText(withoutAccelerator(m_actions.at(i)->text()));
}

void ShortcutsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        QTimer::singleShot(0, this, &ShortcutsDialog::retranslate); // the menus hear of it too, in any order
    QDialog::changeEvent(event);
}

} // namespace torchtriage::desktop
