// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/library_folder.h"

#include "app/workbench/settings_keys.h"

#include <QSettings>
#include <QStandardPaths>

namespace torchtriage::workbench {

QString libraryFolder()
{
    const QString chosen = qEnvironmentVariable("TORCHTRIAGE_INCIDENTS");
    return chosen.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                  QStringLiteral("/torchtriage/incidents")
                            : chosen;
}

QString libraryFolder(const QSettings& settings)
{
    const QString chosen = settings.value(settings::libraryFolder).toString();
    return chosen.isEmpty() ? libraryFolder() : chosen;
}

void setLibraryFolder(QSettings& settings, const QString& path)
{
    settings.setValue(settings::libraryFolder, path);
}

} // namespace torchtriage::workbench
