// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ascii.h"
#include "core/request/utf8.h"
#include "core/request/view.h"

#include <algorithm>
#include <array>
#include <optional>

namespace torchtriage::request {

namespace {

constexpr int deepest = 3;
constexpr std::size_t shortestBase64 = 14;
constexpr std::size_t shortestHex = 16;

using Origins = std::vector<View::Origin>;

/// A line while its escapes are undone.
struct Line {
    std::string text;
    Origins origin;

    void add(std::string_view bytes, View::Origin from)
    {
        text += bytes;
        origin.insert(origin.end(), bytes.size(), from);
    }
};

/// What an escape stands for, and how long it is.
struct Escape {
    std::string bytes;
    std::size_t length = 0;
};

std::optional<std::uint32_t> hexNumber(std::string_view text, std::size_t at, std::size_t digits)
{
    if (at + digits > text.size())
        return std::nullopt;
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + digits; ++i) {
        const int value = hexValue(text[i]);
        if (value < 0)
            return std::nullopt;
        number = number * 16 + static_cast<std::uint32_t>(value);
    }
    return number;
}

std::string utf8Of(std::uint32_t code)
{
    std::string bytes;
    appendUtf8(bytes, code);
    return bytes;
}

Escape unicodeEscape(std::string_view text, std::size_t at)
{
    const auto high = hexNumber(text, at + 2, 4);
    if (!high)
        return {};
    if (*high >= 0xD800 && *high < 0xDC00 && text.substr(at + 6).starts_with("\\u")) {
        const auto low = hexNumber(text, at + 8, 4);
        if (low && *low >= 0xDC00 && *low < 0xE000)
            return {utf8Of(0x10000 + ((*high - 0xD800) << 10) + (*low - 0xDC00)), 12};
    }
    return {utf8Of(*high), 6};
}

Escape backslashEscape(std::string_view text, std::size_t at)
{
    if (at + 1 >= text.size())
        return {};
    switch (text[at + 1]) {
    case '"':
    case '\'':
    case '/':
    case '\\':
        return {std::string(1, text[at + 1]), 2};
    case 'n':
    case 'r':
        return {"\n", 2};
    case 't':
        return {"\t", 2};
    case 'u':
        return unicodeEscape(text, at);
    case 'x':
        if (const auto byte = hexNumber(text, at + 2, 2))
            return {std::string(1, static_cast<char>(*byte)), 4};
        return {};
    default:
        return {};
    }
}

Escape entity(std::string_view text, std::size_t at)
{
    struct NamedEntity {
        std::string_view name, bytes;
    };
    static constexpr std::array names = {NamedEntity{"&amp;", "&"}, NamedEntity{"&lt;", "<"},
                                         NamedEntity{"&gt;", ">"}, NamedEntity{"&quot;", "\""},
                                         NamedEntity{"&#39;", "'"}};
    const std::string_view rest = text.substr(at);
    for (const NamedEntity& one : names) {
        if (rest.starts_with(one.name))
            return {std::string(one.bytes), one.name.size()};
    }
    if (!rest.starts_with("&#"))
        return {};
    const bool hex = rest.size() > 2 && (rest[2] == 'x' || rest[2] == 'X');
    std::uint32_t code = 0;
    std::size_t i = hex ? 3 : 2;
    const std::size_t start = i;
    for (; i < rest.size() && i < start + 6; ++i) {
        const int value = hexValue(rest[i]);
        if (value < 0 || (!hex && value > 9))
            break;
        code = code * (hex ? 16U : 10U) + static_cast<std::uint32_t>(value);
    }
    return i > start && i < rest.size() && rest[i] == ';' && code != 0 ? Escape{utf8Of(code), i + 1}
                                                                       : Escape{};
}

Escape escapeAt(std::string_view text, std::size_t at)
{
    switch (text[at]) {
    case '%':
        if (const auto byte = hexNumber(text, at + 1, 2))
            return {std::string(1, static_cast<char>(*byte)), 3};
        return {};
    case '\\':
        return backslashEscape(text, at);
    case '&':
        return entity(text, at);
    default:
        return {};
    }
}

View::Origin span(const Origins& origin, std::size_t begin, std::size_t end)
{
    return {origin[begin].begin, origin[end - 1].end};
}

bool undoEscapes(Line& line)
{
    if (line.text.find_first_of("%\\&") == std::string::npos)
        return false;
    Line next;
    bool changed = false;
    for (std::size_t at = 0; at < line.text.size();) {
        const Escape escape = escapeAt(line.text, at);
        const std::size_t length = std::max<std::size_t>(escape.length, 1);
        changed = changed || escape.length != 0;
        next.add(escape.length != 0 ? std::string_view(escape.bytes)
                                    : std::string_view(line.text).substr(at, 1),
                 span(line.origin, at, at + length));
        at += length;
    }
    if (changed)
        line = std::move(next);
    return changed;
}

bool isText(std::string_view bytes)
{
    std::size_t printable = 0;
    for (const char c : bytes)
        printable += (c >= ' ' && c != '\x7f') || c == '\n' || c == '\t' ? 1 : 0;
    return bytes.size() >= 8 && printable == bytes.size();
}

int base64Value(char c)
{
    if (isUpper(c))
        return c - 'A';
    if (isLower(c))
        return c - 'a' + 26;
    if (isDigit(c))
        return c - '0' + 52;
    if (c == '+' || c == '-')
        return 62;
    return c == '/' || c == '_' ? 63 : -1;
}

std::string fromBase64(std::string_view run)
{
    std::string bytes;
    std::uint32_t bits = 0;
    int have = 0;
    for (const char c : run) {
        bits = (bits << 6) | static_cast<std::uint32_t>(base64Value(c));
        have += 6;
        if (have >= 8) {
            have -= 8;
            bytes += static_cast<char>((bits >> have) & 0xFFU);
        }
    }
    return bytes;
}

std::string fromHex(std::string_view run)
{
    std::string bytes;
    for (std::size_t i = 0; i + 1 < run.size(); i += 2)
        bytes += static_cast<char>(hexValue(run[i]) * 16 + hexValue(run[i + 1]));
    return bytes;
}

/// Adds a line for every run that is text in another alphabet; each of its bytes stands for the whole run.
void addPacked(const Line& line, std::size_t shortest, bool (*belongs)(char),
               std::string (*unpack)(std::string_view), Line& to)
{
    const std::string_view text = line.text;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && belongs(text[end]))
            ++end;
        if (end - at >= shortest) {
            const std::string bytes = unpack(text.substr(at, end - at));
            if (isText(bytes)) {
                const View::Origin run = span(line.origin, at, end);
                to.add("\n", run);
                to.add(bytes, run);
            }
        }
        at = end + 1;
    }
}

// Most lines of a log hold none of it, and are not looked at any further.
bool mayBeEscaped(std::string_view line)
{
    std::size_t run = 0;
    for (const char c : line) {
        if (c == '%' || c == '\\' || c == '&')
            return true;
        run = isAlnum(c) || c == '+' || c == '-' || c == '/' || c == '_' ? run + 1 : 0;
        if (run >= shortestBase64)
            return true;
    }
    return false;
}

void decodeLine(Line line, View& into)
{
    bool changed = false;
    for (int depth = 0; depth < deepest; ++depth) {
        Line packed;
        addPacked(
            line, shortestBase64, [](char c) { return base64Value(c) >= 0; }, fromBase64, packed);
        addPacked(
            line, shortestHex, [](char c) { return hexValue(c) >= 0; }, fromHex, packed);
        if (!packed.text.empty()) {
            into.text += packed.text + '\n';
            into.origin.insert(into.origin.end(), packed.origin.begin(), packed.origin.end());
            into.origin.push_back(packed.origin.back());
        }
        if (!undoEscapes(line))
            break;
        changed = true;
    }
    if (!changed)
        return;
    line.add("\n", line.origin.empty() ? View::Origin{} : line.origin.back());
    into.text += line.text;
    into.origin.insert(into.origin.end(), line.origin.begin(), line.origin.end());
}

} // namespace

View decodedView(const View& from)
{
    View view;
    view.joined = from.joined;
    view.atWidth = from.atWidth;
    view.seams = from.seams;
    const std::string_view text = from.text;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        if (!mayBeEscaped(text.substr(start, end - start))) {
            start = end + 1;
            continue;
        }
        Line line;
        line.text = text.substr(start, end - start);
        line.origin.reserve(line.text.size());
        for (std::size_t i = start; i < end; ++i)
            line.origin.push_back(from.sourceOf(i, i + 1));
        decodeLine(std::move(line), view);
        start = end + 1;
    }
    return view;
}

} // namespace torchtriage::request
