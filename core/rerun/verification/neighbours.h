// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/verification/case_inputs.h"
#include "core/rerun/verification/contract_view.h"

#include <optional>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// One dimension that a reduction cut: where it is, and how long it was.
struct KeptAxis {
    struct Use {
        std::string input; ///< name of the tensor in the kept batch
        std::size_t dimension = 0;

        bool operator==(const Use&) const = default;
    };
    std::vector<Use> uses;
    std::int64_t before = 0;

    /// Rows of a batch rather than steps of its sequences.
    [[nodiscard]] bool isRows() const noexcept;
    bool operator==(const KeptAxis&) const = default;
};

/// What reduction.json of a kept case says of the batch that it was cut from. NotFound for a case that was
/// not reduced; may be hostile like every file.
[[nodiscard]] io::Result<std::vector<KeptAxis>> parseKeptAxes(const std::string& path, std::string_view text);
[[nodiscard]] io::Result<std::vector<KeptAxis>> readKeptAxes(const std::string& folder);

/// What the neighbours of a case are made from.
struct NeighbourSource {
    CaseInputs inputs;
    std::optional<ContractView> view;
    std::optional<std::int64_t> classes; ///< limit of the indices, as the contract counts it
    std::vector<KeptAxis> axes;
};

/// The case next to the kept one that `id` names; nullopt where it says nothing of this operator. Values that
/// are out of range are replaced by valid ones first, so that each neighbour differs in one thing.
[[nodiscard]] std::optional<CaseInputs> neighbourOf(const NeighbourSource& source, CheckId id);

} // namespace torchtriage::rerun
