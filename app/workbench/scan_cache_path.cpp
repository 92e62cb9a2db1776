// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/scan_cache_path.h"

#include "core/io/hash.h"
#include "core/triage/fingerprint.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace torchtriage::workbench {

QString scanCachePath(const QString& kind, const QString& folder)
{
    const std::string path = QFileInfo(folder).canonicalFilePath().toStdString();
    const triage::Fingerprint name{io::mixed(io::hashBytes(path))};
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation))
        .filePath(QStringLiteral("torchtriage/%1/%2.bin").arg(kind, QString::fromStdString(name.toString())));
}

} // namespace torchtriage::workbench
