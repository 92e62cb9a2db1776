// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/element_compare.h"

#include "core/batch/decode.h"
#include "core/batch/element_reader.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <type_traits>

namespace torchtriage::rerun {

namespace {

using batch::NumberClass;

template <class T>
bool isNan(const T& value)
{
    if constexpr (std::is_same_v<T, double>)
        return std::isnan(value);
    else if constexpr (std::is_same_v<T, std::complex<double>>)
        return std::isnan(value.real()) || std::isnan(value.imag());
    else
        return false;
}

double distance(double a, double b) noexcept
{
    return std::abs(b - a);
}
double distance(const std::complex<double>& a, const std::complex<double>& b) noexcept
{
    return std::abs(b - a);
}
double distance(std::int64_t a, std::int64_t b) noexcept
{
    // The difference of two int64 fits uint64, whatever their signs.
    const auto low = static_cast<std::uint64_t>(std::min(a, b)),
               high = static_cast<std::uint64_t>(std::max(a, b));
    return static_cast<double>(high - low);
}

double magnitude(std::int64_t value) noexcept
{
    return std::abs(static_cast<double>(value));
}
template <class T>
double magnitude(const T& value) noexcept
{
    return std::abs(value);
}

/// Adds one pair; true if it agrees.
template <class T>
bool addPair(const T& reference, const T& other, OutputAgreement& result)
{
    ++result.elements;
    if (isNan(reference) || isNan(other)) {
        const bool both = isNan(reference) && isNan(other);
        result.nanInBoth += both ? 1 : 0;
        result.nanInOne += both ? 0 : 1;
        result.beyond += both ? 0 : 1;
        return both;
    }
    if (reference == other) { // infinities too
        result.largestDifference = std::max(result.largestDifference.value_or(0), 0.0);
        return true;
    }
    const double apart = distance(reference, other);
    const bool finite = std::isfinite(apart);
    if (finite)
        result.largestDifference = std::max(result.largestDifference.value_or(0), apart);
    const bool agrees =
        finite && apart <= result.tolerance.absolute + result.tolerance.relative * magnitude(reference);
    result.beyond += agrees ? 0 : 1;
    return agrees;
}

std::vector<std::int64_t> positionOf(std::uint64_t element, const std::vector<std::int64_t>& shape)
{
    std::vector<std::int64_t> position(shape.size());
    for (std::size_t i = shape.size(); i-- > 0;) {
        const auto size = static_cast<std::uint64_t>(std::max<std::int64_t>(shape[i], 1));
        position[i] = static_cast<std::int64_t>(element % size);
        element /= size;
    }
    return position;
}

/// Elements of one tensor as numbers of one type, block by block.
template <class T>
class Numbers {
public:
    explicit Numbers(const batch::TensorSource& source)
        : m_source(source), m_plan(batch::planView(*source.tensor, false)),
          m_reader(*source.file, *source.storage, *source.tensor, m_plan)
    {
    }

    [[nodiscard]] std::uint64_t count() const noexcept { return m_plan.count; }
    [[nodiscard]] std::size_t maxBlock() const noexcept { return m_reader.maxBlock(); }

    [[nodiscard]] io::Result<void> read(std::uint64_t first, std::span<T> out)
    {
        const auto raw = m_reader.read(first, out.size());
        if (!raw)
            return io::fail(raw.error());
        const batch::DType dtype = m_source.tensor->dtype;
        const bool swap = m_source.storage->bigEndian;
        if constexpr (std::is_same_v<T, std::int64_t>)
            batch::decodeToInteger(dtype, swap, raw->bytes, out, raw->firstBit);
        else if constexpr (std::is_same_v<T, double>)
            batch::decodeToDouble(dtype, swap, raw->bytes, out, raw->firstBit);
        else if (batch::numberClassOf(dtype) == NumberClass::Complex)
            batch::decodeToComplex(dtype, swap, raw->bytes, out);
        else
            widen(*raw, out);
        return {};
    }

private:
    /// Real elements beside complex ones.
    void widen(const batch::RawBlock& raw, std::span<T> out)
    {
        std::vector<double> reals(out.size());
        batch::decodeToDouble(m_source.tensor->dtype, m_source.storage->bigEndian, raw.bytes, reals,
                              raw.firstBit);
        std::ranges::copy(reals, out.begin());
    }

    batch::TensorSource m_source;
    batch::ViewPlan m_plan;
    batch::ElementReader m_reader;
};

template <class T>
io::Result<void> compareAs(const batch::TensorSource& reference, const batch::TensorSource& other,
                           OutputAgreement& result)
{
    Numbers<T> before(reference), now(other);
    const std::size_t block = std::max<std::size_t>(1, std::min(before.maxBlock(), now.maxBlock()));
    std::vector<T> left, right;
    for (std::uint64_t first = 0; first < before.count(); first += block) {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(block, before.count() - first));
        left.resize(count);
        right.resize(count);
        if (auto read = before.read(first, left); !read)
            return read;
        if (auto read = now.read(first, right); !read)
            return read;
        for (std::size_t i = 0; i < count; ++i) {
            const bool agreedSoFar = result.beyond == 0;
            if (!addPair(left[i], right[i], result) && agreedSoFar)
                result.firstBeyond = positionOf(first + i, reference.tensor->shape);
        }
    }
    return {};
}

bool isWhole(const batch::TensorSource& source) noexcept
{
    const NumberClass numbers = batch::numberClassOf(source.tensor->dtype);
    return numbers == NumberClass::Integer || numbers == NumberClass::Boolean;
}

bool isComplex(const batch::TensorSource& source) noexcept
{
    return batch::numberClassOf(source.tensor->dtype) == NumberClass::Complex;
}

} // namespace

io::Result<void> compareElements(const batch::TensorSource& reference, const batch::TensorSource& other,
                                 OutputAgreement& result)
{
    io::Result<void> compared;
    if (isComplex(reference) || isComplex(other))
        compared = compareAs<std::complex<double>>(reference, other, result);
    else if (isWhole(reference) && isWhole(other))
        compared = compareAs<std::int64_t>(reference, other, result);
    else
        compared = compareAs<double>(reference, other, result);
    if (compared)
        result.agreement = result.beyond == 0 ? Agreement::Within : Agreement::Beyond;
    return compared;
}

void comparePair(double reference, double other, OutputAgreement& result)
{
    result.agreement = addPair(reference, other, result) ? Agreement::Within : Agreement::Beyond;
}

} // namespace torchtriage::rerun
