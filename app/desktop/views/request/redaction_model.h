// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/workbench/support_request.h"

#include <QString>

#include <set>

namespace torchtriage::desktop {

/// A credential as it is shown: its beginning, so that its owner knows which one it is.
[[nodiscard]] QString veiled(const QString& credential);

/// One kind of replacement.
struct RedactionRow {
    request::Kind kind = request::Kind::Word;
    bool on = true;
    qint64 count = 0;    ///< replaced, or found and kept
    QString replacement; ///< "<host-1>, <host-2>"
    bool alarm = false;  ///< kept although it must not leave
};

/// The kinds of a request with a check box each; those that occur come first.
class RedactionModel : public RowModel<RedactionRow> {
    Q_OBJECT

public:
    enum Column { On, KindName, Count, Replacement, ColumnCount };

    using RowModel::RowModel;

    void setRequest(const workbench::PreparedRequest& request, const std::set<request::Kind>& kept);
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void toggled(torchtriage::request::Kind kind, bool on);

protected:
    [[nodiscard]] QVariant cell(const RedactionRow& row, int column, int role) const override;

private:
    [[nodiscard]] QVariant text(const RedactionRow& row, int column) const;
};

/// An original and what stands for it.
struct ReplacementRow {
    QString original; ///< of a credential only its beginning
    QString pseudonym;
    qint64 count = 0;
    bool alarm = false;
};

/// The values behind the replacements. They never leave this page.
class ReplacementModel : public RowModel<ReplacementRow> {
    Q_OBJECT

public:
    enum Column { Original, Pseudonym, Times, ColumnCount };

    using RowModel::RowModel;

    void setRequest(const workbench::PreparedRequest& request, const std::set<request::Kind>& kept);
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] QVariant cell(const ReplacementRow& row, int column, int role) const override;
};

} // namespace torchtriage::desktop
