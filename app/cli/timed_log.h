// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace torchtriage::cli {

/// Puts the time before each line of a stream of bytes: "2026-03-01T12:00:00.123Z text". Lines may come in
/// pieces. Two streams that share one log do not tear each other's lines: what has no end yet waits, up to 64
/// KiB.
class TimedLines {
public:
    /// Appends what can be written now to `out`. `time` is that of this piece.
    void add(std::span<const char> piece, std::string_view time, std::string& out);
    /// The last line, where it has no end.
    void finish(std::string_view time, std::string& out);

private:
    std::string m_waiting;
};

} // namespace torchtriage::cli
