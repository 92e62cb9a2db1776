// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace torchtriage::contract {

/// What an operator asks of its inputs. The ids are the ones that triage proposes.
enum class ContractId : std::uint8_t {
    ClassIndex,   ///< targets that name one of the classes
    IndexRange,   ///< indices that name a row, a column, an element
    UnitInterval, ///< values from 0 to 1
    Probability,  ///< weights of a distribution: finite, not negative, with a sum
    Finite,       ///< neither NaN nor infinite
    Lengths,      ///< lengths, offsets and counts that agree with what they measure
    SameLength,   ///< as many samples in each tensor
    DType,        ///< types and devices that the operator takes together
    Shape,        ///< shapes that fit each other
    Strides,      ///< the layout in memory that the operator can work on
};
[[nodiscard]] std::string_view toString(ContractId id) noexcept; ///< "class-index"
[[nodiscard]] std::optional<ContractId> contractFromId(std::string_view id) noexcept;

/// A tensor, list or scalar that an operator is given, by the part it plays.
struct InputRole {
    std::string_view name; ///< as PyTorch names the argument: "target", "weight", "offsets"
    bool required = true;
    bool many = false; ///< may be given several times
};

/// An argument that is no tensor.
struct ParameterRole {
    std::string_view name; ///< "ignore_index"
    bool required = false;
};

/// One operator under a contract.
struct Operator {
    std::string_view name;                    ///< as triage and Python name it: "nll_loss"
    std::span<const std::string_view> others; ///< further names: "aten::nll_loss", "CrossEntropyLoss"
    std::span<const InputRole> inputs;
    std::span<const ParameterRole> parameters;
    std::string_view subject; ///< role of the tensor whose elements are looked at; empty if none is
};

/// A contract as data; check.h has what it does.
struct Contract {
    ContractId id = ContractId::ClassIndex;
    std::span<const Operator> operators; ///< the first one is taken where the operator is not known
    std::span<const std::string_view>
        assertions; ///< starts of device-side assertions that check it, without spaces
};

/// Every contract, in the order of ContractId.
[[nodiscard]] std::span<const Contract> contracts() noexcept;
[[nodiscard]] const Contract& contractOf(ContractId id) noexcept;

/// The operator of that name ("nll_loss", "aten::nll_loss.default", "torch.nn.functional.nll_loss"); null if
/// the contract does not know it.
[[nodiscard]] const Operator* findOperator(const Contract& contract, std::string_view name) noexcept;

/// The contract whose assertions hold this text; spaces do not count.
[[nodiscard]] std::optional<ContractId> contractOfAssertion(std::string_view expression);

} // namespace torchtriage::contract
