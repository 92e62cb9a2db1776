// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/gather.h"

#include "core/batch/element_reader.h"
#include "core/batch/tensor_source.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace torchtriage::rerun {

namespace {

/// A block: one range of each dimension, and where it goes.
struct Block {
    std::vector<IndexRange> ranges;
    std::vector<std::int64_t> at; ///< first index within what is gathered
};

/// Every combination of one range of each dimension.
std::vector<Block> blocksOf(std::span<const IndexSet> kept)
{
    std::vector<Block> blocks(1);
    for (const IndexSet& set : kept) {
        std::vector<Block> longer;
        for (const Block& block : blocks) {
            std::int64_t at = 0;
            for (const IndexRange& range : set.ranges()) {
                longer.push_back(block);
                longer.back().ranges.push_back(range);
                longer.back().at.push_back(at);
                at += range.last - range.first;
            }
        }
        blocks = std::move(longer);
    }
    return blocks;
}

std::uint64_t productOf(std::span<const std::int64_t> shape)
{
    return std::accumulate(
        shape.begin(), shape.end(), std::uint64_t{1},
        [](std::uint64_t product, std::int64_t size) { return product * static_cast<std::uint64_t>(size); });
}

/// The part of the tensor that is one block, as a view of the same storage.
batch::Tensor viewOf(const batch::Tensor& tensor, const Block& block)
{
    batch::Tensor view = tensor;
    for (std::size_t d = 0; d < view.shape.size(); ++d) {
        view.shape[d] = block.ranges[d].last - block.ranges[d].first;
        view.storageOffset += block.ranges[d].first * view.strides[d];
    }
    return view;
}

/// Where element `index` of a block belongs, counted row-major in what is gathered.
class Destination {
public:
    Destination(const Block& block, std::span<const std::int64_t> blockShape,
                std::span<const std::int64_t> wholeShape)
        : m_block(block), m_blockShape(blockShape), m_wholeShape(wholeShape)
    {
    }

    /// Neighbours in a block stay neighbours along its last dimension.
    [[nodiscard]] std::uint64_t run() const noexcept
    {
        return m_blockShape.empty() ? 1 : static_cast<std::uint64_t>(m_blockShape.back());
    }

    [[nodiscard]] std::uint64_t of(std::uint64_t index) const noexcept
    {
        std::uint64_t place = 0, step = 1;
        for (std::size_t d = m_blockShape.size(); d-- > 0;) {
            const auto size = static_cast<std::uint64_t>(m_blockShape[d]);
            place += (index % size + static_cast<std::uint64_t>(m_block.at[d])) * step;
            index /= size;
            step *= static_cast<std::uint64_t>(m_wholeShape[d]);
        }
        return place;
    }

private:
    const Block& m_block;
    std::span<const std::int64_t> m_blockShape;
    std::span<const std::int64_t> m_wholeShape;
};

void swapBytes(std::span<char> elements, std::size_t itemBytes)
{
    for (std::size_t i = 0; i + itemBytes <= elements.size(); i += itemBytes)
        std::reverse(elements.begin() + static_cast<std::ptrdiff_t>(i),
                     elements.begin() + static_cast<std::ptrdiff_t>(i + itemBytes));
}

io::Result<void> readBlock(const batch::TensorSource& source, const Block& block,
                           std::span<const std::int64_t> wholeShape, std::span<char> to,
                           std::size_t itemBytes)
{
    const batch::Tensor view = viewOf(*source.tensor, block);
    batch::ElementReader reader(*source.file, *source.storage, view, batch::planView(view, false));
    const Destination destination(block, view.shape, wholeShape);
    const std::uint64_t count = productOf(view.shape);
    for (std::uint64_t first = 0; first < count;) {
        const std::uint64_t many = std::min<std::uint64_t>(count - first, reader.maxBlock());
        const auto raw = reader.read(first, static_cast<std::size_t>(many));
        if (!raw)
            return io::fail(raw.error());
        for (std::uint64_t i = 0; i < many;) {
            const std::uint64_t run = std::min(many - i, destination.run() - (first + i) % destination.run());
            std::memcpy(to.data() + destination.of(first + i) * itemBytes, raw->bytes.data() + i * itemBytes,
                        run * itemBytes);
            i += run;
        }
        first += many;
    }
    return {};
}

/// Dimensions from the innermost to the outermost, as they lie in memory.
std::vector<std::size_t> byStride(std::span<const std::int64_t> strides)
{
    std::vector<std::size_t> order(strides.size());
    std::iota(order.rbegin(), order.rend(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&strides](std::size_t d) { return strides[d]; });
    return order;
}

/// Keeps the remainder, on which vectorised kernels depend.
std::int64_t similarOffset(std::int64_t offset)
{
    constexpr std::int64_t period = 16;
    return offset == 0 || offset % period != 0 ? offset % period : period;
}

/// A gap wider than this is as good as this one.
constexpr std::int64_t widestGap = 64;

} // namespace

io::Result<std::vector<char>> gather(const batch::BatchFile& file, batch::ValueId tensor,
                                     std::span<const IndexSet> kept)
{
    const auto source = batch::sourceOf(file, tensor, false);
    if (!source)
        return io::fail(source.error());
    const batch::Tensor& original = *source->tensor;
    if (original.conjugate || original.negative || original.itemBits % 8 != 0)
        return io::fail(io::ErrorKind::Unsupported, file.path(), {},
                        "a view that conjugates or negates, or elements of less than a byte");
    if (!batch::elementEnd(original) || kept.size() != original.shape.size())
        return io::fail(io::ErrorKind::Malformed, file.path(), {}, "the view leaves its storage");
    std::vector<std::int64_t> shape;
    for (const IndexSet& set : kept)
        shape.push_back(set.count());
    const auto itemBytes = static_cast<std::size_t>(original.itemBits / 8);
    const auto elements = batch::elementCount(shape);
    if (!elements || *elements > mostGatheredBytes / itemBytes)
        return io::fail(io::ErrorKind::TooLarge, file.path(), {}, "more than 8 GiB of one tensor");
    std::vector<char> bytes(static_cast<std::size_t>(*elements) * itemBytes);
    for (const Block& block : blocksOf(kept)) {
        if (auto read = readBlock(*source, block, shape, bytes, itemBytes); !read)
            return io::fail(read.error());
    }
    if (source->storage->bigEndian)
        swapBytes(bytes, itemBytes);
    return bytes;
}

LayoutOf similarLayout(const batch::Tensor& original, std::span<const std::int64_t> shape)
{
    LayoutOf layout;
    layout.strides.resize(shape.size());
    layout.offset = similarOffset(original.storageOffset);
    std::int64_t end = 1;         // elements that the inner dimensions take, here
    std::int64_t originalEnd = 1; // and in the original
    for (const std::size_t d : byStride(original.strides)) {
        const std::int64_t stride = original.strides[d];
        if (stride == 0)
            continue;
        const bool innermost = end == 1;
        const std::int64_t gap = std::max<std::int64_t>(stride - originalEnd, 0);
        layout.strides[d] = end + (innermost ? std::min(gap, widestGap - 1) : std::min<std::int64_t>(gap, 1));
        originalEnd = stride * original.shape[d];
        end = layout.strides[d] * shape[d];
    }
    layout.elements = layout.offset + 1;
    for (std::size_t d = 0; d < shape.size(); ++d)
        layout.elements += (shape[d] - 1) * layout.strides[d];
    return layout;
}

LayoutOf rowMajorLayout(std::span<const std::int64_t> shape, std::int64_t offset)
{
    LayoutOf layout;
    layout.strides = batch::contiguousStrides({shape.begin(), shape.end()});
    layout.offset = similarOffset(offset);
    layout.elements = layout.offset + static_cast<std::int64_t>(productOf(shape));
    return layout;
}

namespace {

/// Calls visit(row-major number, place in the storage) for every element.
template <class Visit>
void forEachPlace(std::span<const std::int64_t> shape, const LayoutOf& layout, const Visit& visit)
{
    std::vector<std::int64_t> index(shape.size(), 0);
    std::int64_t place = layout.offset;
    const std::uint64_t count = productOf(shape);
    for (std::uint64_t i = 0; i < count; ++i) {
        visit(static_cast<std::size_t>(i), static_cast<std::size_t>(place));
        for (std::size_t d = shape.size(); d-- > 0;) { // the next index, row-major
            place += layout.strides[d];
            if (++index[d] < shape[d])
                break;
            place -= layout.strides[d] * shape[d];
            index[d] = 0;
        }
    }
}

} // namespace

std::vector<char> laidOut(std::span<const char> elements, std::span<const std::int64_t> shape,
                          const LayoutOf& layout, std::size_t itemBytes)
{
    std::vector<char> storage(static_cast<std::size_t>(layout.elements) * itemBytes);
    forEachPlace(shape, layout, [&](std::size_t number, std::size_t place) {
        std::memcpy(storage.data() + place * itemBytes, elements.data() + number * itemBytes, itemBytes);
    });
    return storage;
}

std::vector<char> rowMajorElements(std::span<const char> storage, std::span<const std::int64_t> shape,
                                   const LayoutOf& layout, std::size_t itemBytes)
{
    std::vector<char> elements(static_cast<std::size_t>(productOf(shape)) * itemBytes);
    forEachPlace(shape, layout, [&](std::size_t number, std::size_t place) {
        std::memcpy(elements.data() + number * itemBytes, storage.data() + place * itemBytes, itemBytes);
    });
    return elements;
}

} // namespace torchtriage::rerun
