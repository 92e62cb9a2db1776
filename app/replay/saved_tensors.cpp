// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/saved_tensors.h"

#include "app/replay/dtypes.h"
#include "core/batch/byte_stream.h"
#include "core/batch/tensor_source.h"
#include "core/batch/walk.h"

#include <algorithm>
#include <span>

namespace torchtriage::replay {

namespace {

using batch::ValueKind;
using rerun::ErrorKind;

// Parts of a storage begin at a multiple of it, so that elements of any dtype keep their alignment.
constexpr std::uint64_t alignment = 64;

tl::unexpected<rerun::ErrorLine> refuseInput(const io::Error& error)
{
    std::string message = error.path;
    for (const std::string& part : {error.place, error.detail}) {
        if (!part.empty())
            message += ": " + part;
    }
    if (error.place.empty() && error.detail.empty())
        message += ": " + std::string(io::toString(error.kind));
    return refuse(ErrorKind::Input, std::move(message));
}

// Elements of a quantised tensor are read as the integers that they are stored as.
batch::DType storedAs(batch::DType dtype)
{
    switch (dtype) {
    case batch::DType::QInt8:
        return batch::DType::Int8;
    case batch::DType::QUInt8:
        return batch::DType::UInt8;
    case batch::DType::QInt32:
        return batch::DType::Int32;
    default:
        return dtype;
    }
}

batch::ValueId component(const batch::Tensor& tensor, std::string_view name)
{
    const auto found = std::ranges::find(tensor.components, name, &batch::Component::name);
    return found != tensor.components.end() ? found->value : batch::noId;
}

void swapWords(std::span<char> bytes, std::size_t wordBytes)
{
    for (std::size_t at = 0; at + wordBytes <= bytes.size(); at += wordBytes)
        std::ranges::reverse(bytes.subspan(at, wordBytes));
}

} // namespace

Expected<SavedTensors::OpenFile*> SavedTensors::open(const std::string& path)
{
    if (const auto found = m_files.find(path); found != m_files.end())
        return &found->second;
    auto batch = batch::openBatch(path);
    if (!batch)
        return refuseInput(batch.error());
    return &m_files.emplace(path, OpenFile{std::move(*batch), {}}).first->second;
}

Expected<void> SavedTensors::plan(const rerun::TensorInFile& reference)
{
    const std::pair name(reference.file, reference.key);
    if (m_values.contains(name))
        return {};
    auto file = open(reference.file);
    if (!file)
        return tl::unexpected(file.error());
    const batch::ValueGraph& values = (*file)->batch.values;
    const auto id = batch::find(values, (*file)->batch.root, reference.key);
    if (!id)
        return refuse(ErrorKind::Input,
                      reference.file + ": there is no value with key \"" + reference.key + "\"");
    m_values.emplace(name, *id);
    switch (values.kind(*id)) {
    case ValueKind::Tensor:
        return planTensor(**file, *id, reference.key);
    case ValueKind::Bool:
    case ValueKind::Int:
    case ValueKind::Float:
    case ValueKind::String:
        return {};
    default:
        return refuse(ErrorKind::Input, reference.file + ": \"" + reference.key + "\" is a " +
                                            std::string(batch::toString(values.kind(*id))) +
                                            ", not a tensor or number");
    }
}

Expected<void> SavedTensors::planTensor(OpenFile& file, batch::ValueId id, const std::string& name)
{
    const batch::Tensor& tensor = file.batch.values.tensor(id);
    if (tensor.layout == batch::Layout::SparseCoo) {
        for (const char* part : {"indices", "values"}) {
            const batch::ValueId value = component(tensor, part);
            if (value == batch::noId || file.batch.values.kind(value) != ValueKind::Tensor ||
                file.batch.values.tensor(value).layout != batch::Layout::Strided)
                return refuse(ErrorKind::Input, file.batch.path() + ": \"" + name + "\" lacks its " + part);
            if (auto planned = planTensor(file, value, name + '.' + part); !planned)
                return planned;
        }
        return {};
    }
    const auto source = batch::sourceOf(file.batch, id, false);
    if (!source)
        return refuseInput(
            {source.error().kind, source.error().path, "\"" + name + "\"", source.error().detail});
    const auto end = batch::elementEnd(tensor);
    if (!end || tensor.itemBits % 8 != 0 || !scalarTypeOf(storedAs(tensor.dtype)))
        return refuse(ErrorKind::Input, file.batch.path() + ": \"" + name + "\" has dtype " +
                                            tensor.dtypeName + ", which this PyTorch does not have");
    const std::uint64_t item = tensor.itemBits / 8;
    const std::uint64_t begin =
        static_cast<std::uint64_t>(tensor.storageOffset) * item / alignment * alignment;
    auto [part, isNew] = file.parts.try_emplace(tensor.storage, Part{begin, *end * item, {}});
    if (!isNew) {
        part->second.begin = std::min(part->second.begin, begin);
        part->second.end = std::max(part->second.end, *end * item);
    }
    return {};
}

Expected<c10::IValue> SavedTensors::load(const rerun::TensorInFile& reference, c10::Device device)
{
    OpenFile& file = m_files.at(reference.file);
    const batch::ValueId id = m_values.at({reference.file, reference.key});
    const batch::ValueGraph& values = file.batch.values;
    switch (values.kind(id)) {
    case ValueKind::Bool:
        return c10::IValue(values.boolean(id));
    case ValueKind::Int:
        return c10::IValue(values.integer(id));
    case ValueKind::Float:
        return c10::IValue(values.real(id));
    case ValueKind::String:
        return c10::IValue(std::string(values.text(id)));
    default:
        return loadTensor(file, id, device).map([](at::Tensor tensor) {
            return c10::IValue(std::move(tensor));
        });
    }
}

Expected<at::Tensor> SavedTensors::loadTensor(OpenFile& file, batch::ValueId id, c10::Device device)
{
    const batch::Tensor& tensor = file.batch.values.tensor(id);
    if (tensor.layout != batch::Layout::SparseCoo)
        return loadStrided(file, tensor, device);
    auto indices = loadStrided(file, file.batch.values.tensor(component(tensor, "indices")), device);
    if (!indices)
        return indices;
    auto elements = loadStrided(file, file.batch.values.tensor(component(tensor, "values")), device);
    if (!elements)
        return elements;
    return at::sparse_coo_tensor(*indices, *elements, tensor.shape);
}

Expected<at::Tensor> SavedTensors::loadStrided(OpenFile& file, const batch::Tensor& tensor,
                                               c10::Device device)
{
    const c10::ScalarType type = *scalarTypeOf(storedAs(tensor.dtype));
    const std::size_t item = tensor.itemBits / 8;
    const bool complex = batch::numberClassOf(tensor.dtype) == batch::NumberClass::Complex;
    const auto bytes = loadPart(file, tensor.storage, complex ? item / 2 : item, device);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const std::uint64_t begin = file.parts.at(tensor.storage).begin;
    at::Tensor result = at::empty({0}, bytes->options().dtype(type));
    result.set_(bytes->storage(), tensor.storageOffset - static_cast<std::int64_t>(begin / item),
                tensor.shape, tensor.strides);
    if (tensor.conjugate)
        result = result.conj();
    if (tensor.negative)
        result = result.neg();
    if (tensor.quantization) {
        const auto& how = *tensor.quantization;
        if (!how.scale || !how.zeroPoint)
            return refuse(ErrorKind::Input, file.batch.path() + ": a tensor quantised by " + how.scheme +
                                                " is not loaded by this engine");
        result = at::_make_per_tensor_quantized_tensor(result, *how.scale, *how.zeroPoint);
    }
    return result;
}

Expected<at::Tensor> SavedTensors::loadPart(OpenFile& file, batch::StorageId id, std::size_t wordBytes,
                                            c10::Device device)
{
    Part& part = file.parts.at(id);
    const auto known = part.loaded.find(device.str());
    if (known != part.loaded.end())
        return known->second;
    if (!device.is_cpu()) {
        const auto onCpu = loadPart(file, id, wordBytes, c10::Device(c10::DeviceType::CPU));
        return onCpu ? part.loaded.emplace(device.str(), onCpu->to(device)).first->second : onCpu;
    }
    const batch::Storage& storage = file.batch.values.storages()[id];
    at::Tensor bytes =
        at::empty({static_cast<std::int64_t>(part.end - part.begin)}, at::TensorOptions(at::kByte));
    const std::span target(static_cast<char*>(bytes.data_ptr()), part.end - part.begin);
    const auto stream = batch::openStream(*file.batch.file, storage.extent);
    auto read = stream->seek(part.begin);
    if (read)
        read = stream->readExactly(target);
    if (!read)
        return refuseInput(read.error());
    if (storage.bigEndian)
        swapWords(target, wordBytes);
    return part.loaded.emplace(device.str(), std::move(bytes)).first->second;
}

} // namespace torchtriage::replay
