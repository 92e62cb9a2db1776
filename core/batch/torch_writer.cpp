// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/torch_writer.h"

#include "core/batch/pickle_writer.h"
#include "core/io/atomic_writer.h"

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <optional>
#include <string_view>

namespace torchtriage::batch {

namespace {

struct CloseArchive {
    void operator()(archive* zip) const noexcept { archive_write_free(zip); }
};

/// What libarchive's callback hands its bytes to.
struct Sink {
    io::AtomicWriter& writer;
    std::optional<io::Error> error;
};

la_ssize_t takeBytes(archive*, void* data, const void* bytes, std::size_t size)
{
    auto& sink = *static_cast<Sink*>(data);
    if (auto written = sink.writer.write({static_cast<const char*>(bytes), size}); !written) {
        sink.error = written.error();
        return -1;
    }
    return static_cast<la_ssize_t>(size);
}

/// Stored, not compressed: the elements of a tensor lie in the file as they are.
class ZipWriter {
public:
    explicit ZipWriter(io::AtomicWriter& writer) : m_sink{writer, {}}
    {
        archive_write_set_format_zip(m_zip.get());
        m_ok = archive_write_zip_set_compression_store(m_zip.get()) == ARCHIVE_OK &&
               archive_write_set_bytes_in_last_block(m_zip.get(), 1) == ARCHIVE_OK &&
               archive_write_open(m_zip.get(), &m_sink, nullptr, takeBytes, nullptr) == ARCHIVE_OK;
    }

    void add(const std::string& name, std::span<const char> bytes)
    {
        const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                                  &archive_entry_free);
        archive_entry_set_pathname(entry.get(), name.c_str());
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(bytes.size()));
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        m_ok = m_ok && archive_write_header(m_zip.get(), entry.get()) == ARCHIVE_OK &&
               archive_write_data(m_zip.get(), bytes.data(), bytes.size()) ==
                   static_cast<la_ssize_t>(bytes.size());
    }

    [[nodiscard]] io::Result<void> finish(const std::string& path)
    {
        m_ok = archive_write_close(m_zip.get()) == ARCHIVE_OK && m_ok;
        if (m_sink.error)
            return io::fail(*m_sink.error);
        if (!m_ok) {
            const char* why = archive_error_string(m_zip.get());
            return io::fail(io::ErrorKind::WriteFailed, path, "zip", why ? why : "");
        }
        return {};
    }

private:
    Sink m_sink;
    std::unique_ptr<archive, CloseArchive> m_zip{archive_write_new()};
    bool m_ok = false;
};

/// The class of a storage in torch's pickles; empty: none of its own.
std::string_view storageClassOf(DType dtype)
{
    switch (dtype) {
    case DType::Float64:
        return "DoubleStorage";
    case DType::Float32:
        return "FloatStorage";
    case DType::Float16:
        return "HalfStorage";
    case DType::BFloat16:
        return "BFloat16Storage";
    case DType::Int64:
        return "LongStorage";
    case DType::Int32:
        return "IntStorage";
    case DType::Int16:
        return "ShortStorage";
    case DType::Int8:
        return "CharStorage";
    case DType::UInt8:
        return "ByteStorage";
    case DType::Bool:
        return "BoolStorage";
    case DType::Complex64:
        return "ComplexFloatStorage";
    case DType::Complex128:
        return "ComplexDoubleStorage";
    default:
        return {};
    }
}

/// torch._utils._rebuild_tensor_v2(storage, offset, size, stride, requires_grad, hooks).
void rebuildTensor(PickleWriter& pickle, const WrittenTensor& tensor, std::size_t number)
{
    const auto elements = static_cast<std::int64_t>(tensor.storage.size() * 8 / bitsOf(tensor.dtype));
    pickle.global("torch._utils", "_rebuild_tensor_v2");
    pickle.mark();
    pickle.mark();
    pickle.text("storage");
    pickle.global("torch", storageClassOf(tensor.dtype));
    pickle.text(std::to_string(number));
    pickle.text("cpu");
    pickle.integer(elements);
    pickle.tuple();
    pickle.persistentId();
    pickle.integer(tensor.offset);
    pickle.tupleOf(tensor.shape);
    pickle.tupleOf(tensor.strides);
    pickle.boolean(tensor.requiresGrad);
    pickle.global("collections", "OrderedDict");
    pickle.mark();
    pickle.tuple();
    pickle.reduce();
    pickle.tuple();
    pickle.reduce();
}

std::string pickleOf(std::span<const WrittenTensor> tensors)
{
    PickleWriter pickle;
    pickle.emptyDict();
    pickle.mark();
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        pickle.text(tensors[i].name);
        rebuildTensor(pickle, tensors[i], i);
    }
    pickle.setItems();
    return pickle.finish();
}

} // namespace

io::Result<void> writeTorchFile(const std::string& path, std::span<const WrittenTensor> tensors)
{
    for (const WrittenTensor& tensor : tensors) {
        if (storageClassOf(tensor.dtype).empty()) {
            return io::fail(io::ErrorKind::Unsupported, path, "key " + tensor.name,
                            "no storage class for dtype " + std::string(toString(tensor.dtype)));
        }
    }
    io::Result<io::AtomicWriter> writer = io::AtomicWriter::create(path);
    if (!writer)
        return io::fail(writer.error());
    ZipWriter zip(*writer);
    // torch takes the first part of the names, whatever it is.
    zip.add("archive/data.pkl", pickleOf(tensors));
    zip.add("archive/byteorder", std::string_view("little"));
    for (std::size_t i = 0; i < tensors.size(); ++i)
        zip.add("archive/data/" + std::to_string(i), tensors[i].storage);
    zip.add("archive/version", std::string_view("3\n"));
    if (auto finished = zip.finish(path); !finished)
        return finished;
    return writer->commit();
}

} // namespace torchtriage::batch
