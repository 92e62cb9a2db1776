// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace torchtriage::io {

/// Whether a file has to outlive a machine that stops, or only a process that does: syncing waits for the
/// disk.
enum class Durability : std::uint8_t { Synced, Unsynced };

/// Writes a file piece by piece with the promise of writeAtomically(): nobody sees it before commit(), and
/// without one it never was. Where the file system can, the file has no name until then, so that not even a
/// killed writer leaves anything behind. A device, a fifo or a folder is not replaced. For content that is
/// larger than memory should be.
class AtomicWriter {
public:
    [[nodiscard]] static Result<AtomicWriter> create(const std::string& path, unsigned mode = 0644);

    AtomicWriter(AtomicWriter&&) noexcept;
    AtomicWriter& operator=(AtomicWriter&&) noexcept;
    ~AtomicWriter();

    /// Buffers; what reached the disk is only known after commit().
    [[nodiscard]] Result<void> write(std::string_view bytes);
    /// Flushes, syncs and gives the file its name.
    [[nodiscard]] Result<void> commit(Durability durability = Durability::Synced);

private:
    struct State;
    explicit AtomicWriter(std::unique_ptr<State> state) noexcept;

    std::unique_ptr<State> m_state;
};

} // namespace torchtriage::io
