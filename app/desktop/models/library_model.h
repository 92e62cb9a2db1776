// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/library_listing.h"

#include <QAbstractItemModel>

#include <vector>

namespace torchtriage::desktop {

/// The incidents of a library as a tree of their folders: folders by name, then incidents, newest first.
/// An incident has a ClassRole; a folder has none, and its PathRole is its path below the library.
class LibraryModel : public QAbstractItemModel {
    Q_OBJECT

public:
    explicit LibraryModel(QObject* parent = nullptr);

    /// Shows some of the incidents; folders without any are left out.
    void show(workbench::LibraryPointer listing, const std::vector<int>& entries);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// Number of incidents that are shown.
    [[nodiscard]] int incidents() const noexcept { return m_nodes.front().incidents; }
    /// The row of an incident by its absolute path, or of a folder by its path below the library; invalid if
    /// it is not shown.
    [[nodiscard]] QModelIndex indexOf(const QString& path) const;
    [[nodiscard]] bool isFolder(const QModelIndex& index) const;

private:
    /// A folder or an incident. The first one is the library itself.
    struct Node {
        int parent = 0;
        int row = 0;
        int entry = -1;     ///< of the listing; -1: a folder
        int incidents = 0;  ///< below a folder
        QString name, path; ///< of a folder
        std::vector<int> children;
    };

    int folderFor(const QString& path);
    void add(int entry);
    void order(int node);
    [[nodiscard]] const Node& nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QVariant folderData(const Node& node, int role) const;
    [[nodiscard]] QVariant incidentData(int entry, int role) const;

    workbench::LibraryPointer m_listing;
    std::vector<Node> m_nodes;
    QHash<QString, int> m_folders; ///< path below the library -> node
};

} // namespace torchtriage::desktop
