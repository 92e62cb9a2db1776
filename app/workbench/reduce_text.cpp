// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/reduce_text.h"

#include "app/workbench/error_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace torchtriage::workbench {

using rerun::Essential;
using rerun::TrialsEnd;
using rerun::TrialVerdict;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Reduction)
};

/// "logits dimension 0, target dimension 0".
QString usesText(const rerun::ReductionPlan& plan, std::size_t axis)
{
    QStringList uses;
    for (const rerun::AxisUse& use : plan.axes[axis].uses) {
        uses << Words::tr("%1 dimension %2")
                    .arg(QString::fromStdString(plan.inputs[use.input].name), QString::number(use.dimension));
    }
    return uses.join(QStringLiteral(", "));
}

QString axisText(const rerun::ReductionPlan& plan, const rerun::AxisResult& axis)
{
    const QLocale locale;
    const QString uses = usesText(plan, axis.axis);
    const QString after = locale.toString(static_cast<qlonglong>(axis.after));
    const QString before = locale.toString(static_cast<qlonglong>(axis.before));
    switch (axis.essential) {
    case Essential::Members:
        break;
    case Essential::Length:
        return Words::tr(
                   "%1: %2 of %3 are needed, whichever they are. A smaller tensor made up by hand would "
                   "not fail.")
            .arg(uses, after, before);
    case Essential::All:
        return Words::tr("%1: %2 of %3 are left, and none of them could be left out. Whether their number "
                         "matters or each of them was not settled.")
            .arg(uses, after, before);
    }
    return Words::tr("%1: %2 of %3 are left.").arg(uses, after, before);
}

void addInputTexts(const rerun::ReductionInput& input, const rerun::InputResult& result, QStringList& texts)
{
    const QString name = QString::fromStdString(input.name);
    if (result.layoutMatters == true)
        texts << Words::tr("The layout of %1 matters: a contiguous copy does not fail in the same way.")
                     .arg(name);
    if (result.layoutMatters == false)
        texts << Words::tr("The layout of %1 was kept, and does not matter.").arg(name);
    if (result.offsetMatters == true)
        texts << Words::tr("Where %1 begins in its storage matters.").arg(name);
    if (result.valuesMatter == true)
        texts << Words::tr("The values of %1 matter: with zeros it does not fail in the same way.").arg(name);
    if (result.valuesMatter == false)
        texts << Words::tr("The values of %1 do not matter: zeros fail in the same way.").arg(name);
}

QString endText(const rerun::ReducedJob& result)
{
    switch (result.end) {
    case TrialsEnd::None:
        return result.confirmed
                   ? Words::tr("The result failed in the same way once more, in a new process.")
                   : Words::tr("The result did not fail when it was run once more: the failure does "
                               "not come every time. Repeats may tell more.");
    case TrialsEnd::Runs:
        return Words::tr(
            "The number of runs is used up. What is kept fails, and may not be the smallest; the "
            "same command goes on from here.");
    case TrialsEnd::Time:
        return Words::tr(
            "The time is used up. What is kept fails, and may not be the smallest; the same command "
            "goes on from here.");
    case TrialsEnd::Paused:
        return Words::tr(
            "Paused. What is kept fails, and may not be the smallest; the same command goes on from "
            "here.");
    case TrialsEnd::Error:
        break;
    }
    return Words::tr("A run could not be carried out.");
}

} // namespace

QStringList reductionTexts(const rerun::ReductionPlan& plan, const rerun::ReducedJob& result)
{
    const rerun::Reduction& reduction = result.reduction;
    if (!reduction.reproduced)
        return {result.end == TrialsEnd::None
                    ? Words::tr("The job did not fail in the same way twice, so there is nothing to reduce.")
                    : endText(result)};
    QStringList texts;
    for (const rerun::AxisResult& axis : reduction.axes)
        texts << axisText(plan, axis);
    if (reduction.stepsBefore > 1)
        texts << Words::tr("%1 of %2 steps are left.").arg(reduction.stepsAfter).arg(reduction.stepsBefore);
    for (std::size_t i = 0; i < reduction.inputs.size(); ++i)
        addInputTexts(plan.inputs[i], reduction.inputs[i], texts);
    if (result.plainConfirmed)
        texts << Words::tr(
            "A second copy in “plain” fails in the same way and holds none of the original values, "
            "but for those that stand at a limit.");
    texts << endText(result) << Words::tr("%n run(s) in all.", nullptr, result.runs);
    return texts;
}

QString trialText(const rerun::Trial& trial, int runs)
{
    QString verdict = Words::tr("no answer");
    switch (trial.verdict) {
    case TrialVerdict::Same:
        verdict = Words::tr("the same failure");
        break;
    case TrialVerdict::Different:
        verdict = Words::tr("another failure");
        break;
    case TrialVerdict::Passed:
        verdict = Words::tr("no failure");
        break;
    case TrialVerdict::NoAnswer:
        break;
    }
    return Words::tr("Run %1: %2").arg(runs).arg(verdict);
}

QString reduceErrorText(const io::Error& error)
{
    if (error.kind == io::ErrorKind::Unsupported && error.place == "steps")
        return Words::tr(
            "Nothing can be left out of this case: no dimension of its saved tensors can be made "
            "smaller.");
    return errorText(error);
}

} // namespace torchtriage::workbench
