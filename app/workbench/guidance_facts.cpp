// SPDX-License-Identifier: GPL-3.0-or-later
// What a report adds to the general row of its family.
#include "app/workbench/guidance_texts.h"
#include "app/workbench/memory_text.h"
#include "app/workbench/message_facts.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"

namespace torchtriage::workbench {

using triage::Backend;
using triage::Family;
using triage::Report;

namespace {

void addLine(QString& text, const QString& line)
{
    if (line.isEmpty())
        return;
    if (!text.isEmpty())
        text += u'\n';
    text += line;
}

/// The condition as the log prints it; without it, only that the log does not show it.
QString conditionText(const Report& report)
{
    const QString op = namedOperator(report);
    const QString condition = plainValue(report.assertion, 120);
    if (!op.isEmpty() && !condition.isEmpty())
        return GuidanceTexts::tr("The kernel of %1 asks for: %2").arg(op, condition);
    if (!condition.isEmpty())
        return GuidanceTexts::tr("The kernel asks for: %1").arg(condition);
    if (!op.isEmpty())
        return GuidanceTexts::tr("The operator is %1; the log does not print its condition.").arg(op);
    return GuidanceTexts::tr("The log does not print the assertion itself, so the operator is still open.");
}

QString contractCheck(const Report& report)
{
    if (report.contract == "class-index")
        return GuidanceTexts::tr("Compare the targets with the class count");
    if (report.contract == "index-range")
        return GuidanceTexts::tr("Compare the indices with the size that they address");
    if (report.contract == "unit-interval")
        return GuidanceTexts::tr("Check that the values lie in [0, 1] and are not NaN");
    if (report.contract == "probability")
        return GuidanceTexts::tr("Check that the probabilities are finite, not negative and not all zero");
    if (report.contract == "finite")
        return GuidanceTexts::tr("Check that the values are finite");
    if (report.contract == "lengths" || report.contract == "same-length")
        return GuidanceTexts::tr("Compare the lengths with the sizes of the tensors");
    return {};
}

QString contractDetail(const Report& report)
{
    if (report.contract == "class-index") {
        return GuidanceTexts::tr(
            "On a CPU copy of the same batch, every target must lie in [0, number of classes) or equal "
            "ignore_index. A value just outside can mean labels that start at 1 or an unexpected "
            "class: the log decides neither.");
    }
    if (report.contract == "index-range") {
        return GuidanceTexts::tr(
            "On a CPU copy of the same batch, every index must lie within the dimension that it "
            "addresses. For an embedding, compare the largest id with the number of rows.");
    }
    if (report.contract == "unit-interval") {
        return GuidanceTexts::tr(
            "On a CPU copy of the same batch, look for values below 0, above 1 or NaN, and for a "
            "sigmoid that is missing.");
    }
    if (report.contract == "probability" || report.contract == "finite")
        return GuidanceTexts::tr("Look for NaN and infinity that the model produced before this operator.");
    return {};
}

void specialiseAssert(GuidanceRow& row, const Report& report)
{
    const QString check = contractCheck(report);
    if (!check.isEmpty())
        row.firstCheck = check;
    const bool raisedOnCpu = !processIsFinished(report);
    if (raisedOnCpu)
        row.clue = GuidanceTexts::tr("value refused by an operator on the CPU");
    const bool anythingKnown = !check.isEmpty() || !report.assertion.empty() || !report.op.empty();
    QString detail = contractDetail(report);
    if (detail.isEmpty()) {
        detail = GuidanceTexts::tr(
            "Check every index and every target of this batch on the CPU against the condition of the "
            "operator.");
    }
    if (!raisedOnCpu || anythingKnown)
        addLine(detail, raisedOnCpu && report.assertion.empty() ? QString() : conditionText(report));
    addLine(detail, raisedOnCpu ? QString() : GuidanceTexts::processFinished());
    row.firstCheckDetail = detail;
    if (report.contract == "class-index") {
        row.avoidDetail =
            GuidanceTexts::tr("The operator refused its input; another GPU would refuse it too. A larger "
                              "output layer would hide the condition without settling what the labels mean.");
    }
}

QString memoryCheck(const triage::MemoryNumbers& memory)
{
    const std::string_view reading = supportedReading(memory);
    if (reading == "larger-than-device")
        return GuidanceTexts::tr("Check the shapes behind this request: it exceeds the whole device");
    if (reading == "fragmentation")
        return GuidanceTexts::tr("Compare reserved with allocated memory");
    if (reading == "other-process")
        return GuidanceTexts::tr("Find out what else uses this device");
    if (reading == "near-full")
        return GuidanceTexts::tr(
            "Check shapes and lifetime of tensors: this process fills most of the device");
    return {};
}

/// The allocator option is offered for fragmentation only; elsewhere the printed hint contradicts the
/// numbers.
QString allocatorText(const Report& report)
{
    const std::string_view reading = supportedReading(report.memory);
    if (reading == "fragmentation") {
        const QString option = shownBackend(report) == Backend::Rocm
                                   ? QStringLiteral("PYTORCH_HIP_ALLOC_CONF=expandable_segments:True")
                                   : QStringLiteral("PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True");
        return GuidanceTexts::tr("One separate rerun with %1 is worth trying, with nothing else changed.")
            .arg(option);
    }
    if (reading.empty())
        return {};
    return GuidanceTexts::tr(
        "The hint about fragmentation that PyTorch prints is general advice; these numbers do not "
        "support it.");
}

void specialiseMemory(GuidanceRow& row, const Report& report)
{
    if (shownBackend(report) == Backend::Rocm)
        row.clue = QStringLiteral("HIP out of memory");
    const QString numbers = memoryText(report.memory);
    if (numbers.isEmpty())
        return;
    if (const QString check = memoryCheck(report.memory); !check.isEmpty())
        row.firstCheck = check;
    row.firstCheckDetail = numbers;
    if (supportedReading(report.memory).empty()) {
        addLine(row.firstCheckDetail,
                GuidanceTexts::tr("Compare the size requested with what the process holds, and look "
                                  "for tensors that are kept from one iteration to the next. Another "
                                  "process can share the device."));
    }
    addLine(row.firstCheckDetail, allocatorText(report));
}

void specialiseUnavailable(GuidanceRow& row, const Report& report)
{
    if (findReason(report.contradictions, "arch-not-in-build"))
        row.firstCheck = GuidanceTexts::tr("Compare the architecture of the GPU with those in the build");
    const auto missing = unavailableKernel(report);
    if (!missing)
        return;
    if (missing->backend.isEmpty()) {
        row.firstCheck = GuidanceTexts::tr("Check the dtype that reaches this operator");
        row.firstCheckDetail =
            GuidanceTexts::tr("%1 has no implementation for %2 on this device. Find where the tensor gets "
                              "this dtype, and compare with one run in the usual precision.")
                .arg(missing->kernel, missing->dtype);
        return;
    }
    row.firstCheck = GuidanceTexts::tr("Check which build provides this operator");
    row.firstCheckDetail =
        GuidanceTexts::tr("%1 is not available for the backend %2. Compare the package that provides it "
                          "with the PyTorch build: a CPU-only package is one explanation.")
            .arg(missing->kernel, missing->backend);
}

void specialiseDevices(GuidanceRow& row, const Report& report)
{
    const QStringList devices = devicesNamed(report);
    if (devices.size() < 2)
        return;
    if (report.argument.empty()) {
        row.firstCheckDetail =
            GuidanceTexts::tr("The log names %1 and %2. Print the device of every argument just before "
                              "the failing call and find the one that was created or loaded elsewhere.")
                .arg(devices[0], devices[1]);
        return;
    }
    row.firstCheckDetail =
        GuidanceTexts::tr("The log names %1 and %2, found when the argument %3 was checked. Find where "
                          "that tensor and the other operands were created or moved.")
            .arg(devices[0], devices[1], plainValue(report.argument, 60));
}

void specialiseFault(GuidanceRow& row, const Report& report)
{
    if (const triage::Reason* extension = findReason(report.reasons, "extension-frame");
        extension && !extension->values.empty()) {
        row.firstCheck = GuidanceTexts::tr("Check the contract and the build of the extension first");
        addLine(row.firstCheckDetail,
                GuidanceTexts::tr("The extension %1 stands in the frames of the failure.")
                    .arg(plainValue(extension->values[0], 80)));
    } else if (const QString op = namedOperator(report); !op.isEmpty()) {
        addLine(row.firstCheckDetail, GuidanceTexts::tr("The log names %1.").arg(op));
    }
    if (report.family != Family::MemoryFault && processIsFinished(report))
        addLine(row.firstCheckDetail, GuidanceTexts::processFinished());
}

void specialiseCollective(GuidanceRow& row, const Report& report)
{
    const CollectiveFacts facts = collectiveFacts(report);
    if (report.rank) {
        row.firstCheck = GuidanceTexts::tr("Start with rank %1, then look for a rank that stopped earlier")
                             .arg(*report.rank);
    }
    if (!facts.operation.isEmpty() && facts.timeoutSeconds) {
        addLine(row.firstCheckDetail, GuidanceTexts::tr("%1 waited %n second(s) for the other ranks.",
                                                        nullptr, static_cast<int>(*facts.timeoutSeconds))
                                          .arg(facts.operation));
    }
}

void specialiseHardware(GuidanceRow& row, const Report& report)
{
    const auto xid = xidFact(report);
    if (!xid)
        return;
    row.clue = GuidanceTexts::tr("Xid %1 in the kernel log").arg(xid->code);
    row.firstCheckDetail.prepend(xidText(xid->code, xid->name) + u'\n');
}

void specialiseOperand(GuidanceRow& row, const Report& report)
{
    const QString op = namedOperator(report);
    if (!op.isEmpty())
        addLine(row.firstCheckDetail, GuidanceTexts::tr("The log names %1.").arg(op));
}

void specialisePython(GuidanceRow& row, const Report& report)
{
    const triage::StackFrame& at = report.observation.at;
    if (at.file.empty())
        return;
    row.firstCheckDetail =
        GuidanceTexts::tr("Start at %1 and the values it had. No GPU check is needed before that.")
            .arg(placeText(at.file, at.line));
}

/// What does not fit in the environment answers these families before any general check does.
void addContradiction(GuidanceRow& row, const Report& report)
{
    if (!report.contradictions.empty())
        addLine(row.firstCheckDetail, contradictionText(report.contradictions.front()));
}

} // namespace

void specialise(GuidanceRow& row, const Report& report)
{
    if (!report.family)
        return;
    switch (*report.family) {
    case Family::DeviceAssert:
        specialiseAssert(row, report);
        break;
    case Family::OutOfMemory:
        specialiseMemory(row, report);
        break;
    case Family::DeviceMismatch:
        specialiseDevices(row, report);
        break;
    case Family::Collective:
        specialiseCollective(row, report);
        break;
    case Family::HardwareDriver:
        specialiseHardware(row, report);
        break;
    case Family::PythonOther:
        specialisePython(row, report);
        break;
    case Family::MemoryFault:
    case Family::LaunchFailure:
        specialiseFault(row, report);
        break;
    case Family::ShapeDtype:
    case Family::Numeric:
        specialiseOperand(row, report);
        break;
    case Family::KernelUnavailable:
        specialiseUnavailable(row, report);
        addContradiction(row, report);
        break;
    case Family::HostCrash:
    case Family::LibraryFailure:
        specialiseFault(row, report);
        addContradiction(row, report);
        break;
    case Family::Startup:
        addContradiction(row, report);
        break;
    case Family::HostMemory:
        break;
    }
    addLine(row.firstCheckDetail, silentCheckText(report));
}

} // namespace torchtriage::workbench
