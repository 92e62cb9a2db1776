// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include <optional>

namespace torchtriage::workbench {

/// Scores from here up: every word that was typed is a piece of the text.
inline constexpr int fuzzyPieceScore = 3000;

/// How well a text answers what was typed.
struct FuzzyMatch {
    int score = 0;              ///< higher is better; comparable between texts for the same pattern
    QVector<qsizetype> matched; ///< places of the letters that matched, ascending

    bool operator==(const FuzzyMatch&) const = default;
};

/// Finds every word of `pattern` in `text`, in any order, whatever the case and the accents: as a piece of
/// the text, as beginnings of its words ("cfe": Copy first error), or as letters in their order that stand
/// close together. An empty pattern matches everything with score 0. Only the first 64 characters of the
/// pattern and the first 400 of the text count.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(const QString& pattern, const QString& text);

} // namespace torchtriage::workbench
