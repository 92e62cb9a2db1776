// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/fleet/group_filter.h"
#include "app/workbench/fleet_jobs.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;

namespace torchtriage::desktop {

class GroupModel;
class SearchField;
class StateCard;

/// The table of fingerprints with its filter and its order.
class GroupPane : public QWidget {
    Q_OBJECT

public:
    explicit GroupPane(QWidget* parent = nullptr);

    /// `other` may be null.
    void setFleet(const workbench::FleetPointer& fleet, const workbench::FleetPointer& other);
    void retranslate();
    void focusFilter();
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] GroupModel& model() const { return *m_model; }
    [[nodiscard]] GroupFilter& filter() const { return *m_filter; }

signals:
    /// A row was double clicked, or Enter was pressed on it; an index into the groups of the folder.
    void groupActivated(int group);

private:
    QWidget* makeBar();
    void makeTable();
    void fitHeader();
    void showState();
    void fillOrders();

    GroupModel* m_model;
    GroupFilter* m_filter;
    SearchField* m_field;
    QComboBox* m_order;
    QLabel* m_title;
    QLabel* m_note;
    QTableView* m_table;
    StateCard* m_nothing;
};

} // namespace torchtriage::desktop
