// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/accumulators.h"

#include <cmath>

namespace torchtriage::batch {

void ComplexAccumulator::add(std::span<const std::complex<double>> values)
{
    m_scratch.clear();
    for (const auto& value : values) {
        if (std::isnan(value.real()) || std::isnan(value.imag())) {
            ++m_nan;
        } else if (std::isinf(value.real()) || std::isinf(value.imag())) {
            ++m_infinite;
        } else {
            m_zeros += value == std::complex<double>{} ? 1 : 0;
            m_real.merge({1, value.real(), 0});
            m_imaginary.merge({1, value.imag(), 0});
            m_scratch.push_back(std::abs(value));
        }
    }
    m_magnitudes.addDoubles(reinterpret_cast<const char*>(m_scratch.data()), m_scratch.size());
}

void ComplexAccumulator::merge(ComplexAccumulator& other)
{
    m_real.merge(other.m_real);
    m_imaginary.merge(other.m_imaginary);
    m_zeros += other.m_zeros;
    m_nan += other.m_nan;
    m_infinite += other.m_infinite;
    m_magnitudes.merge(other.m_magnitudes);
}

void ComplexAccumulator::finish(Summary& summary, std::uint64_t repeat)
{
    m_magnitudes.finish(summary, repeat);
    summary.min = summary.max = {};
    summary.zeros = m_zeros * repeat;
    summary.nan = m_nan * repeat;
    summary.positiveInfinity = m_infinite * repeat;
    summary.mean.reset();
    summary.deviation.reset();
    m_real.repeat(repeat);
    m_imaginary.repeat(repeat);
    if (m_real.count == 0)
        return;
    summary.mean = m_real.mean;
    summary.meanImaginary = m_imaginary.mean;
    Moments both = m_real;
    both.squares += m_imaginary.squares;
    summary.deviation = both.deviation();
}

} // namespace torchtriage::batch
