// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/checkpoint_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace torchtriage::workbench {

using contract::CheckpointFinding;
using contract::FindingKind;

namespace {

struct CheckpointFindings {
    Q_DECLARE_TR_FUNCTIONS(CheckpointFindings)
};

/// Sentences in which %1 is the file, %2 the key, %3 and on the values.
QString completenessForm(const CheckpointFinding& finding, int count)
{
    switch (finding.kind) {
    case FindingKind::Unreadable:
        return finding.key.empty() ? CheckpointFindings::tr("%1 cannot be read: %3.")
                                   : CheckpointFindings::tr("%1 cannot be read at %2: %3.");
    case FindingKind::EmptyFile:
        return CheckpointFindings::tr("%1 is empty.");
    case FindingKind::ZeroFilled:
        return CheckpointFindings::tr(
            "%1 starts with zeros only, as a file does after a machine went down while it was "
            "written.");
    case FindingKind::ChecksumMismatch:
        return finding.values.empty() || finding.values[0].empty()
                   ? CheckpointFindings::tr(
                         "%1: the bytes of %2 are not the ones that were written (CRC-32). torch.load "
                         "does not compare them.")
                   : CheckpointFindings::tr(
                         "%1: the bytes of %3 are not the ones that were written (CRC-32 of %2). "
                         "torch.load does not compare them.");
    case FindingKind::ChecksumsAbsent:
        return CheckpointFindings::tr("%1 was written without checksums, so changed bytes cannot be told.");
    case FindingKind::OverlappingEntries:
        return CheckpointFindings::tr("%1: its entries claim more bytes than the file has.");
    case FindingKind::MissingBytes:
        return CheckpointFindings::tr("%1 lacks the bytes of %Ln tensor(s), the first is %2.", nullptr,
                                      count);
    case FindingKind::UnreadValue:
        return CheckpointFindings::tr("%1: a value could not be read at %2: %3.");
    case FindingKind::MissingShard:
        return CheckpointFindings::tr("The shard %2 is not there.");
    case FindingKind::TensorNotInShard:
        return CheckpointFindings::tr("%3 lacks %Ln tensor(s) that %1 names, the first is %2.", nullptr,
                                      count);
    case FindingKind::TemporaryFile:
        return CheckpointFindings::tr("%1 has a temporary name: writing was perhaps not finished.");
    case FindingKind::UnreadFile:
        return CheckpointFindings::tr(
            "%Ln file(s) of a kind that TorchTriage does not read, the first is %1.", nullptr, count);
    default:
        return CheckpointFindings::tr("%Ln more file(s) were not read.", nullptr, count);
    }
}

QString counterForm(const CheckpointFinding& finding)
{
    switch (finding.kind) {
    case FindingKind::StepsDisagree:
    case FindingKind::EpochsDisagree:
        return CheckpointFindings::tr("%1 says %3 = %4, %5 says %6 = %7.");
    case FindingKind::CountersDiffer:
        return CheckpointFindings::tr(
            "%1 says %3 = %4, %5 says %6 = %7. The two may count different things.");
    case FindingKind::OptimizerStepDiffers:
        return CheckpointFindings::tr(
            "The optimizer in %1 has counted %3 steps, the checkpoint says %4. Accumulated "
            "gradients or skipped steps can explain it.");
    case FindingKind::OptimizerStepsVary:
        return CheckpointFindings::tr(
            "The optimizer in %1 has counted from %3 to %4 steps, depending on the parameter.");
    default:
        return CheckpointFindings::tr("The name %2 says %3, the step inside is %4.");
    }
}

QString tensorForm(const CheckpointFinding& finding, int count)
{
    switch (finding.kind) {
    case FindingKind::TensorNotInIndex:
        return CheckpointFindings::tr("%3 holds %Ln tensor(s) that %1 does not name, the first is %2.",
                                      nullptr, count);
    case FindingKind::TotalSizeDiffers:
        return CheckpointFindings::tr("%1 says that the tensors have %3 bytes, the shards hold %4.");
    case FindingKind::OptimizerMoreParams:
        return CheckpointFindings::tr("The optimizer in %1 has %3 parameters, the model only %4 tensors.");
    case FindingKind::OptimizerShape:
        return CheckpointFindings::tr(
            "The optimizer in %1 holds the shape %3 for %4 parameters (%2), the model for %5. "
            "It belongs to another model.");
    case FindingKind::OptimizerName:
        return CheckpointFindings::tr(
            "The optimizer in %1 names %Ln parameter(s) that the model lacks, the first is %2.", nullptr,
            count);
    case FindingKind::OptimizerStray:
        return CheckpointFindings::tr(
            "The optimizer in %1 holds state of %Ln parameter(s) that no group has, the first is %3.",
            nullptr, count);
    case FindingKind::OptimizerPartial:
        return CheckpointFindings::tr("The optimizer in %1 has no state yet for %Ln of its %3 parameter(s).",
                                      nullptr, count);
    case FindingKind::OptimizerNotCompared:
        return finding.values.empty() || finding.values[0] != "no-model"
                   ? CheckpointFindings::tr(
                         "The optimizer in %1 is laid out in a way that cannot be compared with the "
                         "model.")
                   : CheckpointFindings::tr("No model lies beside the optimizer in %1 to compare it with.");
    case FindingKind::AveragedDiffers:
        return CheckpointFindings::tr("The averaged weights in %1 differ from the model: %2 of shape %3.");
    default:
        return CheckpointFindings::tr("%3 and %4 are checkpoints of the same model at different steps.");
    }
}

QString partForm(const CheckpointFinding& finding)
{
    switch (finding.kind) {
    case FindingKind::NoOptimizer:
        return CheckpointFindings::tr("No optimizer: resuming would start it anew.");
    case FindingKind::NoScheduler:
        return CheckpointFindings::tr("No scheduler: resuming would start it anew.");
    case FindingKind::NoRandomState:
        return CheckpointFindings::tr(
            "No state of the random generators: resuming will not see the same order of data.");
    default:
        return CheckpointFindings::tr("No step or epoch was found inside.");
    }
}

QString finiteForm(const CheckpointFinding& finding)
{
    const bool placed = finding.values.size() > 2 && !finding.values[2].empty();
    switch (finding.kind) {
    case FindingKind::NonFinite:
        return placed ? CheckpointFindings::tr(
                            "%2 in %1 holds %3 NaN and %4 infinite elements, the first at %5.")
                      : CheckpointFindings::tr("%2 in %1 holds %3 NaN and %4 infinite elements.");
    case FindingKind::InfiniteMask:
        return CheckpointFindings::tr(
            "%2 in %1 holds %4 infinite elements and otherwise nothing but zeros, as masks and "
            "observers do.");
    case FindingKind::NanScalar:
        return CheckpointFindings::tr("The number %2 in %1 is NaN.");
    default:
        return CheckpointFindings::tr("The elements of %2 in %1 were not read: %3.");
    }
}

QString timeForm(const CheckpointFinding& finding)
{
    switch (finding.kind) {
    case FindingKind::StepBeforeFailure:
        return CheckpointFindings::tr("Its step %3 lies before the failing step %4.");
    case FindingKind::StepAtFailure:
        return CheckpointFindings::tr("Its step %3 is the failing step.");
    case FindingKind::StepAfterFailure:
        return CheckpointFindings::tr("Its step %3 lies after the failing step %4.");
    case FindingKind::FileTimeBefore:
        return CheckpointFindings::tr(
            "Its files were last changed %3 s before the failure. That is a clue only: copying "
            "changes it.");
    default:
        return CheckpointFindings::tr(
            "Its files were last changed %3 s after the failure. That is a clue only: copying "
            "changes it.");
    }
}

QString formOf(const CheckpointFinding& finding, int count)
{
    const FindingKind kind = finding.kind;
    if (contract::aspectOf(kind) == contract::Aspect::Time)
        return timeForm(finding);
    if (contract::aspectOf(kind) == contract::Aspect::Finiteness)
        return finiteForm(finding);
    if (contract::aspectOf(kind) == contract::Aspect::Completeness)
        return completenessForm(finding, count);
    if (kind >= FindingKind::NoOptimizer && kind <= FindingKind::NoStep)
        return partForm(finding);
    if (kind >= FindingKind::StepsDisagree && kind <= FindingKind::NameStepDiffers)
        return counterForm(finding);
    return tensorForm(finding, count);
}

} // namespace

QString findingText(const CheckpointFinding& finding)
{
    const auto count =
        static_cast<int>(std::min<std::uint64_t>(finding.count, std::numeric_limits<int>::max()));
    QStringList values = {plainValue(finding.file), plainValue(finding.key)};
    for (const std::string& value : finding.values)
        values << plainValue(value, 240);
    return fillPlaceholders(formOf(finding, count), values);
}

} // namespace torchtriage::workbench
