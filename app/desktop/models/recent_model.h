// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/models/row_model.h"
#include "app/workbench/recent_files.h"

namespace torchtriage::desktop {

/// The logs opened last: display text is the verdict, SubtitleRole the path with the home folder as "~".
class RecentModel : public RowModel<workbench::RecentFile> {
    Q_OBJECT

public:
    using RowModel::RowModel;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : 1;
    }

protected:
    [[nodiscard]] QVariant cell(const workbench::RecentFile& row, int column, int role) const override;
};

/// `path` with the user's home folder as "~".
[[nodiscard]] QString homePath(const QString& path);

} // namespace torchtriage::desktop
