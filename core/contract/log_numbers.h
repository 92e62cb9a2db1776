// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// A number that a text states, and the piece of text that does.
struct StatedNumber {
    std::int64_t value = 0;
    std::string evidence; ///< "num_classes=4"
};

/// "n_classes=4", "num_classes: 4", "--num-classes 4" in one of the lines; the last line counts most.
[[nodiscard]] std::optional<StatedNumber> classesIn(const std::vector<std::string>& lines);
/// "ignore_index=255".
[[nodiscard]] std::optional<StatedNumber> ignoredIn(const std::vector<std::string>& lines);
/// "reduction='none'": the word; empty if no line has one.
[[nodiscard]] std::string reductionIn(const std::vector<std::string>& lines);
/// "with size 5", "on a tensor of 15 elements".
[[nodiscard]] std::optional<StatedNumber> sizeIn(std::string_view message);

} // namespace torchtriage::contract
