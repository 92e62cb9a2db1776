// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/library_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/models/roles.h"
#include "app/workbench/library_text.h"
#include "app/workbench/wording.h"

#include <QLocale>

#include <algorithm>

namespace torchtriage::desktop {

LibraryModel::LibraryModel(QObject* parent) : QAbstractItemModel(parent), m_nodes(1) {}

void LibraryModel::show(workbench::LibraryPointer listing, const std::vector<int>& entries)
{
    beginResetModel();
    m_listing = std::move(listing);
    m_nodes.assign(1, Node());
    m_nodes.reserve(entries.size() + 64);
    m_folders.clear();
    for (const int entry : entries) {
        add(entry);
    }
    for (int node = 0; node < static_cast<int>(m_nodes.size()); ++node) {
        order(node);
    }
    endResetModel();
}

int LibraryModel::folderFor(const QString& path)
{
    if (path.isEmpty()) {
        return 0;
    }
    if (const auto known = m_folders.constFind(path); known != m_folders.constEnd()) {
        return *known;
    }
    const qsizetype slash = path.lastIndexOf(QLatin1Char('/'));
    Node folder;
    folder.parent = folderFor(path.left(std::max<qsizetype>(slash, 0)));
    folder.name = path.mid(slash + 1);
    folder.path = path;
    const int node = static_cast<int>(m_nodes.size());
    m_nodes.at(static_cast<std::size_t>(folder.parent)).children.push_back(node);
    m_nodes.push_back(std::move(folder));
    m_folders.insert(path, node);
    return node;
}

void LibraryModel::add(int entry)
{
    const std::string& path = m_listing->at(entry).path;
    const std::size_t slash = path.rfind('/');
    const auto length = slash == std::string::npos ? 0 : static_cast<qsizetype>(slash);
    Node incident;
    incident.parent = folderFor(QString::fromUtf8(path.data(), length));
    incident.entry = entry;
    const int node = static_cast<int>(m_nodes.size());
    const int parent = incident.parent;
    m_nodes.push_back(std::move(incident));
    m_nodes.at(static_cast<std::size_t>(parent)).children.push_back(node);
    for (int folder = parent;; folder = m_nodes.at(static_cast<std::size_t>(folder)).parent) {
        ++m_nodes.at(static_cast<std::size_t>(folder)).incidents;
        if (folder == 0) {
            break;
        }
    }
}

void LibraryModel::order(int node)
{
    const auto at = [this](int each) -> Node& { return m_nodes.at(static_cast<std::size_t>(each)); };
    std::vector<int>& children = at(node).children;
    std::ranges::sort(children, [&](int left, int right) {
        const Node& a = at(left);
        const Node& b = at(right);
        if ((a.entry < 0) != (b.entry < 0)) {
            return a.entry < 0;
        }
        if (a.entry < 0) {
            return a.name < b.name;
        }
        const qint64 aWhen = m_listing->at(a.entry).when;
        const qint64 bWhen = m_listing->at(b.entry).when;
        return aWhen != bWhen ? aWhen > bWhen : a.entry < b.entry;
    });
    for (int row = 0; row < static_cast<int>(children.size()); ++row) {
        at(children.at(static_cast<std::size_t>(row))).row = row;
    }
}

const LibraryModel::Node& LibraryModel::nodeOf(const QModelIndex& index) const
{
    return m_nodes.at(index.isValid() ? static_cast<std::size_t>(index.internalId()) : 0);
}

QModelIndex LibraryModel::index(int row, int column, const QModelIndex& parent) const
{
    const std::vector<int>& children = nodeOf(parent).children;
    if (column != 0 || row < 0 || row >= static_cast<int>(children.size())) {
        return {};
    }
    return createIndex(row, column, static_cast<quintptr>(children.at(static_cast<std::size_t>(row))));
}

QModelIndex LibraryModel::parent(const QModelIndex& index) const
{
    const int parent = nodeOf(index).parent;
    return !index.isValid() || parent == 0 ? QModelIndex()
                                           : createIndex(m_nodes.at(static_cast<std::size_t>(parent)).row, 0,
                                                         static_cast<quintptr>(parent));
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent).children.size());
}

int LibraryModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Node& node = nodeOf(index);
    return node.entry < 0 ? folderData(node, role) : incidentData(node.entry, role);
}

QVariant LibraryModel::folderData(const Node& node, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return node.name;
    case SubtitleRole:
        return tr("%n incident(s)", nullptr, node.incidents);
    case Qt::AccessibleTextRole:
        return tr("Folder %1, %2").arg(node.name, tr("%n incident(s)", nullptr, node.incidents));
    case Qt::ToolTipRole:
    case PathRole:
        return role == PathRole ? QVariant(node.path) : QVariant(plainTip(node.path));
    default:
        return {};
    }
}

QVariant LibraryModel::incidentData(int entry, int role) const
{
    const incident::LibraryEntry& incident = m_listing->at(entry);
    switch (role) {
    case Qt::DisplayRole:
        return workbench::libraryTitle(incident);
    case SubtitleRole:
        return workbench::librarySubtitle(incident);
    case Qt::ToolTipRole:
        return plainTip(incident.message.empty()
                            ? m_listing->pathOf(entry)
                            : m_listing->pathOf(entry) + u'\n' + QString::fromStdString(incident.message));
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2, %3, %4")
            .arg(workbench::libraryTitle(incident), workbench::className(incident.failureClass),
                 workbench::librarySubtitle(incident),
                 QLocale().toString(workbench::whenOf(incident), QLocale::ShortFormat));
    case ClassRole:
        return static_cast<int>(incident.failureClass);
    case WhenRole:
        return workbench::whenOf(incident);
    case RanksRole:
        return static_cast<int>(incident.ranks);
    case PathRole:
        return m_listing->pathOf(entry);
    default:
        return {};
    }
}

QModelIndex LibraryModel::indexOf(const QString& path) const
{
    if (const auto folder = m_folders.constFind(path); folder != m_folders.constEnd()) {
        return createIndex(m_nodes.at(static_cast<std::size_t>(*folder)).row, 0,
                           static_cast<quintptr>(*folder));
    }
    const QString home = m_listing ? QString::fromStdString(m_listing->library().folder) + u'/' : QString();
    const std::string below = path.startsWith(home) ? path.mid(home.size()).toStdString() : std::string();
    for (std::size_t i = 1; i < m_nodes.size() && !below.empty(); ++i) {
        if (m_nodes.at(i).entry >= 0 && m_listing->at(m_nodes.at(i).entry).path == below) {
            return createIndex(m_nodes.at(i).row, 0, static_cast<quintptr>(i));
        }
    }
    return {};
}

bool LibraryModel::isFolder(const QModelIndex& index) const
{
    return index.isValid() && nodeOf(index).entry < 0;
}

} // namespace torchtriage::desktop
