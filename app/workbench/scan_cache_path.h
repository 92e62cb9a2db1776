// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::workbench {

/// The file that remembers scans of `folder`, below the user's folder for caches; `kind` is the kind of scan.
[[nodiscard]] QString scanCachePath(const QString& kind, const QString& folder);

} // namespace torchtriage::workbench
