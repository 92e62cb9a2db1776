// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme/icons.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace torchtriage::desktop {

namespace {

/// The glyph in one colour, from the cache or rendered. `size` is in device pixels.
QPixmap glyph(const QString& name, const QSize& size, const QColor& ink)
{
    const QString key = QStringLiteral("torchtriage/%1/%2x%3/%4")
                            .arg(name, QString::number(size.width()), QString::number(size.height()),
                                 QString::number(ink.rgba(), 16));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        return pixmap;
    }
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer renderer(QStringLiteral(":/icons/%1.svg").arg(name));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), ink);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class GlyphEngine : public QIconEngine {
public:
    GlyphEngine(QString name, Token token) : m_name(std::move(name)), m_token(token) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        const Token token = mode == QIcon::Disabled ? Token::Disabled : m_token;
        return glyph(m_name, size, color(token, QApplication::palette()));
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        return pixmap(size, mode, state);
    }

    QIconEngine* clone() const override { return new GlyphEngine(m_name, m_token); }
    QString key() const override { return QStringLiteral("torchtriage-glyph"); }
    bool isNull() override { return false; }

private:
    QString m_name;
    Token m_token;
};

} // namespace

QIcon icon(const QString& name, Token token)
{
    return QIcon(new GlyphEngine(name, token));
}

void paintGlyph(QPainter& painter, const QRect& rect, const QString& name, const QColor& ink)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    painter.drawPixmap(rect, glyph(name, (QSizeF(rect.size()) * ratio).toSize(), ink));
}

} // namespace torchtriage::desktop
