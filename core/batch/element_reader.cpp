// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/element_reader.h"

#include <algorithm>
#include <cstring>

namespace torchtriage::batch {

namespace {

// Below this share of wanted bytes, reading everything in between costs more than single reads.
constexpr std::uint64_t sparseFactor = 64;

void mergeNeighbours(std::vector<ViewPlan::Dimension>& dimensions)
{
    std::vector<ViewPlan::Dimension> merged;
    for (const auto& each : dimensions) {
        if (!merged.empty() && merged.back().stride == each.stride * each.size)
            merged.back() = {merged.back().size * each.size, each.stride};
        else
            merged.push_back(each);
    }
    dimensions = std::move(merged);
}

ByteWindow::Access accessFor(const ViewPlan& plan)
{
    if (!plan.increasing)
        return ByteWindow::Access::Scattered;
    return plan.span / sparseFactor > plan.count ? ByteWindow::Access::Sparse : ByteWindow::Access::Dense;
}

template <std::size_t Size>
void copyStrided(const char* from, std::size_t step, std::size_t count, char* to)
{
    for (std::size_t i = 0; i < count; ++i)
        std::memcpy(to + i * Size, from + i * step, Size);
}

void copyItems(const char* from, std::size_t itemSize, std::size_t step, std::size_t count, char* to)
{
    switch (itemSize) {
    case 1:
        copyStrided<1>(from, step, count, to);
        return;
    case 2:
        copyStrided<2>(from, step, count, to);
        return;
    case 4:
        copyStrided<4>(from, step, count, to);
        return;
    case 8:
        copyStrided<8>(from, step, count, to);
        return;
    case 16:
        copyStrided<16>(from, step, count, to);
        return;
    default:
        for (std::size_t i = 0; i < count; ++i)
            std::memcpy(to + i * itemSize, from + i * step, itemSize);
    }
}

} // namespace

ViewPlan planView(const Tensor& tensor, bool anyOrder)
{
    ViewPlan plan;
    plan.offset = static_cast<std::uint64_t>(tensor.storageOffset);
    plan.count = elementCount(tensor.shape).value_or(0);
    for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
        const auto size = static_cast<std::uint64_t>(tensor.shape[i]);
        const auto stride = static_cast<std::uint64_t>(tensor.strides[i]);
        if (size == 1 || plan.count == 0)
            continue;
        if (anyOrder && stride == 0) {
            plan.repeat *= size;
            plan.count /= size;
            continue;
        }
        plan.dimensions.push_back({size, stride});
    }
    if (anyOrder)
        std::ranges::stable_sort(plan.dimensions, std::ranges::greater{}, &ViewPlan::Dimension::stride);
    mergeNeighbours(plan.dimensions);
    if (plan.dimensions.empty())
        plan.dimensions.push_back({plan.count == 0 ? 0U : 1U, 1});
    plan.increasing = true;
    std::uint64_t inner = 0; // from the first to the last element of everything further in
    for (std::size_t i = plan.dimensions.size(); i-- > 0;) {
        const auto& dimension = plan.dimensions[i];
        plan.increasing = plan.increasing && dimension.stride > inner;
        inner += dimension.size == 0 ? 0 : (dimension.size - 1) * dimension.stride;
    }
    plan.span = plan.count == 0 ? 0 : inner + 1;
    return plan;
}

ElementReader::ElementReader(const io::File& file, const Storage& storage, const Tensor& tensor,
                             const ViewPlan& plan)
    : m_plan(plan), m_itemBits(tensor.itemBits),
      m_itemSize(tensor.itemBits % 8 == 0 ? static_cast<std::size_t>(tensor.itemBits / 8) : 0),
      m_maxBlock(ByteWindow::maxFetch * 8 /
                     static_cast<std::size_t>(std::max<std::uint64_t>(tensor.itemBits, 1)) -
                 1),
      m_window(file, storage.extent, accessFor(plan))
{
    // Whole blocks of a power of two keep every read of a contiguous view aligned.
    if (m_itemSize != 0 && ByteWindow::maxFetch % m_itemSize == 0)
        m_maxBlock = ByteWindow::maxFetch / m_itemSize;
}

std::uint64_t ElementReader::addressOf(std::uint64_t row) const noexcept
{
    std::uint64_t address = m_plan.offset;
    for (std::size_t i = m_plan.dimensions.size() - 1; i-- > 0;) {
        address += row % m_plan.dimensions[i].size * m_plan.dimensions[i].stride;
        row /= m_plan.dimensions[i].size;
    }
    return address;
}

io::Result<RawBlock> ElementReader::read(std::uint64_t first, std::size_t count)
{
    if (m_itemSize == 0)
        return readPacked(first, count);
    const auto& inner = m_plan.dimensions.back();
    if (m_plan.dimensions.size() == 1 && inner.stride == 1) {
        const auto bytes = m_window.fetch((m_plan.offset + first) * m_itemSize, count * m_itemSize);
        if (!bytes)
            return io::fail(bytes.error());
        return RawBlock{*bytes, 0};
    }
    m_gathered.resize(std::max(m_gathered.size(), count * m_itemSize));
    std::uint64_t row = first / inner.size;
    std::uint64_t column = first % inner.size;
    for (std::size_t done = 0; done < count; ++row, column = 0) {
        const auto part =
            static_cast<std::size_t>(std::min<std::uint64_t>(inner.size - column, count - done));
        const std::uint64_t address = addressOf(row) + column * inner.stride;
        if (auto copied = gatherRow(address, inner.stride, part, m_gathered.data() + done * m_itemSize);
            !copied)
            return io::fail(copied.error());
        done += part;
    }
    return RawBlock{std::span<const char>(m_gathered).first(count * m_itemSize), 0};
}

io::Result<void> ElementReader::gatherRow(std::uint64_t address, std::uint64_t stride, std::size_t count,
                                          char* to)
{
    const auto step = static_cast<std::size_t>(stride) * m_itemSize;
    // As many elements at once as one fetch may span; far apart, one by one.
    const std::size_t most = step > 4096 ? 1
                             : step == 0 ? count
                                         : (ByteWindow::maxFetch - m_itemSize) / step + 1;
    for (std::size_t done = 0; done < count;) {
        const std::size_t part = std::min(most, count - done);
        const auto bytes =
            m_window.fetch((address + done * stride) * m_itemSize, (part - 1) * step + m_itemSize);
        if (!bytes)
            return io::fail(bytes.error());
        copyItems(bytes->data(), m_itemSize, step, part, to + done * m_itemSize);
        done += part;
    }
    return {};
}

io::Result<RawBlock> ElementReader::readPacked(std::uint64_t first, std::size_t count)
{
    const auto& inner = m_plan.dimensions.back();
    if (m_plan.dimensions.size() == 1 && inner.stride == 1) {
        const std::uint64_t firstBit = (m_plan.offset + first) * m_itemBits;
        const std::uint64_t endBit = firstBit + count * m_itemBits;
        const auto bytes =
            m_window.fetch(firstBit / 8, static_cast<std::size_t>((endBit + 7) / 8 - firstBit / 8));
        if (!bytes)
            return io::fail(bytes.error());
        return RawBlock{*bytes, static_cast<unsigned>(firstBit % 8)};
    }
    // A view with gaps is packed anew, element by element.
    m_gathered.assign(static_cast<std::size_t>((count * m_itemBits + 7) / 8), '\0');
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t address =
            addressOf((first + i) / inner.size) + (first + i) % inner.size * inner.stride;
        const std::uint64_t bit = address * m_itemBits;
        const std::size_t length = bit % 8 + m_itemBits > 8 ? 2 : 1;
        const auto bytes = m_window.fetch(bit / 8, length);
        if (!bytes)
            return io::fail(bytes.error());
        unsigned window = static_cast<unsigned char>((*bytes)[0]);
        if (length == 2)
            window |= static_cast<unsigned>(static_cast<unsigned char>((*bytes)[1])) << 8;
        const unsigned value = (window >> (bit % 8)) & ((1U << m_itemBits) - 1U);
        for (unsigned k = 0; k < m_itemBits; ++k) {
            const std::size_t target = i * m_itemBits + k;
            const unsigned set = ((value >> k) & 1U) << (target % 8);
            m_gathered[target / 8] =
                static_cast<char>(static_cast<unsigned char>(m_gathered[target / 8]) | set);
        }
    }
    return RawBlock{m_gathered, 0};
}

} // namespace torchtriage::batch
