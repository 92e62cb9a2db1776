// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a job, as a line of an engine, and as a launcher and its queue's answer: what is read can be
// written and read again, and what a launcher starts has a program.
#include "core/rerun/job_format.h"
#include "core/rerun/launch/queue_watch.h"
#include "core/rerun/launcher.h"
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
    if (const auto kinds = rerun::parseLauncherKinds("input", text)) {
        for (const rerun::LauncherKind& kind : *kinds) {
            rerun::Launcher launcher;
            launcher.kind = kind;
            launcher.target = "node";
            if (rerun::startCommand(launcher, {"job", "boot", "node"}, true).program.empty())
                std::abort();
        }
    }
    if (const auto entry = rerun::readQueueEntry(text, {}); entry && entry->shown.id.empty())
        std::abort();
    return 0;
}
