// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace torchtriage::log {

/// Exact byte strings, all searched in one pass over the text. Immutable; shared between threads, each of
/// which searches through its own LiteralSearch.
class LiteralSet {
public:
    /// An empty set, which finds nothing.
    LiteralSet() = default;
    /// Compiles the literals. They must not be empty; ids are their positions.
    [[nodiscard]] static io::Result<LiteralSet> compile(std::span<const std::string> literals);
    /// Compiles them for any machine of this architecture and gives the bytes, for restore().
    [[nodiscard]] static io::Result<std::string> compiledBytes(std::span<const std::string> literals);
    /// A set from what compiledBytes() gave for the same literals. Only for bytes that this program was built
    /// with: their content is trusted. Unsupported: another version of the matching library wrote them.
    [[nodiscard]] static io::Result<LiteralSet> restore(std::string_view bytes,
                                                        std::span<const std::string> literals);

    /// Length in bytes of the longest literal: how much two neighbouring blocks must overlap.
    [[nodiscard]] std::size_t longest() const noexcept { return m_longest; }

private:
    friend class LiteralSearch;
    struct Database;

    [[nodiscard]] static io::Result<std::shared_ptr<Database>>
    compileFor(std::span<const std::string> literals, bool anyMachine);

    LiteralSet(std::shared_ptr<const Database> database, std::size_t longest) noexcept
        : m_database(std::move(database)), m_longest(longest)
    {
    }

    std::shared_ptr<const Database> m_database;
    std::size_t m_longest = 0;
};

/// Scratch space of one thread for searching a LiteralSet.
class LiteralSearch {
public:
    /// Called for every occurrence with the literal's id and the offset just after it. False ends the search.
    using OnHit = std::function<bool(unsigned id, std::uint64_t end)>;

    explicit LiteralSearch(const LiteralSet& set);
    LiteralSearch(LiteralSearch&&) noexcept;
    LiteralSearch& operator=(LiteralSearch&&) noexcept;
    LiteralSearch(const LiteralSearch&) = delete;
    LiteralSearch& operator=(const LiteralSearch&) = delete;
    ~LiteralSearch();

    void search(std::string_view text, const OnHit& onHit);

private:
    struct Scratch;

    std::shared_ptr<const LiteralSet::Database> m_database;
    std::unique_ptr<Scratch> m_scratch;
};

} // namespace torchtriage::log
