// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/fleet_text.h"

#include "app/workbench/text_values.h"
#include "app/workbench/text_wrap.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace torchtriage::workbench {

using fleet::ChangeKind;
using fleet::LogState;

namespace {

constexpr int columns = 100;

struct FleetText {
    Q_DECLARE_TR_FUNCTIONS(FleetText)
};

QString count(std::uint32_t value)
{
    return numberText(static_cast<std::int64_t>(value));
}

QString padded(const QString& text, int width)
{
    return text.size() >= width ? text : text + QString(width - text.size(), u' ');
}

QString right(const QString& text, int width)
{
    return text.size() >= width ? text : QString(width - text.size(), u' ') + text;
}

QString prose(const QStringList& sentences)
{
    QString text;
    for (const QString& sentence : sentences) {
        for (const QString& line : wrapped(sentence, columns))
            text += line + u'\n';
    }
    return text;
}

/// Rows of cells under a heading, as wide as their content; the last column takes what it needs.
QString table(const QVector<QStringList>& rows, const QVector<bool>& numeric)
{
    QVector<int> widths(numeric.size(), 0);
    for (const QStringList& row : rows) {
        for (int i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], static_cast<int>(row[i].size()));
    }
    QString text;
    for (const QStringList& row : rows) {
        QString line = QStringLiteral(" ");
        for (int i = 0; i < row.size(); ++i) {
            const bool last = i + 1 == row.size();
            line += u' ' +
                    (numeric[i] ? right(row[i], widths[i])
                     : last     ? row[i]
                                : padded(row[i], widths[i])) +
                    (last ? QString() : QStringLiteral(" "));
        }
        text += line + u'\n';
    }
    return text;
}

QString messageOf(const fleet::Group& group)
{
    return plainValue(group.message, 90);
}

QString groupTable(const fleet::Fleet& fleet)
{
    const bool years = severalYears(fleet);
    QVector<QStringList> rows = {{FleetText::tr("Fingerprint"), FleetText::tr("Logs"),
                                  FleetText::tr("Incidents"), FleetText::tr("First seen"),
                                  FleetText::tr("Last seen"), FleetText::tr("Family"),
                                  FleetText::tr("First error")}};
    for (const fleet::Group& group : fleet.groups) {
        rows.push_back({QString::fromStdString(group.fingerprint.shortText()),
                        numberText(static_cast<std::int64_t>(group.logs.size())), count(group.incidents),
                        fleetDay(group.firstSeen, years), fleetDay(group.lastSeen, years),
                        familyName(group.family), messageOf(group)});
    }
    return table(rows, {false, true, true, false, false, false, false});
}

QString changeTable(const fleet::Fleet& now, const fleet::Fleet& before,
                    const std::vector<fleet::Change>& changes)
{
    QVector<QStringList> rows = {{FleetText::tr("Change"), FleetText::tr("Fingerprint"),
                                  FleetText::tr("Logs"), FleetText::tr("Before"), FleetText::tr("Family"),
                                  FleetText::tr("First error")}};
    for (const fleet::Change& change : changes) {
        if (change.kind == ChangeKind::Same)
            continue;
        const fleet::Group& group = change.now ? now.groups[*change.now] : before.groups[*change.before];
        rows.push_back({changeName(change.kind), QString::fromStdString(group.fingerprint.shortText()),
                        count(change.logsNow), count(change.logsBefore), familyName(group.family),
                        messageOf(group)});
    }
    return rows.size() > 1 ? table(rows, {false, false, true, true, false, false}) : QString();
}

bool anyFileTime(const fleet::Fleet& fleet)
{
    return std::any_of(fleet.logs.begin(), fleet.logs.end(), [](const fleet::LogEntry& log) {
        return log.state == LogState::Failure && log.timeSource == fleet::TimeSource::File;
    });
}

} // namespace

QString fleetSummary(const fleet::Fleet& fleet)
{
    QString text = FleetText::tr("%1 of %n log(s) have a failure, %2 have none.", nullptr,
                                 static_cast<int>(fleet.logCount()))
                       .arg(count(fleet.count(LogState::Failure)), count(fleet.count(LogState::Clean)));
    if (const auto unreadable = fleet.count(LogState::Unreadable); unreadable > 0)
        text = FleetText::tr("%1 of %n log(s) have a failure, %2 have none, %3 could not be read.", nullptr,
                             static_cast<int>(fleet.logCount()))
                   .arg(count(fleet.count(LogState::Failure)), count(fleet.count(LogState::Clean)),
                        count(unreadable));
    return text;
}

QStringList fleetNotes(const fleet::Fleet& fleet)
{
    QStringList notes;
    const fleet::ScanFacts& scan = fleet.scan;
    if (scan.truncated)
        notes += FleetText::tr(
            "The folder holds more files or deeper folders than one scan visits: the counts are "
            "of a part of it.");
    if (scan.unreadableFolders > 0)
        notes += FleetText::tr("%n folder(s) could not be entered; their files are not counted.", nullptr,
                               static_cast<int>(scan.unreadableFolders));
    if (fleet.count(LogState::NotALog) > 0)
        notes += FleetText::tr("%n file(s) are no logs and are not counted.", nullptr,
                               static_cast<int>(fleet.count(LogState::NotALog)));
    if (scan.linksNotFollowed > 0)
        notes +=
            FleetText::tr("%n link(s) were not followed.", nullptr, static_cast<int>(scan.linksNotFollowed));
    if (scan.cacheProblem == "write-failed")
        notes += FleetText::tr("The result could not be kept: the next scan reads every log again.");
    else if (!scan.cacheProblem.empty())
        notes +=
            FleetText::tr("What was kept of earlier scans could not be used (%1); every log was read again.")
                .arg(QString::fromStdString(scan.cacheProblem));
    if (anyFileTime(fleet))
        notes += FleetText::tr("Logs that print no date are placed on the day their file was last written.");
    return notes;
}

QDateTime fleetTime(std::int64_t when)
{
    // Wall clocks have no zone; taking them as UTC keeps what the log shows.
    return QDateTime::fromSecsSinceEpoch(when, Qt::UTC);
}

QString fleetDay(std::int64_t when, bool withYear)
{
    const QLocale locale;
    const QDate day = fleetTime(when).date();
    //: Day, month and year in the short form of the language, as Qt's QDate::toString() takes it
    const QString full = FleetText::tr("d MMM yyyy");
    //: Day and month in the short form of the language, as Qt's QDate::toString() takes it
    return locale.toString(day, withYear ? full : FleetText::tr("d MMM"));
}

bool severalYears(const fleet::Fleet& fleet)
{
    return !fleet.groups.empty() &&
           std::any_of(fleet.groups.begin(), fleet.groups.end(), [&](const fleet::Group& group) {
               const int year = fleetTime(fleet.groups.front().firstSeen).date().year();
               return fleetTime(group.firstSeen).date().year() != year ||
                      fleetTime(group.lastSeen).date().year() != year;
           });
}

QString fleetPeriod(const fleet::Fleet& fleet)
{
    if (fleet.groups.empty())
        return {};
    std::int64_t first = fleet.groups.front().firstSeen;
    std::int64_t last = fleet.groups.front().lastSeen;
    for (const fleet::Group& group : fleet.groups) {
        first = std::min(first, group.firstSeen);
        last = std::max(last, group.lastSeen);
    }
    const bool years = severalYears(fleet);
    const QString from = fleetDay(first, years);
    const QString to = fleetDay(last, years);
    return from == to ? from : FleetText::tr("%1 to %2").arg(from, to);
}

QString timeSourceText(fleet::TimeSource source)
{
    return source == fleet::TimeSource::Log ? FleetText::tr("printed in the log")
                                            : FleetText::tr("when the file was last written");
}

QString changeName(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::New:
        return FleetText::tr("New");
    case ChangeKind::More:
        return FleetText::tr("More");
    case ChangeKind::Fewer:
        return FleetText::tr("Fewer");
    case ChangeKind::Gone:
        return FleetText::tr("Gone");
    case ChangeKind::Same:
        return FleetText::tr("Same");
    }
    return {};
}

QString changeSummary(const std::vector<fleet::Change>& changes)
{
    std::array<int, 5> of{};
    for (const fleet::Change& change : changes)
        ++of[static_cast<std::size_t>(change.kind)];
    const auto number = [&](ChangeKind kind) { return numberText(of[static_cast<std::size_t>(kind)]); };
    QString text = FleetText::tr("Fingerprints: %1 new, %2 in more logs, %3 in fewer, %4 gone, %5 the same.")
                       .arg(number(ChangeKind::New), number(ChangeKind::More), number(ChangeKind::Fewer),
                            number(ChangeKind::Gone), number(ChangeKind::Same));
    if (of[static_cast<std::size_t>(ChangeKind::Gone)] > 0)
        text += u' ' +
                FleetText::tr(
                    "A fingerprint that is gone is not proven repaired: the runs may not have come to it.");
    return text;
}

QString diffSummary(const fleet::LogDiff& diff)
{
    if (diff.onlyInFailing == 0)
        return FleetText::tr(
            "Every line of the failing log is in the good one too, once numbers and paths are "
            "removed. What differs, if anything, is order, count or numbers.");
    return FleetText::tr(
        "%n different line(s) appear only in the failing log, once numbers and paths are removed; "
        "the rarest come first. What both logs print may be the cause all the same.",
        nullptr, static_cast<int>(std::min<std::int64_t>(diff.onlyInFailing, INT_MAX)));
}

QStringList diffNotes(const fleet::LogDiff& diff)
{
    QStringList notes;
    if (diff.goodHasFailure)
        notes +=
            FleetText::tr("The good log shows a failure of its own: choose another one to compare with.");
    if (diff.goodCapped)
        notes += FleetText::tr(
            "The good log has more different lines than are kept: some of the lines below may be "
            "in it.");
    if (diff.failingCapped)
        notes += FleetText::tr(
            "The failing log has more lines of its own than are kept: those at its end are missing "
            "below.");
    return notes;
}

QString fleetAsText(const fleet::Fleet& fleet, const fleet::Fleet* before)
{
    QString text = plainValue(fleet.folder, 400) + u'\n';
    text += prose(QStringList{fleetSummary(fleet)} + fleetNotes(fleet));
    if (!fleet.groups.empty()) {
        text += u'\n' +
                FleetText::tr("Same first failure after numbers and paths are removed: %n fingerprint(s)",
                              nullptr, static_cast<int>(fleet.groups.size())) +
                u'\n';
        text += groupTable(fleet);
    }
    if (before != nullptr) {
        const auto changes = fleet::compare(fleet, *before);
        text += u'\n' + FleetText::tr("Compared with %1").arg(plainValue(before->folder, 400)) + u'\n';
        text += prose({fleetSummary(*before), changeSummary(changes)});
        text += changeTable(fleet, *before, changes);
    }
    return text;
}

QString diffAsText(const fleet::LogDiff& diff)
{
    QString text = FleetText::tr("Good: %1").arg(plainValue(diff.good, 400)) + u'\n';
    text += FleetText::tr("Failing: %1").arg(plainValue(diff.failing, 400)) + u'\n';
    text += prose(QStringList{diffSummary(diff)} + diffNotes(diff));
    if (diff.lines.empty())
        return text;
    QVector<QStringList> rows = {
        {FleetText::tr("Line"), FleetText::tr("Count"), FleetText::tr("Only in the failing log")}};
    for (const fleet::DiffLine& line : diff.lines)
        rows.push_back(
            {numberText(line.line), numberText(line.count),
             (line.ofFailure ? QStringLiteral("> ") : QStringLiteral("  ")) + plainValue(line.text, 400)});
    return text + u'\n' + table(rows, {true, true, false});
}

} // namespace torchtriage::workbench
