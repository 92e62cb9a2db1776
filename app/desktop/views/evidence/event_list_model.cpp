// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/event_list_model.h"

#include "app/desktop/models/chain_model.h"
#include "app/desktop/views/evidence/log_marks.h"
#include "app/workbench/wording.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr qsizetype longestTip = 400;

QString lastPart(const std::string& dotted)
{
    return QString::fromStdString(dotted.substr(dotted.rfind('.') + 1));
}

/// The message without the exception's name, which is the title.
QString shortMessage(const triage::Event& event)
{
    QString text = QString::fromStdString(event.message);
    const QString name = QString::fromStdString(event.exception);
    if (!name.isEmpty() && text.startsWith(name + QLatin1Char(':')))
        text = text.mid(name.size() + 1).trimmed();
    return text;
}

} // namespace

EventRow EventListModel::rowOf(const triage::Report& report, std::size_t index)
{
    const triage::Event& event = report.events[index];
    EventRow row;
    row.line = event.lines.first;
    row.ranks = rankTag(event);
    row.fromLauncher = row.ranks.isEmpty() && event.role == triage::Role::Teardown;
    row.detail = shortMessage(event);
    if (report.first == index) {
        row.mark = ChainMark::FirstFailure;
        row.title = tr("First failure");
        if (row.ranks.isEmpty() && report.rank)
            row.ranks = QStringLiteral("r%1").arg(*report.rank);
        return row;
    }
    row.inherited = event.role != triage::Role::Background;
    row.title = !event.exception.empty() ? lastPart(event.exception)
                : event.family           ? workbench::familyName(*event.family)
                                         : workbench::roleName(event.role);
    const std::int64_t observed =
        report.observation.observedOnly.value_or(false) ? report.observation.at.logLine : 0;
    const triage::LineSpan span = LogMarks::wholeSpan(event);
    if (observed > 0 && span.first <= observed && observed <= span.last) {
        row.mark = ChainMark::Observation;
        const triage::StackFrame& at = report.observation.at;
        row.detail =
            tr("Observed at %1:%2")
                .arg(QFileInfo(QString::fromStdString(at.file)).fileName(), QString::number(at.line));
    }
    return row;
}

void EventListModel::setReport(const triage::Report& report)
{
    QVector<EventRow> rows;
    m_events = 0;
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        if (report.events[i].role == triage::Role::Advice)
            continue;
        ++m_events;
        const bool room = rows.size() < mostRows - (report.first && i < *report.first ? 1 : 0);
        if (room || report.first == i)
            rows.append(rowOf(report, i));
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const EventRow& a, const EventRow& b) { return a.line < b.line; });
    setRows(std::move(rows));
}

int EventListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

int EventListModel::rowAtLine(std::int64_t line) const
{
    const auto after =
        std::upper_bound(rows().begin(), rows().end(), line,
                         [](std::int64_t value, const EventRow& row) { return value < row.line; });
    return static_cast<int>(after - rows().begin()) - 1;
}

QVariant EventListModel::cell(const EventRow& row, int, int role) const
{
    const QString line = QLocale().toString(static_cast<qlonglong>(row.line));
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::ToolTipRole:
        return row.detail.left(longestTip);
    case Qt::AccessibleTextRole:
        return tr("%1, line %2. %3").arg(row.title, line, row.detail);
    case SubtitleRole:
        return row.detail;
    case LineRole:
        return QVariant::fromValue<qint64>(row.line);
    case EventRole:
        return static_cast<int>(row.mark);
    case FactRole:
        return row.fromLauncher ? tr("launcher") : row.ranks;
    case MatchRole:
        return row.inherited;
    default:
        return {};
    }
}

} // namespace torchtriage::desktop
