// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/value.h"

#include <bit>

namespace torchtriage::batch {

std::string_view toString(ValueKind kind) noexcept
{
    switch (kind) {
    case ValueKind::None:
        return "none";
    case ValueKind::Bool:
        return "bool";
    case ValueKind::Int:
    case ValueKind::BigInt:
        return "int";
    case ValueKind::Float:
        return "float";
    case ValueKind::Complex:
        return "complex";
    case ValueKind::String:
        return "string";
    case ValueKind::Bytes:
        return "bytes";
    case ValueKind::Symbol:
        return "symbol";
    case ValueKind::List:
        return "list";
    case ValueKind::Tuple:
        return "tuple";
    case ValueKind::Dict:
        return "dict";
    case ValueKind::Set:
        return "set";
    case ValueKind::Tensor:
        return "tensor";
    case ValueKind::Opaque:
        return "opaque";
    }
    return "none";
}

std::uint64_t ValueGraph::range(std::size_t start, std::size_t length) noexcept
{
    return static_cast<std::uint64_t>(start) | (static_cast<std::uint64_t>(length) << 32);
}

std::int64_t ValueGraph::integer(ValueId id) const noexcept
{
    const Node& node = m_nodes[id];
    return node.kind == ValueKind::Int || node.kind == ValueKind::Bool ? static_cast<std::int64_t>(node.bits)
                                                                       : 0;
}

double ValueGraph::real(ValueId id) const noexcept
{
    return m_nodes[id].kind == ValueKind::Float ? std::bit_cast<double>(m_nodes[id].bits)
                                                : static_cast<double>(integer(id));
}

std::complex<double> ValueGraph::complex(ValueId id) const noexcept
{
    const Node& node = m_nodes[id];
    if (node.kind != ValueKind::Complex)
        return {real(id), 0};
    // Its parts are two Float nodes in a row.
    const auto first = static_cast<ValueId>(node.bits);
    return {real(first), real(first + 1)};
}

std::string_view ValueGraph::text(ValueId id) const noexcept
{
    const Node& node = m_nodes[id];
    switch (node.kind) {
    case ValueKind::String:
    case ValueKind::Bytes:
    case ValueKind::BigInt:
    case ValueKind::Symbol:
        return std::string_view(m_text).substr(node.bits & 0xffffffffU, node.bits >> 32);
    default:
        return {};
    }
}

std::uint64_t ValueGraph::length(ValueId id) const noexcept
{
    const Node& node = m_nodes[id];
    return node.longText ? m_extents[node.aux].size : text(id).size();
}

std::optional<Extent> ValueGraph::extent(ValueId id) const
{
    const Node& node = m_nodes[id];
    if (node.longText)
        return m_extents[node.aux];
    if (node.kind != ValueKind::String && node.kind != ValueKind::Bytes)
        return std::nullopt;
    Extent extent;
    extent.coding = Extent::Coding::Memory;
    extent.memory = std::make_shared<const std::string>(text(id));
    extent.size = extent.memory->size();
    return extent;
}

std::string_view ValueGraph::opaqueName(ValueId id) const noexcept
{
    const ValueId callable = opaque(id).callable;
    return callable != noId && m_nodes[callable].kind == ValueKind::Symbol ? text(callable)
                                                                           : std::string_view{};
}

bool ValueGraph::stateIsAttributes(const Object& object) const noexcept
{
    return object.state != noId && m_nodes[object.state].kind == ValueKind::Dict;
}

std::size_t ValueGraph::childCount(ValueId id) const noexcept
{
    const Node& node = m_nodes[id];
    switch (node.kind) {
    case ValueKind::List:
    case ValueKind::Set:
        return m_containers[node.aux].size();
    case ValueKind::Dict:
        return m_containers[node.aux].size() / 2;
    case ValueKind::Tuple:
        return node.bits >> 32;
    case ValueKind::Tensor:
        return m_tensors[node.aux].components.size();
    case ValueKind::Opaque: {
        const Object& object = m_objects[node.aux];
        const std::size_t arguments = object.arguments == noId ? 0 : childCount(object.arguments);
        const std::size_t state = object.state == noId        ? 0
                                  : stateIsAttributes(object) ? childCount(object.state)
                                                              : 1;
        return arguments + object.items.size() + object.pairs.size() / 2 + state;
    }
    default:
        return 0;
    }
}

Child ValueGraph::child(ValueId id, std::size_t index) const noexcept
{
    const Node& node = m_nodes[id];
    switch (node.kind) {
    case ValueKind::List:
    case ValueKind::Set:
        return {ChildLabel::Index, index, noId, {}, m_containers[node.aux][index]};
    case ValueKind::Dict: {
        const std::vector<ValueId>& pairs = m_containers[node.aux];
        return {ChildLabel::Key, index, pairs[2 * index], {}, pairs[2 * index + 1]};
    }
    case ValueKind::Tuple:
        return {ChildLabel::Index, index, noId, {}, m_tuples[(node.bits & 0xffffffffU) + index]};
    case ValueKind::Tensor: {
        const Component& component = m_tensors[node.aux].components[index];
        return {ChildLabel::Attribute, index, noId, component.name, component.value};
    }
    case ValueKind::Opaque:
        return opaqueChild(m_objects[node.aux], index);
    default:
        return {};
    }
}

Child ValueGraph::opaqueChild(const Object& object, std::size_t index) const noexcept
{
    // What the object holds comes first, what it was made with last.
    if (object.state != noId) {
        if (!stateIsAttributes(object)) {
            if (index == 0)
                return {ChildLabel::Attribute, 0, noId, "state", object.state};
            --index;
        } else if (index < childCount(object.state)) {
            Child entry = child(object.state, index);
            entry.label = ChildLabel::Attribute;
            return entry;
        } else {
            index -= childCount(object.state);
        }
    }
    if (index < object.items.size())
        return {ChildLabel::Index, index, noId, {}, object.items[index]};
    index -= object.items.size();
    if (index < object.pairs.size() / 2)
        return {ChildLabel::Key, index, object.pairs[2 * index], {}, object.pairs[2 * index + 1]};
    index -= object.pairs.size() / 2;
    return {ChildLabel::Argument, index, noId, {}, child(object.arguments, index).value};
}

std::optional<ValueId> ValueGraph::lookUp(ValueId dict, std::string_view key) const noexcept
{
    if (m_nodes[dict].kind != ValueKind::Dict)
        return std::nullopt;
    // The last entry wins, as it does in Python.
    for (std::size_t i = childCount(dict); i-- > 0;) {
        const Child entry = child(dict, i);
        if (m_nodes[entry.key].kind == ValueKind::String && text(entry.key) == key)
            return entry.value;
    }
    return std::nullopt;
}

bool ValueGraph::charge(std::size_t bytes) noexcept
{
    m_charged += bytes;
    m_over = m_over || m_charged > m_caps.memory || m_nodes.size() > m_caps.nodes;
    return !m_over;
}

ValueId ValueGraph::add(ValueKind kind, std::uint64_t bits)
{
    static_cast<void>(charge(sizeof(Node)));
    m_nodes.push_back({kind, false, 0, bits});
    return static_cast<ValueId>(m_nodes.size() - 1);
}

ValueId ValueGraph::addReal(double value)
{
    return add(ValueKind::Float, std::bit_cast<std::uint64_t>(value));
}

ValueId ValueGraph::addComplex(std::complex<double> value)
{
    const ValueId first = addReal(value.real());
    addReal(value.imag());
    return add(ValueKind::Complex, first);
}

ValueId ValueGraph::addText(ValueKind kind, std::string_view text)
{
    static_cast<void>(charge(text.size()));
    const std::size_t start = m_text.size();
    m_text.append(text);
    return add(kind, range(start, text.size()));
}

ValueId ValueGraph::addLongText(ValueKind kind, std::string_view start, const Extent& extent)
{
    static_cast<void>(charge(sizeof(Extent)));
    const ValueId id = addText(kind, start);
    m_nodes[id].longText = true;
    m_nodes[id].aux = static_cast<std::uint32_t>(m_extents.size());
    m_extents.push_back(extent);
    return id;
}

ValueId ValueGraph::addTuple(const std::vector<ValueId>& items)
{
    static_cast<void>(charge(items.size() * sizeof(ValueId)));
    const std::size_t start = m_tuples.size();
    m_tuples.insert(m_tuples.end(), items.begin(), items.end());
    return add(ValueKind::Tuple, range(start, items.size()));
}

ValueId ValueGraph::addContainer(ValueKind kind)
{
    static_cast<void>(charge(sizeof(std::vector<ValueId>)));
    const ValueId id = add(kind);
    m_nodes[id].aux = static_cast<std::uint32_t>(m_containers.size());
    m_containers.emplace_back();
    return id;
}

ValueId ValueGraph::addObject(Object object)
{
    static_cast<void>(charge(sizeof(Object)));
    const ValueId id = add(ValueKind::Opaque);
    m_nodes[id].aux = static_cast<std::uint32_t>(m_objects.size());
    m_objects.push_back(std::move(object));
    return id;
}

ValueId ValueGraph::addTensor(Tensor tensor)
{
    static_cast<void>(
        charge(sizeof(Tensor) + tensor.shape.size() * 16 + tensor.components.size() * sizeof(Component)));
    if (tensor.storage != noId)
        ++m_storages[tensor.storage].tensors;
    const ValueId id = add(ValueKind::Tensor);
    m_nodes[id].aux = static_cast<std::uint32_t>(m_tensors.size());
    m_tensors.push_back(std::move(tensor));
    return id;
}

ValueId ValueGraph::addGlobal(std::string_view module, std::string_view name, std::uint64_t offset,
                              std::string_view member)
{
    std::string full(module);
    full += '.';
    full += name;
    // The key keeps the two parts apart: "a.b" + "c" and "a" + "b.c" are different names.
    std::string key(module);
    key += '\n';
    key += name;
    const auto [place, isNew] = m_globalIndex.try_emplace(std::move(key), m_globals.size());
    if (isNew) {
        static_cast<void>(charge(sizeof(GlobalUse) + 3 * full.size() + 64));
        m_globals.push_back({std::string(module),
                             std::string(name),
                             offset,
                             std::string(member),
                             {},
                             false,
                             1,
                             riskOf(module, name)});
    } else {
        ++m_globals[place->second].count;
    }
    const ValueId id = addText(ValueKind::Symbol, full);
    m_nodes[id].aux = static_cast<std::uint32_t>(place->second + 1);
    return id;
}

StorageId ValueGraph::addStorage(Storage storage)
{
    static_cast<void>(charge(sizeof(Storage) + storage.key.size() + storage.location.size()));
    m_storages.push_back(std::move(storage));
    return static_cast<StorageId>(m_storages.size() - 1);
}

std::optional<std::size_t> ValueGraph::globalOf(ValueId symbol) const noexcept
{
    const Node& node = m_nodes[symbol];
    if (node.kind != ValueKind::Symbol || node.aux == 0)
        return std::nullopt;
    return node.aux - 1;
}

} // namespace torchtriage::batch
