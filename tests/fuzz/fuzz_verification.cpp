// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a checklist, as what a reduction left, and as the items of a run.
#include "core/rerun/verification/item_count.h"
#include "core/rerun/verification/neighbours.h"
#include "core/rerun/verification/verification.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

namespace {

template <class T>
void demandReason(const io::Result<T>& result)
{
    if (!result && (result.error().path.empty() || result.error().detail.empty()))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto checklist = rerun::parseVerification("input", text);
    demandReason(checklist);
    if (checklist) {
        const auto again = rerun::parseVerification("written", rerun::toText(*checklist));
        if (!again || rerun::toText(*again) != rerun::toText(*checklist))
            std::abort();
    }
    demandReason(rerun::parseKeptAxes("input", text));
    const auto count = rerun::countItemsIn("input", text, text);
    demandReason(count);
    if (count && count->rejectedIds.size() > rerun::ItemCount::mostListed)
        std::abort();
    return 0;
}
