// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/guide/narrow_tables.h"

#include <QStringList>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

QStringList cellsOf(const QString& row)
{
    QStringList cells = row.mid(1).chopped(1).split(u'|');
    for (QString& cell : cells)
        cell = cell.trimmed();
    return cells;
}

QString asList(const QStringList& headings, const QStringList& cells)
{
    QString text = QStringLiteral("- **%1**\n").arg(cells.front());
    for (qsizetype i = 1; i < std::min(headings.size(), cells.size()); ++i)
        text += QStringLiteral("    - *%1* — %2\n").arg(headings[i], cells[i]);
    return text;
}

} // namespace

QString narrowTables(const QString& markdown)
{
    QString result;
    QStringList headings;
    bool inCode = false;
    const QStringList lines = markdown.trimmed().split(u'\n');
    for (const QString& line : lines) {
        if (line.startsWith(QStringLiteral("```")))
            inCode = !inCode;
        if (inCode || !line.startsWith(u'|')) {
            headings.clear();
            result += line + u'\n';
        } else if (headings.isEmpty()) {
            headings = cellsOf(line);
        } else if (const QStringList cells = cellsOf(line);
                   !cells.front().startsWith(QStringLiteral("---"))) {
            result += asList(headings, cells);
        }
    }
    return result;
}

} // namespace torchtriage::desktop
