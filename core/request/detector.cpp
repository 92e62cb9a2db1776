// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/detector.h"

#include "core/request/checks.h"

#include <algorithm>
#include <array>

namespace torchtriage::request {

namespace {

constexpr std::size_t widestBefore = 2048;
constexpr std::size_t widestAfter = 8192;
constexpr std::size_t widestBlock = 16384;
constexpr std::size_t mostFindings = 500000;
constexpr int mostGroups = 8;

std::optional<Finding> findingOf(const Rule& rule, const PrivateGroup& group, std::string_view window,
                                 std::size_t offset, const std::array<re2::StringPiece, mostGroups>& groups,
                                 const AllowList& allowed)
{
    const re2::StringPiece& piece = groups[static_cast<std::size_t>(group.number)];
    if (piece.data() == nullptr || piece.empty())
        return std::nullopt;
    Candidate candidate;
    candidate.text = window;
    candidate.begin = static_cast<std::size_t>(piece.data() - window.data());
    candidate.end = candidate.begin + piece.size();
    if (rule.keyGroup != 0) {
        const re2::StringPiece& key = groups[static_cast<std::size_t>(rule.keyGroup)];
        candidate.key = std::string_view(key.data(), key.size());
    }
    const std::size_t from = candidate.key.empty()
                                 ? candidate.begin
                                 : static_cast<std::size_t>(candidate.key.data() - window.data());
    const bool own = group.kind == rule.kind && !rule.check.empty();
    const auto kept = check(own ? std::string_view(rule.check) : checkOf(group.kind), candidate, allowed);
    if (!kept || kept->end <= kept->begin)
        return std::nullopt;
    return Finding{&rule, group.kind, offset + kept->begin, offset + kept->end,
                   offset + std::min(from, kept->begin)};
}

} // namespace

Detector::Detector(std::shared_ptr<const RuleSet> rules)
    : m_rules(std::move(rules)), m_search(m_rules->literals())
{
}

Detector::Window Detector::windowOf(const Rule& rule, std::string_view text, std::size_t hit)
{
    if (rule.text)
        return {hit > widestBefore ? hit - widestBefore : 0, std::min(text.size(), hit + widestBlock)};
    const auto lineBegin = text.rfind('\n', hit == 0 ? 0 : hit - 1);
    std::size_t begin = lineBegin == std::string_view::npos || hit == 0 ? 0 : lineBegin + 1;
    if (hit - begin > widestBefore)
        begin = hit - widestBefore;
    const std::size_t end = std::min({text.find('\n', hit), text.size(), hit + widestAfter});
    return {begin, end};
}

void Detector::tryRule(const Rule& rule, std::string_view text, const Window& window,
                       std::vector<Finding>& found) const
{
    const std::string_view line = text.substr(window.begin, window.end - window.begin);
    const re2::StringPiece piece(line.data(), line.size());
    std::array<re2::StringPiece, mostGroups> groups;
    const int count = std::min(rule.pattern->NumberOfCapturingGroups() + 1, mostGroups);
    std::size_t at = 0;
    while (at <= line.size() && found.size() < mostFindings &&
           rule.pattern->Match(piece, at, line.size(), re2::RE2::UNANCHORED, groups.data(), count)) {
        std::size_t next = at + 1;
        for (const PrivateGroup& group : rule.groups) {
            if (group.number >= count)
                continue;
            const re2::StringPiece& value = groups[static_cast<std::size_t>(group.number)];
            if (value.data() != nullptr && !value.empty())
                next = std::max(next, static_cast<std::size_t>(value.data() - line.data()) + value.size());
            if (auto finding = findingOf(rule, group, line, window.begin, groups, m_rules->allowed()))
                found.push_back(*finding);
        }
        at = next;
    }
}

std::vector<Finding> Detector::find(const View& view)
{
    std::vector<Finding> found;
    const std::string_view text = view.text;
    const std::string lower = lowered(text);
    // Where each rule has been tried already: hits come in the order of the text.
    std::vector<std::size_t> done(m_rules->rules().size(), 0);
    m_search.search(lower, [&](unsigned literal, std::uint64_t end) {
        const auto hit = static_cast<std::size_t>(end) - 1;
        for (const std::size_t index : m_rules->rulesOf(literal)) {
            const Rule& rule = m_rules->rules()[index];
            if (hit < done[index] || (view.joined && !view.atWidth && !rule.strong))
                continue;
            Window window = windowOf(rule, text, hit);
            tryRule(rule, text, window, found);
            done[index] = std::max(window.end, hit + 1);
        }
        return found.size() < mostFindings;
    });
    if (!view.joined || view.atWidth) {
        for (const std::size_t index : m_rules->everywhere())
            tryRule(m_rules->rules()[index], text, {0, text.size()}, found);
    }
    std::erase_if(found, [&](const Finding& finding) {
        return view.joined && !view.crossesSeam(finding.from, finding.end);
    });
    return found;
}

} // namespace torchtriage::request
