// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

namespace torchtriage::contract {

io::Result<void> checkSameLength(CheckRun& run)
{
    const Input* first = nullptr;
    const bool stacked = run.op() == "stack";
    for (const Input& each : run.inputs()) {
        if (!requireTensor(run, each))
            continue;
        if (!stacked && each.rank() == 0) {
            run.refuse("no-samples", each.role, {each.key});
            continue;
        }
        if (!first) {
            first = &each;
            continue;
        }
        if (stacked)
            requireSameShape(run, *first, each);
        else if (each.shape()[0] != first->shape()[0])
            run.refuse("batch-size", each.key,
                       {first->key, std::to_string(first->shape()[0]), std::to_string(each.shape()[0])});
    }
    return {};
}

} // namespace torchtriage::contract
