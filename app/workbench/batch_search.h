// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/value.h"

#include <QStringList>

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

namespace torchtriage::workbench {

/// The values of a batch that a search found, as paths of child numbers from the root. What lies above or
/// below a found value belongs to the result too.
class BatchMatches {
public:
    static constexpr std::size_t most = 5000;

    void add(std::span<const std::uint32_t> path);
    /// Whether the value at `path`, something below it, or something above it was found.
    [[nodiscard]] bool contains(std::span<const std::uint32_t> path) const;
    [[nodiscard]] std::size_t count() const noexcept { return m_paths.size(); }
    /// The search ended before the file did.
    [[nodiscard]] bool isCut() const noexcept { return m_cut; }
    void setCut() noexcept { m_cut = true; }
    [[nodiscard]] const std::vector<std::vector<std::uint32_t>>& paths() const noexcept { return m_paths; }

private:
    [[nodiscard]] static std::uint64_t step(std::uint32_t node, std::uint32_t child) noexcept
    {
        return std::uint64_t{node} << 32 | child;
    }

    std::unordered_map<std::uint64_t, std::uint32_t> m_next; // a tree of paths: node and child to node
    std::vector<bool> m_found = {false};                     // per node
    std::vector<std::vector<std::uint32_t>> m_paths;
    bool m_cut = false;
};

/// Values whose key and type together hold every word, whatever the case.
[[nodiscard]] BatchMatches searchBatch(const batch::ValueGraph& values, batch::ValueId root,
                                       const QStringList& words, const std::function<bool()>& cancelled = {});

} // namespace torchtriage::workbench
