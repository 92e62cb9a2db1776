// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace torchtriage::desktop {

/// The fingerprints that hold every word, in the order that the user chose.
class GroupFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Order { MostLogs, LastSeen, FirstSeen, Family, Change };

    explicit GroupFilter(QObject* parent = nullptr);

    void setText(const QString& text);
    void setOrder(Order order);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

} // namespace torchtriage::desktop
