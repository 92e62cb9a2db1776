// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/archive_input.h"

#include <archive.h>

#include <cstdio>

namespace torchtriage::log {

namespace {

la_ssize_t readInput(struct archive* handle, void* context, const void** block)
{
    auto& input = *static_cast<ArchiveInput*>(context);
    const auto got = input.file.readAt(input.offset, input.buffer);
    if (!got) {
        archive_set_error(handle, ARCHIVE_FATAL, "%s", got.error().detail.c_str());
        return -1;
    }
    input.offset += *got;
    *block = input.buffer.data();
    return static_cast<la_ssize_t>(*got);
}

la_int64_t seekInput(struct archive*, void* context, la_int64_t offset, int whence)
{
    auto& input = *static_cast<ArchiveInput*>(context);
    const auto size = static_cast<la_int64_t>(input.file.size());
    const la_int64_t base = whence == SEEK_CUR   ? static_cast<la_int64_t>(input.offset)
                            : whence == SEEK_END ? size
                                                 : 0;
    const la_int64_t target = base + offset;
    if (target < 0 || target > size)
        return ARCHIVE_FATAL;
    input.offset = static_cast<std::uint64_t>(target);
    return target;
}

} // namespace

void FreeArchive::operator()(struct archive* handle) const noexcept
{
    archive_read_free(handle);
}

std::string archiveMessage(struct archive* handle)
{
    const char* text = archive_error_string(handle);
    return text != nullptr ? text : "the archive cannot be read";
}

io::Result<OpenArchive> openArchive(ArchiveInput& input, const std::function<void(struct archive*)>& support)
{
    OpenArchive archive(archive_read_new());
    if (!archive)
        return io::fail(io::ErrorKind::ReadFailed, input.file.path(), "", "out of memory");
    support(archive.get());
    archive_read_set_callback_data(archive.get(), &input);
    archive_read_set_read_callback(archive.get(), readInput);
    archive_read_set_seek_callback(archive.get(), seekInput);
    if (archive_read_open1(archive.get()) != ARCHIVE_OK)
        return io::fail(io::ErrorKind::Malformed, input.file.path(), "", archiveMessage(archive.get()));
    return archive;
}

} // namespace torchtriage::log
