// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/contract_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

namespace {

struct ContractFindings {
    Q_DECLARE_TR_FUNCTIONS(ContractFindings)
};

struct Sentence {
    const char* id;
    const char* text; ///< %1 is the input, %2 and so on the values
};

constexpr Sentence sentences[] = {
    {"missing-input", QT_TRANSLATE_NOOP("ContractFindings", "The check of %2 needs a key for its input %1.")},
    {"missing-classes", QT_TRANSLATE_NOOP("ContractFindings", "The number of classes is not known.")},
    {"missing-size", QT_TRANSLATE_NOOP("ContractFindings", "The size that %2 indexes into is not known.")},
    {"missing-parameter", QT_TRANSLATE_NOOP("ContractFindings", "The check needs the parameter %2.")},
    {"operator-unknown",
     QT_TRANSLATE_NOOP("ContractFindings", "This contract has no rules for the operator %2.")},
    {"varies-by-version",
     QT_TRANSLATE_NOOP("ContractFindings",
                       "PyTorch changed this between %2 and %3; your version lies between the two.")},
    {"not-a-tensor", QT_TRANSLATE_NOOP("ContractFindings", "%1 (key %2) is not a tensor.")},
    {"layout",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 has the layout %2; only strided tensors are checked.")},
    {"dtype", QT_TRANSLATE_NOOP("ContractFindings", "%1 is %2; %4 takes %3.")},
    {"dtype-differs",
     QT_TRANSLATE_NOOP("ContractFindings", "%2 is %3 and %1 is %4; %5 takes one type for both.")},
    {"dtype-on-cpu", QT_TRANSLATE_NOOP("ContractFindings",
                                       "%1 is %2; older versions of PyTorch have no %3 for it on the CPU.")},
    {"device-differs",
     QT_TRANSLATE_NOOP("ContractFindings",
                       "%2 was saved from %3 and %1 from %4; %5 takes one device for both.")},
    {"rank",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 has the shape %2; %4 takes this many dimensions: %3.")},
    {"shape-differs", QT_TRANSLATE_NOOP("ContractFindings", "%1 has the shape %4, but %2 has %3.")},
    {"size-differs",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 has size %5 in dimension %6, but %2 has %3 in dimension %4.")},
    {"batch-size", QT_TRANSLATE_NOOP("ContractFindings", "%1 has %4 samples, but %2 has %3.")},
    {"broadcast",
     QT_TRANSLATE_NOOP("ContractFindings", "%2 %3 and %1 %4 do not broadcast: %5 and %6 in dimension %7.")},
    {"parameter-range", QT_TRANSLATE_NOOP("ContractFindings", "%2 is %3; allowed: %4 to %5.")},
    {"weight-length", QT_TRANSLATE_NOOP("ContractFindings",
                                        "%1 has the shape %2; one weight for each of %3 classes is needed.")},
    {"classes-differ",
     QT_TRANSLATE_NOOP("ContractFindings", "%2 classes were given, but %1 has %3 columns.")},
    {"probabilities",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 is %2 %3: its type and shape are those of class "
                                           "probabilities, which have no class numbers to check.")},
    {"probabilities-integer",
     QT_TRANSLATE_NOOP(
         "ContractFindings",
         "%1 has the shape of class probabilities, %3, but is %2; probabilities are floating-point.")},
    {"probabilities-ignore",
     QT_TRANSLATE_NOOP("ContractFindings",
                       "ignore_index %2 goes with class numbers only, not with probabilities.")},
    {"no-usable-target",
     QT_TRANSLATE_NOOP("ContractFindings", "All %2 targets are ignored (%3) or there is none: the mean loss "
                                           "would be NaN, and PyTorch says nothing.")},
    {"elements", QT_TRANSLATE_NOOP("ContractFindings", "%1: %2 of %3 elements are outside what is allowed.")},
    {"mask-shape",
     QT_TRANSLATE_NOOP("ContractFindings", "The mask %1 has the shape %3, which is not how %2 %4 begins.")},
    {"index-larger", QT_TRANSLATE_NOOP("ContractFindings", "%1 %3 is larger than %2 %4 in dimension %5.")},
    {"empty-needs-classes",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 is empty, and the number of classes is not given.")},
    {"offsets-first",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 begins with %2; the first bag has to start at 0.")},
    {"offsets-last", QT_TRANSLATE_NOOP("ContractFindings", "%1 ends with %2, beyond the %3 indices.")},
    {"offsets-decrease", QT_TRANSLATE_NOOP("ContractFindings", "%1 falls to %3 at position %2, after %4.")},
    {"offsets-unwanted",
     QT_TRANSLATE_NOOP("ContractFindings",
                       "Indices of shape %2 are bags by themselves; %1 may not be given.")},
    {"offsets-missing", QT_TRANSLATE_NOOP("ContractFindings", "Indices of shape %2 need %1.")},
    {"row-sum",
     QT_TRANSLATE_NOOP("ContractFindings", "%1: %2 of %3 rows have no positive sum; the first is row %4.")},
    {"always-finite",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 is %2, which has neither NaN nor infinities.")},
    {"length-over", QT_TRANSLATE_NOOP("ContractFindings", "%1: %3 at position %2 is more than %4.")},
    {"length-negative", QT_TRANSLATE_NOOP("ContractFindings", "%1: %3 at position %2 is negative.")},
    {"length-not-positive", QT_TRANSLATE_NOOP("ContractFindings", "%1: %3 at position %2 is not above 0.")},
    {"length-count", QT_TRANSLATE_NOOP("ContractFindings", "%1 has %2 entries; %3 are needed.")},
    {"length-sum", QT_TRANSLATE_NOOP("ContractFindings", "%1 adds up to %2; %3 is needed.")},
    {"input-shorter",
     QT_TRANSLATE_NOOP(
         "ContractFindings",
         "Sample %2: input length %3 is shorter than its target, %4; the loss becomes infinite.")},
    {"not-sorted",
     QT_TRANSLATE_NOOP("ContractFindings",
                       "%1 rises to %3 at position %2, after %4; enforce_sorted wants them falling.")},
    {"empty-input", QT_TRANSLATE_NOOP("ContractFindings", "%1 is empty: %2.")},
    {"mask-count", QT_TRANSLATE_NOOP("ContractFindings", "The mask marks %2 elements, but %1 has %3.")},
    {"no-samples", QT_TRANSLATE_NOOP("ContractFindings", "%2 is a scalar and has no samples.")},
    {"normalized-shape",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 has the shape %3, which does not end in %2.")},
    {"element-count", QT_TRANSLATE_NOOP("ContractFindings", "%1 %2 has %3 elements, which do not fill %4.")},
    {"view-strides",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 %2 with strides %3 cannot be seen as %4 without a copy.")},
    {"overlap",
     QT_TRANSLATE_NOOP("ContractFindings", "%1 %2 with strides %3 holds one element in memory several times "
                                           "along dimension %4; writing in place is refused.")},
    {"pairs", QT_TRANSLATE_NOOP("ContractFindings", "%1 %2 with strides %3 does not lie in pairs.")},
    {"not-contiguous", QT_TRANSLATE_NOOP("ContractFindings", "%1 %2 with strides %3 is not contiguous.")},
    {"input-type", QT_TRANSLATE_NOOP("ContractFindings", "%1: %2, saved from %3.")},
    {"layout-facts", QT_TRANSLATE_NOOP("ContractFindings", "%1: shape %2, strides %3.")},
};

} // namespace

QString findingText(const contract::CheckResult& result, const contract::Finding& finding)
{
    QStringList values{plainValue(finding.role, 80)};
    for (const std::string& each : finding.values)
        values << plainValue(each, 120);
    for (const Sentence& each : sentences) {
        if (finding.id == each.id)
            return fillPlaceholders(ContractFindings::tr(each.text), values);
    }
    return plainValue(result.op + ": " + finding.id, 120);
}

namespace {

QString joined(const std::vector<std::int64_t>& numbers)
{
    QStringList texts;
    for (const std::int64_t each : numbers)
        texts << QString::number(each);
    return texts.mid(0, 12).join(QStringLiteral(", ")) +
           (texts.size() > 12 ? QStringLiteral(", …") : QString());
}

QString joined(const std::vector<std::string>& names)
{
    QStringList texts;
    for (std::size_t i = 0; i < names.size() && i < 6; ++i)
        texts << plainValue(names[i], 40);
    return texts.join(QStringLiteral(", ")) + (names.size() > 6 ? QStringLiteral(", …") : QString());
}

} // namespace

QStringList mappingTexts(const contract::MappingFacts& facts)
{
    QStringList lines;
    const auto add = [&lines](bool holds, const QString& text, const QStringList& values) {
        if (holds)
            lines << fillPlaceholders(text, values);
    };
    add(facts.oneToOne, ContractFindings::tr("Numbers and names are one to one: %1 names."),
        {QString::number(facts.names)});
    add(!facts.duplicateIds.empty(), ContractFindings::tr("Numbers with more than one name: %1."),
        {joined(facts.duplicateIds)});
    add(!facts.duplicateNames.empty(), ContractFindings::tr("Names with more than one number: %1."),
        {joined(facts.duplicateNames)});
    add(!facts.namesWithoutId.empty(), ContractFindings::tr("Names without a number: %1."),
        {joined(facts.namesWithoutId)});
    add(!facts.idsWithoutName.empty(), ContractFindings::tr("Numbers without a name: %1."),
        {joined(facts.idsWithoutName)});
    add(facts.holeCount > 0, ContractFindings::tr("Numbers that are left out: %1."), {joined(facts.holes)});
    add(facts.lowest.has_value() && facts.offset != 0,
        ContractFindings::tr("The numbers begin at %1, not at 0."), {QString::number(facts.offset)});
    add(!facts.outside.empty(), ContractFindings::tr("Numbers outside 0 to %1: %2."),
        {QString::number(facts.classes.value_or(0) - 1), joined(facts.outside)});
    add(!facts.unnamedValues.empty(), ContractFindings::tr("Values of this batch without a name: %1."),
        {joined(facts.unnamedValues)});
    add(facts.classes.has_value() && static_cast<std::int64_t>(facts.names) != *facts.classes,
        ContractFindings::tr("%1 names for %2 classes."),
        {QString::number(facts.names), QString::number(facts.classes.value_or(0))});
    return lines;
}

} // namespace torchtriage::workbench
