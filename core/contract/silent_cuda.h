// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/contract/torch_version.h"
#include "core/io/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// A known case where an operator on CUDA takes without a word what the same operator refuses on the CPU.
/// They are data: resources/contracts/silent-cuda.json.
struct SilentCuda {
    std::string id;
    std::vector<std::string> operators;
    std::vector<ContractId> contracts;
    TorchVersion since, until; ///< both included
    std::string condition;     ///< "", "vector-target", "plane-target-no-reduction"
    std::string cpuMessage;    ///< what the CPU says, as reported
    std::vector<std::string> sources;
};

/// Reads such a file. The error names the field that breaks the format.
[[nodiscard]] io::Result<std::vector<SilentCuda>> readSilentCuda(std::string_view name,
                                                                 std::string_view json);
/// The built-in list; empty would be a mistake of the build, which a test finds.
[[nodiscard]] std::vector<SilentCuda> knownSilentCuda();

/// The entries that speak of this request. They are about versions: without one nothing is said. `rank` is
/// that of the target, if known.
[[nodiscard]] std::vector<SilentCuda> silentCudaFor(const Request& request, std::string_view op,
                                                    std::optional<std::size_t> rank);

} // namespace torchtriage::contract
