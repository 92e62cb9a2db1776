// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/view.h"

#include "core/io/ascii.h"
#include "core/log/ansi.h"
#include "core/request/wrapping.h"

#include <algorithm>

namespace torchtriage::request {

namespace {

// Bytes of characters that take no room: zero-width space, joiners, word joiner, soft hyphen, byte-order
// mark.
std::size_t invisibleLength(std::string_view text)
{
    for (const std::string_view mark :
         {"\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x81\xA0", "\xC2\xAD", "\xEF\xBB\xBF"}) {
        if (text.starts_with(mark))
            return mark.size();
    }
    return text.front() == '\0' || text.front() == '\b' ? 1 : 0;
}

bool isWordByte(char c)
{
    return isAlnum(c) || std::string_view("_-./+=@:%~\\").find(c) != std::string_view::npos;
}

// Length of what a pager, a quote or a frame puts before the rest of a wrapped line.
std::size_t gutterLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && length < 24) {
        if (text[length] == ' ' || text[length] == '\t' || text[length] == '|' || text[length] == '>')
            ++length;
        else if (text.substr(length).starts_with("\xE2\x94\x82"))
            length += 3;
        else
            break;
    }
    return length;
}

} // namespace

View::Origin View::sourceOf(std::size_t begin, std::size_t end) const noexcept
{
    if (origin.empty())
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    return {origin[begin].begin, origin[end - 1].end};
}

bool View::crossesSeam(std::size_t begin, std::size_t end) const noexcept
{
    for (std::size_t i = begin + 1; i < end && i < origin.size(); ++i) {
        if (origin[i].begin > origin[i - 1].end)
            return true;
    }
    return false;
}

View plainView(std::string_view text)
{
    View view;
    const bool clean = !log::needsStripping(text) && text.find("\xE2\x80") == std::string_view::npos &&
                       text.find("\xE2\x81") == std::string_view::npos &&
                       text.find("\xC2\xAD") == std::string_view::npos;
    if (clean) {
        view.text = text;
        return view;
    }
    view.text.reserve(text.size());
    view.origin.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        std::size_t skip = rest.front() == '\x1b' ? log::escapeLength(rest) : 0;
        if (skip == 0)
            skip = invisibleLength(rest);
        if (skip != 0) {
            at += skip;
            continue;
        }
        view.text += text[at];
        view.origin.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1)});
        ++at;
    }
    return view;
}

View joinedView(const View& plain, Seams seams)
{
    View view;
    view.joined = true;
    view.atWidth = seams == Seams::AtWidth;
    view.text.reserve(plain.text.size());
    view.origin.reserve(plain.text.size());
    const std::string_view text = plain.text;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n' || text[at] == '\r') {
            std::size_t next = at + 1;
            if (text[at] == '\r' && next < text.size() && text[next] == '\n')
                ++next;
            const std::size_t rest = next + gutterLength(text.substr(next));
            if (!view.text.empty() && rest < text.size() && isWordByte(view.text.back()) &&
                isWordByte(text[rest]) && (!view.atWidth || isCutAtWidth(text, at))) {
                ++view.seams;
                at = rest - 1;
                continue;
            }
        }
        view.text += text[at];
        view.origin.push_back(plain.sourceOf(at, at + 1));
    }
    return view;
}

} // namespace torchtriage::request
