// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/latest_job.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace torchtriage::workbench {

/// Takes incidents out of the library and into it, on a thread of its own.
class IncidentTransfer : public LatestJob {
    Q_OBJECT

public:
    explicit IncidentTransfer(QObject* parent = nullptr);

    /// Writes the incident folder as a zip; exported() follows.
    void exportZip(const QString& folder, const QString& path);
    /// Unpacks the zip of an incident into the library; imported() or notAnIncident() follows.
    void importZip(const QString& path, const QString& library);
    /// Adds an error file of torchelastic; errorFileAdded() follows. Without a rank it is read from the path.
    void addErrorFile(const QString& folder, const QString& path, std::optional<std::int64_t> rank = {});

signals:
    /// `leftOut`: how many files that the record names lie outside of the folder.
    void exported(const QString& path, int leftOut);
    void imported(const QString& folder);
    void notAnIncident(const QString& path);
    void errorFileAdded();
};

/// Whether a path leads to an incident on disk, without a look at more than a few names.
[[nodiscard]] bool looksLikeIncident(const QString& path);

} // namespace torchtriage::workbench
