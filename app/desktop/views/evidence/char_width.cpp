// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/char_width.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace torchtriage::desktop {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// East Asian Wide and Fullwidth of Unicode, and the emoji that terminals draw two cells wide.
constexpr std::array wideRanges = {
    Range{0x1100, 0x115F},   Range{0x231A, 0x231B},   Range{0x23E9, 0x23EC},   Range{0x25FD, 0x25FE},
    Range{0x2614, 0x2615},   Range{0x26AA, 0x26AB},   Range{0x2705, 0x2705},   Range{0x2728, 0x2728},
    Range{0x274C, 0x274C},   Range{0x2753, 0x2755},   Range{0x2795, 0x2797},   Range{0x2B1B, 0x2B1C},
    Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF},   Range{0x3400, 0x4DBF},   Range{0x4E00, 0x9FFF},
    Range{0xA000, 0xA4CF},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},
    Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF},
    Range{0x1F7E0, 0x1F7EB}, Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD},
};

} // namespace

int charWidth(char32_t code)
{
    if (code < 0x300)
        return 1;
    const auto range = std::lower_bound(wideRanges.begin(), wideRanges.end(), code,
                                        [](const Range& r, char32_t value) { return r.last < value; });
    if (range != wideRanges.end() && code >= range->first)
        return 2;
    return QChar::isMark(code) ? 0 : 1;
}

bool isInvisible(char32_t code)
{
    return code == 0xFEFF || (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x206F) || (code >= 0xE0000 && code <= 0xE0FFF);
}

} // namespace torchtriage::desktop
