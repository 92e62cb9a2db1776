// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/checkpoint_text.h"

#include "app/workbench/error_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

#include <algorithm>

namespace torchtriage::workbench {

using contract::CheckpointVerdict;
using contract::FindingKind;

namespace {

struct CheckpointText {
    Q_DECLARE_TR_FUNCTIONS(CheckpointText)
};

bool has(const contract::CheckpointReport& report, FindingKind kind)
{
    return std::ranges::find(report.findings, kind, &contract::CheckpointFinding::kind) !=
           report.findings.end();
}

QString stepOf(const contract::CheckpointReport& report)
{
    return report.step ? QString::number(*report.step) : QString();
}

QString failingStepOf(const contract::CheckpointReport& report)
{
    return report.failure.iteration  ? QString::number(*report.failure.iteration)
           : report.failure.lastStep ? QString::number(*report.failure.lastStep + 1)
                                     : QString();
}

QString beforeFact(const contract::CheckpointReport& report)
{
    if (report.basis == contract::TimeBasis::FileTime)
        return CheckpointText::tr(
            "Complete, coherent and finite. Its files were last changed before the failure; the "
            "time of a file is only a clue.");
    return fillPlaceholders(
        CheckpointText::tr("Complete, coherent and finite, at step %1, before the failure at %2."),
        {stepOf(report), failingStepOf(report)});
}

QString afterFact(const contract::CheckpointReport& report)
{
    if (report.basis == contract::TimeBasis::FileTime)
        return CheckpointText::tr(
            "Its files were changed during or after the failure. A file written then proves "
            "nothing by existing; the time of a file is only a clue.");
    return fillPlaceholders(
        CheckpointText::tr("It is at step %1, and the failure came at %2. A file written during a "
                           "failure proves nothing by existing."),
        {stepOf(report), failingStepOf(report)});
}

QString unknownFact(const contract::CheckpointReport& report)
{
    if (!report.failure.isKnown())
        return CheckpointText::tr(
            "Complete, coherent and finite. When the failure happened is not known, so nothing is "
            "said about before or after.");
    if (has(report, FindingKind::StepAtFailure))
        return CheckpointText::tr(
            "Complete, coherent and finite. Its step is the one that failed: whether that one was "
            "completed depends on how the program counts.");
    return CheckpointText::tr(
        "Complete, coherent and finite. Nothing in it tells whether it was written before the "
        "failure.");
}

} // namespace

QString verdictWord(const contract::CheckpointReport& report)
{
    switch (report.verdict) {
    case CheckpointVerdict::ValidatedBeforeFailure:
        return CheckpointText::tr("Coherent, before the failure");
    case CheckpointVerdict::WrittenDuringOrAfter:
        return CheckpointText::tr("Written during or after the failure");
    case CheckpointVerdict::TimeContradictory:
        return CheckpointText::tr("Step and file time contradict");
    case CheckpointVerdict::TimeUnknown:
        return CheckpointText::tr("Coherent, time unknown");
    case CheckpointVerdict::Incomplete:
        return CheckpointText::tr("Incomplete or damaged");
    case CheckpointVerdict::NonFinite:
        return CheckpointText::tr("Not finite");
    case CheckpointVerdict::Incoherent:
        return CheckpointText::tr("Incoherent");
    case CheckpointVerdict::SeveralCheckpoints:
        return CheckpointText::tr("Several checkpoints");
    case CheckpointVerdict::NotFullyRead:
        break;
    }
    return CheckpointText::tr("Not fully read");
}

QString verdictFact(const contract::CheckpointReport& report)
{
    switch (report.verdict) {
    case CheckpointVerdict::ValidatedBeforeFailure:
        return beforeFact(report);
    case CheckpointVerdict::WrittenDuringOrAfter:
        return afterFact(report);
    case CheckpointVerdict::TimeContradictory:
        return CheckpointText::tr(
            "The step inside and the time of its files do not agree about the failure. It may have "
            "been copied, or written while the program failed.");
    case CheckpointVerdict::TimeUnknown:
        return unknownFact(report);
    case CheckpointVerdict::Incomplete:
        return CheckpointText::tr(
            "Bytes are missing or are not the ones that were written. Do not resume from it.");
    case CheckpointVerdict::NonFinite:
        return CheckpointText::tr("It holds NaN or infinite elements. Resuming from it would carry them on.");
    case CheckpointVerdict::Incoherent:
        return CheckpointText::tr("Its parts do not belong together. Do not resume from it as it is.");
    case CheckpointVerdict::SeveralCheckpoints:
        return CheckpointText::tr("The folder holds more than one checkpoint. Choose one of its files.");
    case CheckpointVerdict::NotFullyRead:
        break;
    }
    return CheckpointText::tr(
        "Nothing wrong was found in what could be read, but a part of it could not be read.");
}

QString checkpointLimit()
{
    return CheckpointText::tr(
        "Not shown: that training goes on well from it. Nothing in it was executed or loaded.");
}

QString roleText(contract::PartRole role)
{
    switch (role) {
    case contract::PartRole::Model:
        return CheckpointText::tr("model");
    case contract::PartRole::AveragedWeights:
        return CheckpointText::tr("averaged weights");
    case contract::PartRole::Optimizer:
        return CheckpointText::tr("optimizer");
    case contract::PartRole::Scheduler:
        return CheckpointText::tr("scheduler");
    case contract::PartRole::GradScaler:
        return CheckpointText::tr("gradient scaler");
    case contract::PartRole::RandomState:
        return CheckpointText::tr("sampler and RNG");
    case contract::PartRole::Progress:
        return CheckpointText::tr("progress");
    case contract::PartRole::Other:
        break;
    }
    return CheckpointText::tr("other");
}

QString partStateText(contract::PartState state)
{
    switch (state) {
    case contract::PartState::SameStep:
        return CheckpointText::tr("same step");
    case contract::PartState::NoStep:
        return CheckpointText::tr("no step inside");
    case contract::PartState::OtherCount:
        return CheckpointText::tr("counts otherwise");
    case contract::PartState::OtherStep:
        return CheckpointText::tr("other step");
    case contract::PartState::Mismatch:
        return CheckpointText::tr("does not match");
    case contract::PartState::NonFinite:
        return CheckpointText::tr("not finite");
    case contract::PartState::Damaged:
        break;
    }
    return CheckpointText::tr("damaged");
}

QString counterText(const contract::Part& part)
{
    if (!part.counter)
        return {};
    const QString value = QString::number(part.counter->value);
    return part.counter->kind == contract::CounterKind::Epoch
               ? fillPlaceholders(CheckpointText::tr("epoch %1"), {value})
               : value;
}

QString checkpointErrorText(const io::Error& error)
{
    if (error.kind != io::ErrorKind::Unsupported)
        return errorText(error);
    return fillPlaceholders(
        CheckpointText::tr(
            "“%1” is not a checkpoint that TorchTriage reads: %2. Choose a file that torch.save or "
            "safetensors wrote, or the folder that holds such files."),
        {plainValue(error.path, 400), plainValue(error.detail, 240)});
}

} // namespace torchtriage::workbench
