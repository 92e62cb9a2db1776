// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::workbench {

/// What a path that somebody opens is taken for. The file's first bytes decide between batch and log.
enum class PathKind {
    Incident, ///< a folder with a record, or the record
    Folder,   ///< any other folder: of logs
    Archive,  ///< a zip: an exported incident, or a log that is packed
    Batch,
    Log,
};

[[nodiscard]] PathKind kindOfPath(const QString& path);

/// The path as incidents and jobs hold it: absolute, without "." and "..".
[[nodiscard]] QString absolutePath(const QString& path);

} // namespace torchtriage::workbench
