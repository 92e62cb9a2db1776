// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/ending.h"
#include "core/rerun/outcome_line.h"
#include "core/triage/report.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// A failure, reduced to what can be compared between runs. Empty and nullopt: not known.
struct Failure {
    std::optional<triage::Family> family;
    std::string exception; ///< "IndexError"
    std::string message;   ///< one line, as printed
    std::string op;        ///< "nll_loss"
    std::string contract;  ///< "class-index"
    std::string assertion; ///< expression of a device-side assertion
    std::string file;      ///< where it was observed: innermost frame of the user's own code
    std::int64_t line = 0;
    std::string function;
    std::optional<std::size_t> step;  ///< of a job
    std::optional<bool> observedOnly; ///< the call there only waited for earlier work

    bool operator==(const Failure&) const = default;
};

/// The first failure of a report; nullopt if it has none.
[[nodiscard]] std::optional<Failure> failureOf(const triage::Report& report);
/// What an engine said; `name` is the operator or module of the step.
[[nodiscard]] Failure failureOf(const ErrorLine& error, std::string_view name);
/// A failure that is known from nothing but the ending; nullopt where the ending shows none.
[[nodiscard]] std::optional<Failure> failureOf(const Ending& ending, std::string_view lastLine);

/// A message without what changes from run to run: numbers, addresses, spacing. "Target 4 is out of bounds."
/// and "Target 7 is out of bounds." are one.
[[nodiscard]] std::string normalised(std::string_view message);
/// An operator's name without namespace, overload and the suffixes of its parts: "aten::nll_loss_forward"
/// and "nll_loss_nd" are "nll_loss".
[[nodiscard]] std::string_view plainOperator(std::string_view name) noexcept;

} // namespace torchtriage::rerun
