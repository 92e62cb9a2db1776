// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/family.h"

#include <QSet>
#include <QSortFilterProxyModel>

namespace torchtriage::desktop {

/// Incidents whose title, subtitle or path holds every word of a text, and whose class is chosen.
class IncidentFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString& text);
    /// The empty set shows every class.
    void setClasses(const QSet<triage::FailureClass>& classes);
    /// Whether anything may be hidden.
    [[nodiscard]] bool isActive() const { return !m_words.isEmpty() || !m_classes.isEmpty(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    QSet<triage::FailureClass> m_classes;
};

} // namespace torchtriage::desktop
