// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/byte_source.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace torchtriage::log {

/// What became of a source since it was last looked at.
enum class SourceChange {
    Same,
    Grew,     ///< more bytes after the ones known
    Cut,      ///< shorter than before: what was read is no longer there
    Replaced, ///< another file stands at the path
};

/// Bytes that lines are read from, and that may grow meanwhile. refresh() is called by one thread at a time;
/// the rest is safe from several.
class LineSource : public io::ByteSource {
public:
    /// Path or name, for errors.
    [[nodiscard]] virtual const std::string& name() const noexcept = 0;
    /// Asks again for the size.
    [[nodiscard]] virtual io::Result<SourceChange> refresh() = 0;
};

/// A log on disk that a job may still be writing. size() is the size at the last refresh().
class FollowedFile final : public LineSource {
public:
    /// A stream is refused: it has no place to come back to.
    [[nodiscard]] static io::Result<std::shared_ptr<FollowedFile>> open(const std::string& path);

    [[nodiscard]] const std::string& name() const noexcept override { return m_file.path(); }
    [[nodiscard]] std::uint64_t size() const noexcept override
    {
        return m_size.load(std::memory_order_relaxed);
    }
    [[nodiscard]] io::Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const override;
    [[nodiscard]] io::Result<SourceChange> refresh() override;

private:
    /// Which file a path led to.
    struct Identity {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;

        bool operator==(const Identity&) const = default;
    };

    FollowedFile(io::File file, Identity identity);
    [[nodiscard]] static Identity identityOf(const std::string& path);

    io::File m_file;
    Identity m_identity;
    std::atomic<std::uint64_t> m_size;
};

/// Bytes that stay as they are: a paste, the text of a notebook, an unpacked log.
class FixedSource final : public LineSource {
public:
    FixedSource(std::string name, std::shared_ptr<const io::ByteSource> bytes)
        : m_name(std::move(name)), m_bytes(std::move(bytes))
    {
    }

    [[nodiscard]] const std::string& name() const noexcept override { return m_name; }
    [[nodiscard]] std::uint64_t size() const noexcept override { return m_bytes->size(); }
    [[nodiscard]] io::Result<std::size_t> readAt(std::uint64_t offset, std::span<char> buffer) const override
    {
        return m_bytes->readAt(offset, buffer);
    }
    [[nodiscard]] io::Result<SourceChange> refresh() override { return SourceChange::Same; }

private:
    std::string m_name;
    std::shared_ptr<const io::ByteSource> m_bytes;
};

} // namespace torchtriage::log
