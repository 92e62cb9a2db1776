// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/proof.h"

#include "core/io/ascii.h"
#include "core/io/json_text.h"
#include "core/request/checks.h"
#include "core/request/encodings.h"
#include "core/request/standing.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>

namespace torchtriage::request {

namespace {

constexpr std::size_t longestNeedle = 160;
constexpr std::size_t shortestAcross = 8;
constexpr std::size_t shortestEncoded = 5;
constexpr int mostNeedleGroups = 8;

std::int64_t lineOf(std::string_view bytes, std::size_t offset)
{
    return 1 + std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(offset), '\n');
}

bool isBefore(const Survivor& a, const Survivor& b)
{
    return a.offset != b.offset ? a.offset < b.offset : a.length > b.length;
}

} // namespace

io::Result<Prover> Prover::make(std::shared_ptr<const RuleSet> rules, const std::vector<Entry>& entries,
                                const std::set<Kind>& kept, const std::vector<std::string>& never,
                                const std::vector<std::string>& canaries)
{
    Prover prover;
    prover.m_rules = std::move(rules);
    for (const Kind kind : kept) {
        if (mayBeKept(kind))
            prover.m_passed.insert(kind);
    }
    for (const std::string& word : never)
        prover.m_never.insert(lowered(word));
    for (const Entry& entry : entries) {
        if (entry.searchable && !prover.m_passed.contains(entry.kind))
            prover.m_entries.push_back(entry);
    }
    for (const std::string& canary : canaries)
        prover.m_entries.push_back({Kind::Word, canary, {}, 0, 0, true});

    std::vector<std::string> literals;
    for (std::size_t i = 0; i < prover.m_entries.size(); ++i) {
        const std::string_view original =
            std::string_view(prover.m_entries[i].original).substr(0, longestNeedle);
        const auto add = [&](std::string text, bool plain) {
            prover.m_needles.push_back({i, text.size(), plain});
            literals.push_back(std::move(text));
        };
        add(lowered(original), true);
        if (original.size() < shortestEncoded)
            continue;
        for (std::string& encoded : encodingsOf(original))
            add(std::move(encoded), false);
    }
    if (!literals.empty()) {
        auto compiled = log::LiteralSet::compile(literals);
        if (!compiled)
            return io::fail(compiled.error());
        prover.m_literals = std::move(*compiled);
    }
    return prover;
}

std::vector<Survivor> Prover::prove(const std::string& file, std::string_view bytes,
                                    std::string_view own) const
{
    std::vector<Survivor> found;
    searchOriginals(file, bytes, own, found);
    searchAcrossLines(file, bytes, found);
    if (!tryRulesOnStrings(file, bytes, found))
        tryRules(file, bytes, found);
    return sorted(std::move(found), bytes);
}

std::vector<Survivor> Prover::proveBinary(const std::string& file, std::string_view bytes) const
{
    constexpr std::size_t shortestRun = 6;
    std::vector<Survivor> found;
    searchOriginals(file, bytes, {}, found);
    for (std::size_t at = 0; at < bytes.size() && found.size() < 16 * mostSurvivors;) {
        std::size_t end = at;
        while (end < bytes.size() && bytes[end] >= ' ' && bytes[end] < '\x7f')
            ++end;
        if (end - at >= shortestRun)
            tryRule(file, bytes.substr(at, end - at), at, found);
        at = end + 1;
    }
    return sorted(std::move(found), bytes);
}

std::vector<Survivor> Prover::sorted(std::vector<Survivor> found, std::string_view bytes)
{
    std::ranges::stable_sort(found, isBefore);
    // One place is told once, by the widest that covers it.
    std::vector<Survivor> places;
    for (Survivor& one : found) {
        if (places.empty() || one.offset >= places.back().offset + places.back().length)
            places.push_back(std::move(one));
    }
    if (places.size() > mostSurvivors)
        places.resize(mostSurvivors);
    for (Survivor& one : places)
        one.line = lineOf(bytes, one.offset);
    return places;
}

void Prover::search(std::string_view bytes, const OnHit& onHit) const
{
    const std::string lower = lowered(bytes);
    log::LiteralSearch literals(m_literals);
    literals.search(lower, [&](unsigned id, std::uint64_t end) {
        const Needle& needle = m_needles[id];
        const auto begin = static_cast<std::size_t>(end) - needle.length;
        const bool stands = !needle.plain || standsAlone(m_entries[needle.entry].kind, lower, begin,
                                                         static_cast<std::size_t>(end));
        return !stands || onHit(needle, begin);
    });
}

void Prover::searchOriginals(const std::string& file, std::string_view bytes, std::string_view own,
                             std::vector<Survivor>& found) const
{
    std::vector<std::size_t> ours(m_entries.size(), 0);
    search(own, [&](const Needle& needle, std::size_t) {
        ++ours[needle.entry];
        return true;
    });
    std::vector<std::size_t> theirs(m_entries.size(), 0);
    std::vector<std::pair<std::size_t, Survivor>> hits;
    search(bytes, [&](const Needle& needle, std::size_t begin) {
        const Entry& entry = m_entries[needle.entry];
        ++theirs[needle.entry];
        hits.emplace_back(needle.entry,
                          Survivor{entry.kind, file, 0, begin, needle.length,
                                   entry.pseudonym.empty() ? "canary" : "original", entry.pseudonym});
        return hits.size() < 16 * mostSurvivors;
    });
    for (auto& [entry, survivor] : hits) {
        if (theirs[entry] > ours[entry])
            found.push_back(std::move(survivor));
    }
}

// The bytes without line ends and what a quote or a frame puts after them: a name that was cut in two.
void Prover::searchAcrossLines(const std::string& file, std::string_view bytes,
                               std::vector<Survivor>& found) const
{
    std::string squeezed;
    std::vector<std::size_t> from;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (bytes[at] == '\n' || bytes[at] == '\r') {
            while (at + 1 < bytes.size() &&
                   std::string_view(" \t|>\r\n").find(bytes[at + 1]) != std::string_view::npos)
                ++at;
            continue;
        }
        squeezed += bytes[at];
        from.push_back(at);
    }
    squeezed = lowered(squeezed);
    log::LiteralSearch search(m_literals);
    search.search(squeezed, [&](unsigned id, std::uint64_t end) {
        const Needle& needle = m_needles[id];
        const Entry& entry = m_entries[needle.entry];
        const auto last = static_cast<std::size_t>(end) - 1;
        const std::size_t first = last + 1 - needle.length;
        const bool crosses = from[last] - from[first] != last - first;
        if (crosses && needle.plain && needle.length >= shortestAcross &&
            standsAlone(entry.kind, squeezed, first, last + 1))
            found.push_back({entry.kind, file, 0, from[first], from[last] + 1 - from[first], "original",
                             entry.pseudonym});
        return found.size() < 16 * mostSurvivors;
    });
}

const Rule* Prover::privateRule(std::string_view line, std::size_t& begin, std::size_t& end) const
{
    const re2::StringPiece piece(line.data(), line.size());
    std::array<re2::StringPiece, mostNeedleGroups> groups;
    for (const std::size_t index : m_rules->rulesIn(line)) {
        const Rule& rule = m_rules->rules()[index];
        const int count = std::min(rule.pattern->NumberOfCapturingGroups() + 1, mostNeedleGroups);
        std::size_t at = 0;
        while (at <= line.size() &&
               rule.pattern->Match(piece, at, line.size(), re2::RE2::UNANCHORED, groups.data(), count)) {
            std::size_t next = at + 1;
            for (const PrivateGroup& group : rule.groups) {
                const re2::StringPiece& value = groups[static_cast<std::size_t>(group.number)];
                if (value.data() == nullptr || value.empty())
                    continue;
                Candidate candidate{line, static_cast<std::size_t>(value.data() - line.data()), 0, {}};
                candidate.end = candidate.begin + value.size();
                next = std::max(next, candidate.end);
                if (rule.keyGroup != 0) {
                    const re2::StringPiece& key = groups[static_cast<std::size_t>(rule.keyGroup)];
                    candidate.key = std::string_view(key.data(), key.size());
                }
                const bool own = group.kind == rule.kind && !rule.check.empty();
                const auto part = check(own ? std::string_view(rule.check) : checkOf(group.kind), candidate,
                                        m_rules->allowed());
                if (!part || part->end <= part->begin || m_passed.contains(group.kind) ||
                    m_never.contains(lowered(line.substr(part->begin, part->end - part->begin))))
                    continue;
                begin = part->begin;
                end = part->end;
                return &rule;
            }
            at = next;
        }
    }
    return nullptr;
}

void Prover::tryRule(const std::string& file, std::string_view line, std::size_t offset,
                     std::vector<Survivor>& found) const
{
    std::size_t begin = 0;
    std::size_t end = 0;
    if (const Rule* rule = privateRule(line, begin, end))
        found.push_back({rule->kind, file, 0, offset + begin, end - begin, rule->id, {}});
}

void Prover::tryRules(const std::string& file, std::string_view bytes, std::vector<Survivor>& found) const
{
    for (std::size_t start = 0; start < bytes.size() && found.size() < 16 * mostSurvivors;) {
        const std::size_t stop = std::min(bytes.find('\n', start), bytes.size());
        tryRule(file, bytes.substr(start, stop - start), start, found);
        start = stop + 1;
    }
}

// In JSON a text is escaped, so its strings are read as they are meant. The place is the line that holds the
// string, as far as it can be told. False: not JSON.
bool Prover::tryRulesOnStrings(const std::string& file, std::string_view bytes,
                               std::vector<Survivor>& found) const
{
    if (!bytes.starts_with('{'))
        return false;
    const nlohmann::json root = io::parseJson(bytes);
    if (root.is_discarded())
        return false;
    const std::function<void(const nlohmann::json&)> visit = [&](const nlohmann::json& value) {
        if (value.is_structured()) {
            for (const nlohmann::json& child : value)
                visit(child);
            return;
        }
        if (!value.is_string() || found.size() >= 16 * mostSurvivors)
            return;
        std::size_t begin = 0;
        std::size_t end = 0;
        const Rule* rule = privateRule(value.get_ref<const std::string&>(), begin, end);
        if (rule == nullptr)
            return;
        const std::string escaped = io::jsonText(value);
        const auto at = bytes.find(escaped);
        found.push_back(
            {rule->kind, file, 0, at == std::string_view::npos ? 0 : at, escaped.size(), rule->id, {}});
    };
    visit(root);
    return true;
}

} // namespace torchtriage::request
