// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/values.h"

#include "core/batch/decode.h"
#include "core/batch/element_reader.h"
#include "core/batch/tensor_source.h"

#include <algorithm>
#include <type_traits>

namespace torchtriage::batch {

namespace {

constexpr std::size_t decodedAtOnce = 16384;
constexpr std::int64_t mostCells = 1'000'000;

template <class T>
void decode(const TensorSource& source, const RawBlock& raw, std::span<T> out)
{
    const Tensor& tensor = *source.tensor;
    const bool bigEndian = source.storage->bigEndian;
    if constexpr (std::is_same_v<T, std::int64_t>) {
        decodeToInteger(tensor.dtype, bigEndian, raw.bytes, out, raw.firstBit);
        if (tensor.dtype == DType::UInt64)
            std::ranges::transform(out, out.begin(), [](T value) { return value < 0 ? INT64_MAX : value; });
    } else if constexpr (std::is_same_v<T, double>) {
        decodeToDouble(tensor.dtype, bigEndian, raw.bytes, out, raw.firstBit);
    } else {
        decodeToComplex(tensor.dtype, bigEndian, raw.bytes, out);
        if (tensor.conjugate)
            std::ranges::transform(out, out.begin(), [](const T& value) { return std::conj(value); });
    }
    if (tensor.negative)
        std::ranges::transform(out, out.begin(), [](const T& value) { return -value; });
}

template <class T>
bool accepts(NumberClass number)
{
    if constexpr (std::is_same_v<T, std::int64_t>)
        return number == NumberClass::Integer || number == NumberClass::Boolean;
    else if constexpr (std::is_same_v<T, double>)
        return number != NumberClass::Complex;
    else
        return number == NumberClass::Complex;
}

io::Error withPath(io::Error error, const BatchFile& batch)
{
    if (error.path.empty())
        error.path = batch.path();
    return error;
}

template <class T>
io::Result<void> forEach(const BatchFile& batch, ValueId id, const BlockVisitor<T>& visit,
                         const BlockOptions& options)
{
    const auto source = sourceOf(batch, id, false);
    if (!source)
        return io::fail(source.error());
    if (!accepts<T>(numberClassOf(source->tensor->dtype)))
        return io::fail(io::ErrorKind::Unsupported, batch.path(), {},
                        "elements of type " + source->tensor->dtypeName + " are of another kind");
    const ViewPlan plan = planView(*source->tensor, false);
    ElementReader reader(*source->file, *source->storage, *source->tensor, plan);
    std::vector<T> values(std::min(decodedAtOnce, reader.maxBlock()));
    for (std::uint64_t at = 0; at < plan.count;) {
        if (options.cancelled && options.cancelled())
            return io::fail(io::ErrorKind::Cancelled, batch.path());
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(values.size(), plan.count - at));
        const auto raw = reader.read(at, count);
        if (!raw)
            return io::fail(withPath(raw.error(), batch));
        const auto block = std::span(values).first(count);
        decode<T>(*source, *raw, block);
        if (!visit(at, block))
            return {};
        at += count;
        if (options.progress)
            options.progress(at, plan.count);
    }
    return {};
}

// Describes the requested rectangle as a view of its own, at most two-dimensional.
io::Result<Tensor> rectangle(const BatchFile& batch, const Tensor& tensor, const SliceRequest& request)
{
    const std::size_t rank = tensor.shape.size();
    const std::size_t leading = rank > 2 ? rank - 2 : 0;
    if (request.leading.size() != leading)
        return io::fail(io::ErrorKind::Malformed, batch.path(), {},
                        std::to_string(leading) + " leading indices are needed");
    Tensor view = tensor;
    view.shape.clear();
    view.strides.clear();
    for (std::size_t i = 0; i < leading; ++i) {
        if (request.leading[i] < 0 || request.leading[i] >= tensor.shape[i])
            return io::fail(io::ErrorKind::Malformed, batch.path(), {},
                            "index " + std::to_string(request.leading[i]) + " of dimension " +
                                std::to_string(i));
        view.storageOffset += request.leading[i] * tensor.strides[i];
    }
    const auto take = [&](bool exists, std::size_t dimension, std::int64_t first, std::int64_t wanted) {
        const std::int64_t size = exists ? tensor.shape[dimension] : 1;
        const std::int64_t from = std::clamp<std::int64_t>(first, 0, size);
        view.shape.push_back(std::clamp<std::int64_t>(wanted, 0, size - from));
        view.strides.push_back(exists ? tensor.strides[dimension] : 0);
        view.storageOffset += from * view.strides.back();
    };
    take(rank >= 2, rank - 2, request.firstRow, request.rows);
    take(rank >= 1, rank - 1, request.firstColumn, request.columns);
    return view;
}

template <class T>
void toNumbers(const TensorSource& source, const RawBlock& raw, std::size_t count, std::vector<Number>& cells)
{
    std::vector<T> values(count);
    decode<T>(source, raw, std::span<T>(values));
    for (const T& value : values)
        cells.emplace_back(value);
}

void appendCells(const TensorSource& source, const RawBlock& raw, std::size_t count,
                 std::vector<Number>& cells)
{
    const Tensor& tensor = *source.tensor;
    switch (numberClassOf(tensor.dtype)) {
    case NumberClass::Complex:
        toNumbers<std::complex<double>>(source, raw, count, cells);
        return;
    case NumberClass::Real:
        toNumbers<double>(source, raw, count, cells);
        return;
    default:
        break;
    }
    std::vector<std::int64_t> values(count);
    decodeToInteger(tensor.dtype, source.storage->bigEndian, raw.bytes, values, raw.firstBit);
    for (const std::int64_t value : values) {
        if (numberClassOf(tensor.dtype) == NumberClass::Boolean)
            cells.emplace_back(value != 0);
        else if (tensor.dtype == DType::UInt64)
            cells.emplace_back(static_cast<std::uint64_t>(value));
        else
            cells.emplace_back(tensor.negative ? -value : value);
    }
}

} // namespace

io::Result<Slice> readSlice(const BatchFile& batch, ValueId id, const SliceRequest& request)
{
    auto source = sourceOf(batch, id, false);
    if (!source)
        return io::fail(source.error());
    const auto view = rectangle(batch, *source->tensor, request);
    if (!view)
        return io::fail(view.error());
    Slice slice;
    slice.rows = view->shape[0];
    slice.columns = view->shape[1];
    if (slice.columns != 0 && slice.rows > mostCells / slice.columns)
        return io::fail(io::ErrorKind::TooLarge, batch.path(), {},
                        std::to_string(slice.rows) + " x " + std::to_string(slice.columns) + " elements");
    source->tensor = &*view;
    const ViewPlan plan = planView(*view, false);
    ElementReader reader(*source->file, *source->storage, *view, plan);
    for (std::uint64_t at = 0; at < plan.count;) {
        const auto count =
            static_cast<std::size_t>(std::min<std::uint64_t>(reader.maxBlock(), plan.count - at));
        const auto raw = reader.read(at, count);
        if (!raw)
            return io::fail(withPath(raw.error(), batch));
        appendCells(*source, *raw, count, slice.cells);
        at += count;
    }
    return slice;
}

io::Result<void> forEachIntegerBlock(const BatchFile& batch, ValueId tensor,
                                     const BlockVisitor<std::int64_t>& visit, const BlockOptions& options)
{
    return forEach<std::int64_t>(batch, tensor, visit, options);
}

io::Result<void> forEachRealBlock(const BatchFile& batch, ValueId tensor, const BlockVisitor<double>& visit,
                                  const BlockOptions& options)
{
    return forEach<double>(batch, tensor, visit, options);
}

io::Result<void> forEachComplexBlock(const BatchFile& batch, ValueId tensor,
                                     const BlockVisitor<std::complex<double>>& visit,
                                     const BlockOptions& options)
{
    return forEach<std::complex<double>>(batch, tensor, visit, options);
}

} // namespace torchtriage::batch
