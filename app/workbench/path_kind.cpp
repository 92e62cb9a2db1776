// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/path_kind.h"

#include "app/workbench/batch_jobs.h"
#include "app/workbench/incident_transfer.h"

#include <QDir>
#include <QFileInfo>

namespace torchtriage::workbench {

PathKind kindOfPath(const QString& path)
{
    if (looksLikeIncident(path))
        return PathKind::Incident;
    if (QFileInfo(path).isDir())
        return PathKind::Folder;
    if (path.endsWith(QLatin1String(".zip"), Qt::CaseInsensitive))
        return PathKind::Archive;
    return BatchJobs::looksLikeBatch(path) ? PathKind::Batch : PathKind::Log;
}

QString absolutePath(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace torchtriage::workbench
