// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/kind.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace torchtriage::request {

/// A private piece of text and what stands for it.
struct Entry {
    Kind kind = Kind::Word;
    std::string original;
    std::string pseudonym;   ///< "<user-1>"
    std::int64_t count = 0;  ///< replacements made so far
    std::int64_t left = 0;   ///< times it was left in the text because its kind is kept
    bool searchable = false; ///< looked for everywhere; false: replaced only where a rule sees it

    bool operator==(const Entry&) const = default;
};

/// Which original got which pseudonym. The same original of a kind always gets the same one, whatever the
/// case of its letters and in whatever file of the request it stands.
class Ledger {
public:
    /// Index of the entry, a new one if need be.
    std::size_t add(Kind kind, std::string_view original, bool searchable);
    /// A further form of an entry's original (the short name of a host) that gets the same pseudonym.
    std::size_t addAlias(Kind kind, std::string_view original, std::size_t of);
    void count(std::size_t index) { ++m_entries[index].count; }
    void countLeft(std::size_t index) { ++m_entries[index].left; }
    /// Takes over an entry of an earlier request, so that its pseudonym stays what it was.
    void restore(Kind kind, const std::string& original, std::string pseudonym, bool searchable);

    [[nodiscard]] const std::vector<Entry>& entries() const noexcept { return m_entries; }

private:
    std::vector<Entry> m_entries;
    std::unordered_map<std::string, std::size_t> m_index;
    std::array<int, allKinds.size()> m_numbers{};
};

} // namespace torchtriage::request
