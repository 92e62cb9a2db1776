// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checks.h"
#include "core/contract/rules.h"

#include <algorithm>
#include <array>

namespace torchtriage::contract {

using batch::DType;

namespace {

/// bfloat16 in mse_loss on the CPU.
constexpr VersionChange bfloat16Loss{{1, 13, 0}, {2, 15, 0}};

/// What an operator takes on the CPU.
struct TypeRule {
    std::string_view op;
    bool same = false;      ///< all inputs have one type
    bool floating = false;  ///< integers are refused
    bool boolean = true;    ///< booleans are taken
    bool halfLater = false; ///< half is taken by newer versions only
    bool complex = false;   ///< where only floating types are taken: complex ones too
};

constexpr std::array<TypeRule, 19> rules = {{
    {"matmul", true, false, false, true},      {"linear", true, false, false, true},
    {"bmm", true, false, false, true},         {"addmm", true, false, false, true},
    {"conv2d", true, false, false, true},      {"softmax", false, true, false, true},
    {"log_softmax", false, true, false, true}, {"layer_norm", true, true, false, true},
    {"gelu", false, true, false, true},        {"dropout", false, true, false, true},
    {"mean", false, true, false, false, true}, {"std", false, true, false, false, true},
    {"relu", false, false, false, true},       {"exp", false, false, true, true},
    {"sigmoid", false, false, true, true},     {"cumsum", false, false, true, true},
    {"mse_loss", false, true, false, false},   {"index_add", true, false, true, false},
    {"scatter", true, false, true, false},
}};

/// Whether elements of the input go through the operator's arithmetic; an index does not.
bool isData(const Input& input)
{
    return input.role != "index" && input.role != "indices" && input.role != "condition";
}

void checkOne(CheckRun& run, const TypeRule& rule, const Input& input)
{
    const DType dtype = input.tensor->dtype;
    const batch::NumberClass kind = batch::numberClassOf(dtype);
    const bool real = kind == batch::NumberClass::Real;
    const bool complex = kind == batch::NumberClass::Complex;
    if (rule.floating && !real && !(complex && rule.complex)) {
        run.refuse("dtype", input.role,
                   {input.tensor->dtypeName, "float32, float64, float16, bfloat16", std::string(run.op())});
    } else if (!rule.boolean && kind == batch::NumberClass::Boolean) {
        run.refuse("dtype", input.role, {input.tensor->dtypeName, "int64, float32", std::string(run.op())});
    } else if (rule.halfLater && dtype == DType::Float16 && run.behaviour(halfOnCpu) != Behaviour::After) {
        run.refuseIn(Behaviour::Before, halfOnCpu, "dtype-on-cpu", input.role,
                     {input.tensor->dtypeName, std::string(run.op())});
    } else if (rule.op == "mse_loss" && dtype == DType::BFloat16 &&
               run.behaviour(bfloat16Loss) != Behaviour::After) {
        run.refuseIn(Behaviour::Before, bfloat16Loss, "dtype-on-cpu", input.role,
                     {input.tensor->dtypeName, std::string(run.op())});
    }
}

/// All on one device; a scalar on the CPU goes with any.
void checkDevices(CheckRun& run, const std::vector<const Input*>& inputs)
{
    const Input* first = nullptr;
    for (const Input* const each : inputs) {
        const std::string& device = each->tensor->device;
        if (device.empty() || (each->rank() == 0 && device == "cpu"))
            continue;
        if (!first)
            first = each;
        else if (first->tensor->device != device)
            run.refuse("device-differs", each->role,
                       {first->role, first->tensor->device, device, std::string(run.op())});
    }
}

} // namespace

io::Result<void> checkDType(CheckRun& run)
{
    std::vector<const Input*> data;
    for (const Input& each : run.inputs()) {
        if (requireTensor(run, each) && isData(each))
            data.push_back(&each);
    }
    if (run.inputs().empty())
        run.ask("missing-input", "input", {std::string(run.op())});
    const auto rule = std::ranges::find(rules, run.op(), &TypeRule::op);
    if (rule != rules.end()) {
        for (const Input* const each : data)
            checkOne(run, *rule, *each);
        for (std::size_t i = 1; rule->same && i < data.size(); ++i)
            requireSameDType(run, *data[0], *data[i]);
    }
    std::vector<const Input*> all = data;
    for (const Input& each : run.inputs()) {
        if (each.role == "condition" && each.tensor)
            all.push_back(&each);
    }
    checkDevices(run, all);
    for (const Input* const each : data)
        run.note("input-type", each->role, {each->tensor->dtypeName, each->tensor->device});
    return {};
}

} // namespace torchtriage::contract
