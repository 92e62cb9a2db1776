// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVector>

class QAction;
class QLabel;

namespace torchtriage::desktop {

/// All shortcuts of the window, in the order of the menus.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    /// The actions must outlive the dialog.
    explicit ShortcutsDialog(const QVector<QAction*>& actions, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QVector<QAction*> m_actions;
    QVector<QLabel*> m_texts; ///< one for each action
};

} // namespace torchtriage::desktop
