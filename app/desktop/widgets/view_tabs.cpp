// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/view_tabs.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QPainter>
#include <QStyleOptionTab>

namespace torchtriage::desktop {

namespace {
constexpr int tabHeight = 36;
constexpr int tabPadding = 12;
constexpr int badgeGap = 6;

int badgeSpace(const QString& badge)
{
    return badge.isEmpty() ? 0 : badgeGap + QFontMetrics(roleFont(FontRole::Small)).horizontalAdvance(badge);
}
} // namespace

ViewTabs::ViewTabs(QWidget* parent) : QTabBar(parent)
{
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideNone);
    setFocusPolicy(Qt::StrongFocus);
    setFont(roleFont(FontRole::Body));
}

QSize ViewTabs::tabSizeHint(int index) const
{
    // Measured in bold, so that nothing moves when a tab is selected.
    return {wordWidth(index) + badgeSpace(badge(index)) + 2 * tabPadding, tabHeight};
}

int ViewTabs::wordWidth(int index) const
{
    return QFontMetrics(roleFont(FontRole::BodyBold)).horizontalAdvance(tabText(index));
}

void ViewTabs::setBadge(int index, const QString& badge)
{
    if (this->badge(index) == badge) {
        return;
    }
    setTabData(index, badge);
    // The count is drawn by this class, so a screen reader has to be told of it.
    setAccessibleTabName(index, badge.isEmpty() ? QString() : tabText(index) + u' ' + badge);
    setTabText(index, tabText(index)); // the bar measures its tabs again
}

QString ViewTabs::badge(int index) const
{
    return tabData(index).toString();
}

QSize ViewTabs::minimumSizeHint() const
{
    return {QTabBar::sizeHint().width(), tabHeight};
}

void ViewTabs::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        const bool current = i == currentIndex();
        painter.setFont(roleFont(current ? FontRole::BodyBold : FontRole::Body));
        const bool hover = tab.contains(mapFromGlobal(QCursor::pos())) && underMouse();
        painter.setPen(color(current || hover ? Token::Text : Token::Muted, palette()));
        const QRect word = tab.adjusted(0, 0, -badgeSpace(badge(i)), 0);
        painter.drawText(word, Qt::AlignCenter | Qt::TextShowMnemonic, tabText(i));
        if (const QString count = badge(i); !count.isEmpty()) {
            painter.setFont(roleFont(FontRole::Small));
            painter.setPen(color(Token::Muted, palette()));
            painter.drawText(tab.adjusted(0, 0, -tabPadding, 0), Qt::AlignRight | Qt::AlignVCenter, count);
        }
        if (current) {
            const int inset = tabPadding - 4;
            painter.fillRect(tab.left() + inset, height() - 3, tab.width() - 2 * inset, 3,
                             color(Token::Accent, palette()));
            if (hasFocus()) {
                painter.setPen(color(Token::Accent, palette()));
                painter.drawRect(tab.adjusted(2, 4, -3, -7));
            }
        }
    }
}

} // namespace torchtriage::desktop
