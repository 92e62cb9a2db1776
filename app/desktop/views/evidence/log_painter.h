// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/evidence/log_marks.h"
#include "app/desktop/views/evidence/log_rows.h"
#include "app/desktop/views/evidence/log_selection.h"
#include "core/log/search_pattern.h"

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QRect>

#include <cstdint>
#include <optional>

class QPainter;

namespace torchtriage::desktop {

/// Where things stand in a row, in pixels of the viewport.
struct LogGeometry {
    double charWidth = 7;
    int rowHeight = 20;
    int baseline = 14; ///< below the row's top
    int numberRight = 0;
    int ruleX = 0; ///< the hairline behind the line numbers
    int rankX = 0;
    int textX = 0;

    /// For line numbers up to `lines` and a rank gutter `rankDigits` wide (0: no gutter).
    [[nodiscard]] static LogGeometry of(const QFont& evidence, std::int64_t lines, int rankDigits);
};

/// What a row looks like beyond its text.
struct LogLook {
    LogGeometry geometry;
    QPalette palette;
    QFont font;
    std::int64_t firstColumn = 0; ///< horizontal scroll position; 0 while wrapping
    bool wraps = false;
    bool dimsConsequences = true;
    bool hasFocus = false;
    std::int64_t caretLine = 0;
    LogSelection selection;
    std::optional<log::SearchPattern> pattern;
    std::optional<std::uint64_t> currentMatch; ///< offset in the source
};

/// Draws the rows of a log.
class LogPainter {
    Q_DECLARE_TR_FUNCTIONS(torchtriage::desktop::LogPainter)

public:
    LogPainter(QPainter& painter, const LogLook& look, const LogMarks& marks);

    /// `head`: the block under this line, if there is one.
    void paint(const LogRow& row, const QRect& rect, const Fold* head);

    [[nodiscard]] static QString foldText(const Fold& fold);

private:
    void paintFold(const LogRow& row, const QRect& rect);
    void paintGutter(const LogRow& row, const QRect& rect, const Fold* head);
    void paintText(const LogRow& row, const QRect& rect);
    void paintSelection(const LogRow& row, const QRect& rect);
    void paintTag(const QRect& rect, const QString& text);
    void paintRun(const LogRow& row, std::size_t first, std::size_t last, double x, const QRect& rect,
                  int match);
    [[nodiscard]] QColor token(Token value) const { return color(value, m_look.palette); }
    [[nodiscard]] std::int64_t originOf(const LogRow& row) const;
    [[nodiscard]] double xOf(const LogRow& row, std::int64_t column) const;

    QPainter& m_painter;
    const LogLook& m_look;
    const LogMarks& m_marks;
    bool m_dimmed = false;
    QColor m_ground;
};

} // namespace torchtriage::desktop
