// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/pickle_machine.h"
#include "core/batch/readers.h"
#include "core/batch/rebuild.h"

#include <algorithm>

namespace torchtriage::batch {

namespace {

constexpr std::size_t mostArchiveNotes = 100;

void note(BatchFile& batch, NoteKind kind, std::string place, std::string detail = {})
{
    if (batch.notes.size() < mostArchiveNotes)
        batch.notes.push_back({kind, std::move(place), std::move(detail)});
}

// The first bytes of a small record, without the newline that torch puts behind some.
std::optional<std::string> readRecord(const io::File& file, const ZipArchive& archive,
                                      const std::string& name)
{
    const ZipEntry* const entry = archive.find(name);
    if (entry == nullptr)
        return std::nullopt;
    const auto extent = archive.locate(file, *entry);
    if (!extent)
        return std::nullopt;
    std::string text(static_cast<std::size_t>(std::min<std::uint64_t>(extent->size, 64)), '\0');
    if (!openStream(file, *extent)->readExactly(text))
        return std::nullopt;
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
        text.pop_back();
    return text;
}

io::Result<ValueId> runPickle(const io::File& file, const ZipArchive& archive, const ZipEntry& entry,
                              ValueGraph& graph, std::vector<Note>& notes)
{
    const auto extent = archive.locate(file, entry);
    if (!extent)
        return io::fail(extent.error());
    if (extent->coding == Extent::Coding::Deflated && extent->size > graph.caps().inflatedPickle)
        return io::fail(io::ErrorKind::TooLarge, file.path(), entry.name,
                        "a compressed pickle of " + std::to_string(extent->size) + " bytes");
    PickleCursor cursor(file, *extent, entry.name);
    PickleMachine machine(cursor, graph, notes);
    auto value = machine.run();
    if (value && cursor.remaining() != 0 && notes.size() < mostArchiveNotes)
        notes.push_back({NoteKind::PickleRest, cursor.place(cursor.position()),
                         std::to_string(cursor.remaining()) + " bytes"});
    return value;
}

// The bytes of each storage named by the pickle are the record of its key.
void placeStorages(BatchFile& batch, const ZipArchive& archive, const Rebuilder& rebuilder,
                   const std::string& folder)
{
    for (const auto& [key, id] : rebuilder.storages()) {
        Storage& storage = batch.values.storages()[id];
        if (storage.location == "meta")
            continue;
        const std::string name = folder + key;
        const ZipEntry* const entry = archive.find(name);
        if (entry == nullptr) {
            note(batch, NoteKind::MissingEntry, name);
            continue;
        }
        const auto extent = archive.locate(*batch.file, *entry);
        if (!extent) {
            if (batch.problems.size() < mostArchiveNotes)
                batch.problems.push_back(extent.error());
            continue;
        }
        if (extent->size < storage.bytes) {
            if (batch.problems.size() < mostArchiveNotes)
                batch.problems.push_back({io::ErrorKind::Truncated, batch.path(),
                                          "entry " + name.substr(0, 200),
                                          "the entry has " + std::to_string(extent->size) + " of " +
                                              std::to_string(storage.bytes) + " bytes"});
            continue;
        }
        storage.extent = extent->part(0, storage.bytes);
        storage.present = true;
    }
}

io::Result<ValueId> readPickled(BatchFile& batch, const ZipArchive& archive, const std::string& pickle,
                                const std::string& folder, bool bigEndian)
{
    const auto first = static_cast<ValueId>(batch.values.size());
    const auto value = runPickle(*batch.file, archive, *archive.find(pickle), batch.values, batch.notes);
    if (!value)
        return value;
    Rebuilder rebuilder(batch.values, bigEndian);
    rebuilder.run(first);
    placeStorages(batch, archive, rebuilder, folder);
    return value;
}

// Of two entries with one name, some readers take the first and some the last: what the other one would
// import is listed as well.
void scanShadowedPickles(BatchFile& batch, const ZipArchive& archive, const std::string& name)
{
    const ZipEntry* const chosen = archive.find(name);
    std::size_t scanned = 0;
    for (const ZipEntry& entry : archive.entries()) {
        if (entry.name != name || &entry == chosen || ++scanned > 4)
            continue;
        ValueGraph shadow(batch.values.caps());
        std::vector<Note> ignored;
        static_cast<void>(runPickle(*batch.file, archive, entry, shadow, ignored));
        for (GlobalUse use : shadow.globals()) {
            use.member = name + " (another copy)";
            if (isDangerous(use.risk) && batch.values.charge(sizeof(GlobalUse) + use.name.size()))
                batch.values.globals().push_back(std::move(use));
        }
    }
}

void collectMetadata(BatchFile& batch, const ZipArchive& archive, const std::string& root)
{
    for (const std::string name : {"version", ".data/version", "byteorder", ".format_version",
                                   ".storage_alignment", ".data/serialization_id"}) {
        if (auto text = readRecord(*batch.file, archive, root + name))
            batch.metadata.emplace_back(name, std::move(*text));
    }
}

// Constants of a TorchScript module hang on the module itself, so that there is one tree with one root.
void attachConstants(BatchFile& batch, ValueId constants)
{
    if (batch.values.childCount(constants) == 0)
        return;
    const ValueId key = batch.values.addText(ValueKind::String, "constants");
    if (batch.values.kind(batch.root) == ValueKind::Opaque) {
        auto& pairs = batch.values.object(batch.root).pairs;
        pairs.insert(pairs.end(), {key, constants});
        return;
    }
    const ValueId dict = batch.values.addContainer(ValueKind::Dict);
    batch.values.container(dict) = {batch.values.addText(ValueKind::String, "data"), batch.root, key,
                                    constants};
    batch.root = dict;
}

} // namespace

io::Result<void> readTorchZip(BatchFile& batch, const ZipArchive& archive, std::string_view folder)
{
    const std::string root(folder);
    collectMetadata(batch, archive, root);
    const bool bigEndian = readRecord(*batch.file, archive, root + "byteorder") == "big";
    const std::string pickle = root + "data.pkl";
    const auto value = readPickled(batch, archive, pickle, root + "data/", bigEndian);
    if (!value)
        return io::fail(value.error());
    batch.root = *value;
    batch.format = Format::TorchZip;
    scanShadowedPickles(batch, archive, pickle);
    const std::string constants = root + "constants.pkl";
    if (archive.find(constants) == nullptr)
        return {};
    batch.format = Format::TorchScript;
    const auto shared = readPickled(batch, archive, constants, root + "constants/", bigEndian);
    if (!shared)
        return io::fail(shared.error());
    scanShadowedPickles(batch, archive, constants);
    attachConstants(batch, *shared);
    return {};
}

io::Result<void> readZip(BatchFile& batch)
{
    auto archive = ZipArchive::open(*batch.file, batch.values.caps());
    if (!archive)
        return io::fail(archive.error());
    batch.notes = archive->notes();
    bool arrays = true;
    std::optional<std::string> folder;
    for (const ZipEntry& entry : archive->entries()) {
        batch.members.push_back({entry.name, entry.size, entry.method != 0});
        arrays = arrays && entry.name.ends_with(".npy");
        // The shortest folder wins: a saved file may hold others inside itself.
        if (entry.name == "data.pkl" || entry.name.ends_with("/data.pkl")) {
            const std::string candidate = entry.name.substr(0, entry.name.size() - 8);
            if (!folder || candidate.size() < folder->size())
                folder = candidate;
        }
    }
    if (folder)
        return readTorchZip(batch, *archive, *folder);
    if (arrays)
        return readNpz(batch, *archive);
    const auto holds = [&archive](std::string_view suffix) {
        return std::ranges::any_of(archive->entries(),
                                   [suffix](const ZipEntry& entry) { return entry.name.ends_with(suffix); });
    };
    const std::string what = holds("model.json")       ? "a TorchScript archive of torch 1.2 or older"
                             : holds("extern_modules") ? "a torch.package archive"
                             : holds("archive_format") ? "an exported program (pt2)"
                                                       : "a zip archive without tensors";
    return io::fail(io::ErrorKind::Unsupported, batch.path(), "byte 0", what);
}

} // namespace torchtriage::batch
