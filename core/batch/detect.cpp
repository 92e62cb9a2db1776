// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/detect.h"

#include "core/batch/bytes.h"

#include <algorithm>
#include <array>
#include <string>

namespace torchtriage::batch {

namespace {

using namespace std::string_view_literals;

struct Foreign {
    std::string_view magic;
    std::string_view what;
};

// Files that people take for a batch.
constexpr std::array foreignFiles = {
    Foreign{"version https://git-lfs"sv,
            "a Git LFS pointer: the file names the data, which was never fetched"},
    Foreign{"PYTORCH1"sv, "an archive of the PyTorch 1.0 preview"},
    Foreign{"\x1f\x8b"sv, "compressed with gzip; unpack it first"},
    Foreign{"\x28\xb5\x2f\xfd"sv, "compressed with zstd; unpack it first"},
    Foreign{"\xfd"
            "7zXZ"sv,
            "compressed with xz; unpack it first"},
    Foreign{"BZh"sv, "compressed with bzip2; unpack it first"},
    Foreign{"7z\xbc\xaf\x27\x1c"sv, "a 7z archive; unpack it first"},
    Foreign{"Rar!"sv, "a RAR archive; unpack it first"},
    Foreign{"\x89HDF\r\n"sv, "an HDF5 file"},
    Foreign{"GGUF"sv, "a GGUF model"},
    Foreign{"PAR1"sv, "a Parquet file"},
    Foreign{"ARROW1"sv, "an Arrow file"},
    Foreign{"\x89PNG"sv, "a PNG picture"},
    Foreign{"\xff\xd8\xff"sv, "a JPEG picture"},
    Foreign{"%PDF"sv, "a PDF document"},
    Foreign{"\x7f"
            "ELF"sv,
            "a program"},
};

bool isWebPage(std::string_view head)
{
    const std::size_t start = head.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (start == head.npos || head[start] != '<')
        return false;
    std::string text(head.substr(start, 64));
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text.starts_with("<!doctype") || text.starts_with("<html") || text.starts_with("<head") ||
           text.starts_with("<?xml") || text.starts_with("<!--");
}

// A tar header's checksum counts its own eight bytes as blanks.
bool isTar(std::string_view head)
{
    if (head.size() < 512 || head[0] == '\0')
        return false;
    unsigned sum = 0;
    for (std::size_t i = 0; i < 512; ++i)
        sum += i >= 148 && i < 156 ? 32U : static_cast<unsigned char>(head[i]);
    unsigned declared = 0;
    for (std::size_t i = 148; i < 156; ++i) {
        if (head[i] >= '0' && head[i] <= '7')
            declared = declared * 8 + static_cast<unsigned>(head[i] - '0');
    }
    return sum == declared;
}

bool isPickle(std::string_view head, const std::string& path)
{
    if (head.size() >= 2 && head[0] == '\x80' && head[1] >= 0 && head[1] <= 5)
        return true;
    // Protocols 0 and 1 have no magic: torch's own legacy header, or a name that says so.
    return head.starts_with("L119547037146038801333356L\n") || head.starts_with("\x8a\x0a\x6c\xfc\x9c\x46") ||
           path.ends_with(".pkl") || path.ends_with(".pickle");
}

/// A length below 4 GiB in eight bytes, then JSON. The length may begin like a pickle: 128 is 0x80.
bool isSafetensors(std::string_view head)
{
    return head.size() > 8 && head[8] == '{' && head.substr(4, 4) == "\0\0\0\0"sv;
}

} // namespace

io::Result<Container> detectContainer(const io::File& file)
{
    std::array<char, 512> buffer{};
    const auto got = file.readAt(0, buffer);
    if (!got)
        return io::fail(got.error());
    const std::string_view head(buffer.data(), *got);
    const auto unsupported = [&file](std::string_view what) {
        return io::fail(io::ErrorKind::Unsupported, file.path(), "byte 0", std::string(what));
    };
    if (head.empty())
        return io::fail(io::ErrorKind::Truncated, file.path(), "byte 0", "the file is empty");
    for (const Foreign& foreign : foreignFiles) {
        if (head.starts_with(foreign.magic))
            return unsupported(foreign.what);
    }
    if (isWebPage(head))
        return unsupported("a web page: the download saved an error or login page instead of the data");
    if (head.starts_with("PK\x03\x04"sv) || head.starts_with("PK\x05\x06"sv) ||
        head.starts_with("PK\x06\x06"sv))
        return Container::Zip;
    if (head.starts_with("\x93NUMPY"sv))
        return Container::Npy;
    if (isSafetensors(head))
        return Container::Safetensors;
    if (isPickle(head, file.path()))
        return Container::Pickle;
    if (isTar(head))
        return Container::Tar;
    if ((head.size() > 8 && head[8] == '{') || file.path().ends_with(".safetensors"))
        return Container::Safetensors;
    // What is left of a small file that was cut off inside its first bytes.
    if (head.size() < 16 &&
        ("PK\x03\x04"sv.starts_with(head) || "\x93NUMPY"sv.starts_with(head) || "\x80"sv == head))
        return io::fail(io::ErrorKind::Truncated, file.path(), "byte " + std::to_string(head.size()),
                        "the file ends inside its first header");
    if (std::ranges::all_of(head, [](char c) { return c == '\0'; }))
        return unsupported("only zero bytes: the file was reserved and never written, or its disk lost it");
    return unsupported("not a format that holds tensors");
}

} // namespace torchtriage::batch
