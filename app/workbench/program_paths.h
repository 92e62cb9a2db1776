// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::workbench {

// Where the programs and files are that reruns need. Each is looked for beside the running program, then
// where an installation puts it; empty if it is nowhere.

/// torchtriage-guard: without it nothing can be started.
[[nodiscard]] QString guardPath();
/// torchtriage-replay, the built-in engine; missing in a build without libtorch.
[[nodiscard]] QString replayPath();
/// torchtriage_replay.py, the engine for other Python environments. It travels inside the programs and is
/// written to the user's cache when it is first asked for.
[[nodiscard]] QString pythonEnginePath();
/// torchtriage_remote.py, which a launcher brings to another machine; written out likewise.
[[nodiscard]] QString remoteScriptPath();
/// Folder of the user's own launchers (*.json, see resources/launchers/schema.json).
[[nodiscard]] QString launchersFolder();
/// Folder below which the runs of an incident without a folder of its own are kept. `key` identifies the
/// incident: its log's path, or its name.
[[nodiscard]] QString runsFolder(const QString& key);

} // namespace torchtriage::workbench
