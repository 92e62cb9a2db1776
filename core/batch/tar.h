// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/extent.h"
#include "core/io/file.h"

#include <string>
#include <vector>

namespace torchtriage::batch {

struct TarEntry {
    std::string name;
    Extent extent;
};

/// Regular files of an uncompressed tar archive, up to `cap` headers.
[[nodiscard]] io::Result<std::vector<TarEntry>> listTar(const io::File& file, std::size_t cap);

} // namespace torchtriage::batch
