// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the zip of an incident: what is unpacked lies in the library and within the limits, and what
// is refused leaves nothing.
#include "core/incident/zip_import.h"
#include "core/io/descriptor.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <sys/mman.h>
#include <unistd.h>

using namespace torchtriage;
namespace fs = std::filesystem;

namespace {

/// Bytes of all files below a folder; ends the run at anything that is neither file nor folder.
std::uintmax_t bytesBelow(const fs::path& folder)
{
    std::uintmax_t bytes = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_symlink() || (!entry.is_regular_file() && !entry.is_directory()))
            std::abort();
        bytes += entry.is_regular_file() ? entry.file_size() : 0;
    }
    return bytes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fs::path library = [] {
        std::string path = (fs::temp_directory_path() / "torchtriage-fuzz.XXXXXX").string();
        return fs::path(::mkdtemp(path.data()) != nullptr ? path : std::string());
    }();
    const io::Descriptor file(::memfd_create("zip", MFD_CLOEXEC));
    if (library.empty() || !io::writeAll(file.get(), {reinterpret_cast<const char*>(data), size}))
        std::abort();
    incident::ZipLimits limits;
    limits.bytes = 1 << 20;
    const auto folder = incident::importZip("/proc/self/fd/" + std::to_string(file.get()),
                                            (library / "incidents").string(), {}, limits);
    if (bytesBelow(library) > (folder ? limits.bytes : 0))
        std::abort();
    fs::remove_all(library / "incidents");
    return 0;
}
