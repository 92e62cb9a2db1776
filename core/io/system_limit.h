// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/error.h"

namespace torchtriage::io {

/// True for an error of systemError() that says that the system gives this process no more: descriptors,
/// memory or processes. The file is then not to blame.
[[nodiscard]] bool isSystemLimit(const Error& error);

} // namespace torchtriage::io
