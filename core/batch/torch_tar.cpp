// SPDX-License-Identifier: GPL-3.0-or-later
// torch.save of 0.1: a tar archive with storages, tensors and a pickle that names the tensors by number.
#include "core/batch/bytes.h"
#include "core/batch/pickle_machine.h"
#include "core/batch/readers.h"
#include "core/batch/rebuild.h"
#include "core/batch/tar.h"

#include <algorithm>

namespace torchtriage::batch {

namespace {

constexpr std::size_t mostTarHeaders = 1000;
constexpr std::int64_t mostParts = 1'000'000;

class TarReader {
public:
    TarReader(BatchFile& batch, std::vector<TarEntry> entries) : m_batch(batch), m_entries(std::move(entries))
    {
    }

    io::Result<void> read()
    {
        for (auto step : {&TarReader::readSystem, &TarReader::readStorages, &TarReader::readTensors,
                          &TarReader::readObject}) {
            if (auto done = (this->*step)(); !done)
                return done;
        }
        return {};
    }

private:
    [[nodiscard]] io::Result<Extent> entry(std::string_view name) const
    {
        for (const TarEntry& each : m_entries) {
            if (each.name == name || each.name == "./" + std::string(name))
                return each.extent;
        }
        return io::fail(io::ErrorKind::Unsupported, m_batch.path(), "byte 0",
                        "a tar archive without " + std::string(name) + ": not written by torch");
    }

    [[nodiscard]] io::Result<ValueId> next(PickleCursor& cursor)
    {
        PickleMachine machine(cursor, m_batch.values, m_batch.notes);
        return machine.run();
    }

    [[nodiscard]] ValueId part(ValueId tuple, std::size_t index) const
    {
        const ValueGraph& values = m_batch.values;
        const bool listed = values.kind(tuple) == ValueKind::Tuple || values.kind(tuple) == ValueKind::List;
        return listed && index < values.childCount(tuple) ? values.child(tuple, index).value : noId;
    }

    [[nodiscard]] std::string keyOf(ValueId id) const
    {
        if (id == noId)
            return {};
        return m_batch.values.kind(id) == ValueKind::Int ? std::to_string(m_batch.values.integer(id))
                                                         : std::string(m_batch.values.text(id));
    }

    [[nodiscard]] tl::unexpected<io::Error> malformed(const PickleCursor& cursor, std::string detail) const
    {
        return io::fail(io::ErrorKind::Malformed, m_batch.path(), cursor.place(cursor.position()),
                        std::move(detail));
    }

    io::Result<void> readSystem()
    {
        const auto extent = entry("sys_info");
        if (!extent)
            return io::fail(extent.error());
        PickleCursor cursor(*m_batch.file, *extent, "sys_info");
        const auto system = next(cursor);
        if (!system)
            return io::fail(system.error());
        const auto little = m_batch.values.lookUp(*system, "little_endian");
        m_bigEndian =
            little && m_batch.values.kind(*little) == ValueKind::Bool && !m_batch.values.boolean(*little);
        m_batch.metadata.emplace_back("byteorder", m_bigEndian ? "big" : "little");
        return {};
    }

    io::Result<void> readStorages();
    io::Result<void> readStorage(PickleCursor& cursor);
    io::Result<void> readViews(PickleCursor& cursor);
    io::Result<void> readTensors();
    io::Result<void> readTensor(PickleCursor& cursor);
    io::Result<void> readObject();

    BatchFile& m_batch;
    std::vector<TarEntry> m_entries;
    bool m_bigEndian = false;
    std::unordered_map<std::string, StorageId> m_storages;
    std::unordered_map<std::string, ValueId> m_tensors;
};

io::Result<void> TarReader::readStorages()
{
    const auto extent = entry("storages");
    if (!extent)
        return io::fail(extent.error());
    PickleCursor cursor(*m_batch.file, *extent, "storages");
    const auto count = next(cursor);
    if (!count)
        return io::fail(count.error());
    for (std::int64_t i = 0; i < std::min(m_batch.values.integer(*count), mostParts); ++i) {
        if (auto done = readStorage(cursor); !done)
            return done;
    }
    return readViews(cursor);
}

// A pickled (key, location, class), then the number of elements and the elements.
io::Result<void> TarReader::readStorage(PickleCursor& cursor)
{
    const auto head = next(cursor);
    if (!head)
        return io::fail(head.error());
    const ValueId classSymbol = part(*head, 2);
    const std::string className =
        classSymbol == noId ? std::string() : std::string(m_batch.values.text(classSymbol));
    const auto dtype = dtypeFromStorageClass(className.substr(className.rfind('.') + 1));
    if (!dtype)
        return malformed(cursor, "unknown storage class " + className.substr(0, 64));
    const std::uint64_t itemSize = bitsOf(*dtype) / 8;
    const std::uint64_t count = cursor.number(8);
    if (cursor.failed())
        return io::fail(cursor.error());
    if (itemSize == 0 || count > cursor.remaining() / itemSize)
        return io::fail(io::ErrorKind::Truncated, m_batch.path(), cursor.place(cursor.position()),
                        "a storage of " + std::to_string(count) + " elements goes past the end of its entry");
    Storage storage;
    storage.key = keyOf(part(*head, 0));
    storage.dtype = *dtype;
    storage.location = keyOf(part(*head, 1));
    storage.bytes = count * itemSize;
    storage.bigEndian = m_bigEndian;
    storage.extent = cursor.extent().part(cursor.position(), storage.bytes);
    storage.present = true;
    cursor.skip(storage.bytes);
    const std::string key = storage.key;
    m_storages.insert_or_assign(key, m_batch.values.addStorage(std::move(storage)));
    return {};
}

// Storages that are windows of others: (target, root, offset, size), in elements.
io::Result<void> TarReader::readViews(PickleCursor& cursor)
{
    const auto views = next(cursor);
    if (!views)
        return io::fail(views.error());
    for (std::size_t i = 0; i < m_batch.values.childCount(*views); ++i) {
        const ValueId view = part(*views, i);
        if (view == noId || part(view, 3) == noId)
            continue;
        const auto root = m_storages.find(keyOf(part(view, 1)));
        const std::int64_t offset = m_batch.values.integer(part(view, 2));
        const std::int64_t size = m_batch.values.integer(part(view, 3));
        if (root == m_storages.end() || offset < 0 || size < 0)
            return malformed(cursor, "a storage view names no storage");
        Storage storage = m_batch.values.storages()[root->second];
        const std::uint64_t itemSize = bitsOf(storage.dtype) / 8;
        const std::uint64_t elements = storage.bytes / itemSize;
        if (static_cast<std::uint64_t>(offset) > elements ||
            static_cast<std::uint64_t>(size) > elements - static_cast<std::uint64_t>(offset))
            return malformed(cursor, "a storage view leaves its storage");
        storage.key = keyOf(part(view, 0));
        storage.bytes = static_cast<std::uint64_t>(size) * itemSize;
        storage.extent = storage.extent.part(static_cast<std::uint64_t>(offset) * itemSize, storage.bytes);
        const std::string key = storage.key;
        m_storages.insert_or_assign(key, m_batch.values.addStorage(std::move(storage)));
    }
    return {};
}

io::Result<void> TarReader::readTensors()
{
    const auto extent = entry("tensors");
    if (!extent)
        return io::fail(extent.error());
    PickleCursor cursor(*m_batch.file, *extent, "tensors");
    const auto count = next(cursor);
    if (!count)
        return io::fail(count.error());
    for (std::int64_t i = 0; i < std::min(m_batch.values.integer(*count), mostParts); ++i) {
        if (auto done = readTensor(cursor); !done)
            return done;
    }
    return {};
}

// A pickled (key, storage, class), then int32 rank, 4 bytes of padding, sizes, strides and offset as int64.
io::Result<void> TarReader::readTensor(PickleCursor& cursor)
{
    const auto head = next(cursor);
    if (!head)
        return io::fail(head.error());
    const std::uint64_t rank = cursor.number(4);
    static_cast<void>(cursor.number(4));
    if (!cursor.failed() && rank > m_batch.values.caps().rank)
        return malformed(cursor, "a tensor of " + std::to_string(rank) + " dimensions");
    Tensor tensor;
    tensor.shape.resize(static_cast<std::size_t>(rank));
    tensor.strides.resize(static_cast<std::size_t>(rank));
    for (std::int64_t& size : tensor.shape)
        size = static_cast<std::int64_t>(cursor.number(8));
    for (std::int64_t& stride : tensor.strides)
        stride = static_cast<std::int64_t>(cursor.number(8));
    tensor.storageOffset = static_cast<std::int64_t>(cursor.number(8));
    if (cursor.failed())
        return io::fail(cursor.error());
    const auto storage = m_storages.find(keyOf(part(*head, 1)));
    if (storage == m_storages.end())
        return malformed(cursor, "a tensor names no storage");
    const Storage& bytes = m_batch.values.storages()[storage->second];
    const auto end = elementEnd(tensor);
    if (!end || *end > bytes.bytes * 8 / bitsOf(bytes.dtype))
        return malformed(cursor, "tensor " + keyOf(part(*head, 0)) + " leaves its storage");
    tensor.storage = storage->second;
    tensor.dtype = bytes.dtype;
    tensor.dtypeName = toString(bytes.dtype);
    tensor.itemBits = bitsOf(bytes.dtype);
    tensor.device = bytes.location;
    m_tensors.insert_or_assign(keyOf(part(*head, 0)), m_batch.values.addTensor(std::move(tensor)));
    return {};
}

io::Result<void> TarReader::readObject()
{
    const auto extent = entry("pickle");
    if (!extent)
        return io::fail(extent.error());
    const auto first = static_cast<ValueId>(m_batch.values.size());
    PickleCursor cursor(*m_batch.file, *extent, "pickle");
    const auto value = next(cursor);
    if (!value)
        return io::fail(value.error());
    Rebuilder rebuilder(m_batch.values, m_bigEndian);
    rebuilder.setPersistentValues(m_tensors);
    rebuilder.run(first);
    m_batch.root = *value;
    return {};
}

} // namespace

io::Result<void> readTorchTar(BatchFile& batch)
{
    auto entries = listTar(*batch.file, mostTarHeaders);
    if (!entries)
        return io::fail(entries.error());
    batch.format = Format::TorchTar;
    for (const TarEntry& entry : *entries)
        batch.members.push_back({entry.name, entry.extent.size, false});
    return TarReader(batch, std::move(*entries)).read();
}

} // namespace torchtriage::batch
