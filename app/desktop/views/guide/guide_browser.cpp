// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/guide/guide_browser.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

namespace torchtriage::desktop {

namespace {

constexpr int pageMargin = 12;
constexpr double paragraphGap = 6;
constexpr double headingGap = 12;

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

/// Runs of the block that Markdown set in a fixed font: they get ours.
void dressCode(const QTextBlock& block)
{
    const QFont evidence = roleFont(FontRole::Evidence);
    for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
        const QTextFragment fragment = piece.fragment();
        if (!fragment.charFormat().fontFixedPitch() && !isCode(block))
            continue;
        QTextCharFormat format;
        format.setFontFamilies(evidence.families());
        format.setFontPointSize(evidence.pointSizeF());
        QTextCursor cursor(block);
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

} // namespace

GuideBrowser::GuideBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    document()->setDocumentMargin(pageMargin);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.isRelative() && url.path().isEmpty() && url.hasFragment())
            emit sectionRequested(url.fragment());
    });
}

void GuideBrowser::showMarkdown(const QString& markdown)
{
    m_markdown = markdown;
    render();
}

void GuideBrowser::render()
{
    document()->setDefaultFont(roleFont(FontRole::Body));
    QTextDocument::MarkdownFeatures features = QTextDocument::MarkdownDialectGitHub;
    features |= QTextDocument::MarkdownNoHTML;
    document()->setMarkdown(m_markdown, features);
    dress();
}

/// The look of the design for what Markdown made: headings, code on a sunken ground, air between paragraphs.
void GuideBrowser::dress()
{
    const QColor sunken = color(Token::Sunken, palette());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        if (isCode(block)) {
            format.setBackground(sunken);
            format.setNonBreakableLines(false); // a long command wraps rather than widening the pane
        } else {
            format.setTopMargin(format.headingLevel() > 0 ? headingGap : paragraphGap);
            format.setBottomMargin(paragraphGap);
        }
        cursor.setBlockFormat(format);
        if (format.headingLevel() > 0) {
            QTextCharFormat words;
            const QFont font = roleFont(format.headingLevel() <= 2 ? FontRole::Title : FontRole::Verdict);
            words.setFont(font);
            cursor.select(QTextCursor::BlockUnderCursor);
            cursor.mergeCharFormat(words);
        }
        dressCode(block);
    }
}

QVariant GuideBrowser::loadResource(int, const QUrl&)
{
    return {};
}

void GuideBrowser::paintEvent(QPaintEvent* event)
{
    QTextBrowser::paintEvent(event);
    if (hasFocus()) {
        QPainter painter(viewport());
        painter.setPen(color(Token::Accent, palette()));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void GuideBrowser::focusInEvent(QFocusEvent* event)
{
    QTextBrowser::focusInEvent(event);
    viewport()->update(); // the frame
}

void GuideBrowser::focusOutEvent(QFocusEvent* event)
{
    QTextBrowser::focusOutEvent(event);
    viewport()->update();
}

void GuideBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) &&
        !m_markdown.isEmpty()) {
        const int place = verticalScrollBar()->value();
        render();
        verticalScrollBar()->setValue(place);
    }
}

} // namespace torchtriage::desktop
