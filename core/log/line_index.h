// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/line_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace torchtriage::log {

/// Where a line stands in its source. Lines end at '\n' only; a '\r' before it belongs to the line.
struct LineExtent {
    std::uint64_t offset = 0; ///< first byte
    std::uint64_t length = 0; ///< bytes without the '\n'
    bool terminated = false;  ///< false: the last line so far, it may still grow

    bool operator==(const LineExtent&) const = default;
};

/// Finds lines in a source of any size without remembering each of them: it knows how many '\n' stand before
/// every block boundary, and reads one block again to find a line in it. So a line is found with two short
/// reads however long lines are, and memory stays under 8 MiB for a file of any size: past 16 GiB the blocks
/// become longer.
///
/// One thread extends the index while others look up what it has so far.
class LineIndex {
public:
    explicit LineIndex(std::shared_ptr<LineSource> source);

    enum class Outcome {
        UpToDate,  ///< everything the source has now is indexed
        Cancelled, ///< what was read stays usable; the next call goes on from there
        Cut,       ///< the source lost bytes that were indexed: start anew with a new index
        Replaced,  ///< another file, or other content, stands there now: start anew with a new source
    };
    /// Reads what is new in the source. Called again, it follows a growing file. `cancelled` is asked every
    /// 256 KiB.
    [[nodiscard]] io::Result<Outcome> extend(const std::function<bool()>& cancelled = {});

    /// Bytes indexed so far.
    [[nodiscard]] std::uint64_t bytes() const;
    /// Lines known so far: '\n' seen, plus one if bytes follow the last of them.
    [[nodiscard]] std::int64_t lines() const;
    /// Place of a line, 1-based. Truncated: there is no such line (yet), or the source has lost it.
    [[nodiscard]] io::Result<LineExtent> find(std::int64_t line) const;
    /// Line that holds the byte at `offset`, which is below bytes().
    [[nodiscard]] io::Result<std::int64_t> lineAt(std::uint64_t offset) const;

    [[nodiscard]] const LineSource& source() const noexcept { return *m_source; }
    /// Heap bytes that the index itself holds.
    [[nodiscard]] std::size_t memory() const;

private:
    struct Block {
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
        std::int64_t newlinesBefore = 0;
    };

    [[nodiscard]] io::Result<bool> tailIsUnchanged() const;
    void append(std::span<const char> bytes);
    void coarsen();
    [[nodiscard]] bool endsUnfinished() const;
    [[nodiscard]] Block blockAt(std::size_t index) const;
    [[nodiscard]] io::Result<std::uint64_t> offsetOfNewline(std::int64_t n) const;
    [[nodiscard]] io::Result<std::vector<char>> read(const Block& block) const;

    std::shared_ptr<LineSource> m_source;

    mutable std::mutex m_mutex;                 // guards what follows
    std::uint64_t m_blockBytes;                 // distance of the boundaries
    std::vector<std::int64_t> m_newlinesBefore; // per boundary: '\n' in [0, i * m_blockBytes)
    std::int64_t m_newlines = 0;                // '\n' in [0, m_bytes)
    std::uint64_t m_bytes = 0;
    std::string m_tail; // the last bytes indexed, to notice content that was rewritten in place
};

} // namespace torchtriage::log
