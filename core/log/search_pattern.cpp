// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/search_pattern.h"

#include <re2/re2.h>

#include <algorithm>

namespace torchtriage::log {

namespace {

constexpr std::int64_t maxProgramBytes = std::int64_t{32} << 20;

re2::RE2::Options optionsFor(const SearchQuery& query)
{
    re2::RE2::Options options;
    options.set_case_sensitive(query.caseSensitive);
    options.set_log_errors(false);
    options.set_never_nl(true);
    options.set_max_mem(maxProgramBytes);
    return options;
}

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

io::Result<SearchPattern> SearchPattern::compile(const SearchQuery& query)
{
    if (query.text.empty())
        return io::fail(io::ErrorKind::Malformed, {}, {}, "the search text is empty");
    if (query.text.size() > longest)
        return io::fail(io::ErrorKind::TooLarge, {}, {},
                        "the search text is over " + std::to_string(longest) + " bytes");
    if (query.text.find('\n') != std::string::npos)
        return io::fail(io::ErrorKind::Malformed, {}, {}, "the search text has more than one line");

    const auto options = optionsFor(query);
    // Alone first: wrapped in a group, "a)(b" would pass.
    const std::string text = query.regularExpression ? query.text : re2::RE2::QuoteMeta(query.text);
    const re2::RE2 alone(text, options);
    if (!alone.ok()) {
        const bool large = alone.error_code() == re2::RE2::ErrorPatternTooLarge;
        return io::fail(large ? io::ErrorKind::TooLarge : io::ErrorKind::Malformed, {}, {}, alone.error());
    }
    auto expression = std::make_shared<const re2::RE2>("(?m:" + text + ")", options);
    if (!expression->ok())
        return io::fail(io::ErrorKind::Malformed, {}, {}, expression->error());
    const bool plain = !query.regularExpression && (query.caseSensitive || isAscii(query.text));
    return SearchPattern(query, std::move(expression), plain);
}

ByteSpan SearchPattern::findIn(std::string_view text, std::size_t from) const
{
    const re2::StringPiece whole(text.data(), text.size());
    re2::StringPiece match;
    while (from < text.size() &&
           m_expression->Match(whole, from, text.size(), re2::RE2::UNANCHORED, &match, 1)) {
        const auto offset = static_cast<std::size_t>(match.data() - text.data());
        if (!match.empty())
            return {offset, match.size()};
        from = offset + 1; // an empty match is no place to show
    }
    return {};
}

std::vector<ByteSpan> SearchPattern::matchesIn(std::string_view line, std::size_t limit) const
{
    std::vector<ByteSpan> found;
    for (std::size_t from = 0; found.size() < limit;) {
        const ByteSpan match = findIn(line, from);
        if (match.length == 0)
            break;
        found.push_back(match);
        from = static_cast<std::size_t>(match.offset + match.length);
    }
    return found;
}

} // namespace torchtriage::log
