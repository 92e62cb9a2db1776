// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/proposal.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// A tensor of the batch that may play a role.
struct Candidate {
    std::string key;
    const batch::Tensor* tensor = nullptr;
    std::string evidence; ///< "int64 [32]"
};

/// The tensor that was chosen for a role, and why.
struct Choice {
    const Candidate* candidate = nullptr; ///< null: none, or more than one would do
    Origin origin = Origin::Unknown;
};

/// Tensors of the batch with their keys, in the order of the file; not more than a proposal needs to look at.
[[nodiscard]] std::vector<Candidate> candidatesOf(const batch::BatchFile& batch);

/// The tensor for a role: by the role's own name, by a usual name for it, or because it is the only one of a
/// fitting type and shape.
[[nodiscard]] Choice candidateFor(std::string_view role, std::span<const ProposedInput> taken,
                                  const std::vector<Candidate>& candidates);

/// A list or vector with one entry for each sample whose name is one of `names`; empty if there is none.
[[nodiscard]] std::string sampleKeyNamed(const batch::BatchFile& batch,
                                         std::span<const std::string_view> names, std::uint64_t samples);
[[nodiscard]] std::span<const std::string_view> idNames() noexcept;
[[nodiscard]] std::span<const std::string_view> sourceNames() noexcept;

} // namespace torchtriage::contract
