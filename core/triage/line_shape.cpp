// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/line_shape.h"

#include "core/io/ascii.h"

#include <algorithm>
#include <array>

namespace torchtriage::triage {

namespace {

/// End of the number at `at`: digits, or "0x" and hexadecimal digits.
std::size_t numberEnd(std::string_view text, std::size_t at) noexcept
{
    if (text[at] == '0' && at + 1 < text.size() && text[at + 1] == 'x') {
        at += 2;
        while (at < text.size() && isHexDigit(text[at]))
            ++at;
        return at;
    }
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return at;
}

} // namespace

std::string shapeOf(std::string_view text)
{
    std::string shape;
    shape.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (isDigit(text[at])) {
            shape += '0';
            at = numberEnd(text, at);
        } else {
            shape += text[at++];
        }
    }
    return shape;
}

std::size_t matchShape(std::string_view text, std::string_view shape) noexcept
{
    std::size_t at = 0;
    for (const char wanted : shape) {
        if (at == text.size())
            return 0;
        if (wanted == '0' && isDigit(text[at]))
            at = numberEnd(text, at);
        else if (text[at] == wanted)
            ++at;
        else
            return 0;
    }
    return at;
}

bool isBuiltinException(std::string_view name) noexcept
{
    constexpr std::array<std::string_view, 38> names = {"ArithmeticError",
                                                        "AssertionError",
                                                        "AttributeError",
                                                        "BlockingIOError",
                                                        "BrokenPipeError",
                                                        "BufferError",
                                                        "ChildProcessError",
                                                        "ConnectionAbortedError",
                                                        "ConnectionError",
                                                        "ConnectionRefusedError",
                                                        "ConnectionResetError",
                                                        "EOFError",
                                                        "Exception",
                                                        "FileExistsError",
                                                        "FileNotFoundError",
                                                        "FloatingPointError",
                                                        "ImportError",
                                                        "IndentationError",
                                                        "IndexError",
                                                        "InterruptedError",
                                                        "IsADirectoryError",
                                                        "KeyError",
                                                        "LookupError",
                                                        "MemoryError",
                                                        "ModuleNotFoundError",
                                                        "NameError",
                                                        "NotADirectoryError",
                                                        "NotImplementedError",
                                                        "OSError",
                                                        "OverflowError",
                                                        "PermissionError",
                                                        "RecursionError",
                                                        "RuntimeError",
                                                        "SyntaxError",
                                                        "TimeoutError",
                                                        "TypeError",
                                                        "ValueError",
                                                        "ZeroDivisionError"};
    return name.starts_with("torch.") || std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace torchtriage::triage
