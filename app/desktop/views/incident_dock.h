// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/services.h"
#include "app/workbench/incident.h"

#include <QDockWidget>

class QLabel;
class QListView;
class QPushButton;
class QSplitter;

namespace torchtriage::desktop {

class ClassFilter;
class FolderEntry;
class IncidentFilter;
class IncidentListModel;
class LibraryPane;
class SearchField;

/// The side bar: filter field, class buttons, the list of open incidents by day, and the library below it.
class IncidentDock : public QDockWidget {
    Q_OBJECT

public:
    explicit IncidentDock(const Services& services, QWidget* parent = nullptr);

    void setCurrent(workbench::IncidentId id);
    /// The open folder, above the incidents; an empty name takes it away.
    void setFolder(const QString& name, const QString& subtitle, const QString& path);
    void setFolderCurrent(bool current);
    [[nodiscard]] bool hasFolder() const;
    void focusFilter();
    void focusList();
    /// The incidents on disk.
    [[nodiscard]] LibraryPane& library() const { return *m_library; }

signals:
    void activated(torchtriage::workbench::IncidentId id);
    void folderActivated();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeContent();
    QWidget* makeNothingFound();
    void applyFilter();
    void refreshCounts();
    void refreshNothingFound();
    [[nodiscard]] int countOf(triage::FailureClass value) const;
    void retranslate();

    Services m_services;
    IncidentListModel* m_model;
    IncidentFilter* m_filter;
    FolderEntry* m_folder;
    SearchField* m_field;
    ClassFilter* m_classes;
    QListView* m_list;
    LibraryPane* m_library;
    QSplitter* m_split;
    QWidget* m_nothing;
    QLabel* m_nothingTitle;
    QLabel* m_nothingDetail;
    QPushButton* m_clear;
};

} // namespace torchtriage::desktop
