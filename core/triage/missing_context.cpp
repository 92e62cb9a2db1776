// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/missing_context.h"

#include <algorithm>

namespace torchtriage::triage {

namespace {

/// What each missing piece costs of the hundred points.
struct Piece {
    const char* id;
    int cost;
    bool absent;
};

bool isGpuWork(Family family) noexcept
{
    switch (family) {
    case Family::HostMemory:
    case Family::HostCrash:
    case Family::PythonOther:
    case Family::HardwareDriver:
        return false;
    default:
        return true;
    }
}

} // namespace

void assessContext(const Collected& collected, Report& report)
{
    if (!report.first)
        return;
    const std::optional<Family> family = report.family;
    const bool gpu = family && isGpuWork(*family);
    const bool hasFrames = std::any_of(report.events.begin(), report.events.end(),
                                       [](const Event& event) { return !event.frames.empty(); });
    const bool observed = report.observation.observedOnly.value_or(false);
    const Piece pieces[] = {
        {"no-traceback", 25, !hasFrames},
        {"no-assert-line", 25, family == Family::DeviceAssert && report.assertion.empty()},
        {"no-blocking-run", 10, observed && !collected.sawBlocking},
        {"no-memory-numbers", 20, family == Family::OutOfMemory && !report.memory.requested},
        {"no-kernel-log", 20,
         (family == Family::HardwareDriver || family == Family::HostMemory) && report.format == "text" &&
             report.exception.empty() && report.evidence == Evidence::Hypothesis},
        {"no-torch-version", 8, report.context.torch.empty()},
        {"no-versions", 4, report.context.python.empty()},
        {"no-backend", 5, gpu && !report.context.backend},
        {"no-iteration", 5, report.context.iteration.empty() && report.context.epoch.empty()},
        {"no-shapes", 5, gpu && report.context.shapes.empty()},
        {"no-rank-logs", 10, family == Family::Collective && report.ranks.size() < 2},
        {"truncated-start", 10, collected.beginsInside},
        {"truncated-end", 5, collected.endsInside},
    };
    report.usefulness = 100;
    for (const Piece& piece : pieces) {
        if (!piece.absent)
            continue;
        report.missing.push_back({piece.id, {}, {}});
        report.usefulness = std::max(0, report.usefulness - piece.cost);
    }
}

} // namespace torchtriage::triage
