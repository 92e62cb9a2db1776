// SPDX-License-Identifier: GPL-3.0-or-later
// Label files of any kind: whatever the bytes, a list or an error, and facts about it.
#include "core/contract/class_list.h"
#include "core/contract/mapping.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace torchtriage::contract;
    const auto list = parseClassList("labels", {reinterpret_cast<const char*>(data), size});
    if (!list)
        return 0;
    const MappingFacts facts = examineMapping(*list, 10, nullptr);
    if (list->entries.empty() || facts.names != list->entries.size())
        std::abort();
    if (facts.oneToOne && !(facts.duplicateIds.empty() && facts.duplicateNames.empty()))
        std::abort();
    return 0;
}
