// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/file.h"

namespace torchtriage::batch {

enum class Container { Zip, Pickle, Tar, Safetensors, Npy };

/// What kind of file this is, by its first bytes. What is not a batch gets an error that names what it is
/// instead.
[[nodiscard]] io::Result<Container> detectContainer(const io::File& file);

} // namespace torchtriage::batch
