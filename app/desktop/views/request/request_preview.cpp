// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/request/request_preview.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/request/redaction_model.h"

#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

#include <ranges>
#include <utility>

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
    // Only the log's own facts may have been read again: who reads keeps the place and the selection.
    const bool same = m_request && request && m_request->markdown == request->markdown &&
                      m_request->survivors == request->survivors;
    m_request = request;
    if (same)
        return;
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

/// The text that stopped the export is not for everybody who looks at the screen. Nothing leaves then, so
/// what is shown and what leaves still agree.
QString RequestPreview::shownText()
{
    m_leaks.clear();
    if (!m_request)
        return {};
    std::string text = m_request->markdown;
    std::size_t end = text.size();
    // By offset, from the last one on: those before keep their place.
    for (const request::Survivor& survivor : m_request->survivors | std::views::reverse) {
        if (survivor.file != "request.md" || survivor.offset + survivor.length > end)
            continue;
        end = survivor.offset;
        QString leak = QString::fromStdString(text.substr(survivor.offset, survivor.length));
        if (request::isCredential(survivor.kind)) {
            leak = veiled(leak);
            text.replace(survivor.offset, survivor.length, leak.toStdString());
        }
        if (!m_leaks.contains(leak))
            m_leaks << leak;
    }
    return QString::fromStdString(text);
}

void RequestPreview::show()
{
    const QString text = shownText();
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
    for (const QString& text : std::as_const(m_leaks)) {
        for (QTextCursor at = document()->find(text); !at.isNull() && marks.size() < mostMarks;
             at = document()->find(text, at))
            add(at, leak);
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
