// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// Integers from `low` to `high` are allowed, and `ignored`. high < low: none is.
struct IntegerRule {
    std::int64_t low = 0;
    std::int64_t high = 0;
    std::optional<std::int64_t> ignored;
    bool bounded = true; ///< false: no upper limit
};

/// Reals from `low` to `high` are allowed; no limit where there is none.
struct RealRule {
    std::optional<double> low, high;
    bool infinite = false; ///< infinities are allowed, inside the limits; NaN never is
};

/// Which source each sample is from.
class SourceIndex {
public:
    /// Names of at most mostSources sources, each cut to a length for a table.
    static constexpr std::size_t mostSources = 4096;

    /// From a list of texts or numbers, or a tensor of integers, with one entry for each sample.
    [[nodiscard]] static io::Result<SourceIndex> read(const batch::BatchFile& batch, const std::string& key,
                                                      std::uint64_t samples);
    [[nodiscard]] std::size_t of(std::uint64_t sample) const noexcept { return m_of[sample]; }
    [[nodiscard]] const std::vector<std::string>& names() const noexcept { return m_names; }

private:
    std::vector<std::string> m_names;
    std::vector<std::uint16_t> m_of;
};

struct ScanOptions {
    const SourceIndex* sources = nullptr;
    std::function<bool()> cancelled;
    std::function<void(std::uint64_t done, std::uint64_t total)> progress;
};

/// Visits a refused element in order; false ends the reading.
using OffenderVisitor = std::function<bool(const Offender& offender)>;

/// Holds each element of an integer or boolean tensor against the rule. The counts are of all elements, the
/// offenders the first ones.
[[nodiscard]] io::Result<ElementFacts> scanIntegers(const batch::BatchFile& batch, batch::ValueId tensor,
                                                    const IntegerRule& rule, const ScanOptions& options);
/// The same for reals and complex numbers; an integer tensor is read as reals.
[[nodiscard]] io::Result<ElementFacts> scanReals(const batch::BatchFile& batch, batch::ValueId tensor,
                                                 const RealRule& rule, const ScanOptions& options);

/// Every refused element, one after the other, in bounded memory; rules are the ones that a check left in
/// `facts`.
[[nodiscard]] io::Result<void> forEachOffender(const batch::BatchFile& batch, batch::ValueId tensor,
                                               const ElementFacts& facts, const OffenderVisitor& visit,
                                               const ScanOptions& options);

} // namespace torchtriage::contract
