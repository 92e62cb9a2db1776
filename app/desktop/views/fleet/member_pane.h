// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/fleet_jobs.h"

#include <QWidget>

#include <optional>

class QAbstractItemModel;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace torchtriage::desktop {

class DiffModel;
class MemberModel;

/// Below the fingerprints: the logs of one of them, and what only a failing log has beside the last good one.
class MemberPane : public QWidget {
    Q_OBJECT

public:
    explicit MemberPane(QWidget* parent = nullptr);

    void showGroup(const workbench::FleetPointer& fleet, int group);
    void showDiff(const fleet::LogDiff& diff);
    /// Text in place of a comparison that is running or could not be made.
    void showDiffState(const QString& text);
    void retranslate();
    [[nodiscard]] MemberModel& members() const { return *m_members; }
    [[nodiscard]] DiffModel& lines() const { return *m_lines; }
    [[nodiscard]] QTableView& memberTable() const { return *m_memberTable; }
    [[nodiscard]] QPushButton& compareButton() const { return *m_compare; }

signals:
    void openRequested(const QString& path);
    /// Both are paths of logs.
    void compareRequested(const QString& good, const QString& failing);
    void closeRequested();

private:
    QWidget* makeBar();
    QTableView* makeTable(QAbstractItemModel* model);
    void showButtons();
    [[nodiscard]] QString currentPath() const;
    [[nodiscard]] std::optional<QString> goodPath() const;

    workbench::FleetPointer m_fleet;
    int m_group = -1;
    std::optional<fleet::LogDiff> m_diff;
    MemberModel* m_members;
    DiffModel* m_lines;
    QStackedWidget* m_stack;
    QTableView* m_memberTable;
    QTableView* m_lineTable;
    QLabel* m_diffNote;
    QLabel* m_title;
    QLabel* m_note;
    QPushButton* m_back;
    QPushButton* m_open;
    QPushButton* m_compare;
    QToolButton* m_close;
};

} // namespace torchtriage::desktop
