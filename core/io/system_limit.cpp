// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/system_limit.h"

#include <algorithm>
#include <array>
#include <cerrno>

namespace torchtriage::io {

bool isSystemLimit(const Error& error)
{
    constexpr std::array numbers = {EMFILE, ENFILE, ENOMEM, EAGAIN};
    return std::ranges::any_of(numbers,
                               [&](int number) { return systemError({}, number).detail == error.detail; });
}

} // namespace torchtriage::io
