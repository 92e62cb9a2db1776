// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/failing_rows.h"

#include "core/batch/walk.h"

#include <algorithm>

namespace torchtriage::contract {

namespace {

void chooseSamples(const ElementFacts& elements, std::size_t most, FailingRows& rows)
{
    std::uint64_t inner = 1;
    for (std::size_t i = 1; i < elements.shape.size(); ++i)
        inner *= static_cast<std::uint64_t>(elements.shape[i]);
    for (const Offender& each : elements.first) {
        const std::uint64_t sample = each.position / std::max<std::uint64_t>(inner, 1);
        if (!rows.samples.empty() && rows.samples.back() == sample)
            continue;
        if (rows.samples.size() == most) {
            rows.complete = false;
            return;
        }
        rows.samples.push_back(sample);
    }
    rows.complete = elements.refusedCount == elements.first.size();
}

} // namespace

FailingRows failingRows(const batch::BatchFile& batch, const CheckResult& result, std::size_t most)
{
    FailingRows rows;
    const ElementFacts* const elements = result.subject();
    if (result.verdict != Verdict::Refused || most == 0)
        return rows;
    if (elements && !elements->shape.empty())
        rows.of = static_cast<std::uint64_t>(elements->shape[0]);
    if (elements && elements->refusedCount > 0)
        chooseSamples(*elements, most, rows);
    else if (rows.of > 0)
        rows.samples = {0};
    std::vector<bool> seen(batch.values.size());
    batch::walk(batch.values, batch.root, [&](const batch::Visit& visit) {
        if (batch.values.kind(visit.id) != batch::ValueKind::Tensor)
            return batch::WalkStep::Enter;
        if (!seen[visit.id]) {
            seen[visit.id] = true;
            const auto& shape = batch.values.tensor(visit.id).shape;
            const bool perSample =
                rows.of > 0 && !shape.empty() && static_cast<std::uint64_t>(shape[0]) == rows.of;
            rows.tensors.push_back({std::string(visit.key), visit.id, perSample});
        }
        return batch::WalkStep::Skip;
    });
    return rows;
}

} // namespace torchtriage::contract
