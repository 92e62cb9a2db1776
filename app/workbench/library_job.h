// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/latest_job.h"
#include "app/workbench/library_listing.h"

namespace torchtriage::workbench {

/// Scans a library. progressed() counts incidents, not bytes.
class LibraryJob : public LatestJob {
    Q_OBJECT

public:
    explicit LibraryJob(QObject* parent = nullptr);

    /// Reads the incidents below `folder`; scanned() follows. One that is not there is an empty library.
    void scan(const QString& folder);

signals:
    void scanned(const torchtriage::workbench::LibraryPointer& listing);
};

/// The file that remembers scans of `folder`, below the user's folder for caches.
[[nodiscard]] QString libraryCachePath(const QString& folder);

} // namespace torchtriage::workbench
