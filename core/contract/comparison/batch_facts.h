// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/contract/comparison/difference.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// Numbers that describe many: the elements of a tensor, or the items of a list of numbers.
struct NumberFacts {
    std::uint64_t count = 0;
    std::uint64_t nan = 0, infinite = 0, ignored = 0; ///< `ignored` equal the ignored index
    std::optional<double> min, max;                   ///< of the finite ones
    bool integer = false;
    std::vector<std::int64_t> distinct; ///< ascending; empty if there are more than mostDistinct
    bool manyDistinct = false;

    static constexpr std::size_t mostDistinct = 4096;
};

/// What a table of at least two rows is like. Rows run along the first dimension.
struct TableFacts {
    std::uint64_t rows = 0;
    std::uint64_t duplicatedRows = 0;  ///< rows equal to an earlier one
    std::uint64_t columns = 0;         ///< of a tensor of two dimensions; 0 for others
    std::uint64_t constantColumns = 0; ///< of these
};

/// One value of a batch.
struct ItemFacts {
    std::string kind;  ///< "tensor", "list", "dict", "none", "number", "text", "object"
    std::string dtype; ///< tensors and arrays
    std::vector<std::int64_t> shape, strides;
    bool strided = false, contiguous = false, requiresGrad = false;
    std::string device, layout;
    std::optional<std::uint64_t> length; ///< items of a list, bytes of a text
    Seen scalar;
    std::optional<NumberFacts> numbers;
    std::optional<TableFacts> table;
    bool unread = false; ///< elements that could not be read, or are too many to be read
};

/// All values of one batch under their keys.
struct BatchFacts {
    std::string path;
    std::map<std::string, ItemFacts, std::less<>> items;
    bool complete = true;
};

struct FactsOptions {
    std::int64_t ignoredIndex = -100;
    std::function<bool()> cancelled;
    std::function<void(std::uint64_t done)> progress; ///< bytes of elements read so far
};

/// Reads every value of an opened batch once, in blocks: memory is bounded, whatever the tensors' size. Fails
/// only if it was cancelled.
[[nodiscard]] io::Result<BatchFacts> readFacts(const batch::BatchFile& file, const FactsOptions& options);

/// Bytes that readFacts() would read.
[[nodiscard]] std::uint64_t factsBytes(const batch::BatchFile& file);

} // namespace torchtriage::contract
