// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchtriage::contract {

/// What may distinguish one saved batch from others. The order is that of the ranking among equals.
enum class DifferenceKind {
    MissingKey,
    ExtraKey,
    ValueKind, ///< a tensor where the others have None, a list, a text
    DType,
    NotANumber,     ///< count of NaN
    Infinite,       ///< count of infinities
    NoUsableTarget, ///< every element is the ignored index
    Empty,
    IncompleteBatch, ///< the first dimension of all tensors is smaller: the last batch of an epoch
    Dimensions,      ///< another number of dimensions
    NewValues,       ///< whole numbers that no good batch has
    Minimum,
    Maximum,
    Length,       ///< a dimension, a list or a text
    IgnoredShare, ///< share of elements that are the ignored index
    ConstantTensor,
    ConstantColumns, ///< columns of a table whose rows all hold the same
    DuplicatedRows,
    Device,
    Layout, ///< "strided", "sparse_coo"
    Contiguity,
    Strides,
    RequiresGrad,
    Scalar, ///< a number or a text by itself
};
[[nodiscard]] std::string_view toString(DifferenceKind kind) noexcept; ///< "missing-key"

/// Something seen in a batch. monostate: nothing, or not to be named.
using Seen = std::variant<std::monostate, bool, std::int64_t, double, std::string, std::vector<std::int64_t>>;

/// One thing that the failing batch has and most good ones have not.
struct Difference {
    DifferenceKind kind = DifferenceKind::MissingKey;
    std::string key;                      ///< path in the batch; empty: the batch as a whole
    std::optional<std::size_t> dimension; ///< Length of a dimension of a tensor
    Seen failing;                         ///< as the failing batch has it
    std::vector<Seen> good;               ///< the different things that good ones have, most frequent
                                          ///< first, at most 5; for ranges: lowest and highest
    bool range = false;                   ///< `good` is a range
    bool integer = false;                 ///< of whole numbers: one step outside is as much outside
    std::size_t goodAlike = 0;            ///< good batches that have what the failing one has
    std::size_t goodCompared = 0;         ///< good batches in which this could be seen
    std::optional<double> distance;       ///< outside the good range, in widths of that range
};

/// What a comparison found.
struct Comparison {
    std::string failing;
    std::vector<std::string> good;       ///< paths, as given
    std::size_t keys = 0;                ///< of the failing batch that were looked at
    bool complete = true;                ///< false: a batch has more keys than one comparison looks at
    std::vector<std::string> unread;     ///< keys whose elements could not be read
    std::vector<Difference> differences; ///< most telling first
};

} // namespace torchtriage::contract
