// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/library_listing.h"

#include "app/workbench/library_text.h"
#include "app/workbench/state_text.h"
#include "app/workbench/wording.h"

#include <QStringMatcher>

#include <algorithm>
#include <optional>

namespace torchtriage::workbench {

namespace {

using incident::LibraryEntry;

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

QString searchedText(const LibraryEntry& entry, const QDateTime& when)
{
    QStringList parts = {libraryTitle(entry),
                         text(entry.title),
                         className(entry.failureClass),
                         text(entry.exception),
                         text(entry.message),
                         text(entry.op),
                         text(entry.revision),
                         stateName(entry.state),
                         text(entry.path),
                         text(entry.state),
                         when.date().toString(Qt::ISODate)};
    if (entry.family) {
        const std::string_view id = toString(*entry.family);
        parts << QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
    }
    // A newline is in no word, so that none is found across two parts.
    return parts.join(QLatin1Char('\n')).toCaseFolded();
}

/// Days from one to another; an invalid end is open.
struct Days {
    QDate first, last;
};

/// "2026" and "2026-03" are a first or a last day, too.
std::optional<QDate> dayOf(const QString& word, bool last)
{
    const QStringList parts = word.split(QLatin1Char('-'));
    const int year = parts.value(0).toInt();
    const int month = parts.size() > 1 ? parts.at(1).toInt() : (last ? 12 : 1);
    const QDate start(year, month, 1);
    const int day = parts.size() > 2 ? parts.at(2).toInt() : (last ? start.daysInMonth() : 1);
    const QDate date(year, month, day);
    return parts.size() <= 3 && parts.value(0).size() == 4 && date.isValid() ? std::optional(date)
                                                                             : std::nullopt;
}

std::optional<Days> daysOf(const QString& word)
{
    const qsizetype dots = word.indexOf(QLatin1String(".."));
    if (dots < 0) {
        return std::nullopt;
    }
    const QString from = word.left(dots);
    const QString to = word.mid(dots + 2);
    const auto first = dayOf(from, false);
    const auto last = dayOf(to, true);
    const bool good = (first || from.isEmpty()) && (last || to.isEmpty()) && (first || last);
    return good ? std::optional(Days{first.value_or(QDate()), last.value_or(QDate())}) : std::nullopt;
}

} // namespace

LibraryListing::LibraryListing(incident::Library library) : m_library(std::move(library))
{
    m_searched.reserve(m_library.entries.size());
    for (const LibraryEntry& entry : m_library.entries) {
        const QDateTime when = whenOf(entry);
        m_searched.push_back({searchedText(entry, when), when.date()});
    }
}

QString LibraryListing::pathOf(int entry) const
{
    return QString::fromStdString(m_library.folder + "/" + at(entry).path);
}

int LibraryListing::countOf(triage::FailureClass value) const
{
    return static_cast<int>(std::ranges::count(m_library.entries, value, &LibraryEntry::failureClass));
}

std::vector<int> LibraryListing::find(const QString& query, const QSet<triage::FailureClass>& classes) const
{
    std::vector<QStringMatcher> words;
    std::vector<Days> ranges;
    for (const QString& word : query.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (const auto days = daysOf(word)) {
            ranges.push_back(*days);
        } else {
            words.emplace_back(word);
        }
    }
    std::vector<int> found;
    for (int i = 0; i < size(); ++i) {
        const Searched& searched = m_searched.at(static_cast<std::size_t>(i));
        const bool inClass = classes.isEmpty() || classes.contains(at(i).failureClass);
        const auto holds = [&](const QStringMatcher& word) { return word.indexIn(searched.text) >= 0; };
        const auto covers = [&](const Days& days) {
            return (!days.first.isValid() || searched.day >= days.first) &&
                   (!days.last.isValid() || searched.day <= days.last);
        };
        if (inClass && std::ranges::all_of(words, holds) && std::ranges::all_of(ranges, covers)) {
            found.push_back(i);
        }
    }
    return found;
}

QDateTime whenOf(const LibraryEntry& entry)
{
    return QDateTime::fromSecsSinceEpoch(entry.when);
}

} // namespace torchtriage::workbench
