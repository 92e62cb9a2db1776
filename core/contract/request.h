// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/contract.h"
#include "core/contract/torch_version.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchtriage::contract {

/// Value of an argument that is no tensor.
using Parameter = std::variant<bool, std::int64_t, double, std::string, std::vector<std::int64_t>>;

/// A value as it is typed: "3", "true", "0.5", "2,3"; anything else is a text.
[[nodiscard]] Parameter parameterOf(std::string_view text);

/// A role and the key of the value in the batch that plays it.
struct InputKey {
    std::string role;
    std::string key;

    bool operator==(const InputKey&) const = default;
};

/// What to check. Nothing in it is guessed: proposal.h makes a request from a log, and says where each part
/// is from.
struct Request {
    ContractId contract = ContractId::ClassIndex;
    std::string op; ///< empty: the contract's first operator
    std::vector<InputKey> inputs;
    std::map<std::string, Parameter, std::less<>> parameters; ///< "classes", "ignore_index", "dim" …
    std::string sourceKey;             ///< names the source of each sample; empty: not known
    std::string idKey;                 ///< names each sample; empty: not known
    std::optional<TorchVersion> torch; ///< nullopt: as the newest PyTorch that we know does it

    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view name) const;
    [[nodiscard]] std::optional<double> real(std::string_view name) const; ///< an integer too
    [[nodiscard]] bool flag(std::string_view name, bool otherwise) const;
    [[nodiscard]] std::string text(std::string_view name) const;
    [[nodiscard]] std::optional<std::vector<std::int64_t>> integers(std::string_view name) const;
    [[nodiscard]] const std::string* keyOf(std::string_view role) const noexcept;
};

} // namespace torchtriage::contract
