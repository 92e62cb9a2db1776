// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/python_frame.h"

#include "core/io/ascii.h"

#include <algorithm>
#include <charconv>

namespace torchtriage::triage {

namespace {

constexpr std::string_view arrow = "\xE2\x9D\xB1"; // ❱
constexpr std::string_view bar = "\xE2\x94\x82";   // │

/// Reads digits at `at` and moves it behind them.
std::optional<std::int64_t> takeNumber(std::string_view text, std::size_t& at) noexcept
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (error != std::errc{} || value < 0)
        return std::nullopt;
    at = static_cast<std::size_t>(end - text.data());
    return value;
}

bool takeText(std::string_view text, std::size_t& at, std::string_view wanted) noexcept
{
    if (text.substr(at, wanted.size()) != wanted)
        return false;
    at += wanted.size();
    return true;
}

/// A function's name ends where spaces begin a glued source line.
std::string_view functionAt(std::string_view text, std::size_t& at) noexcept
{
    const std::size_t start = at;
    const std::size_t gap = text.find("  ", at);
    at = gap == std::string_view::npos ? text.size() : gap;
    return trimmed(text.substr(start, at - start), " \t");
}

/// Up to the closing bracket of the arguments that IPython prints behind the name.
std::string_view nameBefore(std::string_view text, char stop) noexcept
{
    return trimmed(text.substr(0, text.find(stop)));
}

bool endsLikePath(std::string_view text) noexcept
{
    return text.ends_with(".py") || text.ends_with(".pyx") || text.ends_with(".ipynb") || text.ends_with(">");
}

} // namespace

std::optional<FoundFrame> findPythonFrame(std::string_view text)
{
    constexpr std::string_view open = "File \"";
    const std::size_t start = text.find(open);
    if (start == std::string_view::npos)
        return std::nullopt;
    const std::size_t pathAt = start + open.size();
    const std::size_t pathEnd = text.find("\", line ", pathAt);
    // A line break inside a path, or two processes writing at once: no frame.
    if (pathEnd == std::string_view::npos || pathEnd == pathAt)
        return std::nullopt;
    FoundFrame found;
    found.frame.file = text.substr(pathAt, pathEnd - pathAt);
    std::size_t at = pathEnd + std::string_view("\", line ").size();
    const auto line = takeNumber(text, at);
    if (!line)
        return std::nullopt;
    found.frame.line = *line;
    if (takeText(text, at, ", in ")) {
        found.frame.function = functionAt(text, at);
    } else if (takeText(text, at, " in ")) {
        found.frame.function = functionAt(text, at);
        found.innermostFirst = true;
    }
    found.end = at;
    return found;
}

std::optional<StackFrame> findNotebookFrame(std::string_view text)
{
    StackFrame frame;
    const std::string_view line = trimmed(text, " \t");
    if (line.starts_with("Cell In") || line.starts_with("Input In")) {
        const std::size_t close = line.find(']');
        if (close == std::string_view::npos)
            return std::nullopt;
        frame.file = line.substr(0, close + 1);
        // "Cell In[11], [line 13](vscode-…)" puts a link around the number.
        if (std::size_t at = line.find("line ", close); at != std::string_view::npos) {
            at += std::string_view("line ").size();
            frame.line = takeNumber(line, at).value_or(0);
        }
        if (const std::size_t in = line.find(", in ", close); in != std::string_view::npos)
            frame.function = nameBefore(line.substr(in + 5), '(');
        return frame;
    }
    if (line.starts_with("File ")) {
        // "File /path/x.py:12, in f(a)" of IPython 8; the quoted form belongs to findPythonFrame().
        const std::size_t comma = line.find(", in ");
        const std::string_view where =
            line.substr(5, comma == std::string_view::npos ? line.size() : comma - 5);
        const std::size_t colon = where.rfind(':');
        if (colon == std::string_view::npos || where.starts_with("\""))
            return std::nullopt;
        std::size_t at = colon + 1;
        const auto number = takeNumber(where, at);
        if (!number || !endsLikePath(where.substr(0, colon)))
            return std::nullopt;
        frame.file = where.substr(0, colon);
        frame.line = *number;
        if (comma != std::string_view::npos)
            frame.function = nameBefore(line.substr(comma + 5), '(');
        return frame;
    }
    const std::size_t in = line.find(" in ");
    if (in == std::string_view::npos || !endsLikePath(line.substr(0, in)) || !line.ends_with(")") ||
        line.substr(0, in).find(' ') != std::string_view::npos)
        return std::nullopt;
    frame.file = line.substr(0, in);
    frame.function = nameBefore(line.substr(in + 4), '(');
    return frame;
}

std::optional<StackFrame> findRichFrame(std::string_view text)
{
    const std::string_view line = trimmed(text, " \t");
    const std::size_t in = line.find(" in ");
    const std::string_view where = line.substr(0, in == std::string_view::npos ? line.size() : in);
    const std::size_t colon = where.rfind(':');
    if (in == std::string_view::npos && !line.ends_with(" in"))
        return std::nullopt;
    if (colon == std::string_view::npos || !endsLikePath(where.substr(0, colon)))
        return std::nullopt;
    std::size_t at = colon + 1;
    const auto number = takeNumber(where, at);
    if (!number)
        return std::nullopt;
    StackFrame frame;
    frame.file = where.substr(0, colon);
    frame.line = *number;
    if (in != std::string_view::npos)
        frame.function = trimmed(line.substr(in + 4), " \t");
    return frame;
}

std::optional<StackFrame> findMarkedSource(std::string_view text)
{
    const std::string_view line = trimmed(text, " \t");
    std::size_t at = 0;
    if (line.starts_with(arrow)) {
        at = arrow.size();
    } else {
        at = std::min(line.find_first_not_of('-'), line.size());
        if (at < 2 || line.substr(at, 1) != ">")
            return std::nullopt;
        ++at;
    }
    at = std::min(line.find_first_not_of(" [", at), line.size());
    StackFrame frame;
    const auto number = takeNumber(line, at);
    if (!number)
        return std::nullopt;
    frame.line = *number;
    if (line.substr(at, 2) == "](") // VS Code: "[13](vscode-notebook-cell:…) code"
        at = std::min(line.find(')', at), line.size() - 1) + 1;
    std::string_view code = trimmed(line.substr(std::min(at, line.size())));
    while (code.starts_with(bar))
        code = trimmed(code.substr(bar.size()));
    frame.code = code;
    return frame;
}

} // namespace torchtriage::triage
