// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/normalized_text.h"

#include "core/io/ascii.h"

#include <algorithm>
#include <array>

namespace torchtriage::triage {

namespace {

constexpr std::string_view npath = "<path>";

bool isWordOrBeyondAscii(char c) noexcept
{
    return isLetter(c) || isDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isSpace(char c) noexcept
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

/// Length of the run of characters that `test` takes at the start of `text`.
template <class Test>
std::size_t runOf(std::string_view text, Test test) noexcept
{
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), test) - text.begin());
}

/// Words whose number says which of many, not what.
bool countsThings(std::string_view word) noexcept
{
    constexpr std::array<std::string_view, 13> words = {"rank",    "gpu",  "node",   "host", "worker",
                                                        "process", "proc", "device", "cuda", "hip",
                                                        "thread",  "pid",  "stream"};
    while (word.ends_with('_'))
        word.remove_suffix(1);
    return std::any_of(words.begin(), words.end(), [&](std::string_view name) {
        if (word.size() < name.size())
            return false;
        const std::string_view tail = word.substr(word.size() - name.size());
        const bool same = std::equal(tail.begin(), tail.end(), name.begin(),
                                     [](char a, char b) { return (a | 0x20) == b; });
        return same && (tail.size() == word.size() || !isLetter(word[word.size() - name.size() - 1]));
    });
}

/// "0x7f12…", a UUID, or eight hexadecimal digits and more of which one is a digit; 0 if it is none of these.
std::size_t hexLength(std::string_view text) noexcept
{
    const auto endsAt = [text](std::size_t at) {
        return at == text.size() || !isWordOrBeyondAscii(text[at]);
    };
    if (text.starts_with("0x") || text.starts_with("0X")) {
        const std::size_t digits = runOf(text.substr(2), isHexDigit);
        return digits > 0 && endsAt(2 + digits) ? 2 + digits : 0;
    }
    constexpr std::size_t shortest = 8;
    constexpr std::array<std::size_t, 4> uuidRest = {4, 4, 4, 12};
    std::size_t length = runOf(text, isHexDigit);
    if (length < shortest || !endsAt(length) || std::none_of(text.begin(), text.begin() + 8, isDigit))
        return 0;
    for (const std::size_t part : uuidRest) {
        if (length >= text.size() || text[length] != '-' ||
            runOf(text.substr(length + 1), isHexDigit) != part)
            break;
        length += 1 + part;
    }
    return length;
}

/// Digits with their points, group marks and exponent.
std::size_t numberLength(std::string_view text) noexcept
{
    std::size_t at = runOf(text, isDigit);
    while (at + 1 < text.size() && (text[at] == '.' || text[at] == ',' || text[at] == '_') &&
           isDigit(text[at + 1]))
        at += 1 + runOf(text.substr(at + 1), isDigit);
    if (at + 1 < text.size() && (text[at] | 0x20) == 'e') {
        const std::size_t sign = text[at + 1] == '-' || text[at + 1] == '+' ? 1 : 0;
        if (const std::size_t digits = runOf(text.substr(at + 1 + sign), isDigit); digits > 0)
            at += 1 + sign + digits;
    }
    return at;
}

/// " GiB", "MB", " bytes" behind a number: sizes of one kind are printed in the unit that fits.
std::size_t unitLength(std::string_view text) noexcept
{
    constexpr std::array<std::string_view, 12> units = {"bytes", "byte", "KiB", "MiB", "GiB", "TiB",
                                                        "KB",    "kB",   "MB",  "GB",  "TB",  "B"};
    const std::size_t space = text.starts_with(' ') ? 1 : 0;
    for (const std::string_view unit : units) {
        const std::string_view rest = text.substr(space);
        if (rest.starts_with(unit) && (rest.size() == unit.size() || !isWordOrBeyondAscii(rest[unit.size()])))
            return space + unit.size();
    }
    return 0;
}

/// A path or URL at the start of `word`, which holds no white space; 0 if there is none.
std::size_t pathLength(std::string_view word) noexcept
{
    constexpr std::string_view closing = "\"'`,;)]}>|";
    std::size_t end = std::min(word.find_first_of(closing), word.size());
    const std::size_t scheme = word.find("://");
    if (scheme != std::string_view::npos && scheme > 1 && scheme < 8 && runOf(word, isLetter) == scheme)
        return end;
    const bool drive =
        word.size() > 3 && isLetter(word[0]) && word[1] == ':' && (word[2] == '\\' || word[2] == '/');
    end = std::min(word.find(':', drive ? 2 : 0), end);
    const std::string_view path = word.substr(0, end);
    if (drive)
        return end;
    const std::size_t slash = path.find_first_of("/\\");
    if (slash == std::string_view::npos || path.size() < 3 || isDigit(path[0]))
        return 0;
    if (slash == 0 || path.starts_with("./") || path.starts_with("../") || path.starts_with("~"))
        return slash + 1 < path.size() && isWordOrBeyondAscii(path[slash + 1]) ? end : 0;
    // "src/model.py" is a path by its ending, "tokens/s" is none.
    const std::size_t dot = path.rfind('.');
    const std::size_t last = path.find_last_of("/\\");
    const auto ofName = [](char c) { return isWordOrBeyondAscii(c) || c == '.' || c == '-'; };
    if (runOf(path, ofName) != slash) // "file=/tmp/x.log": the path begins behind the sign
        return 0;
    return dot != std::string_view::npos && dot > last + 1 && dot + 1 < path.size() && isLetter(path[dot + 1])
               ? end
               : 0;
}

/// Writes the normalised text, piece by piece.
class Normalizer {
public:
    explicit Normalizer(std::string_view text) : m_text(text) { m_out.reserve(text.size()); }

    std::string run()
    {
        while (m_at < m_text.size())
            step();
        while (m_out.ends_with(' '))
            m_out.pop_back();
        return std::move(m_out);
    }

private:
    void step()
    {
        const char c = m_text[m_at];
        if (isSpace(c)) {
            if (!m_out.empty() && m_out.back() != ' ')
                m_out += ' ';
            ++m_at;
            m_wordStart = m_out.size();
            return;
        }
        const bool fresh = m_at == 0 || !isWordOrBeyondAscii(m_text[m_at - 1]);
        if (fresh && takePath())
            return;
        if (fresh) {
            if (const std::size_t length = hexLength(m_text.substr(m_at)); length > 0)
                return addNumber(length);
            const bool sign = (c == '-' || c == '+') && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1]);
            if (sign)
                return addNumber(1 + numberLength(m_text.substr(m_at + 1)));
        }
        if (isDigit(c))
            return takeDigits();
        // "32x4": what looks like a word goes on the list.
        const bool behindNumber = m_numberEnd == m_out.size() && m_out.ends_with('#');
        if (c == 'x' && behindNumber && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1])) {
            m_out += c;
            ++m_at;
            m_wordStart = m_out.size();
            return;
        }
        if (!isWordOrBeyondAscii(c) || fresh)
            m_wordStart = m_out.size() + (isWordOrBeyondAscii(c) ? 0 : 1);
        m_out += c;
        ++m_at;
    }

    bool takePath()
    {
        const std::string_view rest = m_text.substr(m_at);
        const char c = rest.front();
        if (!(isLetter(c) || c == '/' || c == '.' || c == '~' || c == '_' || c == '\\'))
            return false;
        constexpr std::string_view opening = "\"'`([{<>=:,;|";
        if (m_at > 0 && !isSpace(m_text[m_at - 1]) &&
            opening.find(m_text[m_at - 1]) == std::string_view::npos)
            return false;
        const std::size_t length =
            pathLength(rest.substr(0, runOf(rest, [](char s) { return !isSpace(s); })));
        if (length == 0)
            return false;
        m_out += npath;
        m_at += length;
        m_wordStart = m_out.size();
        return true;
    }

    void takeDigits()
    {
        const std::string_view word = std::string_view(m_out).substr(std::min(m_wordStart, m_out.size()));
        const std::size_t digits = runOf(m_text.substr(m_at), isDigit);
        if (word.empty())
            return addNumber(numberLength(m_text.substr(m_at)));
        if (countsThings(word))
            return addNumber(digits);
        m_out += m_text.substr(m_at, digits);
        m_at += digits;
    }

    /// "[32, 4]", "32x4", "2024-07-24 03:12:41": one number, however many there are.
    void addNumber(std::size_t length)
    {
        constexpr std::array<std::string_view, 9> separators = {", ", ",", "x", " x ", ":",
                                                                "/",  "-", " ", ", -"};
        m_at += length;
        m_at += unitLength(m_text.substr(m_at));
        for (const std::string_view separator : separators) {
            const std::size_t size = separator.size() + 1;
            if (m_numberEnd + separator.size() == m_out.size() && m_out.size() >= size &&
                m_out.ends_with(separator) && m_out[m_out.size() - size] == '#') {
                m_out.resize(m_out.size() - separator.size());
                m_numberEnd = m_wordStart = m_out.size();
                return;
            }
        }
        if (!m_out.ends_with('#'))
            m_out += '#';
        m_numberEnd = m_wordStart = m_out.size();
    }

    std::string_view m_text;
    std::string m_out;
    std::size_t m_at = 0;
    std::size_t m_wordStart = 0; // of the word being written, in m_out
    std::size_t m_numberEnd = 0; // in m_out, behind the last "#" that stands for a number
};

} // namespace

std::string normalizedText(std::string_view text, std::size_t longest)
{
    // What goes may leave its neighbours a number of their own ("1-cf4f": the dash went with a list of
    // numbers). Each round that changes something leaves fewer characters or digits; damaged text alone needs
    // a third.
    constexpr int mostRounds = 16;
    std::string out = Normalizer(text.substr(0, longest)).run();
    for (int round = 1; round < mostRounds; ++round) {
        std::string next = Normalizer(out).run();
        if (next == out)
            break;
        out = std::move(next);
    }
    return out;
}

} // namespace torchtriage::triage
