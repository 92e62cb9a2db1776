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
    const QFontMetrics metrics(roleFont(FontRole::BodyBold));
    return {metrics.horizontalAdvance(tabText(index)) + 2 * tabPadding, tabHeight};
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
        painter.drawText(tab, Qt::AlignCenter | Qt::TextShowMnemonic, tabText(i));
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
