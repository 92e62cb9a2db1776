// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/missing_context.h"

#include <algorithm>
#include <array>

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

/// The pieces that a record beside the log can give.
std::array<Piece, 5> givenPieces(const Report& report, bool gpu)
{
    const Context& context = report.context;
    return {{
        {"no-torch-version", 8, context.torch.empty()},
        {"no-versions", 4, context.python.empty()},
        {"no-backend", 5, gpu && !context.backend},
        {"no-iteration", 5, context.iteration.empty() && context.epoch.empty()},
        {"no-shapes", 5, gpu && context.shapes.empty()},
    }};
}

} // namespace

void creditContext(Report& report)
{
    for (const Piece& piece : givenPieces(report, report.family && isGpuWork(*report.family))) {
        const auto gone = std::erase_if(
            report.missing, [&](const Reason& reason) { return !piece.absent && reason.id == piece.id; });
        report.usefulness = std::min(100, report.usefulness + (gone > 0 ? piece.cost : 0));
    }
}

void assessContext(const Collected& collected, Report& report)
{
    if (!report.first)
        return;
    const std::optional<Family> family = report.family;
    const bool gpu = family && isGpuWork(*family);
    const bool hasFrames = std::any_of(report.events.begin(), report.events.end(),
                                       [](const Event& event) { return !event.frames.empty(); });
    const bool observed = report.observation.observedOnly.value_or(false);
    const auto given = givenPieces(report, gpu);
    const Piece pieces[] = {
        {"no-traceback", 25, !hasFrames},
        {"no-assert-line", 25, family == Family::DeviceAssert && report.assertion.empty()},
        {"no-blocking-run", 10, observed && !collected.sawBlocking},
        {"no-memory-numbers", 20, family == Family::OutOfMemory && !report.memory.requested},
        {"no-kernel-log", 20,
         (family == Family::HardwareDriver || family == Family::HostMemory) && report.format == "text" &&
             report.exception.empty() && report.evidence == Evidence::Hypothesis},
        given[0],
        given[1],
        given[2],
        given[3],
        given[4],
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
