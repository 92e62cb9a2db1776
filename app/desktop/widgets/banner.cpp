// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/banner.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace torchtriage::desktop {

namespace {

struct Look {
    const char* glyph;
    Token ink;
    Token tint;
    Token line;
};

Look lookOf(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Warning:
        return {"eye", Token::Warn, Token::WarnTint, Token::WarnLine};
    case Banner::Kind::Failure:
        return {"failc", Token::Fail, Token::FailTint, Token::FailLine};
    case Banner::Kind::Success:
        return {"pass", Token::Pass, Token::PassTint, Token::PassLine};
    case Banner::Kind::Information:
        break;
    }
    return {"info", Token::Accent, Token::Sel, Token::Border};
}

} // namespace

Banner::Banner(Kind kind, QWidget* parent) : QFrame(parent), m_kind(kind)
{
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(16, 9, 12, 9);
    m_row->setSpacing(12);
    m_glyph = new Glyph(QString::fromLatin1(lookOf(kind).glyph), lookOf(kind).ink, 20, this);
    m_row->addWidget(m_glyph);
    m_label = makeText(FontRole::Body, QPalette::WindowText, this);
    m_label->setTextFormat(Qt::RichText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_row->addWidget(m_label, 1);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Banner::setKind(Kind kind)
{
    m_kind = kind;
    m_glyph->setGlyph(QString::fromLatin1(lookOf(kind).glyph), lookOf(kind).ink);
    update();
}

void Banner::setText(const QString& claim, const QString& fact)
{
    const QString body = fact.toHtmlEscaped();
    m_label->setText(claim.isEmpty() ? body
                                     : QStringLiteral("<b>%1</b> %2").arg(claim.toHtmlEscaped(), body));
    m_label->setAccessibleName(claim + QLatin1Char(' ') + fact);
    setAccessibleName(m_label->accessibleName());
}

QString Banner::text() const
{
    return m_label->accessibleName().trimmed();
}

QPushButton* Banner::addButton(const QString& text)
{
    auto* button = new QPushButton(text, this);
    m_row->addWidget(button, 0, Qt::AlignVCenter);
    return button;
}

void Banner::makeClosable()
{
    m_close = new QToolButton(this);
    m_close->setIcon(icon(QStringLiteral("x"), Token::Muted));
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(m_close->accessibleName());
    m_row->addWidget(m_close, 0, Qt::AlignVCenter);
    connect(m_close, &QToolButton::clicked, this, &Banner::deleteLater);
}

void Banner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_close) {
        m_close->setAccessibleName(tr("Close this message"));
        m_close->setToolTip(m_close->accessibleName());
    }
    QFrame::changeEvent(event);
}

void Banner::paintEvent(QPaintEvent*)
{
    const Look look = lookOf(m_kind);
    QPainter painter(this);
    painter.setPen(color(look.line, palette()));
    painter.setBrush(color(look.tint, palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.fillRect(0, 0, 3, height(), color(look.ink, palette()));
}

} // namespace torchtriage::desktop
