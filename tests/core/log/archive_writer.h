// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Writes a compressed file the way the usual programs do. `members` are name and content.
enum class Container { Raw, Zip, Tar };

inline bool writeArchive(const std::string& path, Container container, int filter,
                         const std::vector<std::pair<std::string, std::string>>& members)
{
    struct Free {
        void operator()(struct archive* handle) const noexcept { archive_write_free(handle); }
    };
    const std::unique_ptr<struct archive, Free> out(archive_write_new());
    if (container == Container::Raw)
        archive_write_set_format_raw(out.get());
    else if (container == Container::Zip)
        archive_write_set_format_zip(out.get());
    else
        archive_write_set_format_ustar(out.get());
    if (archive_write_add_filter(out.get(), filter) != ARCHIVE_OK ||
        archive_write_open_filename(out.get(), path.c_str()) != ARCHIVE_OK)
        return false;
    for (const auto& [name, content] : members) {
        struct archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, name.c_str());
        archive_entry_set_size(entry, static_cast<la_int64_t>(content.size()));
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        const bool written = archive_write_header(out.get(), entry) == ARCHIVE_OK &&
                             archive_write_data(out.get(), content.data(), content.size()) ==
                                 static_cast<la_ssize_t>(content.size());
        archive_entry_free(entry);
        if (!written)
            return false;
    }
    return archive_write_close(out.get()) == ARCHIVE_OK;
}
