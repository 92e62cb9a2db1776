// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/cache_file.h"

#include "core/io/atomic_file.h"
#include "core/io/hash.h"
#include "core/io/regular_file.h"

#include <filesystem>
#include <system_error>

namespace torchtriage::io {

namespace {

constexpr std::uint64_t largestCache = std::uint64_t{1} << 30;

std::uint64_t checksum(std::string_view bytes) noexcept
{
    // Eight bytes at a time: a large cache is read before anything else is shown.
    std::uint64_t sum = bytes.size();
    for (; bytes.size() >= sizeof sum; bytes.remove_prefix(sizeof sum)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        sum = mixed(sum ^ word) + 0x9e3779b97f4a7c15;
    }
    return mixed(hashBytes(bytes, sum));
}

} // namespace

Result<std::string> readCacheFile(const std::string& path)
{
    const auto file = openRegular(path);
    if (!file && file.error().kind == ErrorKind::NotFound)
        return std::string();
    if (!file)
        return fail(file.error());
    if (file->size() > largestCache)
        return fail(ErrorKind::TooLarge, path, {}, std::to_string(file->size()) + " bytes");
    std::string bytes(static_cast<std::size_t>(file->size()), '\0');
    if (auto done = file->readExactlyAt(0, bytes); !done)
        return fail(done.error());
    return bytes;
}

Result<std::span<const char>> cacheContent(const std::string& path, std::span<const char> bytes,
                                           std::string_view magic, std::uint64_t digest)
{
    const std::string_view all(bytes.data(), bytes.size());
    const std::size_t start = magic.size() + sizeof digest;
    if (all.size() < start + 2 * sizeof(std::uint64_t) || !all.starts_with(magic))
        return fail(ErrorKind::Malformed, path, {}, "no cache of this kind");
    const std::size_t end = all.size() - sizeof(std::uint64_t);
    if (CacheReader(bytes.subspan(end)).number<std::uint64_t>() != checksum(all.substr(0, end)))
        return fail(ErrorKind::Malformed, path, {}, "the checksum does not fit");
    if (CacheReader(bytes.subspan(magic.size())).number<std::uint64_t>() != digest)
        return std::span<const char>();
    return bytes.subspan(start, end - start);
}

Result<void> writeCacheFile(const std::string& path, std::string_view magic, std::uint64_t digest,
                            std::string_view content)
{
    constexpr unsigned ownerOnly = 0600;
    CacheWriter out;
    out.raw(magic);
    out.number(digest);
    out.raw(content);
    const std::uint64_t sum = checksum(out.bytes());
    out.number(sum);
    std::error_code error;
    if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty())
        std::filesystem::create_directories(folder, error);
    if (error)
        return fail(systemError(path, error.value(), ErrorKind::WriteFailed));
    return writeAtomically(path, out.bytes(), ownerOnly);
}

} // namespace torchtriage::io
