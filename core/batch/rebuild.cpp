// SPDX-License-Identifier: GPL-3.0-or-later
// Dispatch, containers and small values. Tensors, layouts, storages and arrays are in rebuild_*.cpp.
#include "core/batch/rebuild.h"

#include <algorithm>

namespace torchtriage::batch {

namespace {

// Arguments stand before the call that uses them, so the chain is short in every honest file.
constexpr std::size_t deepestChain = 64;

} // namespace

Rebuilder::Handler Rebuilder::handlerFor(std::string_view name)
{
    static const std::unordered_map<std::string_view, Handler> handlers = {
        {"collections.OrderedDict", &Rebuilder::dictLike},
        {"collections.defaultdict", &Rebuilder::dictLike},
        {"collections.Counter", &Rebuilder::dictLike},
        {"builtins.dict", &Rebuilder::dictLike},
        {"__builtin__.dict", &Rebuilder::dictLike},
        {"collections.deque", &Rebuilder::listLike},
        {"builtins.list", &Rebuilder::listLike},
        {"__builtin__.list", &Rebuilder::listLike},
        {"builtins.set", &Rebuilder::setLike},
        {"builtins.frozenset", &Rebuilder::setLike},
        {"__builtin__.set", &Rebuilder::setLike},
        {"__builtin__.frozenset", &Rebuilder::setLike},
        {"torch.Size", &Rebuilder::firstArgument},
        {"torch.jit._pickle.build_intlist", &Rebuilder::firstArgument},
        {"torch.jit._pickle.build_doublelist", &Rebuilder::firstArgument},
        {"torch.jit._pickle.build_boollist", &Rebuilder::firstArgument},
        {"torch.jit._pickle.build_tensorlist", &Rebuilder::firstArgument},
        {"torch.jit._pickle.restore_type_tag", &Rebuilder::firstArgument},
        {"torch.device", &Rebuilder::device},
        {"torch.serialization._get_layout", &Rebuilder::layoutName},
        {"builtins.complex", &Rebuilder::complexNumber},
        {"__builtin__.complex", &Rebuilder::complexNumber},
        {"builtins.bytearray", &Rebuilder::byteArray},
        {"builtins.bytes", &Rebuilder::byteArray},
        {"__builtin__.bytearray", &Rebuilder::byteArray},
        {"__builtin__.bytes", &Rebuilder::byteArray},
        {"_codecs.encode", &Rebuilder::encodedBytes},
        {"copyreg._reconstructor", &Rebuilder::reconstructed},
        {"copy_reg._reconstructor", &Rebuilder::reconstructed},
        {"torch._utils._rebuild_tensor", &Rebuilder::tensorV1},
        {"torch._utils._rebuild_tensor_v2", &Rebuilder::tensorV2},
        {"torch._utils._rebuild_tensor_v3", &Rebuilder::tensorV3},
        {"torch._utils._rebuild_parameter", &Rebuilder::parameter},
        {"torch._utils._rebuild_parameter_with_state", &Rebuilder::parameter},
        {"torch.nn.parameter.Parameter", &Rebuilder::parameter},
        {"torch._utils._rebuild_sparse_tensor", &Rebuilder::sparseTensor},
        {"torch._utils._rebuild_sparse_csr_tensor", &Rebuilder::sparseTensor},
        {"torch._utils._rebuild_qtensor", &Rebuilder::quantizedTensor},
        {"torch._utils._rebuild_meta_tensor_no_storage", &Rebuilder::metaTensor},
        {"torch._utils._rebuild_wrapper_subclass", &Rebuilder::wrapperSubclass},
        {"torch._utils._rebuild_nested_tensor", &Rebuilder::nestedTensor},
        {"torch._utils._rebuild_device_tensor_from_numpy", &Rebuilder::deviceTensor},
        {"torch._utils._rebuild_xla_tensor", &Rebuilder::deviceTensor},
        {"torch._utils._rebuild_device_tensor_from_cpu_tensor", &Rebuilder::deviceTensor},
        {"torch._tensor._rebuild_from_type", &Rebuilder::fromType},
        {"torch._tensor._rebuild_from_type_v2", &Rebuilder::fromType},
        {"numpy.core.multiarray._reconstruct", &Rebuilder::numpyReconstruct},
        {"numpy._core.multiarray._reconstruct", &Rebuilder::numpyReconstruct},
        {"numpy.core.numeric._frombuffer", &Rebuilder::numpyFromBuffer},
        {"numpy._core.numeric._frombuffer", &Rebuilder::numpyFromBuffer},
        {"numpy.core.multiarray.scalar", &Rebuilder::numpyScalar},
        {"numpy._core.multiarray.scalar", &Rebuilder::numpyScalar},
    };
    const auto found = handlers.find(name);
    return found == handlers.end() ? nullptr : found->second;
}

void Rebuilder::run(ValueId first)
{
    const std::size_t count = m_graph.size();
    m_done.assign(count, false);
    m_used.assign(count, false);
    for (ValueId id = first; id < count && !m_graph.overBudget(); ++id)
        resolve(id);
    for (const ValueId id : m_persistent) {
        if (!m_used[id])
            finishPersistent(id);
    }
    for (const ValueId id : m_dtypes)
        finishDType(id);
    m_persistent.clear();
    m_dtypes.clear();
}

void Rebuilder::resolve(ValueId id)
{
    if (id >= m_done.size() || m_done[id] || m_graph.kind(id) != ValueKind::Opaque || m_depth >= deepestChain)
        return;
    m_done[id] = true;
    if (m_graph.opaque(id).callable == noId) {
        resolvePersistent(id);
        return;
    }
    ++m_depth;
    resolve(m_graph.opaque(id).callable);
    // A legacy file calls a class through the persistent id that stands for it.
    if (const auto use = m_graph.globalOf(m_graph.opaque(id).callable))
        m_graph.globals()[*use].called = true;
    for (std::size_t i = 0; i < argumentCount(id); ++i)
        resolve(argument(id, i));
    if (m_graph.opaque(id).state != noId)
        resolve(m_graph.opaque(id).state);
    const std::string_view name = m_graph.opaqueName(id);
    if (name == "numpy.dtype")
        m_dtypes.push_back(id);
    else if (const Handler handler = handlerFor(name))
        (this->*handler)(id);
    --m_depth;
}

std::size_t Rebuilder::argumentCount(ValueId id) const
{
    return m_graph.childCount(m_graph.opaque(id).arguments);
}

ValueId Rebuilder::argument(ValueId id, std::size_t index) const
{
    return element(m_graph.opaque(id).arguments, index);
}

ValueId Rebuilder::element(ValueId sequence, std::size_t index) const
{
    if (!isKind(sequence, ValueKind::Tuple) && !isKind(sequence, ValueKind::List))
        return noId;
    return index < m_graph.childCount(sequence) ? m_graph.child(sequence, index).value : noId;
}

std::optional<std::vector<std::int64_t>> Rebuilder::integers(ValueId id) const
{
    if (!isKind(id, ValueKind::Tuple) && !isKind(id, ValueKind::List))
        return std::nullopt;
    const std::size_t count = m_graph.childCount(id);
    if (count > m_graph.caps().rank)
        return std::nullopt;
    std::vector<std::int64_t> result(count);
    for (std::size_t i = 0; i < count; ++i) {
        const ValueId item = m_graph.child(id, i).value;
        if (m_graph.kind(item) != ValueKind::Int)
            return std::nullopt;
        result[i] = m_graph.integer(item);
    }
    return result;
}

std::string Rebuilder::textOf(ValueId id) const
{
    return id == noId ? std::string() : std::string(m_graph.text(id));
}

bool Rebuilder::problem(ValueId id, std::string text)
{
    static_cast<void>(m_graph.charge(text.size()));
    m_graph.object(id).problem = std::move(text);
    return false;
}

bool Rebuilder::replace(ValueId id, ValueId with)
{
    m_graph.become(id, with);
    return true;
}

bool Rebuilder::dictLike(ValueId id)
{
    const ValueId result = m_graph.addContainer(ValueKind::Dict);
    std::vector<ValueId> pairs;
    // The content may come as an argument (a dict, or protocol 0's list of pairs) or be set afterwards.
    for (std::size_t i = 0; i < argumentCount(id); ++i) {
        const ValueId content = argument(id, i);
        if (isKind(content, ValueKind::Dict)) {
            const auto& from = m_graph.container(content);
            pairs.insert(pairs.end(), from.begin(), from.end());
        }
        for (std::size_t k = 0; isKind(content, ValueKind::List) && k < m_graph.childCount(content); ++k) {
            const ValueId pair = m_graph.child(content, k).value;
            if (element(pair, 1) != noId)
                pairs.insert(pairs.end(), {element(pair, 0), element(pair, 1)});
        }
    }
    const auto& set = m_graph.opaque(id).pairs;
    pairs.insert(pairs.end(), set.begin(), set.end());
    if (!m_graph.charge(pairs.size() * sizeof(ValueId)))
        return false;
    m_graph.container(result) = std::move(pairs);
    return replace(id, result);
}

bool Rebuilder::listLike(ValueId id)
{
    const ValueId result = m_graph.addContainer(ValueKind::List);
    std::vector<ValueId> items = m_graph.opaque(id).items;
    const ValueId content = argument(id, 0);
    for (std::size_t i = 0; isKind(content, ValueKind::List) && i < m_graph.childCount(content); ++i)
        items.push_back(m_graph.child(content, i).value);
    if (!m_graph.charge(items.size() * sizeof(ValueId)))
        return false;
    m_graph.container(result) = std::move(items);
    return replace(id, result);
}

bool Rebuilder::setLike(ValueId id)
{
    const ValueId content = argument(id, 0);
    const ValueId result = m_graph.addContainer(ValueKind::Set);
    std::vector<ValueId> items;
    const bool listed = isKind(content, ValueKind::List) || isKind(content, ValueKind::Tuple);
    for (std::size_t i = 0; listed && i < m_graph.childCount(content); ++i)
        items.push_back(m_graph.child(content, i).value);
    if (!m_graph.charge(items.size() * sizeof(ValueId)))
        return false;
    m_graph.container(result) = std::move(items);
    return replace(id, result);
}

bool Rebuilder::firstArgument(ValueId id)
{
    const ValueId content = argument(id, 0);
    return content != noId && content != id && replace(id, content);
}

bool Rebuilder::device(ValueId id)
{
    std::string text = textOf(argument(id, 0));
    if (isKind(argument(id, 1), ValueKind::Int))
        text += ':' + std::to_string(m_graph.integer(argument(id, 1)));
    return !text.empty() && replace(id, m_graph.addText(ValueKind::Symbol, text));
}

bool Rebuilder::layoutName(ValueId id)
{
    const std::string text = textOf(argument(id, 0));
    return !text.empty() && replace(id, m_graph.addText(ValueKind::Symbol, text));
}

bool Rebuilder::complexNumber(ValueId id)
{
    if (argumentCount(id) != 2)
        return false;
    return replace(id, m_graph.addComplex({m_graph.real(argument(id, 0)), m_graph.real(argument(id, 1))}));
}

bool Rebuilder::byteArray(ValueId id)
{
    const ValueId content = argument(id, 0);
    if (content == noId)
        return replace(id, m_graph.addText(ValueKind::Bytes, {}));
    if (isKind(content, ValueKind::Bytes))
        return replace(id, content);
    return isKind(content, ValueKind::String) && encodedBytes(id);
}

bool Rebuilder::encodedBytes(ValueId id)
{
    // encode(text, "latin1"): how protocol 2 carries bytes; each character is one byte.
    const ValueId content = argument(id, 0);
    if (!isKind(content, ValueKind::String))
        return false;
    const std::string text = textOf(content);
    if (m_graph.length(content) == text.size()) {
        std::string bytes;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto first = static_cast<unsigned char>(text[i]);
            const bool two = (first & 0xfe) == 0xc2 && i + 1 < text.size();
            const auto second = two ? static_cast<unsigned char>(text[++i]) : 0U;
            bytes += static_cast<char>(two ? ((first & 0x03U) << 6) | (second & 0x3fU) : first);
        }
        return replace(id, m_graph.addText(ValueKind::Bytes, bytes));
    }
    Extent extent = *m_graph.extent(content);
    extent.latin1 = true;
    return replace(id, m_graph.addLongText(ValueKind::Bytes, {}, extent));
}

bool Rebuilder::reconstructed(ValueId id)
{
    // _reconstructor(class, base, base state): an object of `class`; its attributes follow as state.
    if (argumentCount(id) != 3)
        return false;
    const ValueId state = argument(id, 2);
    const std::vector<ValueId> rest =
        isKind(state, ValueKind::None) ? std::vector<ValueId>{} : std::vector<ValueId>{state};
    const ValueId arguments = m_graph.addTuple(rest);
    Object& object = m_graph.object(id);
    object.callable = argument(id, 0);
    object.arguments = arguments;
    return true;
}

} // namespace torchtriage::batch
