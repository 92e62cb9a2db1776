// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/occurrence.h"

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

namespace torchtriage::triage {

/// The occurrences found so far, each text once: what is printed again is counted, not kept. Number and total
/// size are capped, so a log of nothing but errors needs no more memory than any other.
class OccurrenceLedger {
public:
    /// Adds the occurrence, or counts it with an earlier one of the same key. Returns where it stands.
    std::size_t add(Occurrence occurrence, const std::string& key);
    /// Counts one more printing of `key`; false if it is not there yet.
    bool countAgain(const std::string& key);
    /// Appends a line to the detail of an occurrence, as far as the caps allow.
    void addDetail(std::size_t index, std::string_view line);

    [[nodiscard]] std::size_t size() const noexcept { return m_all.size(); }
    [[nodiscard]] Occurrence& operator[](std::size_t index) { return m_all[index]; }
    [[nodiscard]] std::vector<Occurrence> take() { return std::move(m_all); }

private:
    void trim(Occurrence& occurrence);

    std::vector<Occurrence> m_all;
    std::unordered_map<std::string, std::size_t> m_byKey;
    std::size_t m_bytes = 0; // of text, roughly
};

} // namespace torchtriage::triage
