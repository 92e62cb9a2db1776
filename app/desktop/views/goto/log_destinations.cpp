// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/log_destinations.h"

#include "app/desktop/views/evidence/event_list_model.h"
#include "app/workbench/fuzzy_match.h"
#include "app/workbench/text_values.h"

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int unaskedEvents = 4;
constexpr qsizetype longestDetail = 160;

/// The number of "1811", "1,811", ":1811" or "line 1811", grouped as any language does; nullopt: no number.
std::optional<std::int64_t> numberBehind(const QString& text, const QStringList& words)
{
    QString rest = text.toCaseFolded();
    for (const QString& word : words) {
        if (rest.startsWith(word.toCaseFolded())) {
            rest = rest.mid(word.size());
            break;
        }
    }
    QString digits;
    for (const QChar c : std::as_const(rest)) {
        if (c.isDigit())
            digits += QChar(u'0' + c.digitValue());
        else if (!c.isSpace() && !QStringLiteral(".,:'’").contains(c))
            return std::nullopt;
    }
    bool ok = false;
    const std::int64_t value = digits.toLongLong(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

/// An event answers by its title, or by what its message holds word for word: messages are long, and a few
/// letters could be read into any of them.
std::optional<workbench::FuzzyMatch> matchEvent(const QString& text, const QString& title,
                                                const QString& detail)
{
    if (const auto match = workbench::fuzzyMatch(text, title))
        return match;
    const auto match = workbench::fuzzyMatch(text, title + u' ' + detail);
    if (!match || match->score < workbench::fuzzyPieceScore)
        return std::nullopt;
    return workbench::FuzzyMatch{match->score - workbench::fuzzyPieceScore / 2, {}};
}

std::int64_t firstEventOf(const triage::Report& report, int rank)
{
    std::int64_t line = 0;
    for (const triage::Event& event : report.events) {
        const bool its = event.rank == rank || std::ranges::binary_search(event.otherRanks, rank);
        if (its && (line == 0 || event.lines.first < line))
            line = event.lines.first;
    }
    return line;
}

} // namespace

LogDestinations::LogDestinations(LogPlaces places, QObject* parent)
    : DestinationSource(parent), m_places(std::move(places))
{
}

void LogDestinations::look(quint64 request, const QString& text)
{
    QVector<Destination> destinations;
    if (const workbench::Incident* incident = m_places.incident()) {
        addLine(text, destinations);
        addRanks(incident->report, text, destinations);
        addEvents(incident->report, text, destinations);
    }
    emit found(request, destinations, true);
}

void LogDestinations::addLine(const QString& text, QVector<Destination>& destinations) const
{
    const std::int64_t lines = m_places.lines();
    const auto asked = numberBehind(text, {tr("line"), QStringLiteral("line")});
    if (!asked || lines < 1)
        return;
    const std::int64_t line = std::clamp<std::int64_t>(*asked, 1, lines);
    Destination there;
    there.kind = DestinationKind::Line;
    there.text = tr("Line %1").arg(workbench::numberText(line));
    there.detail = line == *asked ? tr("of %1").arg(workbench::numberText(lines))
                                  : tr("the nearest one that the log has");
    there.score = exactScore + 1;
    there.go = [show = m_places.showLine, line] { show(line); };
    destinations.append(there);
}

void LogDestinations::addRanks(const triage::Report& report, const QString& text,
                               QVector<Destination>& destinations) const
{
    if (text.isEmpty())
        return;
    const auto asked = numberBehind(text, {tr("rank"), QStringLiteral("rank"), QStringLiteral("r")});
    for (const int rank : report.ranks) {
        Destination there;
        there.kind = DestinationKind::Rank;
        there.text = tr("Rank %1").arg(rank);
        const auto match = workbench::fuzzyMatch(text, there.text);
        if (asked != rank && !match)
            continue;
        const std::int64_t line = firstEventOf(report, rank);
        there.detail =
            line > 0 ? tr("its lines alone, at its first event: line %1").arg(workbench::numberText(line))
                     : tr("its lines alone; it has no event");
        there.score = asked == rank ? exactScore : match->score;
        there.matched = match ? match->matched : QVector<qsizetype>();
        there.go = [places = m_places, rank, line] {
            places.showOnlyRank(rank);
            if (line > 0)
                places.showLine(line);
        };
        destinations.append(there);
    }
}

void LogDestinations::addEvents(const triage::Report& report, const QString& text,
                                QVector<Destination>& destinations) const
{
    EventListModel events;
    events.setReport(report);
    int unasked = 0;
    for (const EventRow& event : events.rows()) {
        const QString detail = event.detail.left(longestDetail);
        const bool first = event.mark == ChainMark::FirstFailure;
        const auto match = matchEvent(text, event.title, detail);
        if (!match || (text.isEmpty() && !first && ++unasked > unaskedEvents))
            continue;
        Destination there;
        there.kind = DestinationKind::Event;
        there.text = event.title;
        there.detail = tr("line %1 · %2").arg(workbench::numberText(event.line), detail);
        there.score = match->score + (first ? 1 : 0);
        there.matched = match->matched;
        there.go = [show = m_places.showLine, line = event.line] { show(line); };
        destinations.append(there);
    }
}

} // namespace torchtriage::desktop
