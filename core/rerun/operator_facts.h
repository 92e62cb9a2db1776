// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/job.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// What has to hold of an argument for a reference to compute the same.
struct ArgumentCondition {
    enum class Kind : std::uint8_t { IsNone, IsTensor, HasLength, Equals };

    std::string argument;
    Kind kind = Kind::Equals;
    std::size_t length = 0; ///< HasLength
    Argument value;         ///< Equals
};

/// Another way to compute what an operator computes. In its steps, a StepOutput below the number of the
/// operator's arguments stands for the argument of that number; the others count on from there. The last step
/// returns what the operator returns.
struct Reference {
    std::string source; ///< where the formula is documented
    std::vector<ArgumentCondition> when;
    std::vector<Step> steps;
};

/// What a rerun has to know of an operator to change one thing. Data: resources/operators/*.json, described
/// by schema.json beside them.
struct OperatorFacts {
    std::string name;                         ///< "aten::linear"
    std::vector<std::string> arguments;       ///< names, in the order of the schema
    std::map<std::string, Argument> defaults; ///< of arguments that a call may leave out
    std::vector<std::string> parameters;      ///< arguments that do not grow with the batch
    std::vector<Reference> references;        ///< the first that fits is taken

    /// The arguments of a call in the order of the schema; nullopt if one is missing or is none of them.
    [[nodiscard]] std::optional<ArgumentList> argumentsOf(const Step& call) const;
    /// The first reference whose conditions hold; nullptr if there is none.
    [[nodiscard]] const Reference* referenceFor(const ArgumentList& arguments) const;
};

/// Known operators by name. The error names file and field (a build mistake).
using OperatorTable = std::map<std::string, OperatorFacts, std::less<>>;
[[nodiscard]] io::Result<OperatorTable> builtinOperators();
[[nodiscard]] io::Result<OperatorTable> parseOperators(const std::string& path, std::string_view text);

} // namespace torchtriage::rerun
