// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/batch_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return torchtriage::fuzzing::run(data, size, torchtriage::batch::readSafetensors);
}
