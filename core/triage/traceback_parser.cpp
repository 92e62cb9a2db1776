// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/traceback_parser.h"

#include "core/triage/python_frame.h"

#include <algorithm>
#include <array>
#include <utility>

namespace torchtriage::triage {

namespace {

constexpr std::size_t mostFrames = 400;
constexpr std::size_t longestText = 2048;
/// A source line may be followed by Rich's or loguru's notes; after this many strange lines the traceback is
/// over.
constexpr int mostStrangeLines = 60;

constexpr std::string_view header = "Traceback (most recent call last)";
constexpr std::string_view boxBar = "\xE2\x94\x82"; // │

bool isIdentifierByte(char c) noexcept
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

std::size_t indentOf(std::string_view text) noexcept
{
    return std::min(text.find_first_not_of(" \t"), text.size());
}

std::string_view trimmedEnd(std::string_view text) noexcept
{
    const std::size_t last = text.find_last_not_of(" \t\r");
    return last == std::string_view::npos ? std::string_view{} : text.substr(0, last + 1);
}

/// Names that only exceptions have. Others ("Epoch: 3") count as one only right behind the frames.
bool isSureExceptionName(std::string_view name) noexcept
{
    constexpr std::array<std::string_view, 12> endings = {"Error",     "Exception", "Interrupt", "Exit",
                                                          "Iteration", "Warning",   "Group",     "Failure",
                                                          "Failed",    "Fault",     "Timeout",   "Abort"};
    return name.find('.') != std::string_view::npos ||
           std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view end) { return name.ends_with(end); });
}

std::string cappedLine(std::string_view text)
{
    return std::string(text.substr(0, longestText));
}

/// Carets and tildes under a source line, "...<2 lines>...", loguru's value arrows, repeated frames.
bool isMarkLine(std::string_view text) noexcept
{
    const std::string_view body = text.substr(indentOf(text));
    if (body.empty())
        return false;
    if (body.find_first_not_of("^~ ") == std::string_view::npos)
        return true;
    return body.starts_with("...<") || body.starts_with("[Previous line repeated") ||
           body.starts_with("\xE2\x94\x94") || body.starts_with(boxBar) || body.starts_with("\xE2\x95\xAD") ||
           body.starts_with("\xE2\x95\xB0");
}

/// "    665 # in SDPA …": the numbered source that IPython prints around the marked line.
bool isNumberedSource(std::string_view text) noexcept
{
    const std::size_t at = indentOf(text);
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    return end > at && (end == text.size() || text[end] == ' ');
}

} // namespace

std::string_view withoutBox(std::string_view text) noexcept
{
    std::string_view body = trimmedEnd(text);
    // Rich: "│ … │".
    if (const std::size_t at = indentOf(body); body.substr(at).starts_with(boxBar)) {
        body.remove_prefix(at + boxBar.size());
        if (body.starts_with(" "))
            body.remove_prefix(1);
        if (body.ends_with(boxBar))
            body.remove_suffix(boxBar.size());
        return trimmedEnd(body);
    }
    // Exception groups: "  | File …", "    | Traceback …".
    const std::size_t at = indentOf(body);
    if (at >= 2 && body.substr(at).starts_with("| "))
        return body.substr(at + 2);
    if (at >= 2 && body.substr(at).starts_with("+ Exception Group"))
        return body.substr(at + 2);
    return text;
}

std::size_t exceptionNameLength(std::string_view text) noexcept
{
    std::size_t end = 0;
    std::size_t lastPart = 0;
    while (end < text.size() && (isIdentifierByte(text[end]) || text[end] == '.')) {
        if (text[end] == '.')
            lastPart = end + 1;
        ++end;
    }
    if (end == lastPart || end > 160)
        return 0;
    // numpy raises _ArrayMemoryError: an underscore may stand before the capital.
    const char first = text[std::min(text.find_first_not_of('_', lastPart), end - 1)];
    const std::string_view rest = text.substr(end);
    // Classes are capitalised; "ERROR:" and other shouted words are log levels.
    const bool capital = first >= 'A' && first <= 'Z';
    const std::string_view name = text.substr(lastPart, end - lastPart);
    const bool shouted = std::none_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    // Old modules name theirs in small letters: "zlib.error", "socket.timeout".
    const bool small = lastPart > 0 && (name == "error" || name == "timeout" || name == "gaierror");
    if ((!capital || shouted) && !small)
        return 0;
    return rest.empty() || rest == ":" || rest.starts_with(": ") || rest.starts_with(" : '") ? end : 0;
}

void TracebackParser::begin(std::int64_t number, std::size_t indent)
{
    m_state = State::Frames;
    m_current = {};
    m_current.headerLine = number;
    m_current.link = std::exchange(m_nextLink, ChainLink::None);
    m_announced.clear();
    m_headerIndent = indent;
    m_frameIndent = indent + 2;
    m_expectsSource = false;
    m_innermostFirst = false;
    m_strangeLines = 0;
}

bool TracebackParser::isHeader(std::int64_t number, std::string_view text)
{
    const std::size_t at = text.find(header);
    if (at == std::string_view::npos)
        return false;
    const std::string_view before = trimmedEnd(text.substr(0, at));
    begin(number, indentOf(text));
    m_sawHeader = true;
    if (before.ends_with("Original"))
        m_current.link = ChainLink::Wrapped;
    else if (const std::size_t name = exceptionNameLength(before.substr(indentOf(before)));
             name > 0 && name == before.size() - indentOf(before))
        m_announced = before.substr(indentOf(before));
    return true;
}

bool TracebackParser::isChainText(std::string_view text)
{
    if (text.find("another exception occurred:") != std::string_view::npos)
        m_nextLink = ChainLink::DuringHandling;
    else if (text.find("was the direct cause of the following exception") != std::string_view::npos)
        m_nextLink = ChainLink::DirectCause;
    else if (const std::string_view body = text.substr(indentOf(text));
             body.starts_with("+-+------") || (body.starts_with("+------") && body.ends_with("------")))
        m_nextLink = ChainLink::GroupMember;
    else
        return false;
    m_state = State::Idle;
    return true;
}

void TracebackParser::addFrame(StackFrame frame, std::size_t indent)
{
    m_frameIndent = indent;
    m_strangeLines = 0;
    auto& frames = m_current.frames;
    // A runaway recursion prints a thousand frames: those printed first are kept, and the newest replaces the
    // one before it.
    const bool full = frames.size() >= mostFrames;
    if (m_innermostFirst && full)
        frames.front() = std::move(frame);
    else if (m_innermostFirst)
        frames.insert(frames.begin(), std::move(frame));
    else if (full)
        frames.back() = std::move(frame);
    else
        frames.push_back(std::move(frame));
}

bool TracebackParser::isFrame(std::int64_t number, std::string_view text)
{
    const std::size_t indent = indentOf(text);
    std::string_view rest = text;
    bool any = false;
    while (auto found = findPythonFrame(rest)) {
        if (m_state == State::Idle) {
            begin(0, indent >= 2 ? indent - 2 : 0);
            m_sawHeader = false;
        }
        found->frame.logLine = number;
        m_innermostFirst = found->innermostFirst;
        addFrame(std::move(found->frame), indent);
        rest = rest.substr(found->end);
        any = true;
        // Glued source: "in main    run()  File …".
        const std::string_view glued = rest.substr(0, rest.find("File \""));
        StackFrame& last = m_innermostFirst ? m_current.frames.front() : m_current.frames.back();
        last.code = cappedLine(trimmedEnd(glued.substr(indentOf(glued))));
    }
    if (any) {
        m_expectsSource =
            (m_innermostFirst ? m_current.frames.front() : m_current.frames.back()).code.empty() &&
            !m_innermostFirst;
        return true;
    }
    std::optional<StackFrame> other = findNotebookFrame(text);
    if (!other && m_state == State::Frames)
        other = findRichFrame(text);
    if (!other)
        return false;
    if (m_state == State::Idle) {
        // Without a header only the forms that nothing else looks like may begin a traceback.
        if (!other->file.starts_with("Cell In") && !other->file.starts_with("<ipython-input"))
            return false;
        begin(0, 0);
        m_sawHeader = false;
    }
    other->logLine = number;
    addFrame(std::move(*other), indent);
    m_frameIndent = std::max<std::size_t>(m_frameIndent, 1);
    return true;
}

bool TracebackParser::isSourceLine(std::int64_t number, std::string_view text)
{
    if (auto marked = findMarkedSource(text)) {
        if (m_state == State::Idle) {
            begin(0, 0);
            m_sawHeader = false;
            addFrame({}, 1);
        }
        if (!m_current.frames.empty()) {
            StackFrame& frame = m_current.frames.back();
            frame.line = frame.line != 0 ? frame.line : marked->line;
            frame.code = cappedLine(marked->code);
            frame.logLine = number;
        }
        m_strangeLines = 0;
        return true;
    }
    if (m_state == State::Idle)
        return false;
    if (m_expectsSource && !text.empty()) {
        m_current.frames.back().code = cappedLine(trimmedEnd(text.substr(indentOf(text))));
        m_expectsSource = false;
        return true;
    }
    return isMarkLine(text) || isNumberedSource(text);
}

bool TracebackParser::mayCloseAt(std::size_t indent) const noexcept
{
    return indent == m_headerIndent || indent < m_frameIndent || m_frameIndent == 0;
}

bool TracebackParser::isClosing(std::int64_t number, std::string_view text)
{
    if (m_state == State::Idle || (m_current.frames.empty() && m_announced.empty() && !m_sawHeader))
        return false;
    const std::size_t indent = indentOf(text);
    const std::string_view body = trimmedEnd(text.substr(indent));
    const std::size_t name = exceptionNameLength(body);
    if (name == 0 || !mayCloseAt(indent))
        return false;
    const bool rightBehindFrames = m_sawHeader && m_strangeLines == 0 && body.size() > name;
    if (!rightBehindFrames && !isSureExceptionName(body.substr(0, name)))
        return false;
    m_current.exception = body.substr(0, name);
    std::string_view message = body.substr(std::min(name + 1, body.size()));
    message.remove_prefix(indentOf(message));
    m_current.message = cappedLine(message);
    m_current.errorLine = number;
    m_state = State::Idle;
    return true;
}

TracebackParser::Line TracebackParser::feed(std::int64_t number, std::string_view raw)
{
    const std::string_view text = withoutBox(raw);
    if (isChainText(raw) || isHeader(number, text))
        return Line::Inside;
    if (isClosing(number, text))
        return Line::Closing;
    if (isFrame(number, text) || isSourceLine(number, text))
        return Line::Inside;
    if (m_state == State::Idle)
        return Line::Outside;
    m_expectsSource = false;
    if (++m_strangeLines > mostStrangeLines)
        interrupt();
    // Inside a box, or deeper than the frames, the line still belongs to it: a further source line, a local.
    const bool boxed = text.data() != raw.data();
    const bool deeper = !text.empty() && indentOf(text) > m_frameIndent;
    return m_state != State::Idle && (boxed || deeper || text.empty()) ? Line::Inside : Line::Outside;
}

Traceback TracebackParser::take()
{
    return std::exchange(m_current, {});
}

void TracebackParser::interrupt()
{
    m_state = State::Idle;
    m_current = {};
    m_expectsSource = false;
    m_strangeLines = 0;
    m_nextLink = ChainLink::None;
}

} // namespace torchtriage::triage
