// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace torchtriage::io {

/// Bytes that can be read anywhere: a file on disk, or text in memory. Reads are safe from several threads.
class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    [[nodiscard]] virtual std::uint64_t size() const noexcept = 0;
    /// Like File::readAt: short only at the end.
    [[nodiscard]] virtual Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const = 0;
};

/// A seekable file. Its size is the one at opening: what a writer appends later is not part of this view.
class FileSource final : public ByteSource {
public:
    explicit FileSource(File file) noexcept : m_file(std::move(file)) {}

    [[nodiscard]] std::uint64_t size() const noexcept override { return m_file.size(); }
    [[nodiscard]] Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const override
    {
        return m_file.readAt(offset, buffer);
    }

private:
    File m_file;
};

/// Text in memory, owned (a paste, the outputs of a notebook).
class TextSource final : public ByteSource {
public:
    explicit TextSource(std::string text) noexcept : m_text(std::move(text)) {}

    [[nodiscard]] std::uint64_t size() const noexcept override { return m_text.size(); }
    [[nodiscard]] Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const override
    {
        if (offset >= m_text.size())
            return 0;
        return m_text.copy(buffer.data(), buffer.size(), static_cast<std::size_t>(offset));
    }

private:
    std::string m_text;
};

/// Text in memory that somebody else keeps, longer than this object lives.
class ViewSource final : public ByteSource {
public:
    explicit ViewSource(std::string_view text) noexcept : m_text(text) {}

    [[nodiscard]] std::uint64_t size() const noexcept override { return m_text.size(); }
    [[nodiscard]] Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const override
    {
        if (offset >= m_text.size())
            return 0;
        return m_text.copy(buffer.data(), buffer.size(), static_cast<std::size_t>(offset));
    }

private:
    std::string_view m_text;
};

} // namespace torchtriage::io
