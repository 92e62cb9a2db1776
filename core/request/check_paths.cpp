// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/check_paths.h"

#include "core/io/ascii.h"

#include <string>

namespace torchtriage::request {

namespace {

constexpr std::string_view separators = "/\\";

std::string_view lastPart(std::string_view path)
{
    const auto at = path.find_last_of(separators);
    return at == std::string_view::npos ? path : path.substr(at + 1);
}

std::size_t partCount(std::string_view path)
{
    std::size_t count = 0;
    bool inside = false;
    for (const char c : path) {
        const bool separator = separators.find(c) != std::string_view::npos;
        count += !separator && !inside ? 1 : 0;
        inside = !separator;
    }
    return count;
}

// What stays of a path that belongs to no library: the name of a source file, or a known suffix.
std::size_t keptFrom(std::string_view path, const AllowList& allowed)
{
    const std::string_view name = lastPart(path);
    const auto dot = name.rfind('.');
    if (dot == std::string_view::npos || dot == 0)
        return path.size();
    const std::string suffix = lowered(name.substr(dot + 1));
    if (allowed.codeSuffixes.contains(suffix))
        return path.size() - name.size() - 1;
    return allowed.suffixes.contains(suffix) ? path.size() - name.size() + dot : path.size();
}

std::size_t lengthWithoutTail(std::string_view path)
{
    std::size_t length = path.size();
    while (length > 1 && std::string_view("/\\.,;:)]}'\"=").find(path[length - 1]) != std::string_view::npos)
        --length;
    return length;
}

// "/workspace", "C:\\": a place that every container or disk has.
bool isGenericFolder(std::string_view folder, const AllowList& allowed)
{
    const std::size_t parts = partCount(folder);
    if (parts == 0 || (parts == 1 && folder.size() <= 3))
        return true;
    return parts == 1 && folder.front() == '/' && allowed.isCommonWord(lastPart(folder));
}

} // namespace

std::optional<Piece> checkPath(const Candidate& candidate, const AllowList& allowed)
{
    Piece piece{candidate.begin, candidate.end};
    if (candidate.value().starts_with("file://"))
        piece.begin += 7;
    std::string_view path = candidate.text.substr(piece.begin, piece.end - piece.begin);
    path = path.substr(0, lengthWithoutTail(path));
    if (partCount(path) < 2 || allowed.isSystemFolder(path) || path.find("://") != std::string_view::npos)
        return std::nullopt;
    std::size_t length = allowed.libraryPart(path);
    if (length == std::string_view::npos)
        length = keptFrom(path, allowed);
    const std::string_view folder = path.substr(0, length);
    if (folder.size() < 3 || allowed.isSystemFolder(folder) || isGenericFolder(folder, allowed))
        return std::nullopt;
    piece.end = piece.begin + length;
    return piece;
}

std::optional<Piece> checkHome(const Candidate& candidate, const AllowList& allowed)
{
    Piece piece{candidate.begin, candidate.end};
    while (piece.end > piece.begin &&
           std::string_view(".,;:)").find(candidate.text[piece.end - 1]) != std::string_view::npos)
        --piece.end;
    const std::string_view name = lastPart(candidate.text.substr(piece.begin, piece.end - piece.begin));
    if (name.empty() || allowed.accounts.contains(lowered(name)))
        return std::nullopt;
    return piece;
}

std::optional<Piece> checkRemote(const Candidate& candidate, const AllowList& allowed)
{
    Piece piece{candidate.begin, candidate.end};
    while (piece.end > piece.begin &&
           std::string_view(".,;:)").find(candidate.text[piece.end - 1]) != std::string_view::npos)
        --piece.end;
    std::string rest = lowered(candidate.text.substr(piece.begin, piece.end - piece.begin));
    if (const auto scheme = rest.find("://"); scheme != std::string::npos)
        rest = rest.substr(scheme + 3);
    const auto hostEnd = rest.find_first_of("/:");
    if (hostEnd == std::string::npos)
        return piece;
    const std::string host = rest.substr(
        rest.substr(0, hostEnd).rfind('@') + 1 > hostEnd ? 0 : rest.substr(0, hostEnd).rfind('@') + 1);
    const auto ownerEnd = std::min(rest.find('/', hostEnd + 1), rest.size());
    const std::string owner = rest.substr(hostEnd + 1, ownerEnd - hostEnd - 1);
    const std::string hostName = host.substr(0, host.find_first_of("/:"));
    if (allowed.isPublicDomain(hostName) && allowed.organisations.contains(owner))
        return std::nullopt;
    return piece;
}

} // namespace torchtriage::request
