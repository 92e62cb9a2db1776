// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/launcher.h"

#include <QStringList>

#include <memory>
#include <vector>

class QSettings;

namespace torchtriage::workbench {

/// This machine, the built-in launchers, and those of the user's own files.
[[nodiscard]] io::Result<std::vector<rerun::LauncherKind>> launcherKinds();

/// Words of an options line as a shell would split them; Malformed with the place "launcher" and the detail
/// "option" where it could not.
[[nodiscard]] io::Result<std::vector<std::string>> optionWords(const QString& line);

/// A launcher that the user keeps: what was typed, and nothing else. No credentials: ssh and the scheduler
/// have their own.
struct KeptLauncher {
    QString name; ///< the user's; unique
    QString kind; ///< "ssh"
    QString target, options, python;

    bool operator==(const KeptLauncher&) const = default;
};

[[nodiscard]] std::vector<KeptLauncher> keptLaunchers(const QSettings& settings);
void keepLaunchers(QSettings& settings, const std::vector<KeptLauncher>& launchers);
/// Checked; errors have the place "launcher" (launcher_text.h has the words).
[[nodiscard]] io::Result<std::shared_ptr<const rerun::Launcher>> launcherOf(const KeptLauncher& kept);

} // namespace torchtriage::workbench
