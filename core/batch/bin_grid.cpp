// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/bin_grid.h"

#include <algorithm>

namespace torchtriage::batch {

namespace {

std::int64_t shifted(std::int64_t cell, int by)
{
    return cell >> std::min(by, 63);
}

// Cells from `lowest` to `highest`, without overflow.
std::uint64_t cells(std::int64_t lowest, std::int64_t highest)
{
    const std::uint64_t difference = static_cast<std::uint64_t>(highest) - static_cast<std::uint64_t>(lowest);
    return difference == ~std::uint64_t{0} ? difference : difference + 1;
}

} // namespace

void BinGrid::start(int exponent, std::int64_t lowest, std::int64_t highest)
{
    m_started = true;
    m_exponent = exponent;
    m_origin = lowest;
    place(0, lowest, highest);
}

bool BinGrid::covers(std::int64_t lowest, std::int64_t highest) const noexcept
{
    return lowest >= m_origin && cells(m_origin, highest) <= m_counts.size();
}

void BinGrid::grow(std::int64_t lowest, std::int64_t highest)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] != 0) {
            lowest = std::min(lowest, m_origin + static_cast<std::int64_t>(i));
            highest = std::max(highest, m_origin + static_cast<std::int64_t>(i));
        }
    }
    place(0, lowest, highest);
}

void BinGrid::coarsen(int exponent)
{
    std::int64_t lowest = m_origin;
    std::int64_t highest = m_origin;
    bool any = false;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] != 0) {
            highest = m_origin + static_cast<std::int64_t>(i);
            lowest = any ? lowest : highest;
            any = true;
        }
    }
    place(exponent - m_exponent, lowest, highest);
}

void BinGrid::place(int shift, std::int64_t lowest, std::int64_t highest)
{
    while (cells(shifted(lowest, shift), shifted(highest, shift)) > m_counts.size())
        ++shift;
    // Spare bins on both sides: data that grows slowly in one direction does not merge at every step.
    const std::int64_t first = shifted(lowest, shift);
    const std::uint64_t used = cells(first, shifted(highest, shift));
    const auto spare = static_cast<std::int64_t>((m_counts.size() - used) / 2);
    const std::int64_t origin = first < INT64_MIN + spare ? INT64_MIN : first - spare;
    std::vector<std::uint64_t> counts(m_counts.size());
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        if (m_counts[i] != 0)
            counts[static_cast<std::size_t>(shifted(m_origin + static_cast<std::int64_t>(i), shift) -
                                            origin)] += m_counts[i];
    }
    m_counts = std::move(counts);
    m_origin = origin;
    m_exponent += shift;
}

void BinGrid::merge(BinGrid other)
{
    if (other.empty())
        return;
    if (empty()) {
        *this = std::move(other);
        return;
    }
    if (m_exponent < other.m_exponent)
        coarsen(other.m_exponent);
    else
        other.coarsen(m_exponent);
    // Making room may coarsen this grid; the other one then follows.
    for (;;) {
        std::int64_t lowest = INT64_MAX;
        std::int64_t highest = INT64_MIN;
        for (std::size_t i = 0; i < other.m_counts.size(); ++i) {
            if (other.m_counts[i] != 0) {
                lowest = std::min(lowest, other.m_origin + static_cast<std::int64_t>(i));
                highest = std::max(highest, other.m_origin + static_cast<std::int64_t>(i));
            }
        }
        if (lowest > highest)
            return;
        if (m_exponent == other.m_exponent && covers(lowest, highest))
            break;
        if (m_exponent == other.m_exponent)
            grow(lowest, highest);
        if (other.m_exponent < m_exponent)
            other.coarsen(m_exponent);
        else if (m_exponent < other.m_exponent)
            coarsen(other.m_exponent);
    }
    for (std::size_t i = 0; i < other.m_counts.size(); ++i) {
        if (other.m_counts[i] != 0)
            m_counts[static_cast<std::size_t>(other.m_origin + static_cast<std::int64_t>(i) - m_origin)] +=
                other.m_counts[i];
    }
}

} // namespace torchtriage::batch
