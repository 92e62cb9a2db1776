// SPDX-License-Identifier: GPL-3.0-or-later
// Plain pickles, and the five pickles with storages behind them that torch wrote before 1.6.
#include "core/batch/bytes.h"
#include "core/batch/pickle_machine.h"
#include "core/batch/readers.h"
#include "core/batch/rebuild.h"

#include <algorithm>
#include <array>

namespace torchtriage::batch {

namespace {

constexpr std::int64_t legacyVersion = 1001;

// 0x1950a86a20f9469cfc6c, in the two ways a pickle may write it.
bool isLegacyMagic(const ValueGraph& graph, ValueId id)
{
    return graph.kind(id) == ValueKind::BigInt &&
           (graph.text(id) == "0x1950a86a20f9469cfc6c" || graph.text(id) == "119547037146038801333356");
}

io::Result<ValueId> runNext(PickleCursor& cursor, BatchFile& batch)
{
    PickleMachine machine(cursor, batch.values, batch.notes);
    return machine.run();
}

// Where the bytes of a root storage lie, in the order in which the file has them.
struct RootStorage {
    std::string key;
    std::uint64_t itemSize = 0;
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

std::uint64_t itemSizeOf(const BatchFile& batch, const Rebuilder& rebuilder, const std::string& key)
{
    const auto sizeOf = [&batch](StorageId id) {
        return std::max<std::uint64_t>(bitsOf(batch.values.storages()[id].dtype) / 8, 1);
    };
    if (const auto found = rebuilder.storages().find(key); found != rebuilder.storages().end())
        return sizeOf(found->second);
    for (const auto& view : rebuilder.views()) {
        if (view.root == key)
            return sizeOf(view.id);
    }
    return 0;
}

io::Result<RootStorage> locateNext(const BatchFile& batch, const Rebuilder& rebuilder, std::string key,
                                   std::uint64_t at)
{
    const std::string place = "storage " + key.substr(0, 64) + ", byte " + std::to_string(at);
    RootStorage root;
    root.key = std::move(key);
    root.itemSize = itemSizeOf(batch, rebuilder, root.key);
    if (root.itemSize == 0)
        return io::fail(io::ErrorKind::Malformed, batch.path(), place, "no tensor says what type it has");
    std::array<char, 8> head{};
    if (!batch.file->readExactlyAt(at, head))
        return io::fail(io::ErrorKind::Truncated, batch.path(), place, "the file ends before the storage");
    const auto count = littleEndian<std::uint64_t>(std::string_view(head.data(), head.size()));
    root.offset = at + head.size();
    if (count > (batch.bytes() - root.offset) / root.itemSize)
        return io::fail(io::ErrorKind::Truncated, batch.path(), place,
                        "the storage of " + std::to_string(count) +
                            " elements goes past the end of the file");
    root.bytes = count * root.itemSize;
    return root;
}

void place(BatchFile& batch, StorageId id, const RootStorage& root, std::uint64_t start)
{
    Storage& storage = batch.values.storages()[id];
    if (start > root.bytes || storage.bytes > root.bytes - start) {
        batch.problems.push_back(
            {io::ErrorKind::Malformed, batch.path(), "storage " + storage.key.substr(0, 64),
             "it needs " + std::to_string(storage.bytes) + " bytes of " + std::to_string(root.bytes)});
        return;
    }
    storage.extent.fileOffset = root.offset + start;
    storage.extent.size = storage.bytes;
    storage.present = true;
}

io::Result<void> placeStorages(BatchFile& batch, const Rebuilder& rebuilder, ValueId keys, std::uint64_t at)
{
    std::unordered_map<std::string, RootStorage> roots;
    for (std::size_t i = 0; i < batch.values.childCount(keys); ++i) {
        auto root = locateNext(batch, rebuilder,
                               std::string(batch.values.text(batch.values.child(keys, i).value)), at);
        if (!root)
            return io::fail(root.error());
        at = root->offset + root->bytes;
        roots.insert_or_assign(root->key, std::move(*root));
    }
    for (const auto& [key, id] : rebuilder.storages()) {
        if (const auto root = roots.find(key); root != roots.end())
            place(batch, id, root->second, 0);
    }
    for (const auto& view : rebuilder.views()) {
        if (const auto root = roots.find(view.root); root != roots.end())
            place(batch, view.id, root->second, view.start);
    }
    if (at != batch.bytes())
        batch.notes.push_back({NoteKind::TrailingBytes, "byte " + std::to_string(at),
                               std::to_string(batch.bytes() - at) + " bytes follow the last storage"});
    return {};
}

io::Result<void> readLegacy(BatchFile& batch, PickleCursor& cursor)
{
    batch.format = Format::TorchLegacy;
    std::array<ValueId, 4> parts{}; // version, system, object, storage keys
    for (ValueId& part : parts) {
        const auto value = runNext(cursor, batch);
        if (!value)
            return io::fail(value.error());
        part = *value;
    }
    if (batch.values.integer(parts[0]) != legacyVersion)
        return io::fail(io::ErrorKind::Unsupported, batch.path(), "byte 0",
                        "legacy format version " + std::to_string(batch.values.integer(parts[0])));
    const auto little = batch.values.lookUp(parts[1], "little_endian");
    const bool bigEndian =
        little && batch.values.kind(*little) == ValueKind::Bool && !batch.values.boolean(*little);
    if (batch.values.kind(parts[3]) != ValueKind::List)
        return io::fail(io::ErrorKind::Malformed, batch.path(), "byte " + std::to_string(cursor.position()),
                        "the storage keys are not a list");
    Rebuilder rebuilder(batch.values, bigEndian);
    rebuilder.run();
    batch.root = parts[2];
    batch.metadata.emplace_back("byteorder", bigEndian ? "big" : "little");
    for (const auto& source : rebuilder.sources())
        batch.metadata.emplace_back("source of " + std::string(batch.values.text(source.className)),
                                    std::string(batch.values.text(source.text)));
    return placeStorages(batch, rebuilder, parts[3], cursor.position());
}

} // namespace

io::Result<void> readPickle(BatchFile& batch)
{
    PickleCursor cursor(*batch.file, wholeFile(*batch.file), {});
    const auto first = runNext(cursor, batch);
    if (!first)
        return io::fail(first.error());
    // The magic is checked on the value: a file may reach it by detours that would do harm elsewhere.
    if (isLegacyMagic(batch.values, *first))
        return readLegacy(batch, cursor);
    batch.format = Format::Pickle;
    batch.root = *first;
    Rebuilder rebuilder(batch.values);
    rebuilder.run();
    if (cursor.remaining() != 0)
        batch.notes.push_back({NoteKind::PickleRest, cursor.place(cursor.position()),
                               std::to_string(cursor.remaining()) + " bytes"});
    return {};
}

} // namespace torchtriage::batch
