// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/safetensors_writer.h"

#include "core/io/atomic_writer.h"
#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

namespace torchtriage::batch {

namespace {

/// Eight bytes of length, then the JSON, filled up so that the elements begin at a multiple of 8.
std::string headerOf(std::span<const RowMajorTensor> tensors)
{
    nlohmann::ordered_json header = nlohmann::ordered_json::object();
    std::size_t at = 0;
    for (const RowMajorTensor& tensor : tensors) {
        header[std::string(tensor.name)] = {{"dtype", safetensorsName(tensor.dtype)},
                                            {"shape", tensor.shape},
                                            {"data_offsets", {at, at + tensor.elements.size()}}};
        at += tensor.elements.size();
    }
    std::string text = io::jsonText(header);
    text.resize((text.size() + 7) / 8 * 8, ' ');
    std::string length;
    for (std::size_t i = 0; i < 8; ++i)
        length += static_cast<char>(text.size() >> (8 * i) & 0xffU);
    return length + text;
}

} // namespace

io::Result<void> writeSafetensors(const std::string& path, std::span<const RowMajorTensor> tensors)
{
    for (const RowMajorTensor& tensor : tensors) {
        if (safetensorsName(tensor.dtype).empty())
            return io::fail(io::ErrorKind::Unsupported, path, "key " + std::string(tensor.name),
                            "safetensors has no dtype " + std::string(toString(tensor.dtype)));
    }
    auto writer = io::AtomicWriter::create(path);
    if (!writer)
        return io::fail(writer.error());
    auto written = writer->write(headerOf(tensors));
    for (const RowMajorTensor& tensor : tensors) {
        if (written)
            written = writer->write({tensor.elements.data(), tensor.elements.size()});
    }
    return written ? writer->commit() : written;
}

} // namespace torchtriage::batch
