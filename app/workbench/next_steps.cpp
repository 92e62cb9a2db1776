// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/next_steps.h"

#include "app/workbench/message_facts.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

using triage::Family;
using triage::Report;
using Action = NextStep::Action;

namespace {

struct NextSteps {
    Q_DECLARE_TR_FUNCTIONS(NextSteps)
};

constexpr qsizetype mostSteps = 3;

NextStep keepBatch(bool batchPage)
{
    if (batchPage) {
        return {Action::OpenBatch, NextSteps::tr("Check the saved batch"),
                NextSteps::tr(
                    "Open the batch that failed: values, indices and targets are checked on the CPU, and "
                    "nothing is sent anywhere."),
                NextSteps::tr("Open batch…")};
    }
    return {Action::None,
            NextSteps::tr("Keep the failing batch"),
            NextSteps::tr(
                "Check it on the CPU before the transfer. Keep its internal identifier, dtypes, shapes and "
                "strides; a copy of its content is needed only where they do not suffice."),
            {}};
}

NextStep recordMemory()
{
    return {Action::None,
            NextSteps::tr("Record the memory around the failing step"),
            NextSteps::tr(
                "In a separate run, print torch.cuda.memory_summary() before the failing call and compare "
                "two iterations."),
            {}};
}

NextStep collectEnvironment()
{
    return {Action::None,
            NextSteps::tr("Collect the environment"),
            NextSteps::tr(
                "Run python -m torch.utils.collect_env in the same environment and open its output here: "
                "versions that do not fit are named."),
            {}};
}

NextStep collectRanks()
{
    return {
        Action::None,
        NextSteps::tr("Collect the log of every rank"),
        NextSteps::tr("Start with the rank that stopped first. Ranks that report a time-out were waiting for "
                      "it."),
        {}};
}

NextStep collectKernelLog()
{
    return {
        Action::None,
        NextSteps::tr("Collect the kernel log"),
        NextSteps::tr("Save dmesg or journalctl -k of that host around the time of the failure and open it "
                      "here."),
        {}};
}

NextStep collectMissing(const Report& report)
{
    const QString detail =
        report.missing.empty()
            ? NextSteps::tr("Keep the complete output of every rank from the start of the run, "
                            "standard error included.")
            : missingText(report.missing.front());
    return {Action::None, NextSteps::tr("Collect what is missing"), detail, {}};
}

NextStep blockingRerun()
{
    return {Action::Rerun, NextSteps::tr("Rerun with blocking launches"),
            NextSteps::tr(
                "A short run in a new process, with this one change. For diagnosis only: its timing is not "
                "a measurement. Put your own program and arguments into the command."),
            NextSteps::tr("Open reruns")};
}

NextStep nameBackend()
{
    return {Action::None,
            NextSteps::tr("Find out the backend"),
            NextSteps::tr(
                "Print torch.version.cuda and torch.version.hip. Only then choose a diagnostic variable: "
                "the one of NVIDIA does not apply to ROCm."),
            {}};
}

NextStep openEvidence()
{
    return {Action::OpenEvidence, NextSteps::tr("Read the lines around the first failure"),
            NextSteps::tr("The log is shown as it is, with later messages marked as consequences."),
            NextSteps::tr("Open evidence")};
}

NextStep copyFirstError()
{
    return {Action::CopyFirstError, NextSteps::tr("Quote the first error when you ask for help"),
            NextSteps::tr(
                "Add operation, shapes, types, backend and versions. Remove names and paths that nobody "
                "needs."),
            NextSteps::tr("Copy first error")};
}

/// The step that the family asks for; nullopt where reading the evidence comes first.
std::optional<NextStep> familyStep(const Report& report, bool batchPage)
{
    if (!report.family)
        return collectMissing(report);
    switch (*report.family) {
    case Family::DeviceAssert:
    case Family::MemoryFault:
    case Family::Numeric:
    case Family::ShapeDtype:
        return keepBatch(batchPage);
    case Family::OutOfMemory:
        return recordMemory();
    case Family::KernelUnavailable:
    case Family::LibraryFailure:
    case Family::HostCrash:
    case Family::Startup:
        return collectEnvironment();
    case Family::Collective:
        return collectRanks();
    case Family::HardwareDriver:
    case Family::HostMemory:
        return collectKernelLog();
    case Family::LaunchFailure:
    case Family::DeviceMismatch:
    case Family::PythonOther:
        break;
    }
    return std::nullopt;
}

bool backendDecides(const Report& report)
{
    const bool asynchronous = report.family == Family::DeviceAssert || report.family == Family::MemoryFault ||
                              report.family == Family::LaunchFailure;
    return asynchronous && !shownBackend(report);
}

} // namespace

QVector<NextStep> nextSteps(const Report& report, bool batchPage)
{
    if (report.verdict == triage::Verdict::Unreadable)
        return {};
    if (report.verdict == triage::Verdict::NoFailure) {
        return {{Action::None,
                 NextSteps::tr("Look for output that is not in this file"),
                 NextSteps::tr(
                     "If the run did fail, its message was written elsewhere: to standard error, by another "
                     "rank, or to the kernel log."),
                 {}}};
    }
    QVector<NextStep> steps;
    if (auto first = familyStep(report, batchPage))
        steps << *first;
    if (blockingRerunHelps(report))
        steps << blockingRerun();
    else if (backendDecides(report))
        steps << nameBackend();
    steps << openEvidence() << copyFirstError();
    if (steps.size() > mostSteps)
        steps.resize(mostSteps);
    return steps;
}

} // namespace torchtriage::workbench
