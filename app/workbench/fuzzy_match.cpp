// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/fuzzy_match.h"

#include <QStringList>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

constexpr qsizetype longestPattern = 64;
constexpr qsizetype longestText = 400;
// Kinds of match stay apart: the best of one kind never passes the worst of the kind above.
constexpr int pieceScore = fuzzyPieceScore;
constexpr int beginningsScore = 2000;
constexpr int lettersScore = 1000;
constexpr int wordStartBonus = 300;
constexpr int textStartBonus = 200;
constexpr int wholeWordBonus = 100;
constexpr qsizetype shortestLoose = 3; ///< fewer letters than this are found in their order everywhere
constexpr qsizetype loosestSpan = 3;   ///< letters that match loosely lie within this many times their number

/// The letter below case and accent: one for one, so that places stay true.
QChar folded(QChar c)
{
    while (c.decompositionTag() == QChar::Canonical) {
        const QString parts = c.decomposition();
        if (parts.isEmpty() || parts.front().isMark())
            break;
        c = parts.front();
    }
    return c.toCaseFolded();
}

QString folded(QString text)
{
    std::ranges::transform(text, text.begin(), [](QChar c) { return folded(c); });
    return text;
}

/// A text that is searched, folded, and where its words begin.
class Haystack {
public:
    explicit Haystack(const QString& text) : m_original(text.left(longestText)), m_text(folded(m_original)) {}

    [[nodiscard]] std::optional<FuzzyMatch> find(const QString& word) const
    {
        auto match = findPiece(word);
        if (!match)
            match = findBeginnings(word);
        if (!match)
            match = findLetters(word);
        return match;
    }

private:
    [[nodiscard]] bool startsWord(qsizetype at) const
    {
        if (at == 0)
            return true;
        const QChar before = m_original[at - 1];
        const QChar here = m_original[at];
        return !before.isLetterOrNumber() || (before.isLower() && here.isUpper()) ||
               (before.isLetter() && here.isDigit());
    }

    [[nodiscard]] static int closeness(qsizetype at) { return static_cast<int>(longestText - at) / 4; }

    [[nodiscard]] std::optional<FuzzyMatch> findPiece(const QString& word) const
    {
        std::optional<FuzzyMatch> best;
        for (qsizetype at = m_text.indexOf(word); at >= 0; at = m_text.indexOf(word, at + 1)) {
            const qsizetype end = at + word.size();
            const bool begins = startsWord(at);
            const bool whole = begins && (end == m_text.size() || !m_text[end].isLetterOrNumber());
            const int score = pieceScore + closeness(at) + (begins ? wordStartBonus : 0) +
                              (at == 0 ? textStartBonus : 0) + (whole ? wholeWordBonus : 0);
            if (best && best->score >= score)
                continue;
            best = FuzzyMatch{score, {}};
            for (qsizetype i = at; i < end; ++i)
                best->matched.append(i);
        }
        return best;
    }

    /// Each letter goes on where the one before stood, or begins a later word. Tried from every beginning;
    /// within one try the run goes on as long as it can, and goes back to a shorter one where that fails.
    [[nodiscard]] std::optional<FuzzyMatch> findBeginnings(const QString& word) const
    {
        FuzzyMatch match{beginningsScore, {}};
        int steps = 0;
        if (!placeBeginnings(word, 0, 0, match.matched, steps))
            return std::nullopt;
        match.score += closeness(match.matched.front());
        return match;
    }

    // NOLINTNEXTLINE(misc-no-recursion): at most longestPattern deep, and `steps` bounds the tries
    bool placeBeginnings(const QString& word, qsizetype letter, qsizetype from, QVector<qsizetype>& places,
                         int& steps) const
    {
        constexpr int mostSteps = 20'000;
        if (letter == word.size())
            return true;
        for (qsizetype at = from; at < m_text.size(); ++at) {
            if (++steps > mostSteps)
                return false;
            const bool goesOn = letter > 0 && at == from;
            if (m_text[at] != word[letter] || !(goesOn || startsWord(at)))
                continue;
            places.append(at);
            if (placeBeginnings(word, letter + 1, at + 1, places, steps))
                return true;
            places.removeLast();
        }
        return false;
    }

    [[nodiscard]] std::optional<FuzzyMatch> findLetters(const QString& word) const
    {
        if (word.size() < shortestLoose)
            return std::nullopt;
        std::optional<FuzzyMatch> best;
        for (qsizetype start = m_text.indexOf(word[0]); start >= 0;
             start = m_text.indexOf(word[0], start + 1)) {
            FuzzyMatch match{lettersScore, {start}};
            for (qsizetype letter = 1; letter < word.size(); ++letter) {
                const qsizetype at = m_text.indexOf(word[letter], match.matched.back() + 1);
                if (at < 0)
                    return best; // a later start finds it no sooner
                match.matched.append(at);
            }
            const qsizetype span = match.matched.back() - start + 1;
            if (span > word.size() * loosestSpan)
                continue;
            match.score += closeness(start) - static_cast<int>(span - word.size()) * 10;
            if (!best || match.score > best->score)
                best = match;
        }
        return best;
    }

    QString m_original;
    QString m_text;
};

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& pattern, const QString& text)
{
    const QStringList words =
        folded(pattern.left(longestPattern)).simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return FuzzyMatch{};
    const Haystack haystack(text);
    FuzzyMatch all;
    for (const QString& word : words) {
        const auto match = haystack.find(word);
        if (!match)
            return std::nullopt;
        all.score += match->score;
        all.matched += match->matched;
    }
    all.score /= static_cast<int>(words.size());
    std::ranges::sort(all.matched);
    all.matched.erase(std::unique(all.matched.begin(), all.matched.end()), all.matched.end());
    return all;
}

} // namespace torchtriage::workbench
