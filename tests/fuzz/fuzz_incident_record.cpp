// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as an incident record. What is read can be written and read again, and says the same.
#include "core/incident/merge_changes.h"
#include "core/incident/record.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto record = incident::parseRecord("r", text);
    if (!record)
        return 0;
    const auto again = incident::parseRecord("r", incident::toText(*record));
    if (!again || incident::toText(*again) != incident::toText(*record))
        std::abort();
    if (incident::toText(incident::mergeChanges({}, *record, *record)) != incident::toText(*record))
        std::abort();
    return 0;
}
