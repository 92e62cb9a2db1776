// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/wording.h"

#include "app/workbench/text_values.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

using triage::Backend;
using triage::Evidence;
using triage::FailureClass;
using triage::Family;
using triage::Role;

namespace {

struct Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

} // namespace

QString familyName(Family family)
{
    switch (family) {
    case Family::DeviceAssert:
        return Wording::tr("Device-side assert");
    case Family::OutOfMemory:
        return Wording::tr("Out of memory");
    case Family::KernelUnavailable:
        return Wording::tr("Kernel not available");
    case Family::DeviceMismatch:
        return Wording::tr("Device mismatch");
    case Family::MemoryFault:
        return Wording::tr("Memory fault");
    case Family::LaunchFailure:
        return Wording::tr("Launch failure");
    case Family::LibraryFailure:
        return Wording::tr("Library failure");
    case Family::Collective:
        return Wording::tr("Collective failure");
    case Family::ShapeDtype:
        return Wording::tr("Shape or dtype");
    case Family::HardwareDriver:
        return Wording::tr("Hardware or driver fault");
    case Family::Startup:
        return Wording::tr("Start-up");
    case Family::Numeric:
        return Wording::tr("Non-finite value");
    case Family::HostMemory:
        return Wording::tr("Host memory");
    case Family::HostCrash:
        return Wording::tr("Host crash");
    case Family::PythonOther:
        return Wording::tr("Python error");
    }
    return {};
}

QString familyName(std::optional<Family> family)
{
    return family ? familyName(*family) : Wording::tr("Family not settled");
}

QString className(FailureClass value)
{
    switch (value) {
    case FailureClass::InvalidData:
        return Wording::tr("Invalid data");
    case FailureClass::OperatorContract:
        return Wording::tr("Operator contract");
    case FailureClass::BinaryEnvironment:
        return Wording::tr("Binary environment");
    case FailureClass::Resources:
        return Wording::tr("Resources");
    case FailureClass::HardwareDriver:
        return Wording::tr("Hardware or driver");
    case FailureClass::Unknown:
        return Wording::tr("Unknown");
    }
    return {};
}

QString evidenceName(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Established:
        return Wording::tr("Established");
    case Evidence::Supported:
        return Wording::tr("Supported");
    case Evidence::Hypothesis:
        return Wording::tr("Hypothesis");
    }
    return {};
}

QString evidenceMeaning(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Established:
        return Wording::tr("The failing check itself is in the log.");
    case Evidence::Supported:
        return Wording::tr("The log names the family; the failing call is not shown, or only indirectly.");
    case Evidence::Hypothesis:
        return Wording::tr("Inferred from an ending or from an incomplete log.");
    }
    return {};
}

QString roleName(Role role)
{
    switch (role) {
    case Role::Initiating:
        return Wording::tr("Failure");
    case Role::Confirmation:
        return Wording::tr("Confirmation");
    case Role::Consequence:
        return Wording::tr("Consequence");
    case Role::Teardown:
        return Wording::tr("Teardown");
    case Role::Advice:
        return Wording::tr("Advice");
    case Role::Background:
        return Wording::tr("Background");
    }
    return {};
}

QString backendName(Backend backend)
{
    switch (backend) {
    case Backend::Cuda:
        return QStringLiteral("CUDA");
    case Backend::Rocm:
        return QStringLiteral("ROCm");
    case Backend::Cpu:
        return QStringLiteral("CPU");
    case Backend::Xpu:
        return QStringLiteral("XPU");
    case Backend::Mps:
        return QStringLiteral("MPS");
    }
    return {};
}

QString verdictText(const triage::Report& report)
{
    switch (report.verdict) {
    case triage::Verdict::NoFailure:
        return Wording::tr("No failure found; lines read: %1. This speaks of the log only: it does not prove "
                           "that the run "
                           "was correct.")
            .arg(numberText(report.lines));
    case triage::Verdict::Unreadable:
        return Wording::tr(
            "This file holds no text that can be read as a log. Open the log itself, or paste its "
            "text.");
    case triage::Verdict::Failure:
        break;
    }
    if (!report.family) {
        return Wording::tr("The log shows a failure at line %1 and does not settle its family.")
            .arg(numberText(report.firstLine));
    }
    return Wording::tr("First failure at line %1: %2 (%3).")
        .arg(numberText(report.firstLine), familyName(*report.family), className(report.failureClass));
}

QString usefulnessText(const triage::Report& report)
{
    const int value = report.usefulness;
    if (value >= 75)
        return Wording::tr("This log alone can lead to the failing operation.");
    if (value >= 50)
        return Wording::tr("This log narrows the search; the missing facts below would settle more.");
    if (value >= 25)
        return Wording::tr("This log names little more than the family; collect the missing facts below.");
    return Wording::tr("This log is not enough on its own; collect the missing facts below.");
}

} // namespace torchtriage::workbench
