// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/verification/case_inputs.h"

#include "core/batch/decode.h"
#include "core/batch/encode.h"
#include "core/batch/torch_writer.h"
#include "core/io/atomic_file.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reduction/gather.h"
#include "core/rerun/reduction/job_case.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <numeric>

namespace torchtriage::rerun {

namespace {

constexpr std::uint64_t mostBytes = std::uint64_t{256} << 20;

std::uint64_t productOf(std::span<const std::int64_t> sizes)
{
    return std::accumulate(
        sizes.begin(), sizes.end(), std::uint64_t{1},
        [](std::uint64_t product, std::int64_t size) { return product * static_cast<std::uint64_t>(size); });
}

io::Result<CaseTensor> loaded(const SavedInput& input, std::uint64_t& bytes)
{
    const batch::Tensor& meta = input.meta();
    const auto count = batch::elementCount(meta.shape);
    bytes += count.value_or(mostBytes) * (meta.itemBits / 8);
    if (!count || bytes > mostBytes)
        return io::fail(io::ErrorKind::TooLarge, input.reference.file, "key " + input.reference.key,
                        "more than 256 MiB of elements");
    std::vector<IndexSet> all;
    for (const std::int64_t size : meta.shape)
        all.push_back(IndexSet::prefix(size));
    CaseTensor tensor{input.reference, input.name, meta, meta.dtype, meta.shape, {}, false};
    if (*count == 0)
        return tensor;
    auto elements = gather(*input.file, input.tensor, all);
    if (!elements)
        return io::fail(elements.error());
    tensor.elements = *std::move(elements);
    return tensor;
}

/// Every second element of a storage twice as long.
LayoutOf withGaps(std::span<const std::int64_t> shape)
{
    LayoutOf layout = rowMajorLayout(shape, 0);
    for (std::int64_t& stride : layout.strides)
        stride *= 2;
    layout.elements *= 2;
    return layout;
}

LayoutOf layoutOf(const CaseTensor& tensor)
{
    const bool contiguous = batch::isContiguous(tensor.original);
    if (tensor.count() == 0)
        return rowMajorLayout(tensor.shape, 0);
    if (tensor.otherLayout)
        return contiguous ? withGaps(tensor.shape) : rowMajorLayout(tensor.shape, 0);
    return contiguous ? rowMajorLayout(tensor.shape, tensor.original.storageOffset)
                      : similarLayout(tensor.original, tensor.shape);
}

batch::WrittenTensor written(const CaseTensor& tensor)
{
    const LayoutOf layout = layoutOf(tensor);
    std::vector<char> storage;
    if (tensor.count() > 0)
        storage = laidOut(tensor.elements, tensor.shape, layout, tensor.itemBytes());
    return {tensor.name,
            tensor.dtype,
            tensor.shape,
            layout.strides,
            layout.offset,
            std::move(storage),
            tensor.original.requiresGrad};
}

} // namespace

std::uint64_t CaseTensor::count() const noexcept
{
    return productOf(shape);
}

void CaseTensor::resize(std::size_t dimension, std::int64_t size)
{
    const std::span<const std::int64_t> sizes = shape;
    const std::uint64_t outer = productOf(sizes.first(dimension));
    const auto inner = static_cast<std::size_t>(productOf(sizes.subspan(dimension + 1))) * itemBytes();
    const auto before = static_cast<std::size_t>(shape[dimension]);
    const auto after = static_cast<std::size_t>(size);
    std::vector<char> changed(static_cast<std::size_t>(outer) * after * inner);
    for (std::size_t block = 0; before > 0 && inner > 0 && block < outer; ++block) {
        for (std::size_t i = 0; i < after; ++i)
            std::memcpy(changed.data() + (block * after + i) * inner,
                        elements.data() + (block * before + i % before) * inner, inner);
    }
    elements = std::move(changed);
    shape[dimension] = size;
}

std::vector<std::int64_t> CaseTensor::integers() const
{
    if (batch::numberClassOf(dtype) != batch::NumberClass::Integer)
        return {};
    std::vector<std::int64_t> values(static_cast<std::size_t>(count()));
    batch::decodeToInteger(dtype, false, elements, values);
    return values;
}

bool CaseTensor::setIntegers(std::span<const std::int64_t> values)
{
    if (batch::numberClassOf(dtype) != batch::NumberClass::Integer || values.size() != count())
        return false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!batch::encodeElement(dtype, values[i],
                                  std::span(elements).subspan(i * itemBytes(), itemBytes())))
            return false;
    }
    return true;
}

bool CaseTensor::convert(batch::DType to)
{
    if (batch::numberClassOf(dtype) != batch::NumberClass::Real ||
        batch::numberClassOf(to) != batch::NumberClass::Real || batch::bitsOf(to) % 8 != 0)
        return false;
    std::vector<double> values(static_cast<std::size_t>(count()));
    batch::decodeToDouble(dtype, false, elements, values);
    const std::size_t bytes = batch::bitsOf(to) / 8;
    std::vector<char> changed(values.size() * bytes);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!batch::encodeElement(to, values[i], std::span(changed).subspan(i * bytes, bytes)))
            return false;
    }
    elements = std::move(changed);
    dtype = to;
    return true;
}

io::Result<CaseInputs> CaseInputs::open(const std::string& folder)
{
    CaseInputs inputs;
    auto job = readJob(folder + '/' + std::string(JobCase::jobName));
    if (!job)
        return io::fail(job.error());
    const auto saved = openSavedInputs(*job);
    if (!saved)
        return io::fail(saved.error());
    inputs.job = *std::move(job);
    std::uint64_t bytes = 0;
    for (const SavedInput& input : *saved) {
        auto tensor = loaded(input, bytes);
        if (!tensor)
            return io::fail(tensor.error());
        inputs.tensors.push_back(*std::move(tensor));
    }
    return inputs;
}

io::Result<void> CaseInputs::write(const std::string& folder) const
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    std::vector<batch::WrittenTensor> all;
    for (const CaseTensor& tensor : tensors)
        all.push_back(written(tensor));
    Job changed = job;
    changed.expect.reset();
    forEachTensor(changed, [this](std::size_t, std::size_t, TensorInput& input) {
        auto* saved = std::get_if<TensorInFile>(&input.origin);
        const auto found = saved ? std::ranges::find(tensors, *saved, &CaseTensor::reference) : tensors.end();
        if (found != tensors.end())
            *saved = {std::string(JobCase::batchName), found->name};
    });
    const auto path = [&folder](std::string_view name) { return folder + '/' + std::string(name); };
    if (auto saved = batch::writeTorchFile(path(JobCase::batchName), all); !saved)
        return saved;
    return io::writeAtomically(path(JobCase::jobName), writeJob(changed));
}

} // namespace torchtriage::rerun
