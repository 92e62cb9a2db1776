// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"

#include <cstdint>
#include <string>

namespace torchtriage::contract {

/// Writes every refused element of every input that was looked at to `path`, atomically and in bounded
/// memory: input, position (row-major), index, value, finding, sample, source. Texts of the batch are quoted,
/// and one that a spreadsheet would take for a formula gets an apostrophe in front. Returns the number of
/// rows.
[[nodiscard]] io::Result<std::uint64_t> writeOffenders(const batch::BatchFile& batch, const Request& request,
                                                       const CheckResult& result, const std::string& path,
                                                       const CheckOptions& options = {});

} // namespace torchtriage::contract
