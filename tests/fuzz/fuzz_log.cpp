// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a log: found what they are, and triaged with the built-in signatures.
#include "core/triage/signature_set.h"
#include "core/triage/triage.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const triage::SignatureSet signatures = triage::SignatureSet::builtin().value();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto report =
        triage::triageText("input", text, signatures, {.jobs = 1, .cancelled = {}, .progress = {}});
    if (!report)
        return 0;
    // What is said must be there to be shown.
    const bool failure = report->verdict == triage::Verdict::Failure;
    if (failure != report->first.has_value() || (failure && *report->first >= report->events.size()))
        std::abort();
    if (failure && !report->cell && (report->firstLine < 1 || report->firstLine > report->lines))
        std::abort();
    return 0;
}
