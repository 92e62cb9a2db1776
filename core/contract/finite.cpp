// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

namespace torchtriage::contract {

io::Result<void> checkFinite(CheckRun& run)
{
    if (run.inputs().empty())
        run.ask("missing-input", "tensor", {std::string(run.op())});
    for (const Input& each : run.inputs()) {
        if (!requireTensor(run, each))
            continue;
        const batch::NumberClass kind = batch::numberClassOf(each.tensor->dtype);
        if (kind == batch::NumberClass::Integer || kind == batch::NumberClass::Boolean) {
            run.note("always-finite", each.role, {each.tensor->dtypeName});
            continue;
        }
        if (auto scanned = run.scan(each, RealRule{}); !scanned)
            return scanned;
    }
    return {};
}

} // namespace torchtriage::contract
