// SPDX-License-Identifier: GPL-3.0-or-later
// Whether outputs of two runs agree, in words.
#include "app/workbench/rerun_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

#include <algorithm>

namespace torchtriage::workbench {

using rerun::Agreement;
using rerun::OutputAgreement;

namespace {

struct AgreementText {
    Q_DECLARE_TR_FUNCTIONS(AgreementText)
};

QString number(double value)
{
    return QString::number(value, 'g', 3);
}

QString countText(std::uint64_t count)
{
    return numberText(static_cast<std::int64_t>(count));
}

QString positionText(const std::vector<std::int64_t>& position)
{
    QStringList parts;
    for (const std::int64_t index : position)
        parts << QString::number(index);
    return u'[' + parts.join(QStringLiteral(", ")) + u']';
}

QString dtypeText(const OutputAgreement& output)
{
    const QString now = plainValue(output.dtype), before = plainValue(output.referenceDtype);
    return now == before ? now : AgreementText::tr("%1 beside %2").arg(now, before);
}

/// The first output of a kind: one that stands for the others.
const OutputAgreement& firstOf(const std::vector<OutputAgreement>& outputs, Agreement agreement)
{
    return *std::ranges::find(outputs, agreement, &OutputAgreement::agreement);
}

QString beyondText(const OutputAgreement& output)
{
    const QString place =
        AgreementText::tr("output %1 of step %2").arg(countText(output.output), countText(output.step));
    if (output.elements == 0)
        return AgreementText::tr("An output differs from that of the baseline: %1 (%2).")
            .arg(place, dtypeText(output));
    QString text = fillPlaceholders(
        AgreementText::tr(
            "Outputs differ from those of the baseline. In %1, %2 of %3 elements lie beyond the "
            "tolerance of PyTorch for %4 (relative %5, absolute %6)."),
        {place, countText(output.beyond), countText(output.elements), dtypeText(output),
         number(output.tolerance.relative), number(output.tolerance.absolute)});
    if (!output.firstBeyond.empty())
        text += u' ' + AgreementText::tr("The first one is at %1.").arg(positionText(output.firstBeyond));
    if (output.largestDifference)
        text +=
            u' ' + AgreementText::tr("The largest difference is %1.").arg(number(*output.largestDifference));
    if (output.nanInOne > 0)
        text += u' ' + AgreementText::tr("NaN stands in one of the two only at %1 places.")
                           .arg(countText(output.nanInOne));
    return text;
}

QString withinText(const std::vector<OutputAgreement>& outputs)
{
    const auto largest = std::ranges::max_element(
        outputs, {}, [](const OutputAgreement& output) { return output.largestDifference.value_or(0); });
    return fillPlaceholders(
        AgreementText::tr(
            "Its outputs agree with those of the baseline within the tolerances of PyTorch for their "
            "dtypes. The largest difference is %1 (%2)."),
        {number(largest->largestDifference.value_or(0)), dtypeText(*largest)});
}

QString otherText(const OutputAgreement& output, Agreement overall)
{
    const QString which = countText(output.output), step = countText(output.step);
    switch (overall) {
    case Agreement::Missing:
        return AgreementText::tr("Output %1 of step %2 is there in one of the two runs only.")
            .arg(which, step);
    case Agreement::KindDiffers:
        return AgreementText::tr("Output %1 of step %2 is of another kind than in the baseline.")
            .arg(which, step);
    case Agreement::ShapeDiffers:
        return AgreementText::tr("Output %1 of step %2 has another shape than in the baseline.")
            .arg(which, step);
    case Agreement::Unknown:
        return AgreementText::tr(
                   "The bits of output %1 of step %2 differ from those of the baseline. Its elements "
                   "were not kept, so whether they agree is not known.")
            .arg(which, step);
    default:
        return {};
    }
}

} // namespace

QStringList agreementTexts(const rerun::Outcome& outcome)
{
    const auto overall = rerun::overall(outcome.agreement);
    if (!overall)
        return {};
    const OutputAgreement& first = firstOf(outcome.agreement, *overall);
    switch (*overall) {
    case Agreement::Identical:
        return {
            AgreementText::tr("Its outputs are those of the baseline, bit by bit."),
            AgreementText::tr("Outputs that agree on these inputs do not show that they are right, nor that "
                              "others would agree.")};
    case Agreement::Within:
        return {
            withinText(outcome.agreement),
            AgreementText::tr("Outputs that agree on these inputs do not show that they are right, nor that "
                              "others would agree.")};
    case Agreement::Beyond:
        return {beyondText(first),
                AgreementText::tr(
                    "A difference does not tell which of the two is right: another order of additions "
                    "changes the last digits, and random numbers need the same seed.")};
    default:
        return {otherText(first, *overall)};
    }
}

} // namespace torchtriage::workbench
