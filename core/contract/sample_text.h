// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// Visits the entry of each sample under a key: texts or numbers of a list, integers of a tensor, one for
/// each index of the first dimension. A long text is cut. False ends the reading.
[[nodiscard]] io::Result<void>
forEachSampleText(const batch::BatchFile& batch, const std::string& key,
                  const std::function<bool(std::uint64_t sample, std::string text)>& visit);

/// The entries of some samples, in the order asked; empty for a sample that the key does not reach.
/// `samples` ascend.
[[nodiscard]] io::Result<std::vector<std::string>>
sampleTexts(const batch::BatchFile& batch, const std::string& key, std::span<const std::uint64_t> samples);

} // namespace torchtriage::contract
