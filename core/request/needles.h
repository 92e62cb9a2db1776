// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace torchtriage::request {

/// Strings that are all searched in one pass, whatever the case of ASCII letters. Needles can be added
/// between two searches at no cost, which a compiled automaton does not offer.
class Needles {
public:
    /// `needle` has at least two bytes.
    void add(std::string_view needle, std::size_t id);
    [[nodiscard]] bool empty() const noexcept { return m_needles.empty(); }

    /// `lower` is lowered() text. Called for every occurrence, by start and then the longer needle first.
    using OnHit = std::function<void(std::size_t id, std::size_t begin, std::size_t end)>;
    void search(std::string_view lower, const OnHit& onHit) const;

private:
    struct Needle {
        std::string text;
        std::size_t id = 0;
    };
    [[nodiscard]] static std::uint16_t pairAt(std::string_view text, std::size_t at) noexcept;

    std::vector<Needle> m_needles;
    std::array<bool, 65536> m_starts{}; ///< pairs of bytes that some needle starts with
    std::unordered_map<std::uint16_t, std::vector<std::size_t>> m_byPair;
};

} // namespace torchtriage::request
