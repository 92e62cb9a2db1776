// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// What the guard has told so far; see guard_protocol.h.
struct GuardStatus {
    struct Ended {
        bool bySignal = false;
        int number = 0; ///< exit code or signal
        int leftBehind = 0;
        long largestKib = 0;
    };

    int process = 0;         ///< id of the program; 0 before it is known
    std::string failedStage; ///< "fork", "workdir", "program"; empty: it started
    int failedErrno = 0;
    bool overMemory = false;
    std::optional<Ended> ended;

    /// True once nothing more will be told.
    [[nodiscard]] bool isOver() const noexcept { return ended.has_value() || !failedStage.empty(); }
    /// Takes the next bytes of the status pipe.
    void add(std::string_view bytes);

private:
    void addLine(const std::string& line);

    std::string m_open;
};

} // namespace torchtriage::rerun
