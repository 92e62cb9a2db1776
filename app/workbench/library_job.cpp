// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/library_job.h"

#include "app/workbench/scan_cache_path.h"
#include "app/workbench/signatures.h"

namespace torchtriage::workbench {

LibraryJob::LibraryJob(QObject* parent) : LatestJob(parent) {}

void LibraryJob::scan(const QString& folder)
{
    start([this, folder](const Context& context) -> Deliver {
        const auto& signatures = builtinSignatures();
        const auto failure = [this](io::Error error) -> Deliver {
            return [this, error = std::move(error)] { emit failed(error); };
        };
        if (!signatures) {
            return failure(signatures.error());
        }
        incident::LibraryOptions options;
        options.cachePath = libraryCachePath(folder).toStdString();
        options.cancelled = context.cancelled;
        options.progress = context.progress;
        auto library = incident::scanLibrary(folder.toStdString(), *signatures, options);
        if (!library) {
            return failure(library.error());
        }
        auto listing = std::make_shared<const LibraryListing>(*std::move(library));
        return [this, listing = std::move(listing)] { emit scanned(listing); };
    });
}

QString libraryCachePath(const QString& folder)
{
    return scanCachePath(QStringLiteral("library"), folder);
}

} // namespace torchtriage::workbench
