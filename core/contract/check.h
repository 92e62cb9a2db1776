// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/batch/number.h"
#include "core/contract/request.h"
#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

enum class Verdict {
    Passed,         ///< the operator takes these inputs on the CPU
    Refused,        ///< the operator raises on the CPU
    NoUsableTarget, ///< nothing is refused, but every target is ignored or there is none
    OutOfScope,     ///< the inputs are of a kind that this contract does not speak of
    Undetermined,   ///< something that the check needs is not given
};
[[nodiscard]] std::string_view toString(Verdict verdict) noexcept; ///< "no-usable-target"

enum class Weight {
    Refusal,  ///< the operator raises because of it
    Warning,  ///< it breaks what the operator is meant for, yet the operator does not raise on the CPU
    Note,     ///< worth knowing
    Question, ///< keeps the check from an answer
};
[[nodiscard]] std::string_view toString(Weight weight) noexcept; ///< "refusal"

/// A fact about whole inputs. Workbench makes a sentence of the id; `values` fill its placeholders in order.
struct Finding {
    Weight weight = Weight::Refusal;
    std::string id;   ///< "dtype", "batch-size"
    std::string role; ///< of the input it is about; may be empty
    std::vector<std::string> values;

    bool operator==(const Finding&) const = default;
};

/// Why one element is refused.
enum class Fault : std::uint8_t { Below, Above, NotANumber, Infinite };
[[nodiscard]] std::string_view toString(Fault fault) noexcept; ///< "above"

struct Offender {
    std::uint64_t position = 0; ///< row-major number of the element
    batch::Number value;
    Fault fault = Fault::Above;
    std::string sample, source; ///< empty where no key tells
};

/// How often one value occurs.
struct ValueTally {
    enum class State : std::uint8_t { Allowed, Ignored, Refused };
    std::int64_t value = 0;
    std::uint64_t count = 0;
    State state = State::Allowed;

    bool operator==(const ValueTally&) const = default;
};

/// The elements of the samples of one source.
struct SourceTally {
    std::string source;
    std::uint64_t elements = 0, ignored = 0, refused = 0;
    std::optional<std::int64_t> lowest, highest; ///< of the integers that are not ignored
    std::uint64_t zeros = 0;                     ///< elements that are 0
    std::uint64_t atSize = 0;                    ///< elements that are one more than the highest allowed
    std::uint64_t outside = 0;                   ///< elements under 0, or above that
};

/// What the elements of one input are like under the rule for them.
struct ElementFacts {
    std::string role, key;
    std::vector<std::int64_t> shape;
    std::optional<double> low, high;     ///< what is allowed, both included; nullopt: no limit
    std::optional<std::int64_t> ignored; ///< allowed besides: ignore_index
    bool whole = true;                   ///< the elements are integers
    bool infiniteAllowed = false;
    bool enforced = true;       ///< the operator raises for a refused element
    std::uint64_t elements = 0; ///< looked at
    std::uint64_t ignoredCount = 0, refusedCount = 0;
    std::uint64_t notANumber = 0, infinite = 0; ///< among the refused ones
    std::vector<Offender> first;                ///< the first mostOffenders refused ones
    std::vector<ValueTally> values;             ///< ascending; of integers only
    bool allValues = true;                      ///< false: more different values than are listed
    std::vector<SourceTally> sources;           ///< in the order in which they occur

    static constexpr std::size_t mostOffenders = 1000;
};

struct CheckResult {
    ContractId contract = ContractId::ClassIndex;
    std::string op; ///< the operator whose rules were applied
    Verdict verdict = Verdict::Passed;
    std::vector<Finding> findings;
    std::vector<ElementFacts> elements;
    std::optional<std::int64_t> classes; ///< size that the indices were held against

    /// The first input with refused elements, else the first looked at; null if none was.
    [[nodiscard]] const ElementFacts* subject() const noexcept;
};

struct CheckOptions {
    std::function<bool()> cancelled; ///< true ends the work with ErrorKind::Cancelled
    std::function<void(std::uint64_t done, std::uint64_t total)> progress; ///< elements of the input at hand
};

/// Holds inputs of a batch against a contract. Elements are read in blocks; memory does not grow with them
/// (a source key costs two bytes a sample). Fails when the batch cannot be read or a key leads nowhere: a
/// check that lacks an input is no failure, its verdict is Undetermined.
[[nodiscard]] io::Result<CheckResult> check(const batch::BatchFile& batch, const Request& request,
                                            const CheckOptions& options = {});

} // namespace torchtriage::contract
