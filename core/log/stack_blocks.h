// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/line_index.h"
#include "core/log/rank_reader.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace torchtriage::log {

/// Neighbouring lines of one rank that are the frames of a stack or the threads of a dump: much to scroll
/// past, rarely read line by line. The line that announces them ("Traceback …") is not one of them.
struct StackBlock {
    enum class Kind {
        PythonFrames,
        CppFrames,
        ThreadDump, ///< of faulthandler: one or more threads
    };
    std::int64_t first = 0; ///< 1-based, both ends included
    std::int64_t last = 0;
    Kind kind = Kind::PythonFrames;
    std::optional<int> rank;
    bool announced = false; ///< the line before `first` is the same rank's and not blank

    bool operator==(const StackBlock&) const = default;
};

/// Finds the stacks in the lines after a given one. One thread extends it; others may ask meanwhile.
class StackBlocks {
public:
    static constexpr std::size_t mostBlocks = 20'000;
    /// Lines looked at, at most. What a thousand ranks print when they end is not longer than this.
    static constexpr std::int64_t mostLines = 500'000;
    /// Shorter runs are no blocks.
    static constexpr std::int64_t shortest = 3;

    /// `first` is the first line looked at; 0: none is.
    StackBlocks(std::shared_ptr<const LineIndex> index, RankReader ranks, std::int64_t first);

    /// Looks at the complete lines that the index has and this has not seen.
    [[nodiscard]] io::Result<void> extend(const std::function<bool()>& cancelled = {});

    /// Blocks found so far, in order.
    [[nodiscard]] std::vector<StackBlock> blocks() const;
    [[nodiscard]] std::size_t size() const;

private:
    enum class Look;

    void feed(std::int64_t line, std::string_view bytes);
    void close();
    [[nodiscard]] static Look lookOf(std::string_view text);

    std::shared_ptr<const LineIndex> m_index;
    RankReader m_ranks;
    std::int64_t m_next;
    std::int64_t m_end;

    StackBlock m_open;             // last == 0: none
    std::int64_t m_blanks = 0;     // blank lines at the end of it, which may not belong to it
    std::optional<int> m_lastRank; // of the line before
    bool m_announces = false;      // the line before has words

    mutable std::mutex m_mutex; // guards what follows
    std::vector<StackBlock> m_blocks;
};

} // namespace torchtriage::log
