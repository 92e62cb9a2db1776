// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <dirent.h>
#include <memory>

namespace torchtriage::io {

struct CloseFolder {
    void operator()(DIR* folder) const noexcept { ::closedir(folder); }
};
/// A folder whose entries are being read; closed when it goes.
using OpenFolder = std::unique_ptr<DIR, CloseFolder>;

} // namespace torchtriage::io
