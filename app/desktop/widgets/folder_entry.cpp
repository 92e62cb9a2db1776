// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/folder_entry.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/row_paint.h"

#include <QPainter>

#include <algorithm>

namespace torchtriage::desktop {

namespace {
constexpr int margin = 12;
constexpr int textLeft = 36;
constexpr int glyphSize = 16;
} // namespace

FolderEntry::FolderEntry(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void FolderEntry::setContent(const QString& name, const QString& subtitle, const QString& path)
{
    setText(name);
    m_subtitle = subtitle;
    setToolTip(plainTip(path));
    setAccessibleName(QStringLiteral("%1, %2").arg(name, subtitle));
    update();
}

QSize FolderEntry::sizeHint() const
{
    const int lines =
        QFontMetrics(roleFont(FontRole::Body)).height() + QFontMetrics(roleFont(FontRole::Small)).height();
    return {160, std::max(44, lines + 10)};
}

void FolderEntry::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Token ground = isChecked() ? Token::Sel : underMouse() ? Token::Hover : Token::Surface;
    painter.fillRect(rect(), color(ground, palette()));
    painter.fillRect(0, height() - 1, width(), 1, color(Token::Border, palette()));
    if (isChecked())
        painter.fillRect(0, 0, 3, height(), color(Token::Accent, palette()));
    const int half = height() / 2;
    paintGlyph(painter, QRect(margin, half - glyphSize / 2, glyphSize, glyphSize), QStringLiteral("folder"),
               color(Token::Text, palette()));
    const QRect first(textLeft, 4, width() - textLeft - margin, half - 4);
    const QRect second(textLeft, half, first.width(), half - 4);
    paintLine(painter, first, roleFont(isChecked() ? FontRole::BodyBold : FontRole::Body),
              color(Token::Text, palette()), text());
    paintLine(painter, second, roleFont(FontRole::Small), color(Token::Muted, palette()), m_subtitle);
    if (hasFocus()) {
        painter.setPen(color(Token::Accent, palette()));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace torchtriage::desktop
