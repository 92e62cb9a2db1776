// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/start_page.h"

#include "app/desktop/models/recent_model.h"
#include "app/desktop/models/roles.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme_style.h"
#include "app/desktop/widgets/drop_area.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/framed_box.h"
#include "app/desktop/widgets/key_cap.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/link_button.h"
#include "app/desktop/widgets/logo.h"
#include "app/desktop/widgets/recent_delegate.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QListView>
#include <QPushButton>

#include <algorithm>

namespace torchtriage::desktop {

namespace {
constexpr int contentWidth = 1104;
constexpr int recentRow = 52;
constexpr int ringRoom = 3; // of the focus ring around a button
} // namespace

StartPage::StartPage(const Services& services, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_services(services), m_model(new RecentModel(this))
{
    auto* content = new QWidget(this);
    content->setMaximumWidth(contentWidth);
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(16, 16, 16, 16);
    grid->setHorizontalSpacing(32);
    grid->setVerticalSpacing(34);
    grid->addWidget(makeHead(), 0, 0, 1, 2);
    grid->addWidget(makeLeft(actions), 1, 0);
    grid->addWidget(makeRecent(), 1, 1, Qt::AlignTop);
    grid->setColumnStretch(0, 632);
    grid->setColumnStretch(1, 440);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(content, 100);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(3);
    column->addLayout(row);
    column->addStretch(5);
    retranslate();
    connect(&m_services.recent, &workbench::RecentFiles::changed, this, &StartPage::refreshRecent);
    refreshRecent();
}

QWidget* StartPage::makeHead()
{
    auto* head = new QWidget(this);
    auto* name = makeLabel(FontRole::Display, QPalette::WindowText, head);
    name->setText(QStringLiteral("TorchTriage"));
    m_slogan = makeLabel(FontRole::Body, mutedInk, head);
    auto* grid = new QGridLayout(head);
    grid->setContentsMargins(ringRoom, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(0);
    grid->addWidget(new Logo(head), 0, 0, 2, 1, Qt::AlignVCenter);
    grid->addWidget(name, 0, 1);
    grid->addWidget(m_slogan, 1, 1);
    grid->setColumnStretch(1, 1);
    return head;
}

QWidget* StartPage::makeLeft(const Actions& actions)
{
    auto* left = new QWidget(this);
    m_drop = new DropArea(left);
    m_drop->setMinimumHeight(372);
    auto* buttons = new FlowLayout(nullptr, 8);
    m_open = makeButton(actions.open, true);
    buttons->addWidget(m_open);
    for (QAction* action : {actions.openFolder, actions.paste, actions.sample})
        buttons->addWidget(makeButton(action, false));
    auto* keys = new QHBoxLayout;
    keys->setSpacing(4);
    for (const QAction* action : {actions.open, actions.paste, actions.goTo, actions.shortcuts}) {
        keys->addWidget(new KeyCap(action->shortcut(), left));
        QLabel* text = makeLabel(FontRole::Note, mutedInk, left);
        m_keyTexts.append(text);
        keys->addWidget(text);
        keys->addSpacing(16);
    }
    keys->addStretch(1);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(ringRoom, 0, ringRoom, ringRoom);
    column->setSpacing(16);
    column->addWidget(m_drop);
    column->addLayout(buttons);
    column->addLayout(keys);
    return left;
}

QPushButton* StartPage::makeButton(QAction* action, bool primary)
{
    auto* button = new QPushButton(this);
    setButtonRole(button, primary ? ButtonRole::Primary : ButtonRole::Plain);
    button->setMinimumHeight(32);
    const auto follow = [button, action, primary] {
        button->setText(action->iconText());
        button->setIcon(primary ? icon(action->property("glyph").toString(), Token::OnAccent)
                                : action->icon());
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

void StartPage::focusPrimary()
{
    m_open->setFocus(Qt::OtherFocusReason);
}

QWidget* StartPage::makeRecent()
{
    auto* box = new FramedBox(this);
    m_recentTitle = makeLabel(FontRole::BodyBold, QPalette::WindowText, box);
    m_clear = new LinkButton(box);
    m_noneYet = makeText(FontRole::Note, mutedInk, box);
    m_noneYet->setContentsMargins(12, 12, 12, 12);
    m_list = new QListView(box);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RecentDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 3, 12, 4);
    head->addWidget(m_recentTitle, 1);
    head->addWidget(m_clear);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_noneYet);
    column->addWidget(m_list);
    const auto activate = [this](const QModelIndex& index) {
        emit recentActivated(index.data(PathRole).toString());
    };
    connect(m_list, &QListView::clicked, this, activate);
    connect(m_list, &QListView::activated, this, activate);
    connect(m_clear, &LinkButton::clicked, &m_services.recent, &workbench::RecentFiles::clear);
    return box;
}

void StartPage::refreshRecent()
{
    m_model->setRows(m_services.recent.files());
    const int rows = m_model->rowCount();
    m_list->setVisible(rows > 0);
    m_clear->setVisible(rows > 0);
    m_noneYet->setVisible(rows == 0);
    m_list->setFixedHeight(std::max(1, std::min(rows, 7)) * recentRow);
}

void StartPage::retranslate()
{
    m_slogan->setText(tr("Find the first failure, not the last line."));
    m_recentTitle->setText(tr("Recent incidents"));
    m_clear->setText(tr("Clear list"));
    m_clear->updateGeometry();
    m_noneYet->setText(tr("No log was opened yet."));
    m_list->setAccessibleName(m_recentTitle->text());
    const QStringList texts = {tr("open"), tr("paste log"), tr("go to"), tr("all shortcuts")};
    for (int i = 0; i < m_keyTexts.size(); ++i) {
        m_keyTexts.at(i)->setText(texts.at(i));
    }
    m_model->setRows(m_services.recent.files());
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
