// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/terminal_line.h"

#include "app/desktop/views/evidence/char_width.h"
#include "core/log/ansi.h"

#include <algorithm>
#include <array>

namespace torchtriage::desktop {

namespace {

constexpr std::size_t tabColumns = 8;

struct Decoded {
    char32_t code = 0;
    std::size_t length = 0; ///< 0: the byte is no UTF-8
};

/// One character, by the strict rules: no overlong forms, no surrogates.
Decoded decodeUtf8(std::string_view text)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (length == 1)
        return {lead, 1};
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length)
        return {};
    char32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return {};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < smallest[length] || surrogate || code > 0x10FFFF ? Decoded{} : Decoded{code, length};
}

/// The numbers of a CSI sequence's parameters; an empty one counts as 0.
std::vector<unsigned> numbersOf(std::string_view parameters)
{
    std::vector<unsigned> numbers{0};
    for (const char c : parameters) {
        if (c == ';' || c == ':')
            numbers.push_back(0);
        else if (c >= '0' && c <= '9')
            numbers.back() = std::min(numbers.back() * 10 + static_cast<unsigned>(c - '0'), 65'535U);
    }
    return numbers;
}

/// Reads 38;5;N and 38;2;R;G;B from `at` (the 38 itself); returns the last number used.
std::size_t readExtendedColor(const std::vector<unsigned>& numbers, std::size_t at, TerminalColor& color)
{
    if (at + 2 < numbers.size() && numbers[at + 1] == 5) {
        color = {TerminalColor::Kind::Indexed, numbers[at + 2] & 0xFFU};
        return at + 2;
    }
    if (at + 4 < numbers.size() && numbers[at + 1] == 2) {
        const auto channel = [&numbers, at](std::size_t i) { return numbers[at + i] & 0xFFU; };
        color = {TerminalColor::Kind::Direct, channel(2) << 16 | channel(3) << 8 | channel(4)};
        return at + 4;
    }
    return at;
}

TerminalStyle withSgr(TerminalStyle style, const std::vector<unsigned>& numbers)
{
    const auto indexed = [](unsigned index) { return TerminalColor{TerminalColor::Kind::Indexed, index}; };
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const unsigned n = numbers[i];
        if (n == 0)
            style = {};
        else if (n == 1)
            style.bold = true;
        else if (n == 2)
            style.faint = true;
        else if (n == 4)
            style.underline = true;
        else if (n == 7)
            style.inverse = true;
        else if (n == 22)
            style.bold = style.faint = false;
        else if (n == 24)
            style.underline = false;
        else if (n == 27)
            style.inverse = false;
        else if (n >= 30 && n <= 37)
            style.ink = indexed(n - 30);
        else if (n == 38)
            i = readExtendedColor(numbers, i, style.ink);
        else if (n == 39)
            style.ink = {};
        else if (n >= 40 && n <= 47)
            style.ground = indexed(n - 40);
        else if (n == 48)
            i = readExtendedColor(numbers, i, style.ground);
        else if (n == 49)
            style.ground = {};
        else if (n >= 90 && n <= 97)
            style.ink = indexed(n - 90 + 8);
        else if (n >= 100 && n <= 107)
            style.ground = indexed(n - 100 + 8);
    }
    return style;
}

} // namespace

/// Writes cells at a cursor that '\r' and '\b' move back.
class TerminalLine::Parser {
public:
    explicit Parser(TerminalLine& line) : m_line(line) {}

    void run(std::string_view bytes)
    {
        while (m_at < bytes.size())
            step(bytes.substr(m_at));
    }

private:
    void step(std::string_view rest)
    {
        const auto lead = static_cast<unsigned char>(rest[0]);
        if (lead == 0x1B) {
            if (const std::size_t length = log::escapeLength(rest)) {
                escape(rest.substr(0, length));
                m_at += length;
                return;
            }
        }
        if (lead < 0x20 || lead == 0x7F) {
            control(lead);
            ++m_at;
            return;
        }
        const Decoded character = decodeUtf8(rest);
        if (character.length == 0)
            putText(QStringLiteral("\\x%1").arg(lead, 2, 16, QLatin1Char('0')));
        else if (isInvisible(character.code))
            putText(QStringLiteral("<U+%1>").arg(static_cast<uint>(character.code), 4, 16, QLatin1Char('0')));
        else
            put(character.code, charWidth(character.code));
        m_at += std::max<std::size_t>(character.length, 1);
    }

    void control(unsigned char code)
    {
        switch (code) {
        case '\r':
            m_cursor = 0;
            break;
        case '\b':
            m_cursor -= m_cursor > 0 ? 1 : 0;
            break;
        case '\t':
            do
                put(U' ', 1);
            while (m_cursor % tabColumns != 0);
            break;
        default: // the pictures of control characters
            m_escaped = true;
            put(code == 0x7F ? char32_t{0x2421} : char32_t{0x2400} + code, 1);
            m_escaped = false;
        }
    }

    void escape(std::string_view sequence)
    {
        if (sequence.size() < 3 || sequence[1] != '[')
            return;
        const auto numbers = numbersOf(sequence.substr(2, sequence.size() - 3));
        if (sequence.back() == 'm')
            m_style = withSgr(m_style, numbers);
        else if (sequence.back() == 'K' && numbers.front() == 0)
            cells().resize(std::min(cells().size(), m_cursor));
        else if (sequence.back() == 'K' && numbers.front() == 2)
            std::fill(cells().begin(), cells().end(), TerminalCell{});
    }

    void putText(const QString& text)
    {
        m_escaped = true;
        for (const QChar c : text)
            put(c.unicode(), 1);
        m_escaped = false;
    }

    void put(char32_t code, int width)
    {
        const TerminalCell cell{code, static_cast<std::uint32_t>(m_at), styleIndex(),
                                static_cast<std::uint8_t>(width)};
        if (m_cursor < cells().size())
            cells()[m_cursor] = cell;
        else
            cells().push_back(cell);
        ++m_cursor;
    }

    std::uint16_t styleIndex()
    {
        TerminalStyle style = m_style;
        style.escaped = m_escaped;
        auto& styles = m_line.m_styles;
        if (styles[m_lastIndex] == style)
            return m_lastIndex;
        // Logs use a handful of styles; looking back a little keeps the list short without a table.
        const std::size_t from = styles.size() > 16 ? styles.size() - 16 : 0;
        const auto known = std::find(styles.begin() + static_cast<std::ptrdiff_t>(from), styles.end(), style);
        if (known != styles.end())
            m_lastIndex = static_cast<std::uint16_t>(known - styles.begin());
        else if (styles.size() < mostStyles) {
            m_lastIndex = static_cast<std::uint16_t>(styles.size());
            styles.push_back(style);
        }
        return m_lastIndex;
    }

    std::vector<TerminalCell>& cells() { return m_line.m_cells; }

    TerminalLine& m_line;
    TerminalStyle m_style;
    bool m_escaped = false;
    std::uint16_t m_lastIndex = 0;
    std::size_t m_at = 0;
    std::size_t m_cursor = 0;
};

TerminalLine TerminalLine::parse(std::string_view bytes)
{
    TerminalLine line;
    line.m_cells.reserve(bytes.size());
    Parser(line).run(bytes);
    const bool even = std::all_of(line.m_cells.begin(), line.m_cells.end(),
                                  [](const TerminalCell& cell) { return cell.width == 1; });
    line.m_columns = static_cast<int>(line.m_cells.size());
    if (even)
        return line;
    line.m_columns = 0;
    for (const TerminalCell& cell : line.m_cells) {
        line.m_starts.push_back(line.m_columns);
        line.m_columns += cell.width;
    }
    return line;
}

int TerminalLine::columnOf(std::size_t cell) const
{
    if (cell >= m_cells.size())
        return m_columns;
    return m_starts.empty() ? static_cast<int>(cell) : m_starts[cell];
}

std::size_t TerminalLine::cellAt(int column) const
{
    if (column <= 0)
        return 0;
    if (m_starts.empty())
        return std::min(static_cast<std::size_t>(column), m_cells.size());
    return static_cast<std::size_t>(std::lower_bound(m_starts.begin(), m_starts.end(), column) -
                                    m_starts.begin());
}

TerminalLine::Columns TerminalLine::columnsOfBytes(std::uint64_t first, std::uint64_t last) const
{
    // What a '\r' wrote over is gone and cells are not in the order of bytes, so the cells are looked
    // through.
    Columns found{-1, -1};
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (m_cells[i].byte < first || m_cells[i].byte >= last)
            continue;
        if (found.first < 0)
            found.first = columnOf(i);
        found.last = columnOf(i) + m_cells[i].width;
    }
    return found.first < 0 ? Columns{} : found;
}

QString TerminalLine::text(int first, int last) const
{
    QString result;
    const std::size_t end = cellAt(last);
    for (std::size_t i = cellAt(first); i < end; ++i)
        result += QChar::fromUcs4(m_cells[i].code);
    // Marks that combine with the last character belong to it.
    for (std::size_t i = end; i < m_cells.size() && m_cells[i].width == 0; ++i)
        result += QChar::fromUcs4(m_cells[i].code);
    return result;
}

} // namespace torchtriage::desktop
