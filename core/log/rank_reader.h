// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/frames.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace torchtriage::log {

/// Lines that no frame attributes to a rank, and that are known to be one's from elsewhere: a device-side
/// assertion has no prefix, but its process can be told from what follows.
struct KnownRank {
    std::int64_t first = 0; ///< 1-based, both ends included
    std::int64_t last = 0;
    int rank = 0;
};

/// Says which rank printed a line: by its frame, else by what is known. Immutable, safe to use from several
/// threads.
class RankReader {
public:
    /// Bytes of a line that can hold its frame; more need not be read.
    static constexpr std::size_t headBytes = 512;

    explicit RankReader(Framing framing = {}, std::vector<KnownRank> known = {});

    /// `bytes` is the line as it stands in the file, or its first headBytes. nullopt: no rank's, the
    /// launcher's.
    [[nodiscard]] std::optional<int> rankOf(std::int64_t line, std::string_view bytes) const;

    /// The same for a line whose frame has been taken off already.
    [[nodiscard]] std::optional<int> rankOf(std::int64_t line, const FramedLine& framed) const;

    [[nodiscard]] const Framing& framing() const noexcept { return m_framing; }

private:
    Framing m_framing;
    std::vector<KnownRank> m_known; // by first
};

} // namespace torchtriage::log
