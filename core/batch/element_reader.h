// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/byte_window.h"
#include "core/batch/tensor.h"

#include <cstdint>
#include <span>
#include <vector>

namespace torchtriage::batch {

/// How to visit the elements of a view.
struct ViewPlan {
    struct Dimension {
        std::uint64_t size;
        std::uint64_t stride; ///< elements
    };
    std::vector<Dimension> dimensions; ///< outermost first, neighbours merged; at least one
    std::uint64_t offset = 0;          ///< elements
    std::uint64_t count = 0;           ///< elements visited
    std::uint64_t repeat = 1; ///< how often the view holds each visited element (broadcast dimensions)
    bool increasing = false;  ///< elements come in the order of their addresses
    std::uint64_t span = 0;   ///< elements from the first address to one past the last
};

/// In row-major order of the view, or, if the order does not matter, in the order of the addresses with
/// broadcast dimensions visited once. The view must have passed elementEnd().
[[nodiscard]] ViewPlan planView(const Tensor& tensor, bool anyOrder);

/// Elements as the file has them, densely packed. `firstBit` is where the first one starts in the first byte.
struct RawBlock {
    std::span<const char> bytes;
    unsigned firstBit = 0;
};

/// Reads stretches of a view. One reader for each thread.
class ElementReader {
public:
    ElementReader(const io::File& file, const Storage& storage, const Tensor& tensor, const ViewPlan& plan);

    /// Elements [first, first + count) in the order of the plan, count <= maxBlock(). Valid until the next
    /// call.
    [[nodiscard]] io::Result<RawBlock> read(std::uint64_t first, std::size_t count);
    [[nodiscard]] std::size_t maxBlock() const noexcept { return m_maxBlock; }

private:
    [[nodiscard]] io::Result<RawBlock> readPacked(std::uint64_t first, std::size_t count);
    [[nodiscard]] io::Result<void> gatherRow(std::uint64_t address, std::uint64_t stride, std::size_t count,
                                             char* to);
    [[nodiscard]] std::uint64_t addressOf(std::uint64_t row) const noexcept;

    ViewPlan m_plan;
    std::uint64_t m_itemBits;
    std::size_t m_itemSize; // bytes; 0 for packed types
    std::size_t m_maxBlock;
    ByteWindow m_window;
    std::vector<char> m_gathered;
};

} // namespace torchtriage::batch
