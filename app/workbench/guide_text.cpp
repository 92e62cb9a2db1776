// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/guide_text.h"

#include "app/workbench/text_wrap.h"

#include <QRegularExpression>
#include <QStringList>

namespace torchtriage::workbench {

namespace {

constexpr int proseColumns = 92;

QStringList cellsOf(const QString& row)
{
    QStringList cells = row.mid(1).chopped(1).split(u'|');
    for (QString& cell : cells)
        cell = cell.trimmed();
    return cells;
}

/// The text as it grows, line by line.
class Page {
public:
    void add(const QString& line)
    {
        const bool isFence = line.startsWith(QStringLiteral("```"));
        if (isFence || m_inCode) {
            m_inCode = isFence ? !m_inCode : m_inCode;
            put(line);
        } else if (line.startsWith(u'|')) {
            addRow(line);
        } else {
            m_columns.clear();
            addProse(line);
        }
    }
    [[nodiscard]] QString text() const { return m_text; }

private:
    void put(const QString& line) { m_text += line + u'\n'; }

    /// A wrapped item goes on below its words, not below its mark.
    void addProse(const QString& line)
    {
        static const QRegularExpression mark(QStringLiteral("^(?:- |[0-9]+\\. )"));
        const QString first = mark.match(line).captured();
        QString indent = first;
        for (const QString& part : wrapped(line.mid(first.size()), proseColumns - columnsOf(first))) {
            put(indent + part);
            indent = QString(first.size(), u' ');
        }
    }

    /// Rows are wider than a terminal: the first cell stands alone, the others follow behind their headings.
    /// A bar, because a colon is set differently in each language.
    void addRow(const QString& line)
    {
        const QStringList cells = cellsOf(line);
        if (m_columns.isEmpty()) {
            m_columns = cells;
            return;
        }
        if (cells.front().startsWith(QStringLiteral("---")))
            return;
        put(cells.front());
        for (qsizetype i = 1; i < qMin(cells.size(), m_columns.size()); ++i) {
            QString indent = QStringLiteral("  ");
            for (const QString& part :
                 wrapped(m_columns[i] + QStringLiteral(" | ") + cells[i], proseColumns - 4)) {
                put(indent + part);
                indent = QStringLiteral("    ");
            }
        }
    }

    QString m_text;
    QStringList m_columns; ///< headings of the table that is being read
    bool m_inCode = false;
};

} // namespace

QString guideAsText(const QString& markdown)
{
    Page page;
    for (const QString& line : markdown.trimmed().split(u'\n'))
        page.add(line);
    return page.text();
}

} // namespace torchtriage::workbench
