// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/optimizer_facts.h"

#include "core/batch/walk.h"
#include "core/contract/checkpoint/counters.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

// States of torch.optim that have the shape of their parameter.
constexpr std::array<std::string_view, 12> parameterShaped = {
    "exp_avg",  "momentum_buffer", "exp_avg_sq", "square_avg", "sum",       "acc_delta",
    "grad_avg", "exp_inf",         "ax",         "prev",       "step_size", "master_param"};
constexpr std::size_t mostSteps = 4096;
constexpr std::size_t mostStray = 1000;

std::string nameOf(const batch::ValueGraph& values, batch::ValueId id)
{
    if (values.kind(id) == ValueKind::String)
        return std::string(values.text(id).substr(0, 512));
    return std::to_string(values.integer(id));
}

class Reader {
public:
    explicit Reader(const batch::BatchFile& file) : m_file(file), m_values(file.values) {}

    std::optional<OptimizerFacts> read(batch::ValueId root)
    {
        if (m_values.kind(root) != ValueKind::Dict)
            return std::nullopt;
        const auto groups = m_values.lookUp(root, "param_groups");
        const auto state = m_values.lookUp(root, "state");
        if (!groups || !state || m_values.kind(*state) != ValueKind::Dict)
            return std::nullopt;
        for (std::size_t i = 0; i < m_values.childCount(*groups); ++i)
            readGroup(m_values.child(*groups, i).value);
        for (std::size_t i = 0; i < m_values.childCount(*state); ++i)
            readState(m_values.child(*state, i));
        return std::move(m_facts);
    }

private:
    void readGroup(batch::ValueId group)
    {
        if (m_values.kind(group) != ValueKind::Dict)
            return;
        const auto params = m_values.lookUp(group, "params");
        for (std::size_t i = 0; params && i < m_values.childCount(*params); ++i) {
            const batch::ValueId param = m_values.child(*params, i).value;
            ++m_facts.params;
            m_ids.insert(nameOf(m_values, param));
            if (m_values.kind(param) == ValueKind::String)
                m_facts.names.push_back(nameOf(m_values, param));
        }
    }

    void readState(const batch::Child& child)
    {
        if (child.key == batch::noId)
            return;
        const std::string name = nameOf(m_values, child.key);
        if (m_ids.contains(name))
            ++m_facts.withState;
        else if (m_facts.stray.size() < mostStray)
            m_facts.stray.push_back(name);
        if (m_values.kind(child.value) != ValueKind::Dict)
            return;
        std::string key = "state";
        batch::appendKey(key, m_values, child);
        for (const std::string_view shaped : parameterShaped) {
            const auto tensor = m_values.lookUp(child.value, shaped);
            if (tensor && m_values.kind(*tensor) == ValueKind::Tensor) {
                m_facts.states.push_back({key + "." + std::string(shaped), m_values.tensor(*tensor).shape});
                break;
            }
        }
        readStep(child.value);
    }

    void readStep(batch::ValueId state)
    {
        const auto step = m_values.lookUp(state, "step");
        if (!step || m_steps++ >= mostSteps)
            return;
        if (const auto value = wholeNumber(m_file, *step)) {
            m_facts.lowestStep = std::min(m_facts.lowestStep.value_or(*value), *value);
            m_facts.highestStep = std::max(m_facts.highestStep.value_or(*value), *value);
        }
    }

    const batch::BatchFile& m_file;
    const batch::ValueGraph& m_values;
    OptimizerFacts m_facts;
    std::unordered_set<std::string> m_ids;
    std::size_t m_steps = 0;
};

} // namespace

std::optional<OptimizerFacts> readOptimizer(const batch::BatchFile& file, batch::ValueId root)
{
    return Reader(file).read(root);
}

} // namespace torchtriage::contract
