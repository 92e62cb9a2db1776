// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/launch/staging.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace torchtriage::rerun {

/// What torchtriage_remote.py reads on its standard input: its own text, the header, the files, and then a
/// byte now and again as long as this side is there.
class RemoteFeed {
public:
    RemoteFeed(const std::string& script, Staging staging);

    /// The next bytes; empty: nothing now; nullopt: a file could not be read to its end, so that the other
    /// side must not begin.
    [[nodiscard]] std::optional<std::string> next();
    /// Asks the other side for an orderly end, behind what is still on its way.
    void askForEnd() noexcept { m_endAsked = true; }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::optional<std::string> nextOfFile(const StagedFile& file);
    [[nodiscard]] std::string beat();

    std::string m_head;
    std::vector<StagedFile> m_files;
    std::size_t m_file = 0;
    std::uint64_t m_offset = 0;
    bool m_endAsked = false;
    Clock::time_point m_lastBeat = Clock::now();
};

} // namespace torchtriage::rerun
