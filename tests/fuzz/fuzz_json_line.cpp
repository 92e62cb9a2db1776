// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a line of a JSON log.
#include "core/triage/json_line.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static_cast<void>(triage::looksLikeJsonLine(text));
    const auto line = triage::parseJsonLine(text);
    if (line.rank && *line.rank < 0)
        std::abort();
    return 0;
}
