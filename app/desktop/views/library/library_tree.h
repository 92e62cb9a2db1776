// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QTreeView>

namespace torchtriage::desktop {

class LibraryModel;

/// The library as a tree. A click or Enter opens an incident, or opens and closes a folder. Folders stay as
/// the user left them while the content changes; while a filter is at work all of them are open.
class LibraryTree : public QTreeView {
    Q_OBJECT

public:
    explicit LibraryTree(LibraryModel& model, QWidget* parent = nullptr);

    void setFiltering(bool filtering);
    /// Makes the row of an incident the current one, without opening it, also where it comes to be listed
    /// later.
    void setCurrentPath(const QString& path);

signals:
    void openRequested(const QString& path);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void open(const QModelIndex& index);
    void keepExpanded(const QModelIndex& index, bool expanded);
    void rememberPlace();
    void returnToPlace();

    LibraryModel& m_model;
    QSet<QString> m_expanded; ///< paths of folders
    QString m_current;        ///< path of the row that is to be the current one
    int m_scroll = 0;
    bool m_filtering = false;
    bool m_restoring = false;
};

} // namespace torchtriage::desktop
