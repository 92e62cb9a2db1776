// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace torchtriage::desktop {

/// A colour that a log asks for: none, one of the 256 of a terminal, or a value of its own.
struct TerminalColor {
    enum class Kind : std::uint8_t { Default, Indexed, Direct };
    Kind kind = Kind::Default;
    std::uint32_t value = 0; ///< index, or 0xRRGGBB

    bool operator==(const TerminalColor&) const = default;
};

struct TerminalStyle {
    TerminalColor ink;
    TerminalColor ground;
    bool bold = false;
    bool faint = false;
    bool underline = false;
    bool inverse = false;
    bool escaped = false; ///< not in the log as such: stands for a byte that is no text

    bool operator==(const TerminalStyle&) const = default;
};

/// One character in the grid.
struct TerminalCell {
    char32_t code = U' ';
    std::uint32_t byte = 0;  ///< offset in the bytes given
    std::uint16_t style = 0; ///< index into styles
    std::uint8_t width = 1;  ///< columns; 0: combines with the cell before

    bool operator==(const TerminalCell&) const = default;
};

/// A line as a terminal shows it in the end: colours taken from the escape sequences, text after a '\r'
/// written over what stood there, tabs expanded, bytes that are no UTF-8 shown as \xNN.
class TerminalLine {
public:
    /// Styles of a line beyond this many are drawn as its last one.
    static constexpr std::size_t mostStyles = 4096;

    [[nodiscard]] static TerminalLine parse(std::string_view bytes);

    [[nodiscard]] const std::vector<TerminalCell>& cells() const noexcept { return m_cells; }
    [[nodiscard]] const TerminalStyle& styleOf(const TerminalCell& cell) const
    {
        return m_styles[cell.style];
    }
    /// Width of the whole line in columns.
    [[nodiscard]] int columns() const noexcept { return m_columns; }
    /// Column of a cell; cells().size() gives columns().
    [[nodiscard]] int columnOf(std::size_t cell) const;
    /// Cell at or after a column; cells().size() past the end.
    [[nodiscard]] std::size_t cellAt(int column) const;
    /// First and last column (end not included) of what the bytes [first, last) became; equal if it is not
    /// shown.
    struct Columns {
        int first = 0;
        int last = 0;
    };
    [[nodiscard]] Columns columnsOfBytes(std::uint64_t first, std::uint64_t last) const;
    /// Text between two columns.
    [[nodiscard]] QString text(int first, int last) const;
    [[nodiscard]] QString text() const { return text(0, m_columns); }

private:
    class Parser;

    std::vector<TerminalCell> m_cells;
    std::vector<TerminalStyle> m_styles{TerminalStyle{}};
    std::vector<int> m_starts; // column per cell; empty while every cell is one column wide
    int m_columns = 0;
};

} // namespace torchtriage::desktop
