// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file_state.h"
#include "core/io/result.h"

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace torchtriage::io {

// A cache is one file that is read whole: a magic of eight letters, the digest of what its content depends on
// besides the files that it remembers, the content, and a checksum over all of it. Numbers stand in the byte
// order of the machine: a cache never travels.

/// Texts are cut to this many bytes.
inline constexpr std::size_t longestCachedText = 4096;

/// Puts values one after the other.
class CacheWriter {
public:
    template <class T>
    void number(T value)
    {
        static_assert(std::is_arithmetic_v<T>);
        char bytes[sizeof(T)];
        std::memcpy(bytes, &value, sizeof(T));
        m_bytes.append(bytes, sizeof(T));
    }
    void text(std::string_view value)
    {
        value = value.substr(0, longestCachedText);
        number(static_cast<std::uint32_t>(value.size()));
        m_bytes.append(value);
    }
    void raw(std::string_view value) { m_bytes.append(value); }
    void fileState(const FileState& state)
    {
        number(state.size);
        number(state.modified);
        number(state.inode);
    }
    [[nodiscard]] const std::string& bytes() const noexcept { return m_bytes; }

private:
    std::string m_bytes;
};

/// Reads the same back. After the first thing that does not fit, everything reads as 0 and ok() is false.
class CacheReader {
public:
    explicit CacheReader(std::span<const char> bytes) noexcept : m_rest(bytes.data(), bytes.size()) {}

    template <class T>
    T number() noexcept
    {
        T value{};
        if (m_rest.size() < sizeof(T)) {
            refuse();
            return value;
        }
        std::memcpy(&value, m_rest.data(), sizeof(T));
        m_rest.remove_prefix(sizeof(T));
        return value;
    }
    /// An enumerator or count below `end`.
    template <class T>
    T below(T end) noexcept
    {
        const T value = number<T>();
        if (value < end)
            return value;
        refuse();
        return T{};
    }
    std::string text()
    {
        const auto size = number<std::uint32_t>();
        if (size > longestCachedText || size > m_rest.size()) {
            refuse();
            return {};
        }
        std::string value(m_rest.substr(0, size));
        m_rest.remove_prefix(size);
        return value;
    }
    FileState fileState() noexcept
    {
        FileState state;
        state.size = number<std::uint64_t>();
        state.modified = number<std::int64_t>();
        state.inode = number<std::uint64_t>();
        return state;
    }
    void require(bool holds) noexcept
    {
        if (!holds)
            refuse();
    }
    [[nodiscard]] bool ok() const noexcept { return m_ok; }
    [[nodiscard]] bool atEnd() const noexcept { return m_ok && m_rest.empty(); }

private:
    void refuse() noexcept
    {
        m_ok = false;
        m_rest = {};
    }

    std::string_view m_rest;
    bool m_ok = true;
};

/// The bytes of a cache file; none if there is no such file. At most 1 GiB.
[[nodiscard]] Result<std::string> readCacheFile(const std::string& path);

/// The content that stands between digest and checksum; empty if it was written for another digest.
/// Malformed: the bytes are not a file that we wrote whole. `path` is for errors.
[[nodiscard]] Result<std::span<const char>> cacheContent(const std::string& path, std::span<const char> bytes,
                                                         std::string_view magic, std::uint64_t digest);

/// Writes atomically, for the user's eyes only: what is remembered quotes files. Makes the folders it needs.
[[nodiscard]] Result<void> writeCacheFile(const std::string& path, std::string_view magic,
                                          std::uint64_t digest, std::string_view content);

} // namespace torchtriage::io
