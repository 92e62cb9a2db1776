// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/relative_path.h"

#include <algorithm>
#include <vector>

namespace torchtriage::incident {

namespace {

constexpr std::size_t longestPath = 4096;
constexpr std::size_t mostLevels = 32;
constexpr std::size_t longestName = 80;

bool isControl(char c) noexcept
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

bool isPathByte(char c) noexcept
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '_' || c == '-' || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool isContinuation(char c) noexcept
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

} // namespace

io::Result<std::string> relativePath(const std::string& path, std::string_view relative)
{
    const auto refuse = [&](std::string why) {
        return io::fail(io::ErrorKind::Malformed, path, "path " + std::string(relative.substr(0, 200)),
                        std::move(why));
    };
    if (relative.size() > longestPath)
        return refuse("is longer than 4096 bytes");
    if (relative.starts_with('/') || relative.find('\\') != std::string_view::npos ||
        (relative.size() > 1 && relative[1] == ':'))
        return refuse("is not relative to the incident folder");
    if (std::ranges::any_of(relative, isControl))
        return refuse("holds control characters");

    std::string clean;
    std::size_t levels = 0;
    while (!relative.empty()) {
        const std::size_t end = std::min(relative.find('/'), relative.size());
        const std::string_view part = relative.substr(0, end);
        relative.remove_prefix(std::min(end + 1, relative.size()));
        if (part == "..")
            return io::fail(io::ErrorKind::Malformed, path, "path " + clean + "/..",
                            "leaves the incident folder");
        if (part.empty() || part == ".")
            continue;
        if (++levels > mostLevels)
            return io::fail(io::ErrorKind::TooLarge, path, "path " + clean, "has more than 32 levels");
        clean += clean.empty() ? "" : "/";
        clean += part;
    }
    if (clean.empty())
        return io::fail(io::ErrorKind::Malformed, path, "", "an empty path");
    return clean;
}

std::string fileName(std::string_view text)
{
    std::string name;
    for (const char c : text)
        name += isPathByte(c) ? c : '-';
    std::size_t end = std::min(name.size(), longestName);
    while (end < name.size() && end > 0 && isContinuation(name[end]))
        --end; // never half a character
    name.resize(end);
    const std::size_t start = std::min(name.find_first_not_of('.'), name.size());
    name.erase(0, start);
    return name.empty() ? "unnamed" : name;
}

} // namespace torchtriage::incident
