// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/rerun/output_view.h"

#include "app/desktop/theme/fonts.h"
#include "app/desktop/theme/tokens.h"

#include <QEvent>
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace torchtriage::desktop {

using workbench::ShownLine;

namespace {

constexpr int mostLines = 2000;

} // namespace

OutputView::OutputView(QWidget* parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setFrameShape(NoFrame);
    setUndoRedoEnabled(false);
    setMaximumBlockCount(mostLines);
    setLineWrapMode(NoWrap); // wrapping a flood would cost the window its time
    setFont(roleFont(FontRole::Evidence));
    setTabChangesFocus(true);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(12);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    retranslate();
}

void OutputView::retranslate()
{
    setAccessibleName(tr("Live output"));
    show(std::exchange(m_shown, {}));
}

void OutputView::show(const QVector<ShownLine>& lines)
{
    clear();
    m_shown.clear();
    append({lines, 0});
}

void OutputView::append(const workbench::ShownLines& lines)
{
    if (lines.lines.isEmpty())
        return;
    QScrollBar* bar = verticalScrollBar();
    const bool atEnd = bar->value() >= bar->maximum() - 1;
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.beginEditBlock();
    if (lines.skipped > 0) {
        addNote(cursor, tr("%1 lines came too fast to be shown; the log has them.")
                            .arg(QLocale().toString(static_cast<qulonglong>(lines.skipped))));
    }
    for (const ShownLine& line : lines.lines)
        add(cursor, line);
    cursor.endEditBlock();
    m_shown += lines.lines;
    if (m_shown.size() > mostLines)
        m_shown.remove(0, m_shown.size() - mostLines);
    if (atEnd)
        bar->setValue(bar->maximum());
}

void OutputView::add(QTextCursor& cursor, const ShownLine& line)
{
    QTextCharFormat muted, tag, text;
    muted.setForeground(color(Token::Muted, palette()));
    const bool ours = line.from == ShownLine::From::Triage;
    tag.setForeground(color(ours                                  ? Token::Accent
                            : line.from == ShownLine::From::Error ? Token::Fail
                                                                  : Token::Muted,
                            palette()));
    text.setForeground(color(ours ? Token::Muted : Token::Text, palette()));
    if (!document()->isEmpty())
        cursor.insertBlock();
    cursor.insertText(line.time.toString(QStringLiteral("HH:mm:ss.zzz")) + QStringLiteral("  "), muted);
    const QString word = ours                                  ? QStringLiteral("triage")
                         : line.from == ShownLine::From::Error ? QStringLiteral("err   ")
                                                               : QStringLiteral("out   ");
    cursor.insertText(word + QStringLiteral("  "), tag);
    cursor.insertText(line.text, text);
}

void OutputView::addNote(QTextCursor& cursor, const QString& text)
{
    add(cursor, {QTime::currentTime(), ShownLine::From::Triage, text});
}

void OutputView::paintEvent(QPaintEvent* event)
{
    QPainter(viewport()).fillRect(event->rect(), color(Token::Sunken, palette()));
    QPlainTextEdit::paintEvent(event);
}

void OutputView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        show(std::exchange(m_shown, {}));
    QPlainTextEdit::changeEvent(event);
}

} // namespace torchtriage::desktop
