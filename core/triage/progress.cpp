// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/progress.h"

#include <re2/re2.h>

namespace torchtriage::triage {

namespace {

/// The progressPatterns, compiled at the first use; RE2 objects are immutable and safe to share.
struct ProgressPatterns {
    re2::RE2 any{
        R"((?i)\b\d+%\|.*\d+/\d+ \[|\d+/\d+ \[\d+:\d\d|\b(?:iter(?:ation)?s?|(?:global[_ ])?steps?|epoch|batch)\b[ :=\[(#]{1,3}\d+|['"]loss['"]: )"};
    re2::RE2 bar{R"((\d+)/\d+ \[\d)"};
    re2::RE2 iteration{R"((?i)\b(?:iter(?:ation)?|global[_ ]step|step|batch)\b['"]?[ :=\[(#]{1,3}\s*(\d+))"};
    re2::RE2 epoch{R"((?i)\bepoch\b['"]?[ :=\[(#]{1,3}\s*(\d+(?:\.\d+)?))"};
    re2::RE2 stage{
        R"((?i)\b(forward|backward|optimizer step|loss|data loading|validation|evaluation|checkpoint saved?)\b (?:done|finished|completed|complete|ok)\b)"};
    re2::RE2 notProgress{R"((?i)error|exception|num (?:epochs|batches)|total |epochs? ?[:=] ?\d+$)"};
};

const ProgressPatterns& progressPatterns()
{
    static const ProgressPatterns compiled;
    return compiled;
}

re2::StringPiece pieceOf(std::string_view text) noexcept
{
    return {text.data(), text.size()};
}

} // namespace

bool isProgress(std::string_view text) noexcept
{
    constexpr std::size_t longest = 2000;
    const std::string_view head = text.substr(0, longest);
    return re2::RE2::PartialMatch(pieceOf(head), progressPatterns().any) &&
           !re2::RE2::PartialMatch(pieceOf(head), progressPatterns().notProgress);
}

ProgressFacts readProgress(std::string_view text)
{
    ProgressFacts facts;
    if (!re2::RE2::PartialMatch(pieceOf(text), progressPatterns().iteration, &facts.iteration))
        re2::RE2::PartialMatch(pieceOf(text), progressPatterns().bar, &facts.iteration);
    re2::RE2::PartialMatch(pieceOf(text), progressPatterns().epoch, &facts.epoch);
    re2::RE2::PartialMatch(pieceOf(text), progressPatterns().stage, &facts.lastStep);
    return facts;
}

} // namespace torchtriage::triage
