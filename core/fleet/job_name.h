// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::fleet {

/// Which job a log belongs to, as far as its path tells, and which rank of it.
struct JobName {
    std::string job; ///< the path with "*" in place of the rank; the path itself if it names none
    std::optional<int> rank;
};

/// "run7/rank3.log" and "run7/rank5.log" are of job "run7/rank*.log". The folders of torchrun
/// ("0/stderr.log") and words such as "worker_2", "proc-1" or "gpu3" name a rank too. `known` is the rank
/// that the content shows: it settles what the last number of any other name means ("out.3").
[[nodiscard]] JobName jobNameOf(std::string_view path, std::optional<int> known = std::nullopt);

/// The same job run another time: numbers of the name and of the folder it lies in taken out. Two logs of one
/// series can be compared.
[[nodiscard]] std::string seriesOf(std::string_view path);

} // namespace torchtriage::fleet
