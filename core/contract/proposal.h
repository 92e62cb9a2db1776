// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/contract/request.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// What a log says that bears on a check. Who knows the log fills it; empty: the log does not say.
struct LogClues {
    std::string contract, op, argument; ///< ids that triage proposes
    std::string assertion;              ///< text of a device-side assertion
    std::string message;                ///< of the first failure
    std::vector<std::string> code;      ///< source lines of its traceback, innermost last
    std::string torch;                  ///< version as printed
};

/// Where a part of a request is from.
enum class Origin {
    Unknown,   ///< nothing tells: it is left open
    Assertion, ///< the text of a device-side assertion
    Signature, ///< the message that was recognised
    Message,   ///< a number in the message
    Code,      ///< a line of the traceback
    Name,      ///< the key has the name of the argument, or a usual name for it
    Type,      ///< the only tensor of that type and shape
    Shape,     ///< the shape of another input
    Default,   ///< PyTorch's own default
    User,      ///< given by hand
};
[[nodiscard]] std::string_view toString(Origin origin) noexcept; ///< "shape"

struct ProposedInput {
    std::string role, key;
    Origin origin = Origin::Unknown;
    std::string evidence; ///< what it rests on: text of the log, a key with its shape; may be empty
};

struct ProposedParameter {
    std::string name;
    Parameter value;
    Origin origin = Origin::Unknown;
    std::string evidence;
};

/// A request in parts, each with its origin, for the user to look at and change. What nothing tells is
/// absent.
struct Proposal {
    ContractId contract = ContractId::ClassIndex;
    Origin contractOrigin = Origin::Unknown;
    std::string contractEvidence;
    std::string op; ///< empty: not known
    std::vector<ProposedInput> inputs;
    std::vector<ProposedParameter> parameters;
    std::optional<TorchVersion> torch;
    std::string sourceKey, idKey; ///< by their names only

    [[nodiscard]] Request request() const;
    [[nodiscard]] const ProposedInput* input(std::string_view role) const noexcept;
    [[nodiscard]] const ProposedParameter* parameter(std::string_view name) const noexcept;
};

/// Proposes what to check. nullopt: neither the log nor the names in the batch tell of any contract.
[[nodiscard]] std::optional<Proposal> propose(const LogClues& clues, const batch::BatchFile& batch);

/// Fills in the rest of a request that the user has begun (contract, operator, keys or parameters stay as
/// they are).
[[nodiscard]] Proposal complete(Proposal begun, const LogClues& clues, const batch::BatchFile& batch);

} // namespace torchtriage::contract
