// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the entries of the cache of a scan or of a library, behind the checksum that would refuse most
// of them; and as a line to be normalised.
#include "core/fleet/grouping.h"
#include "core/fleet/scan_cache.h"
#include "core/incident/library_cache.h"
#include "core/triage/normalized_text.h"

#include <cstdint>
#include <cstdlib>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::string once = triage::normalizedText(text, text.size());
    if (triage::normalizedText(once, once.size()) != once)
        std::abort();
    if (const auto library = incident::parseLibraryEntries("input", {text.data(), text.size()});
        library && library->size() > size)
        std::abort(); // every entry takes bytes
    auto entries = fleet::parseEntries("input", {text.data(), text.size()});
    if (!entries)
        return 0;
    const std::size_t count = entries->size();
    const fleet::Fleet fleet = fleet::assemble("folder", std::move(*entries));
    if (fleet.logs.size() != count)
        std::abort();
    return 0;
}
