// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/timed_log.h"

#include <cstring>

namespace torchtriage::cli {

namespace {

constexpr std::size_t longestWait = 64 << 10;

void addLine(std::string_view time, std::string_view start, std::string_view rest, std::string& out)
{
    out += time;
    out += ' ';
    out += start;
    out += rest;
}

} // namespace

void TimedLines::add(std::span<const char> piece, std::string_view time, std::string& out)
{
    std::string_view text(piece.data(), piece.size());
    while (!text.empty()) {
        const std::size_t newline = text.find('\n');
        if (newline == std::string_view::npos) {
            m_waiting += text;
            if (m_waiting.size() > longestWait) {
                addLine(time, m_waiting, "\n", out);
                m_waiting.clear();
            }
            return;
        }
        addLine(time, m_waiting, text.substr(0, newline + 1), out);
        m_waiting.clear();
        text.remove_prefix(newline + 1);
    }
}

void TimedLines::finish(std::string_view time, std::string& out)
{
    if (!m_waiting.empty())
        addLine(time, m_waiting, "\n", out);
    m_waiting.clear();
}

} // namespace torchtriage::cli
