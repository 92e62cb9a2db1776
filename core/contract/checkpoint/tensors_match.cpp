// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/coherence.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace torchtriage::contract {

namespace {

using Shape = std::vector<std::int64_t>;

std::string shapeText(const Shape& shape)
{
    std::string text = "[";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
    return text + "]";
}

// What wrappers put before the names of a module's tensors.
std::string_view bareName(std::string_view name)
{
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view prefix : {"module.", "_orig_mod.", "_fsdp_wrapped_module.", "model."}) {
            if (name.starts_with(prefix)) {
                name.remove_prefix(prefix.size());
                again = true;
            }
        }
    }
    return name;
}

/// All tensors of the model, from however many files.
struct ModelTensors {
    std::map<Shape, std::size_t> shapes;
    std::unordered_set<std::string> names;
    std::size_t count = 0;
    bool damaged = false; ///< some are not there to be compared

    explicit ModelTensors(const std::vector<FileFacts>& files)
    {
        for (const FileFacts& file : files) {
            for (const PartFacts& facts : file.parts) {
                if (facts.part.role != PartRole::Model)
                    continue;
                damaged |= !facts.part.tensors.has_value();
                for (const TensorFact& tensor : facts.tensors) {
                    ++shapes[tensor.shape];
                    ++count;
                    names.insert(std::string(bareName(tensor.name)));
                }
            }
        }
    }
    [[nodiscard]] std::size_t of(const Shape& shape) const
    {
        const auto found = shapes.find(shape);
        return found == shapes.end() ? 0 : found->second;
    }
};

class OptimizerMatch {
public:
    OptimizerMatch(const ModelTensors& model, const FileFacts& file, PartFacts& facts,
                   CheckpointReport& report)
        : m_model(model), m_file(file.file), m_facts(facts), m_report(report)
    {
    }

    void run()
    {
        if (!m_facts.part.tensors) // the file could not be read: that is said elsewhere
            return;
        if (!m_facts.optimizer) {
            add(FindingKind::OptimizerNotCompared, FindingWeight::Doubt, {}, {"layout"});
            return;
        }
        checkItself();
        if (m_model.count == 0 || m_model.damaged) {
            add(FindingKind::OptimizerNotCompared, FindingWeight::Doubt, {}, {"no-model"});
            return;
        }
        if (isFlattened()) {
            add(FindingKind::OptimizerNotCompared, FindingWeight::Doubt, {}, {"flattened"});
            return;
        }
        compareShapes();
        compareNames();
        if (m_facts.optimizer->params > m_model.count)
            mismatch(FindingKind::OptimizerMoreParams, {},
                     {std::to_string(m_facts.optimizer->params), std::to_string(m_model.count)});
    }

private:
    void add(FindingKind kind, FindingWeight weight, std::string key, std::vector<std::string> values,
             std::uint64_t count = 1)
    {
        if (key.empty())
            key = m_facts.part.key;
        m_report.findings.push_back({kind, weight, m_file, std::move(key), std::move(values), count});
    }
    void mismatch(FindingKind kind, std::string key, std::vector<std::string> values, std::uint64_t count = 1)
    {
        add(kind, FindingWeight::Blocks, std::move(key), std::move(values), count);
        worsen(m_facts.part, PartState::Mismatch);
    }

    void checkItself()
    {
        const OptimizerFacts& optimizer = *m_facts.optimizer;
        if (!optimizer.stray.empty())
            mismatch(FindingKind::OptimizerStray, {}, {optimizer.stray.front()}, optimizer.stray.size());
        // No state at all is normal: plain SGD, or the first step. State for some only is worth a look.
        if (optimizer.withState > 0 && optimizer.withState < optimizer.params)
            add(FindingKind::OptimizerPartial, FindingWeight::Note, {}, {std::to_string(optimizer.params)},
                optimizer.params - optimizer.withState);
    }

    // FSDP and others keep the state of many parameters in one row of numbers.
    [[nodiscard]] bool isFlattened() const
    {
        const auto& states = m_facts.optimizer->states;
        const bool rows = std::ranges::all_of(states, [](auto& state) { return state.shape.size() == 1; });
        const bool matrices =
            std::ranges::any_of(m_model.shapes, [](auto& each) { return each.first.size() > 1; });
        const bool unknown =
            std::ranges::any_of(states, [this](auto& state) { return m_model.of(state.shape) == 0; });
        return !states.empty() && rows && matrices && unknown;
    }

    void compareShapes()
    {
        std::map<Shape, std::pair<std::size_t, std::string>> wanted; // how many, and the first state
        for (const OptimizerFacts::State& state : m_facts.optimizer->states) {
            auto& entry = wanted[state.shape];
            if (entry.first++ == 0)
                entry.second = state.key;
        }
        const std::string* first = nullptr;
        std::vector<std::string> values;
        std::uint64_t shapes = 0;
        for (const auto& [shape, entry] : wanted) {
            const std::size_t there = m_model.of(shape);
            if (entry.first <= there)
                continue;
            ++shapes;
            if (first == nullptr) {
                first = &entry.second;
                values = {shapeText(shape), std::to_string(entry.first), std::to_string(there)};
            }
        }
        if (first != nullptr)
            mismatch(FindingKind::OptimizerShape, *first, std::move(values), shapes);
    }

    void compareNames()
    {
        const std::string* first = nullptr;
        std::uint64_t unknown = 0;
        for (const std::string& name : m_facts.optimizer->names) {
            if (m_model.names.contains(std::string(bareName(name))))
                continue;
            ++unknown;
            first = first == nullptr ? &name : first;
        }
        if (first != nullptr)
            mismatch(FindingKind::OptimizerName, *first, {}, unknown);
    }

    const ModelTensors& m_model;
    const std::string& m_file;
    PartFacts& m_facts;
    CheckpointReport& m_report;
};

// Averaged weights are a copy of the model's, whatever their names; counters may stand among them.
void compareAveraged(const ModelTensors& model, const FileFacts& file, const PartFacts& facts,
                     CheckpointReport& report)
{
    if (model.count == 0 || model.damaged)
        return;
    std::map<Shape, std::size_t> wanted;
    for (const TensorFact& tensor : facts.tensors) {
        if (tensor.shape.empty() || ++wanted[tensor.shape] <= model.of(tensor.shape))
            continue;
        report.findings.push_back({FindingKind::AveragedDiffers,
                                   FindingWeight::Doubt,
                                   file.file,
                                   tensor.name,
                                   {shapeText(tensor.shape)},
                                   1});
        return;
    }
}

} // namespace

void worsen(Part& part, PartState state) noexcept
{
    part.state = std::max(part.state, state);
}

void compareTensors(std::vector<FileFacts>& files, CheckpointReport& report)
{
    const ModelTensors model(files);
    for (FileFacts& file : files) {
        for (PartFacts& facts : file.parts) {
            if (facts.part.role == PartRole::Optimizer)
                OptimizerMatch(model, file, facts, report).run();
            else if (facts.part.role == PartRole::AveragedWeights)
                compareAveraged(model, file, facts, report);
        }
    }
}

void noteMissingParts(const std::vector<FileFacts>& files, CheckpointReport& report)
{
    const auto has = [&files](PartRole role) {
        return std::ranges::any_of(files, [role](const FileFacts& file) {
            return std::ranges::any_of(file.parts, [role](auto& facts) { return facts.part.role == role; });
        });
    };
    const auto note = [&report](FindingKind kind) {
        report.findings.push_back({kind, FindingWeight::Note, {}, {}, {}, 1});
    };
    if (!has(PartRole::Optimizer))
        note(FindingKind::NoOptimizer);
    else if (!has(PartRole::Scheduler))
        note(FindingKind::NoScheduler);
    if (!has(PartRole::RandomState))
        note(FindingKind::NoRandomState);
    if (!report.step && !report.epoch)
        note(FindingKind::NoStep);
}

} // namespace torchtriage::contract
