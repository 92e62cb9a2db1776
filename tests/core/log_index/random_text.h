// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/line_source.h"

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

/// A text whose lines have every length from nothing to several blocks of the index, and every kind of
/// ending.
inline std::string randomText(std::uint32_t seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](std::uint32_t limit) {
        return static_cast<std::uint32_t>(random() % limit);
    };
    const std::uint32_t kind = below(4);
    std::string text;
    const std::uint32_t lines = below(kind == 3 ? 40 : 4000);
    for (std::uint32_t i = 0; i < lines; ++i) {
        const std::uint32_t length = kind == 0 ? below(3) : kind == 3 ? below(60'000) : below(200);
        for (std::uint32_t k = 0; k < length; ++k)
            text += static_cast<char>(below(16) == 0 ? below(256) : 'a' + below(26));
        text += below(5) == 0 ? "\r\n" : "\n";
    }
    if (below(2) == 0 && !text.empty())
        text.pop_back();
    return text;
}

/// What the index must agree with: '\n' ends a line, nothing else does.
inline std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

inline std::shared_ptr<torchtriage::log::LineSource> sourceOf(std::string text)
{
    return std::make_shared<torchtriage::log::FixedSource>(
        "text", std::make_shared<torchtriage::io::TextSource>(std::move(text)));
}
