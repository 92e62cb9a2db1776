// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSettings;

namespace torchtriage::workbench {

/// Folder that incidents are kept in, unless the user has chosen one: $TORCHTRIAGE_INCIDENTS, else
/// torchtriage/incidents in the user's data folder. torchtriage_capture.py writes to the same place.
[[nodiscard]] QString libraryFolder();

/// The folder that the user has chosen in the window, else libraryFolder().
[[nodiscard]] QString libraryFolder(const QSettings& settings);
void setLibraryFolder(QSettings& settings, const QString& path);

} // namespace torchtriage::workbench
