// SPDX-License-Identifier: GPL-3.0-or-later
// Persistent ids: the storages that tensors look at.
#include "core/batch/rebuild.h"

namespace torchtriage::batch {

namespace {

constexpr std::int64_t mostElements = std::int64_t{1} << 56;

std::string_view lastPart(std::string_view name)
{
    return name.substr(name.rfind('.') + 1);
}

} // namespace

void Rebuilder::resolvePersistent(ValueId id)
{
    const ValueId what = argument(id, 0);
    if (m_values != nullptr && what != noId) {
        const std::string key =
            isKind(what, ValueKind::Int) ? std::to_string(m_graph.integer(what)) : textOf(what);
        if (const auto found = m_values->find(key); found != m_values->end()) {
            m_graph.become(id, found->second);
            return;
        }
    }
    // ('module', class, file, source) in legacy files, (class, file, source) in tar files: it stands for the
    // class.
    const bool tagged = textOf(element(what, 0)) == "module";
    const std::size_t first = tagged ? 1 : 0;
    if (isKind(element(what, first), ValueKind::Symbol) && element(what, first + 2) != noId) {
        m_sources.push_back({element(what, first), element(what, first + 1), element(what, first + 2)});
        m_graph.become(id, element(what, first));
        return;
    }
    m_persistent.push_back(id);
}

void Rebuilder::finishPersistent(ValueId id)
{
    // A storage that stands for itself is shown as the one-dimensional tensor it is.
    std::string reason;
    const auto storage = storageOf(id, reason);
    if (!storage) {
        problem(id, reason);
        return;
    }
    const std::uint64_t bits = bitsOf(storage->dtype);
    Tensor tensor;
    tensor.dtype = storage->dtype;
    tensor.shape = {static_cast<std::int64_t>(m_graph.storages()[storage->id].bytes * 8 / bits)};
    tensor.strides = {1};
    placeTensor(id, std::move(tensor), *storage);
}

std::optional<Rebuilder::StorageRef> Rebuilder::storageOf(ValueId persistent, std::string& reason)
{
    if (!isKind(persistent, ValueKind::Opaque) || m_graph.opaque(persistent).callable != noId) {
        reason = "the storage is not a persistent id";
        return std::nullopt;
    }
    if (persistent < m_used.size())
        m_used[persistent] = true;
    return storageFromTuple(argument(persistent, 0), reason);
}

std::optional<Rebuilder::StorageRef> Rebuilder::storageFromTuple(ValueId tuple, std::string& reason)
{
    if (textOf(element(tuple, 0)) != "storage" || !isKind(element(tuple, 1), ValueKind::Symbol) ||
        !isKind(element(tuple, 4), ValueKind::Int)) {
        reason = "the persistent id is not a storage";
        return std::nullopt;
    }
    const std::string className(lastPart(textOf(element(tuple, 1))));
    const auto dtype = dtypeFromStorageClass(className);
    if (!dtype) {
        reason = "unknown storage class " + className;
        return std::nullopt;
    }
    std::int64_t count = m_graph.integer(element(tuple, 4));
    const ValueId view = element(tuple, 5);
    if (element(view, 2) != noId)
        count = m_graph.integer(element(view, 2));
    if (count < 0 || count > mostElements) {
        reason = "the storage declares " + std::to_string(count) + " elements";
        return std::nullopt;
    }
    // Storages of packed types count bytes, one to each element of the class.
    const bool packed = *dtype == DType::QUInt4x2 || *dtype == DType::QUInt2x4;
    const std::uint64_t itemSize = packed ? 1 : bitsOf(*dtype) / 8;
    return StorageRef{storageFor(tuple, *dtype, static_cast<std::uint64_t>(count) * itemSize), *dtype};
}

StorageId Rebuilder::storageFor(ValueId tuple, DType dtype, std::uint64_t bytes)
{
    const ValueId keyValue = element(tuple, 2);
    const std::string key =
        isKind(keyValue, ValueKind::Int) ? std::to_string(m_graph.integer(keyValue)) : textOf(keyValue);
    const ValueId view = element(tuple, 5);
    const bool isView = element(view, 2) != noId;
    const std::string name = isView ? key + '/' + textOf(element(view, 0)) : key;
    if (const auto found = m_storages.find(name); found != m_storages.end())
        return found->second;
    Storage storage;
    storage.key = isView ? textOf(element(view, 0)) : key;
    storage.dtype = dtype;
    storage.location = textOf(element(tuple, 3));
    storage.bytes = bytes;
    storage.bigEndian = m_bigEndian;
    const StorageId id = m_graph.addStorage(std::move(storage));
    m_storages.emplace(name, id);
    if (isView) {
        const auto start =
            static_cast<std::uint64_t>(m_graph.integer(element(view, 1))) * (bitsOf(dtype) / 8);
        m_views.push_back({id, key, start});
    }
    return id;
}

} // namespace torchtriage::batch
