// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::request {

/// A reading of a text, and for every byte of it the bytes of the text that it was read from. So what is
/// found in
/// "%2Fhome%2Fana" or between two colours can be replaced where it stands.
struct View {
    struct Origin {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    std::string text;
    std::vector<Origin> origin; ///< as long as text; empty: the view is the text itself
    bool joined = false;        ///< ends of wrapped lines were taken out
    bool atWidth = false;       ///< only of lines that reach the width at which a terminal cut them
    std::size_t seams = 0;      ///< how many

    /// The bytes behind [begin, end) of the view; begin < end.
    [[nodiscard]] Origin sourceOf(std::size_t begin, std::size_t end) const noexcept;
    /// Whether [begin, end) was put together over the end of a line.
    [[nodiscard]] bool crossesSeam(std::size_t begin, std::size_t end) const noexcept;
};

/// The text as a terminal would show it: no colours, no characters without width.
[[nodiscard]] View plainView(std::string_view text);
/// The lines of `plain` that say something else once percent, JSON, HTML, base64 and hexadecimal escapes are
/// undone, up to three deep. Other lines are left out.
[[nodiscard]] View decodedView(const View& plain);
/// Where lines are put together again, always in the middle of a word.
enum class Seams {
    Anywhere, ///< a mail or an editor may break where it likes; most of these seams are none
    AtWidth,  ///< the line is as long as any around it: a terminal cut it there
};
/// `plain` with wrapped lines put together again.
[[nodiscard]] View joinedView(const View& plain, Seams seams);

} // namespace torchtriage::request
