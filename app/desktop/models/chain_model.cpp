// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/chain_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/workbench/wording.h"

#include <QLocale>

#include <algorithm>

namespace torchtriage::desktop {

using triage::Event;
using triage::Role;

namespace {

constexpr quintptr topLevel = 0; // internal id of an event; a frame's is its event's row + 1

bool belongsToChain(const Event& event)
{
    return event.role != Role::Background && event.role != Role::Advice;
}

/// Whether the observation point on that line belongs to the event: its block, or the frames printed above
/// it.
bool observedIn(const Event& event, std::int64_t line)
{
    return (event.lines.first <= line && line <= event.lines.last) ||
           std::ranges::any_of(event.frames, [line](const auto& frame) { return frame.logLine == line; });
}

QString eventText(const Event& event)
{
    const QString message = QString::fromStdString(event.message);
    if (event.exception.empty() || message.startsWith(QString::fromStdString(event.exception))) {
        return message;
    }
    return QStringLiteral("%1: %2").arg(QString::fromStdString(event.exception), message);
}

} // namespace

QString rankTag(const Event& event)
{
    std::vector<int> ranks = event.otherRanks;
    if (event.rank) {
        ranks.push_back(*event.rank);
    }
    std::ranges::sort(ranks);
    QStringList parts;
    for (std::size_t i = 0; i < ranks.size();) {
        std::size_t end = i + 1;
        while (end < ranks.size() && ranks[end] <= ranks[end - 1] + 1) {
            ++end;
        }
        const int first = ranks[i];
        const int last = ranks[end - 1];
        parts +=
            first == last ? QStringLiteral("r%1").arg(first) : QStringLiteral("r%1–%2").arg(first).arg(last);
        i = end;
    }
    return parts.join(QStringLiteral(", "));
}

void ChainModel::setReport(const triage::Report& report)
{
    beginResetModel();
    m_events.clear();
    m_first = m_observation = -1;
    m_consequences = 0;
    m_shownAll = true;
    const std::int64_t observed =
        report.observation.observedOnly.value_or(false) ? report.observation.at.logLine : 0;
    for (std::size_t i = 0; i < report.events.size(); ++i) {
        const Event& event = report.events[i];
        const bool isFirst = report.first == i;
        if (!isFirst && !belongsToChain(event)) {
            continue;
        }
        m_consequences += isFirst ? 0 : 1;
        if (static_cast<int>(m_events.size()) >= maximumEvents && !isFirst) {
            m_shownAll = false;
            continue;
        }
        const int row = static_cast<int>(m_events.size());
        m_first = isFirst ? row : m_first;
        if (observed > 0 && m_observation < 0 && observedIn(event, observed)) {
            m_observation = row;
        }
        m_events.push_back(event);
    }
    endResetModel();
}

QModelIndex ChainModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex ChainModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == topLevel) {
        return {};
    }
    return createIndex(static_cast<int>(child.internalId() - 1), 0, topLevel);
}

int ChainModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_events.size());
    }
    if (parent.column() != 0 || parent.internalId() != topLevel) {
        return 0;
    }
    return static_cast<int>(m_events.at(static_cast<std::size_t>(parent.row())).frames.size());
}

int ChainModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ChainModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (index.internalId() == topLevel) {
        return eventData(m_events.at(static_cast<std::size_t>(index.row())), index.row(), index.column(),
                         role);
    }
    const Event& event = m_events.at(static_cast<std::size_t>(index.internalId() - 1));
    return frameData(event.frames.at(static_cast<std::size_t>(index.row())), index.column(), role);
}

ChainMark ChainModel::markOf(int row) const
{
    return row == m_first         ? ChainMark::FirstFailure
           : row == m_observation ? ChainMark::Observation
                                  : ChainMark::None;
}

QVariant ChainModel::eventData(const Event& event, int row, int column, int role) const
{
    const qint64 extent = std::max<qint64>(0, event.lines.last - event.lines.first);
    switch (role) {
    case LineRole:
        return QVariant::fromValue<qint64>(event.lines.first);
    case EventRole:
        return static_cast<int>(markOf(row));
    case ExtentRole:
        return QVariant::fromValue<qint64>(extent);
    case Qt::ToolTipRole:
        return column == Text ? plainTip(eventText(event)) : QVariant();
    case Qt::AccessibleTextRole:
        if (column == Text) {
            const QString name = row == m_first ? tr("First failure") : workbench::roleName(event.role);
            return tr("%1, line %L2: %3").arg(name).arg(event.lines.first).arg(eventText(event));
        }
        break;
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (column) {
    case Rank: {
        const QString tag = rankTag(event);
        return tag.isEmpty() && event.role == Role::Teardown ? tr("launcher") : tag;
    }
    case Line:
        return QLocale().toString(static_cast<qlonglong>(event.lines.first));
    case Text:
        return eventText(event);
    case Extent:
        if (event.count > 1 && extent == 0) {
            return tr("printed %n time(s)", nullptr,
                      static_cast<int>(std::min<qint64>(event.count, 1'000'000)));
        }
        return extent > 0 ? tr("+%n line(s)", nullptr, static_cast<int>(std::min<qint64>(extent, 1'000'000)))
                          : QString::fromStdString(event.time);
    default:
        return {};
    }
}

QVariant ChainModel::frameData(const triage::StackFrame& frame, int column, int role) const
{
    if (role == LineRole) {
        return QVariant::fromValue<qint64>(frame.logLine);
    }
    if (role == EventRole) {
        return static_cast<int>(ChainMark::None);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    if (column == Line && role == Qt::DisplayRole) {
        return frame.logLine > 0 ? QLocale().toString(static_cast<qlonglong>(frame.logLine)) : QString();
    }
    if (column != Text) {
        return {};
    }
    QString text = QString::fromStdString(frame.file);
    if (frame.line > 0) {
        text += QStringLiteral(":%1").arg(frame.line);
    }
    for (const std::string& part : {frame.function, frame.code}) {
        if (!part.empty()) {
            text += QStringLiteral("  ") + QString::fromStdString(part);
        }
    }
    return role == Qt::ToolTipRole ? plainTip(text) : text;
}

} // namespace torchtriage::desktop
