// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/check_names.h"

#include "core/io/ascii.h"

namespace torchtriage::request {

namespace {

// A name at the end of a sentence or a list.
Piece withoutTail(const Candidate& candidate)
{
    Piece piece{candidate.begin, candidate.end};
    while (piece.end > piece.begin &&
           (candidate.text[piece.end - 1] == '.' || candidate.text[piece.end - 1] == '-'))
        --piece.end;
    return piece;
}

std::optional<Piece> longEnough(const Candidate& candidate, const Piece& piece, std::size_t least,
                                const AllowList& allowed)
{
    const std::string_view value = candidate.text.substr(piece.begin, piece.end - piece.begin);
    if (value.size() < least || !hasLetter(value) || allowed.placeholders.contains(lowered(value)))
        return std::nullopt;
    return piece;
}

} // namespace

std::optional<Piece> checkUser(const Candidate& candidate, const AllowList& allowed)
{
    const Piece piece = withoutTail(candidate);
    const std::string value = lowered(candidate.text.substr(piece.begin, piece.end - piece.begin));
    if (allowed.accounts.contains(value))
        return std::nullopt;
    return longEnough(candidate, piece, 2, allowed);
}

std::optional<Piece> checkPersonName(const Candidate& candidate, const AllowList& allowed)
{
    return longEnough(candidate, withoutTail(candidate), 3, allowed);
}

std::optional<Piece> checkNamed(const Candidate& candidate, const AllowList& allowed)
{
    return longEnough(candidate, withoutTail(candidate), 3, allowed);
}

std::optional<Piece> checkMixed(const Candidate& candidate, const AllowList& allowed)
{
    (void)allowed;
    if (!hasDigit(candidate.value()))
        return std::nullopt;
    return Piece{candidate.begin, candidate.end};
}

std::optional<Piece> checkSample(const Candidate& candidate, const AllowList& allowed)
{
    const Piece piece = withoutTail(candidate);
    const std::string_view value = candidate.text.substr(piece.begin, piece.end - piece.begin);
    const bool number = allDigits(value);
    if (number ? value.size() < 4 : !hasDigit(value) && value.find_first_of("_-/") == std::string_view::npos)
        return std::nullopt;
    if (allowed.isCommonWord(value))
        return std::nullopt;
    return piece;
}

} // namespace torchtriage::request
