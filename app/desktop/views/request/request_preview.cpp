// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/request_preview.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

namespace torchtriage::desktop {

namespace {

constexpr int mostMarks = 2000;

QTextCharFormat format(Token ink, Token ground, const QPalette& palette)
{
    QTextCharFormat format;
    format.setForeground(color(ink, palette));
    format.setBackground(color(ground, palette));
    return format;
}

} // namespace

RequestPreview::RequestPreview(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(16);
    // The keyboard can select and scroll, but never follow a link.
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void RequestPreview::setRequest(const workbench::PreparedRequestPointer& request)
{
    m_request = request;
    const int at = verticalScrollBar()->value();
    show();
    verticalScrollBar()->setValue(at);
}

void RequestPreview::setRendered(bool rendered)
{
    if (rendered == m_rendered)
        return;
    m_rendered = rendered;
    show();
}

void RequestPreview::show()
{
    const QString text = m_request ? QString::fromStdString(m_request->markdown) : QString();
    setFont(roleFont(m_rendered ? FontRole::Body : FontRole::Evidence));
    setLineWrapMode(m_rendered ? QTextEdit::WidgetWidth : QTextEdit::NoWrap);
    if (m_rendered)
        setMarkdown(text);
    else
        setPlainText(text);
    if (m_rendered) {
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
            if (!block.blockFormat().hasProperty(QTextFormat::BlockCodeFence))
                continue;
            QTextBlockFormat ground = block.blockFormat();
            ground.setBackground(color(Token::Sunken, palette()));
            QTextCursor(block).setBlockFormat(ground);
        }
    }
    mark();
}

void RequestPreview::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto add = [&](const QTextCursor& cursor, const QTextCharFormat& look) {
        if (marks.size() < mostMarks)
            marks << QTextEdit::ExtraSelection{cursor, look};
    };
    static const QRegularExpression pseudonym(QStringLiteral("<[a-z]+(?:-[a-z]+)?-[0-9]+>"));
    const QTextCharFormat replaced = format(Token::Accent, Token::Sel, palette());
    for (QTextCursor at = document()->find(pseudonym); !at.isNull() && marks.size() < mostMarks;
         at = document()->find(pseudonym, at))
        add(at, replaced);
    const QTextCharFormat leak = format(Token::Fail, Token::FailTint, palette());
    if (m_request) {
        for (const request::Survivor& survivor : m_request->survivors) {
            if (survivor.file != "request.md" ||
                survivor.offset + survivor.length > m_request->markdown.size())
                continue;
            const QString text =
                QString::fromStdString(m_request->markdown.substr(survivor.offset, survivor.length));
            for (QTextCursor at = document()->find(text); !at.isNull() && marks.size() < mostMarks;
                 at = document()->find(text, at))
                add(at, leak);
        }
    }
    setExtraSelections(marks);
}

void RequestPreview::showLine(qint64 line)
{
    setRendered(false);
    QTextCursor cursor(document()->findBlockByNumber(static_cast<int>(line - 1)));
    setTextCursor(cursor);
    ensureCursorVisible();
}

void RequestPreview::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_request)
        show();
}

} // namespace torchtriage::desktop
