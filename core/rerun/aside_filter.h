// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace torchtriage::rerun {

/// Takes the lines that begin with a mark out of a stream of bytes, wherever in a line the mark stands; what
/// remains passes unchanged. Holds back no more than the beginning of a mark and one line behind it.
class AsideFilter {
public:
    explicit AsideFilter(std::string mark) : m_mark(std::move(mark)) {}

    /// Returns what passes; calls aside(text) for each line that was taken out, without mark and end.
    template <class Aside>
    [[nodiscard]] std::string add(std::string_view bytes, Aside aside)
    {
        m_held += bytes;
        std::string passed;
        for (;;) {
            const std::size_t mark = m_held.find(m_mark);
            if (mark == std::string::npos) {
                pass(passed, m_held.size() - beginningAtEnd());
                return passed;
            }
            pass(passed, mark);
            const std::size_t end = m_held.find('\n');
            if (end == std::string::npos && m_held.size() < longestLine)
                return passed;
            const std::size_t length = std::min(end, m_held.size());
            aside(std::string_view(m_held).substr(m_mark.size(), length - m_mark.size()));
            m_held.erase(0, std::min(length + 1, m_held.size()));
        }
    }

    /// What is still held back when the stream ends.
    [[nodiscard]] std::string finish() { return std::exchange(m_held, {}); }

private:
    static constexpr std::size_t longestLine = 4096;

    void pass(std::string& passed, std::size_t count)
    {
        passed.append(m_held, 0, count);
        m_held.erase(0, count);
    }

    /// Length of the longest end that a mark could begin with.
    [[nodiscard]] std::size_t beginningAtEnd() const
    {
        for (std::size_t length = std::min(m_mark.size() - 1, m_held.size()); length > 0; --length) {
            if (m_held.compare(m_held.size() - length, length, m_mark, 0, length) == 0)
                return length;
        }
        return 0;
    }

    std::string m_mark; ///< not empty
    std::string m_held;
};

} // namespace torchtriage::rerun
