// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/tar.h"

#include <array>
#include <optional>
#include <string_view>

namespace torchtriage::batch {

namespace {

constexpr std::uint64_t blockSize = 512;

// Octal digits, or a big-endian binary number where the first byte is 0x80.
std::optional<std::uint64_t> tarNumber(std::string_view field)
{
    std::uint64_t value = 0;
    if (!field.empty() && field[0] == '\x80') {
        for (const char each : field.substr(field.size() - 8))
            value = (value << 8) | static_cast<unsigned char>(each);
        return value;
    }
    for (const char each : field) {
        if (each >= '0' && each <= '7')
            value = value * 8 + static_cast<std::uint64_t>(each - '0');
        else if (each != ' ' && each != '\0')
            return std::nullopt;
    }
    return value;
}

} // namespace

io::Result<std::vector<TarEntry>> listTar(const io::File& file, std::size_t cap)
{
    std::vector<TarEntry> entries;
    std::array<char, blockSize> header{};
    std::uint64_t at = 0;
    for (std::size_t headers = 0; at + blockSize <= file.size() && headers < cap; ++headers) {
        if (auto read = file.readExactlyAt(at, header); !read)
            return io::fail(read.error());
        const std::string_view bytes(header.data(), header.size());
        if (bytes[0] == '\0')
            return entries;
        const auto size = tarNumber(bytes.substr(124, 12));
        if (!size)
            return io::fail(io::ErrorKind::Malformed, file.path(), "byte " + std::to_string(at),
                            "not a tar header");
        if (*size > file.size() - at - blockSize)
            return io::fail(io::ErrorKind::Truncated, file.path(), "byte " + std::to_string(at),
                            "an entry of " + std::to_string(*size) + " bytes goes past the end of the file");
        const std::string_view name = bytes.substr(0, 100);
        if (bytes[156] == '0' || bytes[156] == '\0') {
            TarEntry entry;
            entry.name = name.substr(0, name.find('\0'));
            entry.extent.fileOffset = at + blockSize;
            entry.extent.size = *size;
            entries.push_back(std::move(entry));
        }
        at += blockSize + (*size + blockSize - 1) / blockSize * blockSize;
    }
    return entries;
}

} // namespace torchtriage::batch
