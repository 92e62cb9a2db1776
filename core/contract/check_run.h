// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/contract/element_scan.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace torchtriage::contract {

/// A value of the batch that plays a role.
struct Input {
    std::string role, key;
    batch::ValueId id = batch::noId;
    const batch::Tensor* tensor = nullptr; ///< null for a list or a scalar

    [[nodiscard]] const std::vector<std::int64_t>& shape() const noexcept { return tensor->shape; }
    [[nodiscard]] std::size_t rank() const noexcept { return tensor->shape.size(); }
    [[nodiscard]] std::uint64_t count() const noexcept;
};

/// One run of a contract: its inputs, and what has been found so far. What a contract does is a function on
/// it.
class CheckRun {
public:
    CheckRun(const batch::BatchFile& batch, const Request& request, const Operator& op,
             const CheckOptions& options);

    /// Finds the value of each key. Fails for a key that leads nowhere.
    [[nodiscard]] io::Result<void> resolve();
    [[nodiscard]] const Input* input(std::string_view role) const noexcept; ///< null if not given
    [[nodiscard]] const std::vector<Input>& inputs() const noexcept { return m_inputs; }
    [[nodiscard]] std::vector<const Input*> tensors(std::string_view role) const;
    [[nodiscard]] const Request& request() const noexcept { return m_request; }
    [[nodiscard]] const batch::BatchFile& batch() const noexcept { return m_batch; }
    [[nodiscard]] std::string_view op() const noexcept { return m_op.name; }
    [[nodiscard]] CheckResult& result() noexcept { return m_result; }
    [[nodiscard]] Behaviour behaviour(const VersionChange& change) const noexcept;

    void refuse(std::string id, std::string_view role, std::vector<std::string> values = {});
    void warn(std::string id, std::string_view role, std::vector<std::string> values = {});
    void note(std::string id, std::string_view role, std::vector<std::string> values = {});
    void ask(std::string id, std::string_view role, std::vector<std::string> values = {});
    /// A refusal of older versions that newer ones dropped, or the reverse, told as `behaviour` says.
    void refuseIn(Behaviour when, const VersionChange& change, std::string id, std::string_view role,
                  std::vector<std::string> values);
    [[nodiscard]] bool refused() const noexcept;

    /// Looks at every element of an input, and keeps what it finds in the result. `enforced`: the operator
    /// raises for an element outside.
    [[nodiscard]] io::Result<void> scan(const Input& input, const IntegerRule& rule, bool enforced = true);
    [[nodiscard]] io::Result<void> scan(const Input& input, const RealRule& rule, bool enforced = true);
    /// The integers of a short tensor or list; nothing (and a question) if it is longer than `most`.
    [[nodiscard]] io::Result<std::vector<std::int64_t>> integers(const Input& input);

private:
    void add(Weight weight, std::string id, std::string_view role, std::vector<std::string> values);
    void take(ElementFacts facts, const Input& input, bool enforced);

    const batch::BatchFile& m_batch;
    const Request& m_request;
    const Operator& m_op;
    const CheckOptions& m_options;
    std::vector<Input> m_inputs;
    CheckResult m_result;
};

// Texts of findings, the same in every language.
[[nodiscard]] std::string shapeText(std::span<const std::int64_t> shape); ///< "[2, 3]"
[[nodiscard]] std::string numberText(double value);                       ///< shortest, "0.1"

} // namespace torchtriage::contract
