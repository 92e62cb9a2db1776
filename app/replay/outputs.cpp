// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/outputs.h"

#include "app/replay/dtypes.h"
#include "core/rerun/digest.h"

#include <array>
#include <cstring>
#include <limits>
#include <span>

namespace torchtriage::replay {

namespace {

// The elements on the CPU, row-major, as the digest wants them: see core/rerun/digest.h.
at::Tensor elementsOf(const at::Tensor& tensor)
{
    at::Tensor result = tensor.detach().to(at::kCPU);
    if (result.layout() != c10::kStrided)
        result = result.to_dense();
    if (result.is_quantized())
        result = result.int_repr();
    return result.resolve_conj().resolve_neg().contiguous();
}

std::span<const char> bytesOf(const at::Tensor& tensor)
{
    return {static_cast<const char*>(tensor.data_ptr()), static_cast<std::size_t>(tensor.nbytes())};
}

std::uint64_t countOf(const at::Tensor& mask)
{
    return static_cast<std::uint64_t>(mask.sum().item<std::int64_t>());
}

batch::Number numberOf(const at::Tensor& element, c10::ScalarType type)
{
    if (type == at::kBool)
        return element.item<bool>();
    if (c10::isIntegralType(type, false))
        return element.item<std::int64_t>();
    return element.item<double>();
}

void addRange(rerun::OutputLine& line, const at::Tensor& elements, const at::Tensor& finite)
{
    if (finite.numel() == 0)
        return;
    // A bool has no minimum of its own, and unsigned types of several bytes have no kernels.
    const bool whole = c10::isIntegralType(finite.scalar_type(), true);
    const at::Tensor ordered = whole ? finite.to(at::kLong) : finite;
    line.min = numberOf(ordered.min(), elements.scalar_type());
    line.max = numberOf(ordered.max(), elements.scalar_type());
}

// NaN, infinities and range; returns the elements with every NaN alike.
at::Tensor addNumbers(rerun::OutputLine& line, const at::Tensor& elements)
{
    const c10::ScalarType type = elements.scalar_type();
    if (c10::isComplexType(type)) {
        const at::Tensor parts = at::view_as_real(elements);
        const at::Tensor nan = parts.isnan();
        line.nan = countOf(nan.any(-1));
        line.infinite = countOf(parts.isinf().any(-1).logical_and(nan.any(-1).logical_not()));
        return *line.nan == 0 ? elements : parts.masked_fill(nan, std::numeric_limits<double>::quiet_NaN());
    }
    if (!c10::isFloatingType(type)) {
        line.nan = line.infinite = 0;
        addRange(line, elements, elements);
        return elements;
    }
    const at::Tensor numbers = elements.element_size() < 4 ? elements.to(at::kFloat) : elements;
    const at::Tensor nan = numbers.isnan();
    line.nan = countOf(nan);
    line.infinite = countOf(numbers.isinf());
    const bool allFinite = *line.nan + *line.infinite == 0;
    addRange(line, elements, allFinite ? numbers : numbers.masked_select(numbers.isfinite()));
    if (*line.nan == 0 || elements.element_size() == 1)
        return elements;
    return elements.masked_fill(nan, std::numeric_limits<double>::quiet_NaN());
}

void describeTensor(rerun::OutputLine& line, const at::Tensor& tensor, rerun::OutputKeeper& keeper)
{
    line.dtype = nameOf(tensor.scalar_type());
    line.shape = tensor.sizes().vec();
    if (tensor.layout() == c10::kStrided)
        line.strides = tensor.strides().vec();
    line.device = tensor.device().str();
    const at::Tensor elements = elementsOf(tensor);
    const at::Tensor canonical = addNumbers(line, elements);
    line.digest = rerun::digestOf(bytesOf(canonical));
    line.file = keeper.keep(line, nameOf(elements.scalar_type()), bytesOf(elements));
}

template <class T>
std::string digestOfValue(const T& value)
{
    std::array<char, sizeof(T)> bytes{};
    std::memcpy(bytes.data(), &value, sizeof(T));
    return rerun::digestOf(bytes);
}

template <class T>
void describeNumber(rerun::OutputLine& line, std::string dtype, T value)
{
    line.dtype = std::move(dtype);
    line.digest = digestOfValue(value);
    line.nan = line.infinite = 0;
    if constexpr (std::is_same_v<T, double>) {
        line.nan = std::isnan(value) ? 1 : 0;
        line.infinite = std::isinf(value) ? 1 : 0;
        if (std::isnan(value))
            line.digest = digestOfValue(std::numeric_limits<double>::quiet_NaN());
        if (!std::isfinite(value))
            return;
    }
    line.min = line.max = value;
}

} // namespace

rerun::OutputLine describeOutput(const c10::IValue& value, std::size_t step, std::size_t output,
                                 rerun::OutputKeeper& keeper)
{
    rerun::OutputLine line;
    line.step = step;
    line.output = output;
    if (value.isTensor() && value.toTensor().defined())
        describeTensor(line, value.toTensor(), keeper);
    else if (value.isBool())
        describeNumber(line, "bool", value.toBool());
    else if (value.isInt())
        describeNumber(line, "int", value.toInt());
    else if (value.isDouble())
        describeNumber(line, "float", value.toDouble());
    else if (value.isComplexDouble()) {
        line.dtype = "complex";
        line.digest = digestOfValue(value.toComplexDouble());
    } else if (value.isString()) {
        line.dtype = "str";
        line.digest = rerun::digestOf(value.toStringRef());
    } else {
        line.dtype = value.isNone() || value.isTensor() ? "none" : "object";
    }
    return line;
}

} // namespace torchtriage::replay
