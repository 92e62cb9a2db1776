// SPDX-License-Identifier: GPL-3.0-or-later
// npy files, and npz archives of them.
#include "core/batch/bytes.h"
#include "core/batch/npy_header.h"
#include "core/batch/readers.h"

#include <algorithm>
#include <array>

namespace torchtriage::batch {

namespace {

constexpr std::uint64_t longestHeader = std::uint64_t{1} << 20;
constexpr std::size_t preludeSize = 8;
constexpr std::size_t mostShapeProblems = 1000;

struct FoundHeader {
    NpyHeader header;
    std::uint64_t dataStart = 0; // in the extent
};

std::string placeOf(const Extent& extent, const std::string& name, std::uint64_t at)
{
    return name.empty() ? "byte " + std::to_string(extent.fileOffset + at)
                        : "entry " + name.substr(0, 200) + ", byte " + std::to_string(at);
}

io::Result<FoundHeader> readHeader(const BatchFile& batch, const Extent& extent, const std::string& name)
{
    const auto error = [&](io::ErrorKind kind, std::uint64_t at, std::string detail) {
        return io::fail(kind, batch.path(), placeOf(extent, name, at), std::move(detail));
    };
    const auto stream = openStream(*batch.file, extent);
    std::array<char, preludeSize> prelude{};
    if (!stream->readExactly(prelude))
        return error(io::ErrorKind::Truncated, extent.size, "the array ends inside its first header");
    const std::string_view start(prelude.data(), prelude.size());
    if (!start.starts_with("\x93NUMPY"))
        return error(io::ErrorKind::Malformed, 0, "not an npy array");
    const int major = prelude[6];
    if (major < 1 || major > 3)
        return error(io::ErrorKind::Unsupported, 6, "npy version " + std::to_string(major));
    const std::size_t lengthSize = major == 1 ? 2 : 4;
    std::array<char, 4> length{};
    if (!stream->readExactly(std::span(length).first(lengthSize)))
        return error(io::ErrorKind::Truncated, preludeSize, "the array ends inside its header's length");
    // The upper bytes stay zero for version 1, whose length has two.
    const auto size = littleEndian<std::uint32_t>(std::string_view(length.data(), length.size()));
    if (size > longestHeader)
        return error(io::ErrorKind::TooLarge, preludeSize, "a header of " + std::to_string(size) + " bytes");
    std::string text(size, '\0');
    if (!stream->readExactly(text))
        return error(io::ErrorKind::Truncated, extent.size, "the array ends inside its header");
    auto header = parseNpyHeader(text, batch.values.caps().rank);
    if (!header)
        return error(io::ErrorKind::Malformed, preludeSize + lengthSize,
                     "the header is not a dict of descr, fortran_order and shape");
    return FoundHeader{std::move(*header), preludeSize + lengthSize + size};
}

// Size of a record is not worked out: the fields are shown as text and the content is not decoded.
Tensor describe(const NpyHeader& header, const NumpyDType& dtype)
{
    Tensor tensor;
    tensor.array = true;
    tensor.dtype = dtype.dtype;
    tensor.dtypeName =
        dtype.dtype == DType::Other ? header.descr.substr(0, 256) : std::string(toString(dtype.dtype));
    tensor.itemBits = dtype.itemSize * 8;
    tensor.device = "cpu";
    tensor.shape = header.shape;
    tensor.strides = contiguousStrides(header.shape, header.columnMajor);
    return tensor;
}

ValueId opaqueArray(BatchFile& batch)
{
    Object object;
    object.callable = batch.values.addText(ValueKind::Symbol, "numpy.ndarray");
    object.arguments = batch.values.addTuple({batch.values.addText(ValueKind::String, "object")});
    object.problem = "an array of Python objects: its content is a pickle, which is not read";
    return batch.values.addObject(std::move(object));
}

} // namespace

io::Result<ValueId> readNpyArray(BatchFile& batch, const Extent& extent, const std::string& name)
{
    const auto found = readHeader(batch, extent, name);
    if (!found)
        return io::fail(found.error());
    const NpyHeader& header = found->header;
    const auto count = elementCount(header.shape);
    const auto dtype = header.record ? std::optional(NumpyDType{}) : dtypeFromNumpy(header.descr);
    if (!dtype || !count || *count > (std::uint64_t{1} << 56) / std::max<std::uint64_t>(dtype->itemSize, 1))
        return io::fail(io::ErrorKind::Malformed, batch.path(), placeOf(extent, name, 0),
                        "unusable dtype or shape in the header");
    if (dtype->object)
        return opaqueArray(batch);
    Tensor tensor = describe(header, *dtype);
    const std::uint64_t available = extent.size - found->dataStart;
    const std::uint64_t bytes = header.record ? available : *count * dtype->itemSize;
    if (bytes > available)
        return io::fail(io::ErrorKind::Truncated, batch.path(), placeOf(extent, name, extent.size),
                        "the array needs " + std::to_string(bytes) + " bytes and has " +
                            std::to_string(available));
    if (bytes < available)
        batch.notes.push_back({NoteKind::TrailingBytes, placeOf(extent, name, found->dataStart + bytes),
                               std::to_string(available - bytes) + " bytes"});
    Storage storage;
    storage.key = name;
    storage.dtype = dtype->dtype;
    storage.location = "cpu";
    storage.bytes = bytes;
    storage.bigEndian = dtype->bigEndian;
    storage.present = true;
    storage.extent = extent.part(found->dataStart, bytes);
    tensor.storage = batch.values.addStorage(std::move(storage));
    return batch.values.addTensor(std::move(tensor));
}

io::Result<void> readNpy(BatchFile& batch)
{
    batch.format = Format::Npy;
    const auto value = readNpyArray(batch, wholeFile(*batch.file), {});
    if (!value)
        return io::fail(value.error());
    batch.root = *value;
    return {};
}

io::Result<void> readNpz(BatchFile& batch, const ZipArchive& archive)
{
    batch.format = Format::Npz;
    batch.root = batch.values.addContainer(ValueKind::Dict);
    for (const ZipEntry& entry : archive.entries()) {
        // Of duplicates only the last is read; the archive's notes name them.
        if (archive.find(entry.name) != &entry)
            continue;
        const auto extent = archive.locate(*batch.file, entry);
        const auto value =
            extent ? readNpyArray(batch, *extent, entry.name) : io::Result<ValueId>(io::fail(extent.error()));
        if (!value) {
            // One damaged array leaves the others usable, unless it is the only one.
            if (archive.entries().size() == 1)
                return io::fail(value.error());
            if (batch.problems.size() < mostShapeProblems)
                batch.problems.push_back(value.error());
            continue;
        }
        const ValueId key =
            batch.values.addText(ValueKind::String, entry.name.substr(0, entry.name.size() - 4));
        auto& pairs = batch.values.container(batch.root);
        pairs.insert(pairs.end(), {key, *value});
        if (!batch.values.charge(2 * sizeof(ValueId)))
            break;
    }
    return {};
}

} // namespace torchtriage::batch
