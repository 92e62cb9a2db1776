// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/finite_scan.h"

#include "core/batch/decode.h"
#include "core/batch/element_reader.h"
#include "core/batch/tensor_source.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <utility>

namespace torchtriage::contract {

namespace {

using batch::DType;

enum class Class : std::uint8_t { Finite, Nan, Infinite };

/// IEEE numbers: not finite when every exponent bit is set. The masks are turned round for foreign bytes, so
/// that the elements need not be.
template <class Word>
struct WordScan {
    Word exponent, mantissa;

    static Word load(const char* at)
    {
        Word word;
        std::memcpy(&word, at, sizeof word);
        return word;
    }
    [[nodiscard]] bool any(const char* bytes, std::size_t count) const
    {
        std::size_t found = 0;
        for (std::size_t i = 0; i < count; ++i)
            found += (load(bytes + i * sizeof(Word)) & exponent) == exponent ? 1U : 0U;
        return found != 0;
    }
    [[nodiscard]] Class classOf(const char* at) const
    {
        const Word word = load(at);
        if ((word & exponent) != exponent)
            return Class::Finite;
        return (word & mantissa) != 0 ? Class::Nan : Class::Infinite;
    }
};

/// Types of one byte: all 256 of them are looked up.
struct ByteScan {
    std::array<Class, 256> table{};

    explicit ByteScan(DType dtype)
    {
        std::array<char, 256> bytes{};
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<char>(i);
        std::array<double, 256> numbers{};
        batch::decodeToDouble(dtype, false, bytes, numbers);
        std::ranges::transform(numbers, table.begin(), [](double value) {
            return std::isnan(value) ? Class::Nan : std::isinf(value) ? Class::Infinite : Class::Finite;
        });
    }
    [[nodiscard]] bool any(const char* bytes, std::size_t count) const
    {
        return std::any_of(bytes, bytes + count,
                           [this](char each) { return classOf(&each) != Class::Finite; });
    }
    [[nodiscard]] Class classOf(const char* at) const { return table[static_cast<unsigned char>(*at)]; }
};

template <class Word>
Word swapped(Word word)
{
    auto bytes = std::bit_cast<std::array<char, sizeof(Word)>>(word);
    std::ranges::reverse(bytes);
    return std::bit_cast<Word>(bytes);
}

template <class Word>
WordScan<Word> wordScan(Word exponent, Word mantissa, bool bigEndian)
{
    if (bigEndian == (std::endian::native == std::endian::big))
        return {exponent, mantissa};
    return {swapped(exponent), swapped(mantissa)};
}

/// A view without repeated elements, and whether its linear positions are positions of the tensor.
struct ScanView {
    batch::Tensor tensor;
    bool positions = true;
};

ScanView viewOf(const batch::Tensor& tensor)
{
    ScanView view{tensor, true};
    for (std::size_t i = 0; i < view.tensor.shape.size(); ++i) {
        if (view.tensor.strides[i] == 0 && view.tensor.shape[i] > 1)
            view.tensor.shape[i] = 1;
    }
    const auto count = batch::elementCount(view.tensor.shape);
    const auto end = batch::elementEnd(view.tensor);
    const std::uint64_t span =
        end ? *end - std::min(*end, static_cast<std::uint64_t>(view.tensor.storageOffset)) : 0;
    // A view may hold one element many times (as_strided); what it spans is read once instead.
    if (count && *count > span) {
        view.tensor.shape = {static_cast<std::int64_t>(span)};
        view.tensor.strides = {1};
        view.positions = false;
    }
    return view;
}

std::vector<std::int64_t> positionOf(std::uint64_t linear, const std::vector<std::int64_t>& shape)
{
    std::vector<std::int64_t> position(shape.size(), 0);
    for (std::size_t i = shape.size(); i-- > 0;) {
        const auto size = static_cast<std::uint64_t>(std::max<std::int64_t>(shape[i], 1));
        position[i] = static_cast<std::int64_t>(linear % size);
        linear /= size;
    }
    return position;
}

template <class Scan>
class Pass {
public:
    Pass(const batch::TensorSource& source, const Scan& scan, std::size_t parts,
         const FiniteScanOptions& options)
        : m_source(source), m_scan(scan), m_parts(parts), m_options(options), m_view(viewOf(*source.tensor))
    {
    }

    io::Result<NonFiniteCount> run()
    {
        // In the order of the addresses, which is fast; where that is not the order of the rows, the first
        // position takes another look, up to that position.
        const batch::ViewPlan byAddress = batch::planView(m_view.tensor, true);
        const batch::ViewPlan byRow = batch::planView(m_view.tensor, false);
        const bool same = std::ranges::equal(byAddress.dimensions, byRow.dimensions, [](auto& a, auto& b) {
            return a.size == b.size && a.stride == b.stride;
        });
        if (auto done = read(byAddress, false); !done)
            return io::fail(done.error());
        if (m_found.all() == 0 || same)
            return m_found;
        NonFiniteCount counts = std::exchange(m_found, {});
        if (auto done = read(byRow, true); !done)
            return io::fail(done.error());
        counts.first = m_found.first;
        counts.firstIsNan = m_found.firstIsNan;
        return counts;
    }

private:
    io::Result<void> read(const batch::ViewPlan& plan, bool onlyFirst)
    {
        batch::ElementReader reader(*m_source.file, *m_source.storage, m_view.tensor, plan);
        for (std::uint64_t at = 0; at < plan.count && !(onlyFirst && m_found.all() > 0);) {
            if (m_options.cancelled && m_options.cancelled())
                return io::fail(io::ErrorKind::Cancelled, m_source.file->path());
            const auto count =
                static_cast<std::size_t>(std::min<std::uint64_t>(reader.maxBlock(), plan.count - at));
            const auto block = reader.read(at, count);
            if (!block)
                return io::fail(block.error());
            if (m_scan.any(block->bytes.data(), count * m_parts))
                look(block->bytes.data(), at, count);
            if (m_options.read && !onlyFirst)
                m_options.read(block->bytes.size());
            at += count;
        }
        return {};
    }

    void look(const char* bytes, std::uint64_t first, std::size_t count)
    {
        const std::size_t item = m_source.tensor->itemBits / 8;
        for (std::size_t i = 0; i < count; ++i) {
            Class worst = Class::Finite;
            for (std::size_t part = 0; part < m_parts; ++part) {
                const Class each = m_scan.classOf(bytes + i * item + part * (item / m_parts));
                if (each == Class::Nan || worst == Class::Finite)
                    worst = each;
            }
            if (worst == Class::Finite)
                continue;
            if (m_found.all() == 0) {
                m_found.firstIsNan = worst == Class::Nan;
                if (m_view.positions)
                    m_found.first = positionOf(first + i, m_view.tensor.shape);
            }
            ++(worst == Class::Nan ? m_found.nan : m_found.infinite);
        }
    }

    const batch::TensorSource& m_source;
    const Scan& m_scan;
    std::size_t m_parts; // numbers in one element: two for complex types
    const FiniteScanOptions& m_options;
    ScanView m_view;
    NonFiniteCount m_found;
};

template <class Scan>
io::Result<NonFiniteCount> pass(const batch::TensorSource& source, const Scan& scan, std::size_t parts,
                                const FiniteScanOptions& options)
{
    return Pass<Scan>(source, scan, parts, options).run();
}

io::Result<NonFiniteCount> scan(const batch::TensorSource& source, const FiniteScanOptions& options)
{
    const bool big = source.storage->bigEndian;
    const auto half = [&](std::size_t parts) {
        return pass(source, wordScan<std::uint16_t>(0x7c00, 0x03ff, big), parts, options);
    };
    const auto single = [&](std::size_t parts) {
        return pass(source, wordScan<std::uint32_t>(0x7f800000, 0x007fffff, big), parts, options);
    };
    const auto full = [&](std::size_t parts) {
        return pass(source, wordScan<std::uint64_t>(0x7ff0000000000000, 0x000fffffffffffff, big), parts,
                    options);
    };
    switch (source.tensor->dtype) {
    case DType::Float16:
        return half(1);
    case DType::Complex32:
        return half(2);
    case DType::BFloat16:
        return pass(source, wordScan<std::uint16_t>(0x7f80, 0x007f, big), 1, options);
    case DType::Float32:
        return single(1);
    case DType::Complex64:
        return single(2);
    case DType::Float64:
        return full(1);
    case DType::Complex128:
        return full(2);
    default:
        return pass(source, ByteScan(source.tensor->dtype), 1, options);
    }
}

bool canBeNonFinite(DType dtype) noexcept
{
    const auto numbers = batch::numberClassOf(dtype);
    return (numbers == batch::NumberClass::Real || numbers == batch::NumberClass::Complex) &&
           batch::bitsOf(dtype) >= 8 && dtype != DType::Float4E2M1x2;
}

} // namespace

std::uint64_t scanBytes(const batch::Tensor& tensor) noexcept
{
    if (!canBeNonFinite(tensor.dtype) || tensor.storage == batch::noId)
        return 0;
    const auto count = batch::elementCount(tensor.shape);
    const auto end = batch::elementEnd(tensor);
    return count && end ? std::min(*count, *end) * (tensor.itemBits / 8) : 0;
}

io::Result<NonFiniteCount> scanFinite(const batch::BatchFile& file, batch::ValueId id,
                                      const FiniteScanOptions& options)
{
    const batch::Tensor& tensor = file.values.tensor(id);
    if (!canBeNonFinite(tensor.dtype) || tensor.layout != batch::Layout::Strided || tensor.isMeta() ||
        tensor.quantization || batch::elementCount(tensor.shape) == std::uint64_t{0})
        return NonFiniteCount{};
    const auto source = batch::sourceOf(file, id, false);
    if (!source)
        return io::fail(source.error());
    return scan(*source, options);
}

} // namespace torchtriage::contract
