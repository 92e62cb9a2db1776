// SPDX-License-Identifier: GPL-3.0-or-later
// Operators whose CUDA kernel accepts, or accepted in some versions, what their CPU version refuses.
#include "app/workbench/guidance_texts.h"
#include "app/workbench/message_facts.h"
#include "app/workbench/text_values.h"

#include <algorithm>
#include <array>

namespace torchtriage::workbench {

using triage::Backend;
using triage::Family;

namespace {

constexpr std::array<std::string_view, 3> uncheckedTargets = {"ctc_loss", "nll_loss2d",
                                                              "binary_cross_entropy"};

bool canComeFromUncheckedInput(std::optional<Family> family)
{
    return !family || family == Family::MemoryFault || family == Family::LaunchFailure ||
           family == Family::LibraryFailure || family == Family::Numeric || family == Family::DeviceAssert;
}

} // namespace

QString silentCheckText(const triage::Report& report)
{
    if (!canComeFromUncheckedInput(report.family) || shownBackend(report) == Backend::Cpu)
        return {};
    const QString op = plainValue(report.op, 60);
    if (std::ranges::find(uncheckedTargets, report.op) != uncheckedTargets.end()) {
        return GuidanceTexts::tr(
                   "CUDA can stay silent where the CPU raises: %1 does not check every target on the "
                   "GPU in every version. Check the targets on the CPU even if the GPU reports none.")
            .arg(op);
    }
    if (report.op == "embedding_bag") {
        return GuidanceTexts::tr(
                   "CUDA can stay silent where the CPU raises: %1 did not check indices on the GPU in "
                   "PyTorch 1.13 and before. Check the indices on the CPU.")
            .arg(op);
    }
    if (shownBackend(report) == Backend::Rocm && report.family != Family::DeviceAssert) {
        return GuidanceTexts::tr(
            "Most ROCm builds leave device-side asserts out: an index out of range can show as "
            "a fault, or not at all. Check indices and targets on the CPU.");
    }
    return {};
}

} // namespace torchtriage::workbench
