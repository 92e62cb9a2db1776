// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/sidecar.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto sidecar = torchtriage::contract::parseSidecar(text, "input");
    if (sidecar && !sidecar->index && !sidecar->weightMap.empty())
        std::abort(); // tensors without a map
    return 0;
}
