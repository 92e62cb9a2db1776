// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the outcome of a run, which an incident from elsewhere brings along: what is read can be
// written and read again.
#include "core/io/json_text.h"
#include "core/rerun/outcome.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto outcome = rerun::parseOutcome("input", text);
    if (!outcome)
        return 0;
    const std::string written = io::jsonText(rerun::toJson(*outcome));
    const auto again = rerun::parseOutcome("written", written);
    if (!again || io::jsonText(rerun::toJson(*again)) != written)
        std::abort();
    return 0;
}
