// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchtriage::fleet {

/// Set of hashes that are spread already, eight bytes each, with a cap on their number. 0 is never a member.
class HashSet {
public:
    explicit HashSet(std::size_t most) : m_slots(std::size_t{1} << 12), m_most(most) {}

    /// False if the set is full and `hash` is not in it.
    bool insert(std::uint64_t hash)
    {
        if (hash == 0 || contains(hash))
            return true;
        if (m_count >= m_most)
            return false;
        if (m_count * 4 >= m_slots.size() * 3)
            grow();
        m_slots[slotFor(hash)] = hash;
        ++m_count;
        return true;
    }
    [[nodiscard]] bool contains(std::uint64_t hash) const noexcept { return m_slots[slotFor(hash)] == hash; }
    [[nodiscard]] std::size_t size() const noexcept { return m_count; }

private:
    /// Where the hash is, or the free slot for it.
    [[nodiscard]] std::size_t slotFor(std::uint64_t hash) const noexcept
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = static_cast<std::size_t>(hash) & mask;
        while (m_slots[slot] != 0 && m_slots[slot] != hash)
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow()
    {
        std::vector<std::uint64_t> old(m_slots.size() * 2);
        old.swap(m_slots);
        for (const std::uint64_t hash : old) {
            if (hash != 0)
                m_slots[slotFor(hash)] = hash;
        }
    }

    std::vector<std::uint64_t> m_slots; // a power of two
    std::size_t m_count = 0;
    std::size_t m_most;
};

} // namespace torchtriage::fleet
