// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a job, and as a line of an engine: what is read can be written and read again.
#include "core/rerun/job_format.h"
#include "core/rerun/outcome_line.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto job = rerun::parseJob("input", text);
    if (!job && (job.error().path.empty() || job.error().detail.empty()))
        std::abort();
    if (job) {
        const std::string written = rerun::writeJob(*job);
        const auto again = rerun::parseJob("written", written);
        if (!again || rerun::writeJob(*again) != written)
            std::abort();
    }
    if (const auto line = rerun::readOutcomeLine(text);
        line && !rerun::readOutcomeLine(rerun::writeOutcomeLine(*line)))
        std::abort();
    return 0;
}
