// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/needles.h"

#include "core/request/allow_list.h"

#include <algorithm>

namespace torchtriage::request {

std::uint16_t Needles::pairAt(std::string_view text, std::size_t at) noexcept
{
    return static_cast<std::uint16_t>(static_cast<unsigned char>(text[at]) << 8U |
                                      static_cast<unsigned char>(text[at + 1]));
}

void Needles::add(std::string_view needle, std::size_t id)
{
    if (needle.size() < 2)
        return;
    const std::size_t index = m_needles.size();
    m_needles.push_back({lowered(needle), id});
    const std::uint16_t pair = pairAt(m_needles.back().text, 0);
    m_starts[pair] = true;
    auto& same = m_byPair[pair];
    const auto longer = std::ranges::find_if(
        same, [&](std::size_t other) { return m_needles[other].text.size() < needle.size(); });
    same.insert(longer, index);
}

void Needles::search(std::string_view lower, const OnHit& onHit) const
{
    if (m_needles.empty() || lower.size() < 2)
        return;
    for (std::size_t at = 0; at + 1 < lower.size(); ++at) {
        const std::uint16_t pair = pairAt(lower, at);
        if (!m_starts[pair])
            continue;
        for (const std::size_t index : m_byPair.at(pair)) {
            const Needle& needle = m_needles[index];
            if (lower.substr(at, needle.text.size()) == needle.text)
                onHit(needle.id, at, at + needle.text.size());
        }
    }
}

} // namespace torchtriage::request
