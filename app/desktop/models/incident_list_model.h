// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/incident_store.h"

#include <QAbstractListModel>

namespace torchtriage::desktop {

/// The open incidents as a list: display text is the family, SubtitleRole says where and what.
class IncidentListModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// `store` must outlive the model.
    explicit IncidentListModel(const workbench::IncidentStore& store, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Index of an incident; invalid if it is not open.
    [[nodiscard]] QModelIndex indexOf(workbench::IncidentId id) const;
    /// Number of open incidents of a class.
    [[nodiscard]] int countOf(triage::FailureClass value) const;
    /// Texts changed with the language.
    void retranslate();

private:
    const workbench::IncidentStore& m_store;
};

/// Name of what an incident shows: its family, or that no failure was found.
[[nodiscard]] QString incidentTitle(const triage::Report& report);

} // namespace torchtriage::desktop
