// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/guard_status.h"

#include <array>
#include <cstdio>
#include <cstring>

namespace torchtriage::rerun {

void GuardStatus::add(std::string_view bytes)
{
    m_open += bytes;
    for (std::size_t end = m_open.find('\n'); end != std::string::npos; end = m_open.find('\n')) {
        addLine(m_open.substr(0, end));
        m_open.erase(0, end + 1);
    }
}

void GuardStatus::addLine(const std::string& line)
{
    std::array<char, 16> word{};
    int number = 0;
    Ended end;
    if (std::sscanf(line.c_str(), "started %d", &number) == 1) {
        process = number;
    } else if (std::sscanf(line.c_str(), "failed %15s %d", word.data(), &number) == 2) {
        failedStage = word.data();
        failedErrno = number;
    } else if (line.starts_with("memory ")) {
        overMemory = true;
    } else if (std::sscanf(line.c_str(), "ended %15s %d %d %ld", word.data(), &end.number, &end.leftBehind,
                           &end.largestKib) == 4) {
        end.bySignal = std::strcmp(word.data(), "signal") == 0;
        ended = end;
    }
}

} // namespace torchtriage::rerun
