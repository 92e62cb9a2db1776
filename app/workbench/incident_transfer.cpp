// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/incident_transfer.h"

#include "core/incident/job_ranks.h"
#include "core/incident/zip_export.h"
#include "core/incident/zip_import.h"

#include <QFileInfo>

namespace torchtriage::workbench {

IncidentTransfer::IncidentTransfer(QObject* parent) : LatestJob(parent) {}

void IncidentTransfer::exportZip(const QString& folder, const QString& path)
{
    start([this, folder, path](const Context& context) -> Deliver {
        const incident::TransferOptions options{context.cancelled, context.progress};
        const auto done =
            incident::Folder::open(folder.toStdString()).and_then([&](const incident::Folder& from) {
                return incident::exportZip(from, path.toStdString(), options);
            });
        if (!done) {
            return [this, error = done.error()] { emit failed(error); };
        }
        return
            [this, path, leftOut = static_cast<int>(done->leftOut.size())] { emit exported(path, leftOut); };
    });
}

void IncidentTransfer::importZip(const QString& path, const QString& library)
{
    start([this, path, library](const Context& context) -> Deliver {
        const incident::TransferOptions options{context.cancelled, context.progress};
        const std::string file = path.toStdString();
        const auto fits = incident::isIncidentZip(file);
        if (fits && !*fits) {
            return [this, path] { emit notAnIncident(path); };
        }
        const auto done =
            fits ? incident::importZip(file, library.toStdString(), options) : io::fail(fits.error());
        if (!done) {
            return [this, error = done.error()] { emit failed(error); };
        }
        return [this, folder = QString::fromStdString(done->path())] { emit imported(folder); };
    });
}

void IncidentTransfer::addErrorFile(const QString& folder, const QString& path,
                                    std::optional<std::int64_t> rank)
{
    start([this, folder, path, rank](const Context&) -> Deliver {
        const auto done =
            incident::Folder::open(folder.toStdString()).and_then([&](const incident::Folder& to) {
                return incident::addErrorFile(to, path.toStdString(), rank);
            });
        if (!done) {
            return [this, error = done.error()] { emit failed(error); };
        }
        return [this] { emit errorFileAdded(); };
    });
}

bool looksLikeIncident(const QString& path)
{
    if (incident::Folder::isIncident(path.toStdString())) {
        return true;
    }
    // The folder of a job that nobody has opened yet: its first rank to fail has left a mark, and rank 0 is
    // there in any case where no rank could.
    const auto has = [&](const char* name) { return QFileInfo(path + QLatin1String(name)).isFile(); };
    return QFileInfo(path).isDir() && (has("/first-failure.json") || has("/rank-0/incident.json"));
}

} // namespace torchtriage::workbench
