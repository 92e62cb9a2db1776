// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/shortcuts_dialog.h"

#include "app/desktop/widgets/focus_ring.h"
#include "app/desktop/widgets/key_cap.h"
#include "app/desktop/widgets/labels.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>

namespace torchtriage::desktop {

ShortcutsDialog::ShortcutsDialog(const QVector<QAction*>& actions, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    new FocusRing(this);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    const int half = static_cast<int>((actions.size() + 1) / 2);
    for (int i = 0; i < actions.size(); ++i) {
        const QAction* action = actions.at(i);
        const int column = i < half ? 0 : 3;
        QLabel* text = makeLabel(FontRole::Body, QPalette::WindowText, this);
        text->setText(action->iconText());
        grid->addWidget(new KeyCap(action->shortcut(), this), i % half, column, Qt::AlignRight);
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
}

} // namespace torchtriage::desktop
