// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/models/recent_model.h"

#include "app/desktop/models/plain_tip.h"
#include "app/desktop/models/roles.h"
#include "app/workbench/wording.h"

#include <QDir>
#include <QFileInfo>

namespace torchtriage::desktop {

QString homePath(const QString& path)
{
    const QString home = QDir::homePath();
    const bool inside = home.size() > 1 && path.startsWith(home + QLatin1Char('/'));
    return inside ? QLatin1Char('~') + path.mid(home.size()) : path;
}

QVariant RecentModel::cell(const workbench::RecentFile& row, int, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.failure ? workbench::familyName(row.family) : tr("No failure found");
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(cell(row, 0, Qt::DisplayRole).toString(), row.path);
    case Qt::ToolTipRole:
        return plainTip(row.path);
    case DetailRole:
        return QFileInfo(row.path).fileName();
    case SubtitleRole:
        return homePath(QFileInfo(row.path).path());
    case ClassRole:
        return static_cast<int>(row.failureClass);
    case WhenRole:
        return row.when;
    case PathRole:
        return row.path;
    default:
        return {};
    }
}

} // namespace torchtriage::desktop
