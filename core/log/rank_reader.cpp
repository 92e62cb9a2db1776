// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/rank_reader.h"

#include "core/log/ansi.h"

#include <algorithm>
#include <string>

namespace torchtriage::log {

RankReader::RankReader(Framing framing, std::vector<KnownRank> known)
    : m_framing(framing), m_known(std::move(known))
{
    std::stable_sort(m_known.begin(), m_known.end(),
                     [](const KnownRank& a, const KnownRank& b) { return a.first < b.first; });
}

std::optional<int> RankReader::rankOf(std::int64_t line, std::string_view bytes) const
{
    const std::string_view head = bytes.substr(0, headBytes);
    if (!needsStripping(head))
        return rankOf(line, stripFrames(head, m_framing));
    const std::string clean = stripAnsi(head);
    return rankOf(line, stripFrames(clean, m_framing));
}

std::optional<int> RankReader::rankOf(std::int64_t line, const FramedLine& framed) const
{
    if (framed.rank || m_known.empty())
        return framed.rank;
    // Spans of different ranks may overlap; the one that begins last is the most specific.
    constexpr int lookBack = 32;
    auto after =
        std::upper_bound(m_known.begin(), m_known.end(), line,
                         [](std::int64_t value, const KnownRank& known) { return value < known.first; });
    for (int i = 0; i < lookBack && after != m_known.begin(); ++i) {
        --after;
        if (line <= after->last)
            return after->rank;
    }
    return std::nullopt;
}

} // namespace torchtriage::log
