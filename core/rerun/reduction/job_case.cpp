// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/job_case.h"

#include "core/batch/decode.h"
#include "core/batch/encode.h"
#include "core/io/atomic_file.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reduction/gather.h"
#include "core/rerun/reduction/plan_axes.h"
#include "core/rerun/synthetic.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace torchtriage::rerun {

namespace {

/// The earlier steps that each step takes something from.
std::vector<std::vector<std::size_t>> needsOf(const Job& job)
{
    std::vector<std::vector<std::size_t>> needs(job.steps.size());
    Job copy = job;
    forEachTensor(copy, [&needs](std::size_t step, std::size_t, const TensorInput& tensor) {
        if (const auto* earlier = std::get_if<StepOutput>(&tensor.origin))
            needs[step].push_back(earlier->step);
    });
    return needs;
}

/// What is kept of each dimension of an input.
std::vector<IndexSet> keptOf(const ReductionPlan& plan, const Candidate& candidate, std::size_t input)
{
    std::vector<IndexSet> kept;
    for (const std::int64_t size : plan.inputs[input].shape)
        kept.push_back(IndexSet::prefix(size));
    for (std::size_t axis = 0; axis < plan.axes.size(); ++axis) {
        for (const AxisUse& use : plan.axes[axis].uses) {
            if (use.input == input)
                kept[use.dimension] = candidate.axes[axis];
        }
    }
    return kept;
}

std::vector<std::int64_t> shapeOf(std::span<const IndexSet> kept)
{
    std::vector<std::int64_t> shape;
    for (const IndexSet& set : kept)
        shape.push_back(set.count());
    return shape;
}

/// Replaces the elements as the form asks. Synthetic integers are 0: there is none between 0 and 1.
io::Result<void> applyForm(const InputForm& form, batch::DType dtype, std::size_t itemBytes,
                           std::uint64_t seed, std::span<char> elements)
{
    const auto slot = [&](std::size_t element) { return elements.subspan(element * itemBytes, itemBytes); };
    if (form.fill != Fill::Original)
        std::ranges::fill(elements, '\0');
    const auto kind = batch::numberClassOf(dtype);
    bool known = true;
    if (form.fill == Fill::Synthetic &&
        (kind == batch::NumberClass::Real || kind == batch::NumberClass::Complex)) {
        std::vector<double> drawn(elements.size() / itemBytes);
        fillSynthetic(std::span<double>(drawn), 0, seed, 0, 1);
        for (std::size_t i = 0; i < drawn.size(); ++i)
            known = batch::encodeElement(dtype, drawn[i], slot(i)) && known;
    }
    for (const auto& [element, number] : form.values) {
        if (static_cast<std::size_t>(element) < elements.size() / itemBytes)
            known = batch::encodeElement(dtype, number, slot(static_cast<std::size_t>(element))) && known;
    }
    if (!known)
        return io::fail(io::ErrorKind::Unsupported, {}, {}, "no numbers of this dtype can be made");
    return {};
}

io::Result<batch::WrittenTensor> tensorOf(const ReductionPlan& plan, const SavedInput& input,
                                          std::size_t number, const Candidate& candidate)
{
    const std::vector<IndexSet> kept = keptOf(plan, candidate, number);
    const batch::Tensor& meta = input.meta();
    auto elements = gather(*input.file, input.tensor, kept);
    if (!elements)
        return io::fail(elements.error());
    const InputForm& form = candidate.inputs[number];
    const auto itemBytes = static_cast<std::size_t>(meta.itemBits / 8);
    if (auto formed = applyForm(form, meta.dtype, itemBytes, number, *elements); !formed)
        return io::fail(formed.error());
    const std::vector<std::int64_t> shape = shapeOf(kept);
    LayoutOf layout = form.contiguous || batch::isContiguous(meta) ? rowMajorLayout(shape, meta.storageOffset)
                                                                   : similarLayout(meta, shape);
    if (form.atStart) {
        layout.elements -= layout.offset;
        layout.offset = 0;
    }
    std::vector<char> storage = laidOut(*elements, shape, layout, itemBytes);
    return batch::WrittenTensor{input.name,         meta.dtype,       shape, layout.strides, layout.offset,
                                std::move(storage), meta.requiresGrad};
}

/// Elements as numbers, integers exactly.
std::vector<batch::Number> numbersOf(batch::DType dtype, std::span<const char> elements, std::size_t count)
{
    std::vector<batch::Number> numbers;
    const auto kind = batch::numberClassOf(dtype);
    if (kind == batch::NumberClass::Integer || kind == batch::NumberClass::Boolean) {
        std::vector<std::int64_t> values(count);
        batch::decodeToInteger(dtype, false, elements, values);
        numbers.assign(values.begin(), values.end());
    } else if (kind == batch::NumberClass::Real) {
        std::vector<double> values(count);
        batch::decodeToDouble(dtype, false, elements, values);
        numbers.assign(values.begin(), values.end());
    }
    return numbers;
}

std::vector<batch::Number> elementsOf(const ReductionPlan& plan, const SavedInput& input,
                                      const Candidate& candidate, std::size_t number, std::size_t most)
{
    const std::vector<IndexSet> kept = keptOf(plan, candidate, number);
    const auto count = batch::elementCount(shapeOf(kept));
    if (!count || *count > most)
        return {};
    const auto elements = gather(*input.file, input.tensor, kept);
    if (!elements)
        return {};
    return numbersOf(input.meta().dtype, *elements, static_cast<std::size_t>(*count));
}

} // namespace

io::Result<JobCase> JobCase::openWhole(Job job)
{
    auto inputs = openSavedInputs(job);
    if (!inputs)
        return io::fail(inputs.error());
    auto parts = std::make_shared<Parts>();
    parts->inputs = *std::move(inputs);
    parts->plan.axes = planAxes(job, parts->inputs);
    parts->plan.needs = needsOf(job);
    parts->job = std::move(job);
    for (const SavedInput& input : parts->inputs) {
        const batch::Tensor& meta = input.meta();
        parts->plan.inputs.push_back(
            {input.name, meta.dtype, meta.shape, batch::isContiguous(meta), meta.storageOffset == 0});
    }
    // Not a shared pointer: the plan would hold itself.
    parts->plan.elements = [&parts = *parts](const Candidate& candidate, std::size_t input,
                                             std::size_t most) {
        return elementsOf(parts.plan, parts.inputs[input], candidate, input, most);
    };
    return JobCase(std::move(parts));
}

io::Result<JobCase> JobCase::open(Job job, std::vector<IndexSet> rowGuesses)
{
    auto opened = openWhole(std::move(job));
    if (!opened)
        return opened;
    std::vector<ReductionAxis>& axes = opened->m_parts->plan.axes;
    if (axes.empty())
        return io::fail(io::ErrorKind::Unsupported, "job", "steps",
                        "the job takes no saved tensor that could be made smaller");
    if (!axes.front().ordered)
        axes.front().guesses = std::move(rowGuesses);
    return opened;
}

Job JobCase::jobOf(const Candidate& candidate, std::string_view batchFile) const
{
    Job job = m_parts->job;
    forEachTensor(job, [&](std::size_t, std::size_t, TensorInput& tensor) {
        auto* saved = std::get_if<TensorInFile>(&tensor.origin);
        const auto found = saved ? std::ranges::find(m_parts->inputs, *saved, &SavedInput::reference)
                                 : m_parts->inputs.end();
        if (found != m_parts->inputs.end() && !tensor.change.rows)
            *saved = {std::string(batchFile), found->name};
    });
    std::vector<Step> kept;
    std::vector<std::size_t> numbers(job.steps.size(), 0); // of the kept steps, in the smaller job
    for (const std::int64_t step : candidate.steps.indices()) {
        numbers[static_cast<std::size_t>(step)] = kept.size();
        kept.push_back(std::move(job.steps[static_cast<std::size_t>(step)]));
    }
    job.steps = std::move(kept);
    forEachTensor(job, [&numbers](std::size_t, std::size_t, TensorInput& tensor) {
        if (auto* earlier = std::get_if<StepOutput>(&tensor.origin))
            earlier->step = numbers[earlier->step];
    });
    return job;
}

io::Result<std::vector<batch::WrittenTensor>> JobCase::tensors(const Candidate& candidate) const
{
    std::set<std::string> used;
    Job job = jobOf(candidate, batchName);
    forEachTensor(job, [&used](std::size_t, std::size_t, const TensorInput& tensor) {
        if (const auto* saved = std::get_if<TensorInFile>(&tensor.origin); saved && saved->file == batchName)
            used.insert(saved->key);
    });
    std::vector<batch::WrittenTensor> result;
    for (std::size_t i = 0; i < m_parts->inputs.size(); ++i) {
        if (!used.contains(m_parts->inputs[i].name))
            continue;
        auto tensor = tensorOf(m_parts->plan, m_parts->inputs[i], i, candidate);
        if (!tensor)
            return io::fail(tensor.error());
        result.push_back(*std::move(tensor));
    }
    return result;
}

io::Result<void> JobCase::write(const Candidate& candidate, const std::string& folder) const
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const auto written = tensors(candidate);
    if (!written)
        return io::fail(written.error());
    const auto path = [&folder](std::string_view name) { return folder + '/' + std::string(name); };
    if (auto saved = batch::writeTorchFile(path(batchName), *written); !saved)
        return saved;
    return io::writeAtomically(path(jobName), writeJob(jobOf(candidate, batchName)));
}

std::string JobCase::identity() const
{
    std::string identity = writeJob(m_parts->job);
    for (const SavedInput& input : m_parts->inputs) {
        std::error_code error;
        const auto changed = std::filesystem::last_write_time(input.reference.file, error);
        identity += '|' + input.reference.file + ':' + std::to_string(input.file->bytes()) + ':' +
                    std::to_string(changed.time_since_epoch().count());
    }
    return identity;
}

} // namespace torchtriage::rerun
