// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/outcome_line.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace torchtriage::rerun {

/// Keeps the elements of outputs as `folder`/step-N-output-M.safetensors under the key "value", so that two
/// runs can be compared element by element (core/batch reads them).
class OutputKeeper {
public:
    /// Nothing is kept without a folder, and no output that would take more than what is left of `most`
    /// bytes.
    explicit OutputKeeper(std::string folder = {}, std::uint64_t most = std::uint64_t{1} << 30)
        : m_folder(std::move(folder)), m_left(most)
    {
    }

    /// Returns the path; empty if the elements are too many, of a dtype that safetensors does not have, or
    /// could not be written.
    [[nodiscard]] std::string keep(const OutputLine& output, std::string_view dtype,
                                   std::span<const char> elements);

private:
    std::string m_folder;
    std::uint64_t m_left; // bytes
};

/// Folder of the kept outputs inside a run's folder.
inline constexpr std::string_view outputsName = "outputs";
/// Where a run's kept output lies now; empty if it keeps none. Only the name of `file` counts: the run's
/// folder may have been moved, and a record from elsewhere names nothing outside it.
[[nodiscard]] std::string keptPath(const std::string& runFolder, std::string_view file);

} // namespace torchtriage::rerun
