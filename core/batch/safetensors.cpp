// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/bytes.h"
#include "core/batch/readers.h"
#include "core/batch/safetensors_header.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_set>

namespace torchtriage::batch {

namespace {

constexpr std::uint64_t lengthField = 8;
constexpr std::uint64_t mostBytes = std::uint64_t{1} << 62;

std::string byteAt(std::uint64_t offset)
{
    return "byte " + std::to_string(offset);
}

// The header's bytes for the JSON parser, read in pieces. The parser would gather a string of any length in
// memory, so one that is too long ends the header here: a zero byte takes its place, which no JSON holds.
class HeaderSource {
public:
    HeaderSource(const io::File& file, std::uint64_t size) : m_file(file), m_size(size) {}

    [[nodiscard]] bool hasLongString() const noexcept { return m_stringLength > longestString; }
    [[nodiscard]] const char& at(std::uint64_t position)
    {
        if (position < m_start || position >= m_start + m_filled)
            refill(position);
        return m_buffer[static_cast<std::size_t>(position - m_start)];
    }

private:
    static constexpr std::size_t longestString = std::size_t{1} << 20;

    void refill(std::uint64_t position)
    {
        m_start = position;
        m_filled = std::min<std::uint64_t>(m_buffer.size(), m_size - position);
        const auto got = m_file.readAt(lengthField + position,
                                       std::span(m_buffer).first(static_cast<std::size_t>(m_filled)));
        for (std::size_t i = got ? *got : 0; i < m_filled; ++i)
            m_buffer[i] = '\0';
        for (std::size_t i = 0; i < m_filled && !hasLongString(); ++i)
            follow(m_buffer[i]);
        if (hasLongString())
            m_buffer.fill('\0');
    }

    void follow(char byte)
    {
        if (!m_inString) {
            m_inString = byte == '"';
            m_stringLength = 0;
            return;
        }
        ++m_stringLength;
        if (m_escaped)
            m_escaped = false;
        else if (byte == '\\')
            m_escaped = true;
        else if (byte == '"')
            m_inString = false;
    }

    const io::File& m_file;
    std::uint64_t m_size;
    std::array<char, 65536> m_buffer{};
    std::uint64_t m_start = 0; // of the buffer, from the header's first byte
    std::uint64_t m_filled = 0;
    std::size_t m_stringLength = 0;
    bool m_inString = false;
    bool m_escaped = false;
};

class HeaderBytes {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    HeaderBytes() = default;
    HeaderBytes(HeaderSource& source, std::uint64_t at) : m_source(&source), m_at(at) {}

    reference operator*() const { return m_source->at(m_at); }
    HeaderBytes& operator++()
    {
        ++m_at;
        return *this;
    }
    HeaderBytes operator++(int)
    {
        const HeaderBytes before = *this;
        ++m_at;
        return before;
    }
    bool operator==(const HeaderBytes& other) const noexcept { return m_at == other.m_at; }

private:
    HeaderSource* m_source = nullptr;
    std::uint64_t m_at = 0;
};

struct Range {
    std::uint64_t begin, end;
    ValueId key; // the tensor's name, for messages
};

class SafetensorsReader {
public:
    SafetensorsReader(BatchFile& batch, std::uint64_t headerSize)
        : m_batch(batch), m_headerSize(headerSize), m_dataStart(lengthField + headerSize)
    {
        m_batch.root = m_batch.values.addContainer(ValueKind::Dict);
    }

    io::Result<void> read()
    {
        SafetensorsHeader header(m_batch.values.caps().rank,
                                 [this](SafetensorsEntry&& entry) { return add(std::move(entry)); });
        HeaderSource source(*m_batch.file, m_headerSize);
        const bool parsed =
            nlohmann::json::sax_parse(HeaderBytes(source, 0), HeaderBytes(source, m_headerSize), &header,
                                      nlohmann::json::input_format_t::json, true);
        if (m_error)
            return io::fail(*m_error);
        if (source.hasLongString())
            return io::fail(io::ErrorKind::TooLarge, m_batch.path(), byteAt(lengthField),
                            "a name in the header is over a mebibyte");
        if (!parsed)
            return io::fail(io::ErrorKind::Malformed, m_batch.path(),
                            byteAt(lengthField + header.errorPosition()), header.error());
        m_batch.metadata = header.metadata();
        return checkRanges();
    }

private:
    bool stop(io::ErrorKind kind, const std::string& name, std::string detail)
    {
        m_error = io::Error{kind, m_batch.path(), "key " + name.substr(0, 200), std::move(detail)};
        return false;
    }

    bool add(SafetensorsEntry&& entry);
    io::Result<void> checkRanges();

    BatchFile& m_batch;
    std::uint64_t m_headerSize;
    std::uint64_t m_dataStart;
    std::unordered_set<std::string> m_names;
    std::vector<Range> m_ranges;
    std::optional<io::Error> m_error;
};

bool SafetensorsReader::add(SafetensorsEntry&& entry)
{
    const auto dtype = dtypeFromSafetensors(entry.dtype);
    if (!dtype)
        return stop(io::ErrorKind::Unsupported, entry.name, "unknown dtype " + entry.dtype);
    if (!m_names.insert(entry.name).second)
        return stop(io::ErrorKind::Malformed, entry.name, "the name stands twice in the header");
    const auto count = elementCount(entry.shape);
    if (!count || *count > mostBytes / bitsOf(*dtype))
        return stop(io::ErrorKind::Malformed, entry.name,
                    "ValidationOverflow: the shape's product overflows");
    const std::uint64_t bits = *count * bitsOf(*dtype);
    if (bits % 8 != 0)
        return stop(io::ErrorKind::Malformed, entry.name,
                    "MisalignedSlice: the tensor is not a whole number of bytes");
    if (entry.begin > entry.end || entry.end > mostBytes || entry.end - entry.begin != bits / 8)
        return stop(io::ErrorKind::Malformed, entry.name,
                    "TensorInvalidInfo: dtype and shape need " + std::to_string(bits / 8) +
                        " bytes, data_offsets are [" + std::to_string(entry.begin) + ", " +
                        std::to_string(entry.end) + ")");
    Storage storage;
    storage.key = entry.name;
    storage.dtype = *dtype;
    storage.location = "cpu";
    storage.bytes = bits / 8;
    storage.present = true;
    storage.extent.fileOffset = m_dataStart + entry.begin;
    storage.extent.size = storage.bytes;
    Tensor tensor;
    tensor.dtype = *dtype;
    tensor.dtypeName = toString(*dtype);
    tensor.itemBits = bitsOf(*dtype);
    tensor.device = "cpu";
    tensor.strides = contiguousStrides(entry.shape);
    tensor.shape = std::move(entry.shape);
    tensor.storage = m_batch.values.addStorage(std::move(storage));
    const ValueId key = m_batch.values.addText(ValueKind::String, entry.name);
    const ValueId value = m_batch.values.addTensor(std::move(tensor));
    auto& pairs = m_batch.values.container(m_batch.root);
    pairs.insert(pairs.end(), {key, value});
    m_ranges.push_back({entry.begin, entry.end, key});
    // The set of names and the ranges count as well.
    if (!m_batch.values.charge(2 * sizeof(ValueId) + sizeof(Range) + entry.name.size() + 64))
        return stop(io::ErrorKind::TooLarge, entry.name,
                    "the file holds more tensors than we read from one file");
    return true;
}

io::Result<void> SafetensorsReader::checkRanges()
{
    std::ranges::sort(m_ranges, {}, [](const Range& range) { return std::pair(range.begin, range.end); });
    std::uint64_t expected = 0;
    for (const Range& range : m_ranges) {
        if (range.begin != expected)
            return io::fail(io::ErrorKind::Malformed, m_batch.path(),
                            "key " + std::string(m_batch.values.text(range.key).substr(0, 200)),
                            "InvalidOffset: the tensor starts at " + std::to_string(range.begin) +
                                " and the data before it ends at " + std::to_string(expected));
        expected = range.end;
    }
    const std::uint64_t available = m_batch.bytes() - m_dataStart;
    if (expected > available)
        return io::fail(io::ErrorKind::Truncated, m_batch.path(), byteAt(m_batch.bytes()),
                        "MetadataIncompleteBuffer: the tensors need " + std::to_string(expected) +
                            " bytes and " + std::to_string(available) +
                            " are there: a download that stopped early");
    if (expected < available)
        return io::fail(io::ErrorKind::Malformed, m_batch.path(), byteAt(m_dataStart + expected),
                        "MetadataIncompleteBuffer: " + std::to_string(available - expected) +
                            " bytes follow the last tensor");
    return {};
}

} // namespace

io::Result<void> readSafetensors(BatchFile& batch)
{
    batch.format = Format::Safetensors;
    std::array<char, lengthField + 1> head{};
    const auto got = batch.file->readAt(0, head);
    if (!got)
        return io::fail(got.error());
    if (*got < lengthField)
        return io::fail(io::ErrorKind::Truncated, batch.path(), byteAt(*got),
                        "HeaderTooSmall: the file ends inside the header's length");
    const auto size = littleEndian<std::uint64_t>(std::string_view(head.data(), lengthField));
    if (size > batch.values.caps().headerBytes)
        return io::fail(io::ErrorKind::TooLarge, batch.path(), "byte 0",
                        "HeaderTooLarge: a header of " + std::to_string(size) +
                            " bytes; most often the file is not safetensors at all");
    if (size > batch.bytes() - lengthField)
        return io::fail(io::ErrorKind::Truncated, batch.path(), "byte 0",
                        "InvalidHeaderLength: the header of " + std::to_string(size) +
                            " bytes goes past the end of the file: a download that stopped early");
    if (size < 2 || head[lengthField] != '{')
        return io::fail(io::ErrorKind::Malformed, batch.path(), byteAt(lengthField),
                        "InvalidHeaderStart: the header does not start with {");
    return SafetensorsReader(batch, size).read();
}

} // namespace torchtriage::batch
