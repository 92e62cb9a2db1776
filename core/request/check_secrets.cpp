// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/check_secrets.h"

#include "core/io/ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace torchtriage::request {

namespace {

bool isNeutralKey(std::string_view key, const AllowList& allowed)
{
    const std::string lower = lowered(key);
    return std::ranges::any_of(allowed.neutralKeys, [&](const std::string& neutral) {
        return lower.find(neutral) != std::string::npos;
    });
}

bool isCode(const Candidate& candidate)
{
    const std::string value = lowered(candidate.value());
    for (const char* const start : {"args.", "self.", "os.", "config.", "cfg.", "opt.", "getpass", "none",
                                    "$", "{", "%(", "[", "<", "torch.", "lambda"}) {
        if (value.starts_with(start))
            return true;
    }
    return candidate.after() == '(' || value.find("::") != std::string::npos ||
           value.find("***") != std::string::npos || value.find("...") != std::string::npos;
}

// "encoder.layers.0.weight": a tensor, a module, an attribute.
bool isDottedName(std::string_view value)
{
    if (value.find('.') == std::string_view::npos)
        return false;
    std::size_t length = 0;
    for (const char c : value) {
        if (c == '.') {
            length = 0;
        } else if (!isLower(c) && !isDigit(c) && c != '_') {
            return false;
        } else if (++length > 24) {
            return false;
        }
    }
    return isLetter(value.front());
}

bool isPlainNumber(std::string_view value)
{
    return std::ranges::all_of(value, [](char c) {
        return isDigit(c) || std::string_view(".,+-eExX_:%/*").find(c) != std::string_view::npos;
    });
}

} // namespace

std::optional<Piece> checkPassword(const Candidate& candidate, const AllowList& allowed)
{
    if (isNeutralKey(candidate.key, allowed) || isCode(candidate))
        return std::nullopt;
    const std::string value = lowered(candidate.value());
    if (allowed.placeholders.contains(value) || value.front() == '=' || value.front() == '/')
        return std::nullopt;
    return Piece{candidate.begin, candidate.end};
}

std::optional<Piece> checkSecret(const Candidate& candidate, const AllowList& allowed)
{
    Piece piece{candidate.begin, candidate.end};
    while (piece.end > piece.begin &&
           std::string_view(".:,").find(candidate.text[piece.end - 1]) != std::string_view::npos)
        --piece.end;
    const std::string_view value = candidate.text.substr(piece.begin, piece.end - piece.begin);
    if (value.size() < 8 || isNeutralKey(candidate.key, allowed) || isCode(candidate) ||
        isPlainNumber(value) || isDottedName(value) || allowed.isCommonWord(value) ||
        allowed.placeholders.contains(lowered(value)) ||
        std::string_view("/.~=").find(value.front()) != std::string_view::npos)
        return std::nullopt;
    const bool mixed = hasDigit(value) && hasLetter(value);
    const bool mixedCase = std::ranges::any_of(value, isUpper) && std::ranges::any_of(value, isLower);
    // A word of letters is a name ("tokenizer_fast"); a random one is longer and uses many of them.
    const bool random =
        mixed ? entropy(value) >= 2.5 : mixedCase && value.size() >= 16 && entropy(value) >= 3.3;
    if (!random && !(value.size() >= 24 && entropy(value) >= 3.6))
        return std::nullopt;
    return piece;
}

std::optional<Piece> checkEnvironment(const Candidate& candidate, const AllowList& allowed)
{
    const std::string_view value = candidate.value();
    const std::string lower = lowered(value);
    if (allowed.isTechnicalVariable(candidate.key) || isPlainNumber(value) || isCode(candidate) ||
        allowed.isCommonWord(value) || allowed.placeholders.contains(lower) || value.front() == '=')
        return std::nullopt;
    for (const char* const start : {"cuda", "float", "int", "bfloat", "0x", "(", "torch", "-d", "-o", "-w"}) {
        if (lower.starts_with(start))
            return std::nullopt;
    }
    if (candidate.key.find('_') == std::string_view::npos && value.size() < 4)
        return std::nullopt;
    return Piece{candidate.begin, candidate.end};
}

std::optional<Piece> checkEnvironmentName(const Candidate& candidate, const AllowList& allowed)
{
    const std::string value = lowered(candidate.value());
    if (allowed.isCommonWord(value) || value.starts_with("python") || value == "base" ||
        value.starts_with("conda"))
        return std::nullopt;
    return Piece{candidate.begin, candidate.end};
}

} // namespace torchtriage::request
