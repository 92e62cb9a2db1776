// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::triage {

/// How a traceback hangs on the one before it.
enum class ChainLink {
    None,
    DuringHandling, ///< "During handling of the above exception, another exception occurred"
    DirectCause,    ///< "The above exception was the direct cause of the following exception"
    Wrapped,        ///< "Original Traceback": the message of the one before holds this one
    GroupMember,    ///< one of the exceptions of an exception group
};

/// A Python traceback with the exception that ends it.
struct Traceback {
    std::int64_t headerLine = 0;    ///< 0: the log begins inside it
    std::int64_t errorLine = 0;     ///< the line "Type: message"
    std::vector<StackFrame> frames; ///< outermost first
    std::string exception;          ///< dotted type as printed
    std::string message;            ///< rest of the line
    ChainLink link = ChainLink::None;
};

/// Reads the tracebacks of one stream of lines (one rank, or a log without ranks), in the forms that CPython,
/// IPython, Rich, loguru and exception groups print them, also when the beginning or the indentation got
/// lost. Fed line by line; the text must be free of frames and colours.
class TracebackParser {
public:
    enum class Line {
        Outside, ///< not part of a traceback
        Inside,  ///< header, frame, source line, marker
        Closing, ///< "Type: message": take() has the traceback
    };

    Line feed(std::int64_t number, std::string_view text);
    /// The traceback that the last Closing line ended.
    [[nodiscard]] Traceback take();
    /// Bytes of the log were skipped: what was begun does not go on behind the gap.
    void interrupt();
    /// True if an exception must still follow. The dumps of faulthandler end without one.
    [[nodiscard]] bool insideTraceback() const noexcept
    {
        return m_state != State::Idle && !m_innermostFirst;
    }

private:
    enum class State { Idle, Frames };

    void begin(std::int64_t number, std::size_t indent);
    bool isHeader(std::int64_t number, std::string_view text);
    bool isChainText(std::string_view text);
    bool isFrame(std::int64_t number, std::string_view text);
    bool isSourceLine(std::int64_t number, std::string_view text);
    bool isClosing(std::int64_t number, std::string_view text);
    void addFrame(StackFrame frame, std::size_t indent);
    [[nodiscard]] bool mayCloseAt(std::size_t indent) const noexcept;

    State m_state = State::Idle;
    Traceback m_current;
    ChainLink m_nextLink = ChainLink::None;
    std::string m_announced; // IPython names the type in its header
    std::size_t m_headerIndent = 0;
    std::size_t m_frameIndent = 0;
    bool m_expectsSource = false;  // the line before was a frame
    bool m_innermostFirst = false; // faulthandler
    bool m_sawHeader = false;
    int m_strangeLines = 0; // lines in a row that are no part of any known form
};

/// Takes what Rich, exception groups and quoting put around a line: box bars, "  | " bars.
[[nodiscard]] std::string_view withoutBox(std::string_view text) noexcept;

/// If `text` reads "Type", "Type:" or "Type: message" with the name of an exception, the length of the name;
/// else 0.
[[nodiscard]] std::size_t exceptionNameLength(std::string_view text) noexcept;

} // namespace torchtriage::triage
