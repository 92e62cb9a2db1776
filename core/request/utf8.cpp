// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/utf8.h"

namespace torchtriage::request {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

// Length of the valid sequence at the start of `text`, 0 if there is none.
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return 0;
    }
    const bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
    const bool beyond = (lead == 0xED && byte(1) >= 0xA0) || (lead == 0xF4 && byte(1) >= 0x90);
    return overlong || beyond ? 0 : length;
}

} // namespace

void appendUtf8(std::string& text, std::uint32_t code)
{
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0U | (code >> 6));
        add(0x80U | (code & 0x3FU));
    } else if (code >= 0xD800 && code < 0xE000) {
        text += replacement;
    } else if (code < 0x10000) {
        add(0xE0U | (code >> 12));
        add(0x80U | ((code >> 6) & 0x3FU));
        add(0x80U | (code & 0x3FU));
    } else if (code < 0x110000) {
        add(0xF0U | (code >> 18));
        add(0x80U | ((code >> 12) & 0x3FU));
        add(0x80U | ((code >> 6) & 0x3FU));
        add(0x80U | (code & 0x3FU));
    } else {
        text += replacement;
    }
}

std::string validUtf8(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequenceLength(text.substr(at));
        if (length == 0)
            valid += replacement;
        else
            valid += text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    return valid;
}

} // namespace torchtriage::request
