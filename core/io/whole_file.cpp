// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/whole_file.h"

#include "core/io/file.h"

#include <algorithm>

namespace torchtriage::io {

Result<std::string> readWhole(const std::string& path, std::uint64_t limit)
{
    auto file = File::open(path);
    if (!file)
        return fail(file.error());
    constexpr std::size_t block = 1 << 16;
    std::string text;
    // Reads until the end rather than the announced size: the file may be growing, or be a pipe.
    for (;;) {
        const std::size_t before = text.size();
        text.resize(before + std::max<std::size_t>(block, before / 2));
        const auto read = file->readNext(std::span(text).subspan(before));
        if (!read)
            return fail(read.error());
        text.resize(before + *read);
        if (text.size() > limit)
            return fail(ErrorKind::TooLarge, path, "", "more than " + std::to_string(limit) + " bytes");
        if (*read == 0)
            return text;
    }
}

} // namespace torchtriage::io
