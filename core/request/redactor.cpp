// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/redactor.h"

#include "core/io/ascii.h"
#include "core/request/standing.h"
#include "core/request/utf8.h"
#include "core/request/wrapping.h"

#include <algorithm>

namespace torchtriage::request {

namespace {

constexpr std::size_t nothing = static_cast<std::size_t>(-1);
constexpr std::size_t shortestJoined = 6;
constexpr std::size_t shortestPart = 16;
constexpr std::size_t partLength = std::size_t{1} << 20;
constexpr std::size_t partOverlap = std::size_t{16} << 10;

// A path of a JSON text has its separators doubled; it is the same path.
std::string normalised(Kind kind, std::string_view original)
{
    std::string text(original);
    if (kind == Kind::Path || kind == Kind::Home) {
        const auto doubled =
            std::unique(text.begin(), text.end(), [](char a, char b) { return a == '\\' && b == '\\'; });
        const bool unc = original.starts_with("\\\\");
        text.erase(doubled, text.end());
        if (unc)
            text.insert(0, "\\");
    }
    return text;
}

// Views take several times the room of their text, so a long one is worked on in parts. A part ends where a
// line ends and the next one does not look like its continuation.
std::size_t partEnd(std::string_view text, std::size_t begin)
{
    if (text.size() - begin <= partLength)
        return text.size();
    const std::size_t least = begin + partLength / 2;
    std::size_t end = begin + partLength;
    for (std::size_t newline = text.rfind('\n', end - 1);
         newline != std::string_view::npos && newline > least; newline = text.rfind('\n', newline - 1)) {
        if (!isAlnum(text[newline - 1]) || text[newline + 1] == '\n')
            return newline + 1;
    }
    while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80)
        --end;
    return end;
}

std::vector<View> viewsOf(std::string_view text)
{
    std::vector<View> views;
    views.push_back(plainView(text));
    views.push_back(decodedView(views.front()));
    for (const Seams seams : {Seams::AtWidth, Seams::Anywhere}) {
        views.push_back(joinedView(views.front(), seams));
        views.push_back(decodedView(views.back()));
    }
    std::erase_if(views,
                  [](const View& view) { return view.text.empty() || (view.joined && view.seams == 0); });
    return views;
}

} // namespace

Redactor::Redactor(std::shared_ptr<const RuleSet> rules, Wishes wishes)
    : m_rules(std::move(rules)), m_wishes(std::move(wishes)), m_detector(m_rules)
{
    for (const std::string& word : m_wishes.never)
        m_never.insert(lowered(word));
    for (const std::string& word : m_wishes.always) {
        if (word.size() >= 2)
            seek(m_ledger.add(Kind::Word, word, true));
    }
}

void Redactor::restore(const std::vector<Entry>& entries)
{
    for (const Entry& entry : entries) {
        if (isLeftAlone(entry.kind, entry.original))
            continue;
        const std::size_t before = m_ledger.entries().size();
        m_ledger.restore(entry.kind, entry.original, entry.pseudonym, entry.searchable);
        if (m_ledger.entries().size() > before)
            seek(before);
    }
}

void Redactor::learn(Kind kind, std::string_view original)
{
    if (isSearchable(kind, original, m_rules->allowed()) && !isLeftAlone(kind, original))
        seek(m_ledger.add(kind, original, true));
}

bool Redactor::isLeftAlone(Kind kind, std::string_view original) const
{
    return !isCredential(kind) && kind != Kind::Word && m_never.contains(lowered(original));
}

void Redactor::seek(std::size_t entry)
{
    const Entry& one = m_ledger.entries()[entry];
    if (one.searchable && m_sought.insert(entry).second)
        m_needles.add(one.original, entry);
}

std::size_t Redactor::learn(const Finding& finding, std::string_view original)
{
    const std::string text = normalised(finding.kind, original);
    if (isLeftAlone(finding.kind, text))
        return nothing;
    const bool searchable = !finding.rule->here && isSearchable(finding.kind, text, m_rules->allowed());
    const std::size_t entry = m_ledger.add(finding.kind, text, searchable);
    seek(entry);
    learnParts(finding, text, entry);
    return entry;
}

// Pieces that give the whole away when they stand alone.
void Redactor::learnParts(const Finding& finding, std::string_view original, std::size_t entry)
{
    const auto alias = [&](std::string_view part) {
        if (isSearchable(finding.kind, part, m_rules->allowed()) && !isLeftAlone(finding.kind, part))
            seek(m_ledger.addAlias(finding.kind, part, entry));
    };
    if (finding.kind == Kind::Host) {
        const std::string_view shortName = original.substr(0, original.find('.'));
        if (shortName.size() != original.size() && shortName.size() >= 4 &&
            (hasDigit(shortName) || shortName.find('-') != std::string_view::npos))
            alias(shortName);
    }
    if (finding.kind == Kind::Url) {
        if (const auto colon = original.find(':');
            colon != std::string_view::npos && original.size() - colon > 6)
            alias(original.substr(colon + 1));
    }
    if (finding.kind == Kind::PrivateKey) {
        for (std::size_t at = 0; at < original.size();) {
            std::size_t end = at;
            while (end < original.size() &&
                   (isAlnum(original[end]) ||
                    std::string_view("+/=").find(original[end]) != std::string_view::npos))
                ++end;
            if (end - at >= shortestPart && original.substr(at, end - at).find('-') == std::string_view::npos)
                alias(original.substr(at, end - at));
            at = end + 1;
        }
    }
}

void Redactor::addFindings(std::string_view text, const View& view, Intervals& into,
                           std::set<std::pair<const Rule*, std::size_t>>& complete)
{
    for (const Finding& finding : m_detector.find(view)) {
        const View::Origin source = view.sourceOf(finding.begin, finding.end);
        const std::string_view original =
            std::string_view(view.text).substr(finding.begin, finding.end - finding.begin);
        // "C:\\Users\\tom" is a path as it stands; undoing its "\\t" would only make another one of it.
        if (!view.joined && !complete.emplace(finding.rule, source.begin).second && !view.origin.empty())
            continue;
        // What is whole on its own line goes on only where the terminal cut it.
        // A variable's value has no form of its own that would tell where it ends, so its rule is held to
        // that always.
        const bool whole =
            finding.rule->here || !view.crossesSeam(finding.begin, finding.end) ||
            std::ranges::any_of(complete, [&](const auto& one) { return one.second == source.begin; });
        const std::size_t from = view.sourceOf(finding.from, finding.end).begin;
        if (view.joined && whole && !goesOnAfterWrap(text, from, source.end))
            continue;
        if (const std::size_t entry = learn(finding, original); entry != nothing)
            into.push_back({source.begin, source.end, entry});
    }
}

Redactor::Intervals Redactor::detect(std::string_view text, const std::vector<View>& views)
{
    Intervals intervals;
    std::set<std::pair<const Rule*, std::size_t>> complete;
    for (const View& view : views)
        addFindings(text, view, intervals, complete);
    return intervals;
}

void Redactor::addKnown(const View& view, Intervals& into) const
{
    if (m_needles.empty())
        return;
    const std::string lower = lowered(view.text);
    m_needles.search(lower, [&](std::size_t entry, std::size_t begin, std::size_t end) {
        if (view.joined && (end - begin < shortestJoined || !view.crossesSeam(begin, end)))
            return;
        if (!standsAlone(m_ledger.entries()[entry].kind, lower, begin, end))
            return;
        const View::Origin source = view.sourceOf(begin, end);
        into.push_back({source.begin, source.end, entry});
    });
}

void Redactor::discover(std::string_view given, const std::function<bool()>& cancelled)
{
    // An escape before half a character takes its first byte along.
    const std::string text = validUtf8(plainView(given).text);
    for (std::size_t at = 0; at < text.size() && !(cancelled && cancelled());) {
        const std::size_t end = partEnd(text, at);
        // A little of the part before, for what stands across the border.
        const std::size_t begin = at - std::min(at, partOverlap);
        const std::string_view part = std::string_view(text).substr(begin, end - begin);
        (void)detect(part, viewsOf(part));
        at = end;
    }
}

std::string Redactor::redact(std::string_view given)
{
    const std::string text = validUtf8(plainView(given).text);
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = partEnd(text, at);
        result += redactPart(std::string_view(text).substr(at, end - at));
        at = end;
    }
    return result;
}

std::string Redactor::redactPart(std::string_view text)
{
    const auto views = viewsOf(text);
    Intervals intervals = detect(text, views);
    for (const View& view : views)
        addKnown(view, intervals);
    return replace(text, std::move(intervals));
}

// Pieces that overlap are one piece, which the longest of them names; of two equal ones, the graver.
std::string Redactor::replace(std::string_view text, Intervals intervals)
{
    std::set<std::pair<std::size_t, std::size_t>> left; // a place that several views see is one place
    std::erase_if(intervals, [&](const Interval& one) {
        const bool kept = m_wishes.kept.contains(m_ledger.entries()[one.entry].kind);
        if (kept && left.emplace(one.begin, one.end).second)
            m_ledger.countLeft(one.entry);
        return kept || one.end <= one.begin;
    });
    std::ranges::sort(intervals, [](const Interval& a, const Interval& b) { return a.begin < b.begin; });
    std::string result;
    result.reserve(text.size());
    std::size_t at = 0;
    for (std::size_t i = 0; i < intervals.size();) {
        std::size_t end = intervals[i].end;
        Interval best = intervals[i];
        std::size_t next = i + 1;
        for (; next < intervals.size() && intervals[next].begin < end; ++next) {
            const Interval& other = intervals[next];
            end = std::max(end, other.end);
            const auto length = [](const Interval& one) { return one.end - one.begin; };
            const auto kind = [&](const Interval& one) { return m_ledger.entries()[one.entry].kind; };
            if (length(other) > length(best) || (length(other) == length(best) && kind(other) < kind(best)))
                best = other;
        }
        result += text.substr(at, intervals[i].begin - at);
        result += m_ledger.entries()[best.entry].pseudonym;
        m_ledger.count(best.entry);
        at = end;
        i = next;
    }
    result += text.substr(at);
    return result;
}

} // namespace torchtriage::request
