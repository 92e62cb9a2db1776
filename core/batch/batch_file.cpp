// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/batch_file.h"

#include "core/batch/detect.h"
#include "core/batch/readers.h"
#include "core/batch/walk.h"
#include "core/io/regular_file.h"

namespace torchtriage::batch {

namespace {

constexpr std::size_t mostProblems = 1000;

io::Result<void> read(BatchFile& batch, Container container)
{
    switch (container) {
    case Container::Zip:
        return readZip(batch);
    case Container::Pickle:
        return readPickle(batch);
    case Container::Tar:
        return readTorchTar(batch);
    case Container::Safetensors:
        return readSafetensors(batch);
    case Container::Npy:
        return readNpy(batch);
    }
    return {};
}

void nameGlobal(BatchFile& batch, ValueId symbol, std::string_view key)
{
    if (const auto use = batch.values.globalOf(symbol)) {
        GlobalUse& global = batch.values.globals()[*use];
        if (global.key.empty())
            global.key = key;
    }
}

// A file may compute what it calls, out of calls: getattr(os, "system")("…").
void nameCallable(BatchFile& batch, ValueId callable, std::string_view key)
{
    for (std::size_t steps = 0; callable != noId && steps < 16; ++steps) {
        if (batch.values.kind(callable) != ValueKind::Opaque) {
            nameGlobal(batch, callable, key);
            return;
        }
        const Object& object = batch.values.opaque(callable);
        for (std::size_t i = 0; i < std::min<std::size_t>(batch.values.childCount(object.arguments), 16); ++i)
            nameGlobal(batch, batch.values.child(object.arguments, i).value, key);
        callable = object.callable;
    }
}

// Gives every listed global and every unreadable value the first key that it belongs to.
void nameFindings(BatchFile& batch)
{
    if (batch.root == noId)
        return;
    walk(batch.values, batch.root, [&batch](const Visit& visit) {
        const ValueKind kind = batch.values.kind(visit.id);
        const std::string_view key = visit.key.empty() ? std::string_view("(root)") : visit.key;
        if (kind == ValueKind::Symbol)
            nameGlobal(batch, visit.id, key);
        if (kind == ValueKind::Tensor && batch.values.tensor(visit.id).classSymbol != noId)
            nameGlobal(batch, batch.values.tensor(visit.id).classSymbol, key);
        if (kind == ValueKind::Opaque) {
            const Object& object = batch.values.opaque(visit.id);
            nameCallable(batch, object.callable, key);
            if (!object.problem.empty() && batch.problems.size() < mostProblems)
                batch.problems.push_back(
                    {io::ErrorKind::Malformed, batch.path(),
                     "key " + std::string(key) + ", pickle byte " + std::to_string(object.byteOffset),
                     object.problem});
        }
        return WalkStep::Enter;
    });
}

} // namespace

std::string_view toString(Format format) noexcept
{
    switch (format) {
    case Format::TorchZip:
        return "torch-zip";
    case Format::TorchScript:
        return "torchscript";
    case Format::TorchLegacy:
        return "torch-legacy";
    case Format::TorchTar:
        return "torch-tar";
    case Format::Safetensors:
        return "safetensors";
    case Format::Npy:
        return "npy";
    case Format::Npz:
        return "npz";
    case Format::Pickle:
        return "pickle";
    }
    return "pickle";
}

Extent wholeFile(const io::File& file)
{
    Extent extent;
    extent.size = file.size();
    return extent;
}

io::Result<BatchFile> openBatch(const std::string& path, const Caps& caps)
{
    auto file = io::openRegular(path);
    if (!file)
        return io::fail(file.error());
    const auto container = detectContainer(*file);
    if (!container)
        return io::fail(container.error());
    BatchFile batch;
    batch.file = std::make_shared<const io::File>(std::move(*file));
    batch.values = ValueGraph(caps);
    if (auto done = read(batch, *container); !done)
        return io::fail(done.error());
    if (batch.values.overBudget())
        return io::fail(io::ErrorKind::TooLarge, path, {},
                        "the file holds more values than we read from one file");
    nameFindings(batch);
    return batch;
}

} // namespace torchtriage::batch
