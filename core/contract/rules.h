// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check_run.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace torchtriage::contract {

// What several contracts ask. Each puts its findings in the run and returns whether the rule holds.

[[nodiscard]] bool isFloating(batch::DType dtype) noexcept;
[[nodiscard]] bool isIntegral(batch::DType dtype) noexcept; ///< bool is not

bool requireTensor(CheckRun& run, const Input& input);
bool requireDType(CheckRun& run, const Input& input, std::initializer_list<batch::DType> allowed);
/// A floating type; half is refused on the CPU by older versions.
bool requireFloating(CheckRun& run, const Input& input, const VersionChange& halfOnCpu,
                     bool bfloat16Too = false);
bool requireSameDType(CheckRun& run, const Input& one, const Input& other);
bool requireRank(CheckRun& run, const Input& input, std::initializer_list<std::size_t> allowed);
bool requireSameShape(CheckRun& run, const Input& one, const Input& other);
/// The sizes of two dimensions are the same.
bool requireSameSize(CheckRun& run, const Input& one, std::size_t dimension, const Input& other,
                     std::size_t otherDimension);
bool requireParameter(CheckRun& run, std::string_view name, std::int64_t value, std::int64_t low,
                      std::int64_t high);
/// Shapes that broadcast, aligned at their ends.
bool requireBroadcast(CheckRun& run, const Input& one, const Input& other);
/// A dimension number made positive; nullopt (and a refusal) if it is outside the rank.
[[nodiscard]] std::optional<std::size_t> dimensionOf(CheckRun& run, std::string_view parameter,
                                                     std::int64_t otherwise, const Input& input);

/// Half on the CPU, for matrix products, activations and losses.
inline constexpr VersionChange halfOnCpu{{2, 0, 0}, {2, 3, 0}};

} // namespace torchtriage::contract
