// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/services.h"

#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QPushButton;

namespace torchtriage::desktop {

class DropArea;
class LinkButton;
class RecentModel;

/// What the window shows while no incident is open: where to drop, how to open, what was open before.
class StartPage : public QWidget {
    Q_OBJECT

public:
    struct Actions {
        QAction* open;
        QAction* openFolder;
        QAction* paste;
        QAction* sample;
        QAction* goTo;
        QAction* shortcuts;
    };

    StartPage(const Services& services, const Actions& actions, QWidget* parent = nullptr);

    /// Puts the focus on Open.
    void focusPrimary();
    [[nodiscard]] DropArea& dropArea() const { return *m_drop; }

signals:
    void recentActivated(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeLeft(const Actions& actions);
    QWidget* makeRecent();
    QPushButton* makeButton(QAction* action, bool primary);
    void refreshRecent();
    void retranslate();

    Services m_services;
    RecentModel* m_model;
    DropArea* m_drop = nullptr;
    QPushButton* m_open = nullptr;
    QLabel* m_slogan = nullptr;
    QLabel* m_recentTitle = nullptr;
    QLabel* m_noneYet = nullptr;
    LinkButton* m_clear = nullptr;
    QListView* m_list = nullptr;
    QVector<QLabel*> m_keyTexts;
};

} // namespace torchtriage::desktop
