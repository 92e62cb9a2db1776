// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/text_wrap.h"

namespace torchtriage::workbench {

namespace {

bool isFullWidth(QChar character)
{
    const char16_t code = character.unicode();
    return (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
           (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
           (code >= 0xFE30 && code <= 0xFE4F) || (code >= 0xFF00 && code <= 0xFF60) ||
           (code >= 0xFFE0 && code <= 0xFFE6);
}

bool mayNotStartLine(QChar character)
{
    return QStringView(u"、。，．）」』】：；？！・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ")
        .contains(character);
}

bool mayNotEndLine(QChar character)
{
    return QStringView(u"（「『【").contains(character);
}

/// The smallest pieces between which a line may break; a blank belongs to the piece before it.
QStringList piecesOf(const QString& paragraph)
{
    QStringList pieces;
    QString piece;
    for (qsizetype i = 0; i < paragraph.size(); ++i) {
        const QChar character = paragraph[i];
        piece += character;
        if (i + 1 == paragraph.size())
            break;
        const QChar next = paragraph[i + 1];
        const bool afterBlank = character == u' ' && next != u' ';
        const bool besideFullWidth = (isFullWidth(character) || isFullWidth(next)) &&
                                     !mayNotStartLine(next) && !mayNotEndLine(character) && next != u' ';
        if (afterBlank || besideFullWidth) {
            pieces << piece;
            piece.clear();
        }
    }
    if (!piece.isEmpty())
        pieces << piece;
    return pieces;
}

QString withoutTrailingBlanks(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

} // namespace

int columnsOf(const QString& text)
{
    int columns = 0;
    for (const QChar character : text)
        columns += isFullWidth(character) ? 2 : 1;
    return columns;
}

QStringList wrapped(const QString& text, int columns)
{
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        for (const QString& piece : piecesOf(paragraph)) {
            if (!line.isEmpty() && columnsOf(line) + columnsOf(withoutTrailingBlanks(piece)) > columns) {
                lines << withoutTrailingBlanks(line);
                line.clear();
            }
            line += piece;
        }
        lines << withoutTrailingBlanks(line);
    }
    return lines;
}

} // namespace torchtriage::workbench
