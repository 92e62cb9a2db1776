// SPDX-License-Identifier: GPL-3.0-or-later
// Plain tensors: views of storages, and what torch wraps around them.
#include "core/batch/rebuild.h"

namespace torchtriage::batch {

std::optional<DType> Rebuilder::dtypeOf(ValueId id, std::string& name) const
{
    name = textOf(id);
    if (!isKind(id, ValueKind::Symbol) || !name.starts_with("torch."))
        return std::nullopt;
    name.erase(0, 6);
    return dtypeFromTorch(name);
}

bool Rebuilder::tensorV1(ValueId id)
{
    return strided(id, noId, std::nullopt);
}

bool Rebuilder::tensorV2(ValueId id)
{
    return strided(id, 6, std::nullopt);
}

bool Rebuilder::tensorV3(ValueId id)
{
    std::string name;
    const auto dtype = dtypeOf(argument(id, 6), name);
    if (!dtype)
        return problem(id, "unknown dtype " + name);
    return strided(id, 7, dtype);
}

// (storage, offset, size, stride, requires_grad, hooks[, dtype], [metadata])
bool Rebuilder::strided(ValueId id, std::size_t metadata, std::optional<DType> dtype)
{
    std::string reason;
    const auto storage = storageOf(argument(id, 0), reason);
    if (!storage)
        return problem(id, reason);
    auto shape = integers(argument(id, 2));
    auto strides = integers(argument(id, 3));
    if (!shape || !strides || shape->size() != strides->size() || !isKind(argument(id, 1), ValueKind::Int))
        return problem(id, "offset, size or stride of the tensor is not a list of integers");
    Tensor tensor;
    tensor.dtype = dtype.value_or(storage->dtype);
    if (tensor.dtype == DType::SubByteInt)
        tensor.dtypeName = textOf(argument(id, 6)).substr(6);
    tensor.shape = std::move(*shape);
    tensor.strides = std::move(*strides);
    tensor.storageOffset = m_graph.integer(argument(id, 1));
    tensor.requiresGrad = flag(argument(id, 4));
    applyMetadata(tensor, metadata == noId ? noId : argument(id, metadata));
    return placeTensor(id, std::move(tensor), *storage);
}

void Rebuilder::applyMetadata(Tensor& tensor, ValueId metadata) const
{
    if (!isKind(metadata, ValueKind::Dict))
        return;
    const auto conjugate = m_graph.lookUp(metadata, "conj");
    const auto negative = m_graph.lookUp(metadata, "neg");
    tensor.conjugate = conjugate && flag(*conjugate);
    tensor.negative = negative && flag(*negative);
}

bool Rebuilder::placeTensor(ValueId id, Tensor tensor, const StorageRef& storage)
{
    const auto end = elementEnd(tensor);
    const Storage& bytes = m_graph.storages()[storage.id];
    const std::uint64_t bits = bitsOf(tensor.dtype);
    if (!end)
        return problem(id, "sizes, strides or offset of the tensor are negative or overflow");
    // Meta storages keep a size and no bytes.
    if (bytes.location != "meta" && *end > bytes.bytes * 8 / bits)
        return problem(id, "the tensor reaches element " + std::to_string(*end) + " and its storage " +
                               bytes.key.substr(0, 64) + " ends at " +
                               std::to_string(bytes.bytes * 8 / bits));
    tensor.storage = storage.id;
    tensor.itemBits = bits;
    tensor.device = bytes.location;
    if (tensor.dtypeName.empty())
        tensor.dtypeName = toString(tensor.dtype);
    return replace(id, m_graph.addTensor(std::move(tensor)));
}

// (data, requires_grad, hooks[, state])
bool Rebuilder::parameter(ValueId id)
{
    const ValueId data = argument(id, 0);
    if (!isKind(data, ValueKind::Tensor))
        return false;
    Tensor tensor = m_graph.tensor(data);
    tensor.parameter = true;
    tensor.requiresGrad = argument(id, 1) == noId || flag(argument(id, 1));
    // The data is reachable only through the parameter: it is the same look at the storage.
    if (tensor.storage != noId)
        --m_graph.storages()[tensor.storage].tensors;
    return replace(id, m_graph.addTensor(std::move(tensor)));
}

// (dtype, size, stride, requires_grad)
bool Rebuilder::metaTensor(ValueId id)
{
    Tensor tensor;
    const auto dtype = dtypeOf(argument(id, 0), tensor.dtypeName);
    auto shape = integers(argument(id, 1));
    auto strides = integers(argument(id, 2));
    if (!dtype || !shape || !strides || !elementCount(*shape))
        return problem(id, "the meta tensor has no usable dtype, size or stride");
    tensor.dtype = *dtype;
    tensor.shape = std::move(*shape);
    tensor.strides = std::move(*strides);
    tensor.requiresGrad = flag(argument(id, 3));
    tensor.itemBits = bitsOf(*dtype);
    tensor.device = "meta";
    return replace(id, m_graph.addTensor(std::move(tensor)));
}

// (class, dtype, size, stride, storage_offset, layout, device, requires_grad)
bool Rebuilder::wrapperSubclass(ValueId id)
{
    Tensor tensor;
    const auto dtype = dtypeOf(argument(id, 1), tensor.dtypeName);
    auto shape = integers(argument(id, 2));
    auto strides = integers(argument(id, 3));
    if (!dtype || !shape || !strides || !elementCount(*shape))
        return problem(id, "the wrapper tensor has no usable dtype, size or stride");
    tensor.subclass = textOf(argument(id, 0));
    tensor.classSymbol = argument(id, 0);
    tensor.dtype = *dtype;
    tensor.shape = std::move(*shape);
    tensor.strides = std::move(*strides);
    tensor.itemBits = bitsOf(*dtype);
    tensor.device = textOf(argument(id, 6));
    tensor.requiresGrad = flag(argument(id, 7));
    return replace(id, m_graph.addTensor(std::move(tensor)));
}

// (array or tensor, dtype, device, requires_grad): accelerators whose storages are not saved as such
bool Rebuilder::deviceTensor(ValueId id)
{
    const ValueId data = argument(id, 0);
    if (!isKind(data, ValueKind::Tensor))
        return problem(id, "the tensor's data is not an array");
    Tensor tensor = m_graph.tensor(data);
    tensor.array = false;
    tensor.device = textOf(argument(id, 2));
    tensor.requiresGrad = flag(argument(id, 3));
    if (tensor.storage != noId)
        --m_graph.storages()[tensor.storage].tensors;
    return replace(id, m_graph.addTensor(std::move(tensor)));
}

// (function, class, arguments, state): a subclass, or a tensor with attributes
bool Rebuilder::fromType(ValueId id)
{
    const ValueId function = argument(id, 0);
    const ValueId arguments = argument(id, 2);
    if (!isKind(function, ValueKind::Symbol) || !isKind(arguments, ValueKind::Tuple))
        return false;
    Object inner;
    inner.callable = function;
    inner.arguments = arguments;
    inner.byteOffset = m_graph.opaque(id).byteOffset;
    const ValueId made = m_graph.addObject(std::move(inner));
    for (std::size_t i = 0; i < m_graph.childCount(arguments); ++i)
        resolve(m_graph.child(arguments, i).value);
    const Handler handler = handlerFor(textOf(function));
    if (handler == nullptr || handler == &Rebuilder::fromType || !(this->*handler)(made))
        return problem(id, m_graph.kind(made) == ValueKind::Opaque ? m_graph.opaque(made).problem
                                                                   : std::string());
    if (m_graph.kind(made) == ValueKind::Tensor) {
        Tensor& tensor = m_graph.tensor(made);
        const std::string name = textOf(argument(id, 1));
        if (name != "torch.Tensor" && name != "torch.nn.parameter.Parameter") {
            tensor.subclass = name;
            tensor.classSymbol = argument(id, 1);
        }
        if (const ValueId state = argument(id, 3); isKind(state, ValueKind::Dict)) {
            for (std::size_t i = 0; i < m_graph.childCount(state); ++i) {
                const Child attribute = m_graph.child(state, i);
                tensor.components.push_back({textOf(attribute.key), attribute.value});
            }
            static_cast<void>(m_graph.charge(tensor.components.size() * sizeof(Component)));
        }
    }
    return replace(id, made);
}

} // namespace torchtriage::batch
