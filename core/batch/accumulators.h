// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/bin_grid.h"
#include "core/batch/dtype.h"
#include "core/batch/moments.h"
#include "core/batch/summary.h"

#include <array>
#include <complex>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchtriage::batch {

// Each takes elements block by block, merges with another of its kind, and writes what it knows into a
// Summary. `repeat` in finish(): how often the view holds each element that was added.

/// float and double.
class RealAccumulator {
public:
    RealAccumulator();
    void addFloats(const char* raw, std::size_t count);  ///< native floats, any alignment
    void addDoubles(const char* raw, std::size_t count); ///< native doubles, any alignment
    void merge(RealAccumulator& other);
    void finish(Summary& summary, std::uint64_t repeat);

private:
    template <class T>
    void addBlock(const char* raw, std::size_t count);
    template <class T>
    void addFinite(const char* raw, std::size_t count, const struct RealBlock& block);
    template <class T>
    void makeRoom(double lowest, double highest);
    void flush();

    std::optional<double>
        m_origin; // first finite value; the mean is kept as a distance from it, for its last digits
    Moments m_moments;
    double m_lowest, m_highest;
    std::uint64_t m_zeros = 0, m_nan = 0, m_positive = 0, m_negative = 0;
    BinGrid m_grid;
    std::vector<std::uint32_t> m_tables; // two tables, see binFloats()
    std::uint64_t m_pending = 0;         // values in the tables
};

/// 32- and 64-bit integers.
class IntegerAccumulator {
public:
    /// `bias` is added to every value when it is shown: 2^63 for uint64, whose values come with the top bit
    /// flipped.
    explicit IntegerAccumulator(bool isUnsigned64);
    void add(std::span<const std::int64_t> values);
    void merge(IntegerAccumulator& other);
    void finish(Summary& summary, std::uint64_t repeat);

private:
    void addBlock(std::span<const std::int64_t> values);

    bool m_unsigned;
    Moments m_moments;
    __extension__ __int128 m_sum = 0;
    std::int64_t m_lowest = INT64_MAX, m_highest = INT64_MIN;
    std::uint64_t m_zeros = 0;
    BinGrid m_grid;
};

/// Types of at most 16 bits: every pattern is counted, so that everything that follows is exact.
class PatternAccumulator {
public:
    PatternAccumulator(DType dtype, bool bigEndian, bool negative);
    /// Whole elements of 1 or 2 bytes, as in the file.
    void add(std::span<const char> raw);
    /// Elements of less than a byte.
    void addPacked(std::span<const char> raw, unsigned firstBit, std::size_t count);
    void merge(PatternAccumulator& other);
    void finish(Summary& summary, std::uint64_t repeat);

private:
    void flush();

    DType m_dtype;
    bool m_bigEndian, m_negative;
    std::vector<std::uint64_t> m_counts;
    std::vector<std::uint32_t> m_tables; // two tables that take turns
    std::uint64_t m_pending = 0;
};

class ComplexAccumulator {
public:
    void add(std::span<const std::complex<double>> values);
    void merge(ComplexAccumulator& other);
    void finish(Summary& summary, std::uint64_t repeat);

private:
    Moments m_real, m_imaginary;
    std::uint64_t m_zeros = 0, m_nan = 0, m_infinite = 0;
    RealAccumulator m_magnitudes;
    std::vector<double> m_scratch;
};

} // namespace torchtriage::batch
