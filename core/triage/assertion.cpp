// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/assertion.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace torchtriage::triage {

namespace {

constexpr std::string_view nothing = {};

std::string withoutSpaces(std::string_view text)
{
    std::string out;
    std::copy_if(text.begin(), text.end(), std::back_inserter(out), [](char c) { return c != ' '; });
    return out;
}

/// The text in "key: [1,2,3]" behind `key`.
std::string_view bracketAfter(std::string_view text, std::string_view key) noexcept
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return nothing;
    const std::size_t start = at + key.size();
    const std::size_t end = text.find(']', start);
    return end == std::string_view::npos ? nothing : text.substr(start, end - start);
}

/// The expression between its marks: backtick pair, backtick and apostrophe (HIP), or nothing at all (a
/// paste).
std::string_view expressionIn(std::string_view text) noexcept
{
    constexpr std::array<std::string_view, 3> openings = {"ssertion failed: ", "ssertion ", "SSERT] "};
    for (const std::string_view opening : openings) {
        std::size_t start = text.find(opening);
        if (start == std::string_view::npos)
            continue;
        start += opening.size();
        const bool marked = text.substr(start, 1) == "`";
        start += marked ? 1 : 0;
        std::string_view rest = text.substr(start);
        if (marked && rest.starts_with('`'))
            return nothing;
        // The text may itself hold backticks, so the last closing mark counts.
        for (const std::string_view closing : {std::string_view("` failed"), std::string_view("' failed"),
                                               std::string_view("`: "), std::string_view(" failed")}) {
            const std::size_t end = rest.rfind(closing);
            if (end != std::string_view::npos && end > 0)
                return rest.substr(0, end);
        }
        return marked ? rest : nothing;
    }
    return nothing;
}

/// Splits "path:line: function" (or "path:line" on Windows) that ends where `head` ends.
bool readPlace(std::string_view head, AssertionLine& out) noexcept
{
    // The last ":<digits>:" or ":<digits>" before the marks; a drive letter has no digits behind its colon.
    std::size_t colon = head.size();
    while ((colon = head.rfind(':', colon == 0 ? 0 : colon - 1)) != std::string_view::npos) {
        const char* first = head.data() + colon + 1;
        const char* last = head.data() + head.size();
        const auto [end, error] = std::from_chars(first, last, out.line);
        const bool closed = end == last || *end == ':';
        if (error == std::errc{} && end != first && closed) {
            const std::size_t after = static_cast<std::size_t>(end - head.data());
            out.function = after + 2 <= head.size() ? head.substr(after + 2) : nothing;
            const std::string_view before = head.substr(0, colon);
            // A progress bar may stand before the path without a space: the path begins at its first slash,
            // drive or "..".
            const std::size_t space = before.rfind(' ');
            out.file = space == std::string_view::npos ? before : before.substr(space + 1);
            if (const std::size_t bracket = out.file.rfind(']'); bracket != std::string_view::npos)
                out.file = out.file.substr(bracket + 1);
            return !out.file.empty();
        }
        if (colon == 0)
            break;
    }
    return false;
}

} // namespace

bool mayBeAssertion(std::string_view text) noexcept
{
    return text.find("ssertion ") != std::string_view::npos &&
           (text.find(": block: [") != std::string_view::npos ||
            text.find("Device-side assertion") != std::string_view::npos ||
            text.find("global id: [") != std::string_view::npos);
}

std::optional<AssertionLine> parseAssertionLine(std::string_view text) noexcept
{
    if (!mayBeAssertion(text))
        return std::nullopt;
    constexpr std::array<std::string_view, 3> marks = {": block: [", ": global id: [",
                                                       ": Device-side assertion"};
    std::size_t at = std::string_view::npos;
    for (const std::string_view mark : marks)
        at = std::min(at, text.find(mark));
    if (at == std::string_view::npos)
        return std::nullopt;
    AssertionLine line;
    line.expression = expressionIn(text.substr(at));
    line.block = bracketAfter(text, "block: [");
    line.thread = bracketAfter(text, "thread: [");
    if (!readPlace(text.substr(0, at), line) || line.expression.empty())
        return std::nullopt;
    return line;
}

const AssertionEntry* findAssertion(const std::vector<AssertionEntry>& table, const AssertionLine& line)
{
    const std::string wanted = withoutSpaces(line.expression);
    const AssertionEntry* best = nullptr;
    int bestScore = -1;
    for (const AssertionEntry& entry : table) {
        if (withoutSpaces(entry.expression) != wanted)
            continue;
        const bool file = !entry.file.empty() && line.file.ends_with(entry.file);
        const bool kernel =
            !entry.kernel.empty() && line.function.find(entry.kernel) != std::string_view::npos;
        const bool contradicts =
            (!entry.file.empty() && !file) || (!entry.kernel.empty() && !kernel && !line.function.empty());
        const int score = (contradicts ? 0 : 4) + (kernel ? 2 : 0) + (file ? 1 : 0);
        if (score > bestScore) {
            best = &entry;
            bestScore = score;
        }
    }
    return best;
}

} // namespace torchtriage::triage
