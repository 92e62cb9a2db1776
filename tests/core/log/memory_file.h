// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/byte_source.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <utility>

/// Bytes in memory that behave like a file somebody else works on: it may have become shorter since it was
/// opened, or refuse to be read.
class MemoryFile final : public torchtriage::io::ByteSource {
public:
    explicit MemoryFile(std::string bytes) : m_bytes(std::move(bytes)), m_available(m_bytes.size()) {}

    void shrinkTo(std::size_t available) { m_available = available; }
    void refuseFrom(std::uint64_t offset) { m_refusedFrom = offset; }

    [[nodiscard]] std::uint64_t size() const noexcept override { return m_bytes.size(); }
    [[nodiscard]] torchtriage::io::Result<std::size_t> readAt(std::uint64_t offset,
                                                              std::span<char> buffer) const override
    {
        if (offset >= m_refusedFrom)
            return torchtriage::io::fail(torchtriage::io::ErrorKind::ReadFailed, "memory", {}, "refused");
        const std::size_t available = m_available;
        if (offset >= available)
            return 0;
        const std::size_t count = std::min<std::size_t>(buffer.size(), available - offset);
        return m_bytes.copy(buffer.data(), count, static_cast<std::size_t>(offset));
    }

private:
    std::string m_bytes;
    std::atomic<std::size_t> m_available;
    std::atomic<std::uint64_t> m_refusedFrom = ~std::uint64_t{0};
};
