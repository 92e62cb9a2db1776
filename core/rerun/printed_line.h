// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

enum class Stream : std::uint8_t { Output, Error };

/// A line that a program printed, without its end. Long ones are cut; a progress bar's carriage return ends
/// a line too.
struct PrintedLine {
    Stream stream = Stream::Output;
    std::string_view text; ///< valid during the call that hands it over
    bool cut = false;      ///< longer than the limit: this is its beginning
    bool half = false;     ///< the stream ended before the line did
    double seconds = 0;    ///< since the start of the process
};

/// Makes lines of the bytes of one stream, in bounded memory.
class LineSplitter {
public:
    explicit LineSplitter(std::size_t longest) : m_longest(longest) {}

    /// Calls line(text, cut) for every line that ends in `bytes`.
    template <class Line>
    void add(std::string_view bytes, Line line)
    {
        std::size_t at = 0, newline = bytes.find('\n'), carriage = bytes.find('\r');
        while (at < bytes.size()) {
            const std::size_t end = std::min(newline, carriage);
            const std::string_view part = bytes.substr(at, std::min(end, bytes.size()) - at);
            if (end == std::string_view::npos) {
                open(part);
                return;
            }
            if (!m_open.empty() || part.size() > m_longest) {
                open(part);
                deliver(line, m_open, bytes[end]);
            } else if (!part.empty() || bytes[end] == '\n') { // the usual case, without a copy
                deliver(line, part, bytes[end]);
            }
            at = end + 1;
            (bytes[end] == '\n' ? newline : carriage) = bytes.find(bytes[end], at);
        }
    }

    /// Calls line(text, cut) for what the stream left unfinished.
    template <class Line>
    void finish(Line line)
    {
        if (!m_open.empty())
            line(std::string_view(m_open), m_cut);
        m_open.clear();
    }

private:
    void open(std::string_view part)
    {
        m_cut = m_cut || m_open.size() + part.size() > m_longest;
        m_open += part.substr(0, m_longest - std::min(m_longest, m_open.size()));
    }

    template <class Line>
    void deliver(Line& line, std::string_view text, char end)
    {
        const bool secondOfPair = end == '\n' && m_afterReturn && text.empty();
        m_afterReturn = end == '\r';
        if (!secondOfPair)
            line(text, m_cut);
        m_open.clear();
        m_cut = false;
    }

    std::size_t m_longest;
    std::string m_open; ///< begun, not ended
    bool m_cut = false;
    bool m_afterReturn = false;
};

} // namespace torchtriage::rerun
