// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::batch {

/// What the header of an npy file states.
struct NpyHeader {
    std::string descr;   ///< "<f4"; for records the text of the list
    bool record = false; ///< descr is a list of fields
    bool columnMajor = false;
    std::vector<std::int64_t> shape;
};

/// Reads the Python literal of an npy header: a dict with exactly descr, fortran_order and shape, of at most
/// `maxRank` dimensions. nullopt if it is anything else.
[[nodiscard]] std::optional<NpyHeader> parseNpyHeader(std::string_view text, std::size_t maxRank);

} // namespace torchtriage::batch
