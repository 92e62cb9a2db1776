// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVector>

class QAction;

namespace torchtriage::desktop {

/// Every action with its keys, as the menus have them.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QVector<QAction*>& actions, QWidget* parent);
};

} // namespace torchtriage::desktop
