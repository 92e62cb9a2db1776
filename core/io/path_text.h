// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace torchtriage {

/// The last part of a path of any system: logs come from all of them.
[[nodiscard]] constexpr std::string_view fileNameIn(std::string_view path) noexcept
{
    return path.substr(path.find_last_of("/\\") + 1);
}

} // namespace torchtriage
