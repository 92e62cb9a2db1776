// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/line_reader.h"
#include "core/log/rank_profile.h"

#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <vector>

namespace torchtriage::desktop {

/// The lines around the ones on the screen, read in pages and kept for a while. UI thread only.
class LineCache {
public:
    /// Bytes of a line that are held. Longer lines are shown in windows, read with part().
    static constexpr std::size_t longest = std::size_t{16} << 10;

    struct Line {
        log::RawLine raw;
        std::optional<int> rank;
    };

    void setLog(std::shared_ptr<const log::LineIndex> index, std::shared_ptr<const log::RankProfile> profile);
    /// Forgets the page that holds the last lines: they may have grown.
    void forgetFrom(std::int64_t line);

    /// nullptr if there is no such line, or it cannot be read. Valid until the next call of any function
    /// here.
    [[nodiscard]] const Line* line(std::int64_t number);
    /// Bytes of a long line.
    [[nodiscard]] std::string part(const log::LineExtent& line, std::uint64_t from, std::size_t count) const;

    /// First line >= `from` (last line <= `from`, backwards) that `filter` shows. At most `mostLooked` lines
    /// are looked at one by one; `exhausted` is then true and the result is where to go on.
    struct Found {
        std::optional<std::int64_t> line;
        bool exhausted = false;
    };
    [[nodiscard]] Found nextShown(std::int64_t from, bool backwards, const log::RankFilter& filter);

private:
    struct Page {
        std::int64_t number = 0;
        std::vector<Line> lines;
    };
    struct RankPage {
        std::int64_t number = 0;
        std::vector<std::optional<int>> ranks;
    };

    const Page* page(std::int64_t number);
    const RankPage* rankPage(std::int64_t number);

    std::shared_ptr<const log::LineIndex> m_index;
    std::shared_ptr<const log::RankProfile> m_profile;
    std::list<Page> m_pages; // the one used last first
    std::list<RankPage> m_rankPages;
};

} // namespace torchtriage::desktop
