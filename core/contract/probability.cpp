// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/values.h"
#include "core/contract/checks.h"
#include "core/contract/rules.h"

#include <limits>

namespace torchtriage::contract {

namespace {

/// Looks for a row whose weights sum up to nothing.
io::Result<void> checkSums(CheckRun& run, const Input& input)
{
    const auto columns = static_cast<std::uint64_t>(input.shape().back());
    if (columns == 0)
        return {};
    double sum = 0;
    std::uint64_t column = 0, row = 0, empty = 0, firstEmpty = 0;
    const auto read =
        batch::forEachRealBlock(run.batch(), input.id, [&](std::uint64_t, std::span<const double> block) {
            for (const double value : block) {
                sum += value;
                if (++column < columns)
                    continue;
                if (sum <= 0 && empty++ == 0)
                    firstEmpty = row;
                sum = 0;
                column = 0;
                ++row;
            }
            return true;
        });
    if (!read)
        return io::fail(read.error());
    if (empty > 0)
        run.refuse("row-sum", input.role,
                   {std::to_string(empty), std::to_string(row), std::to_string(firstEmpty)});
    return {};
}

io::Result<void> checkMultinomial(CheckRun& run, const Input& input)
{
    if (!requireFloating(run, input, halfOnCpu) || !requireRank(run, input, {1, 2}))
        return {};
    const std::int64_t samples = run.request().integer("num_samples").value_or(1);
    if (!requireParameter(run, "num_samples", samples, 1, std::numeric_limits<std::int64_t>::max()))
        return {};
    if (!run.request().flag("replacement", false) &&
        !requireParameter(run, "num_samples", samples, 1, input.shape().back()))
        return {};
    if (auto scanned = run.scan(input, RealRule{0.0, std::nullopt, false}); !scanned)
        return scanned;
    return run.refused() ? io::Result<void>() : checkSums(run, input);
}

} // namespace

io::Result<void> checkProbability(CheckRun& run)
{
    const Input* input = nullptr;
    for (const std::string_view role : {"input", "rate", "p"})
        input = input ? input : run.input(role);
    if (!input) {
        run.ask("missing-input", "input", {std::string(run.op())});
        return {};
    }
    if (!requireTensor(run, *input))
        return {};
    if (run.op() == "multinomial")
        return checkMultinomial(run, *input);
    if (!requireFloating(run, *input, halfOnCpu))
        return {};
    return run.op() == "poisson" ? run.scan(*input, RealRule{0.0, std::nullopt, true})
                                 : run.scan(*input, RealRule{0.0, 1.0, false});
}

} // namespace torchtriage::contract
