// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/contract_text.h"

#include "app/workbench/batch_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace torchtriage::workbench {

using contract::CheckResult;
using contract::ElementFacts;
using contract::Verdict;

namespace {

struct ContractText {
    Q_DECLARE_TR_FUNCTIONS(ContractText)
};

constexpr std::size_t mostCodeLines = 40;

int asCount(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

QString boundText(double bound, bool whole)
{
    return whole ? QString::number(static_cast<qlonglong>(bound)) : QString::number(bound, 'g', 15);
}

QString number(std::uint64_t value)
{
    return numberText(static_cast<std::int64_t>(value));
}

QString refusedTitle(const CheckResult& result)
{
    const ElementFacts* const elements = result.subject();
    if (!elements || elements->refusedCount == 0 || !elements->enforced)
        return fillPlaceholders(ContractText::tr("Refused: %1 raises on the CPU with these inputs"),
                                {plainValue(result.op, 60)});
    const QStringList values{number(elements->refusedCount), number(elements->elements)};
    const bool target = elements->role == "target" || elements->role == "targets";
    if (!elements->whole && !elements->low && !elements->high)
        return fillPlaceholders(ContractText::tr("Refused: %1 of %2 elements are NaN or infinite"), values);
    return fillPlaceholders(target ? ContractText::tr("Refused: %1 of %2 targets out of range")
                                   : ContractText::tr("Refused: %1 of %2 elements out of range"),
                            values);
}

} // namespace

contract::LogClues cluesOf(const triage::Report& report)
{
    contract::LogClues clues;
    clues.contract = report.contract;
    clues.op = report.op;
    clues.argument = report.argument;
    clues.assertion = report.assertion;
    clues.message = report.message;
    clues.torch = report.context.torch;
    if (report.first && *report.first < report.events.size()) {
        for (const triage::StackFrame& frame : report.events[*report.first].frames) {
            if (!frame.code.empty() && clues.code.size() < mostCodeLines)
                clues.code.push_back(frame.code);
        }
    }
    return clues;
}

QString verdictText(const CheckResult& result)
{
    switch (result.verdict) {
    case Verdict::Passed:
        return ContractText::tr("Passed: the contract holds for these inputs");
    case Verdict::Refused:
        return refusedTitle(result);
    case Verdict::NoUsableTarget:
        return ContractText::tr("Refused: no usable target in this batch");
    case Verdict::OutOfScope:
        return ContractText::tr("Out of scope: the targets are class probabilities");
    case Verdict::Undetermined:
        break;
    }
    return ContractText::tr("Not determined: the check lacks something");
}

QString allowedText(const ElementFacts& elements)
{
    const QString low = elements.low ? boundText(*elements.low, elements.whole) : QString();
    const QString high = elements.high ? boundText(*elements.high, elements.whole) : QString();
    if (elements.low && elements.high && *elements.high < *elements.low)
        return ContractText::tr("no value");
    if (elements.low && elements.high)
        return elements.ignored ? fillPlaceholders(ContractText::tr("%1 to %2, or %3"),
                                                   {low, high, QString::number(*elements.ignored)})
                                : fillPlaceholders(ContractText::tr("%1 to %2"), {low, high});
    if (elements.low)
        return fillPlaceholders(ContractText::tr("%1 and above"), {low});
    return ContractText::tr("finite values");
}

QString verdictDetail(const CheckResult& result)
{
    const ElementFacts* const elements = result.subject();
    if (result.verdict == Verdict::Refused && elements && !elements->first.empty() && elements->enforced) {
        const contract::Offender& first = elements->first.front();
        QStringList values{allowedText(*elements), offenderValue(first),
                           positionText(first.position, elements->shape)};
        if (first.sample.empty())
            return fillPlaceholders(ContractText::tr("Allowed: %1. Found: %2 at position %3."), values);
        values << plainValue(first.sample, 80);
        return fillPlaceholders(ContractText::tr("Allowed: %1. Found: %2 at position %3, sample %4."),
                                values);
    }
    // The first thing that decided, where elements did not.
    const auto decided = std::ranges::find_if(result.findings, [&](const contract::Finding& each) {
        return each.weight == (result.verdict == Verdict::Refused        ? contract::Weight::Refusal
                               : result.verdict == Verdict::Undetermined ? contract::Weight::Question
                                                                         : contract::Weight::Note);
    });
    if (decided != result.findings.end() && result.verdict != Verdict::Passed)
        return findingText(result, *decided);
    if (result.verdict == Verdict::Passed && elements && elements->refusedCount == 0)
        return fillPlaceholders(
            ContractText::tr("%1 elements looked at. Allowed: %2. This does not prove that "
                             "the labels mean what the model takes them for."),
            {number(elements->elements), allowedText(*elements)});
    return {};
}

QString faultText(contract::Fault fault, const ElementFacts& elements)
{
    switch (fault) {
    case contract::Fault::Below:
        return fillPlaceholders(ContractText::tr("below %1"),
                                {boundText(elements.low.value_or(0), elements.whole)});
    case contract::Fault::Above:
        return fillPlaceholders(ContractText::tr("above %1"),
                                {boundText(elements.high.value_or(0), elements.whole)});
    case contract::Fault::NotANumber:
        return QStringLiteral("NaN");
    case contract::Fault::Infinite:
        break;
    }
    return ContractText::tr("infinite");
}

QString offenderValue(const contract::Offender& offender)
{
    return elementText(offender.value, batch::DType::Float64);
}

QString positionText(std::uint64_t position, const std::vector<std::int64_t>& shape)
{
    if (shape.size() < 2)
        return QString::number(position);
    std::vector<std::int64_t> index(shape.size());
    for (std::size_t i = shape.size(); i-- > 0;) {
        const auto size = static_cast<std::uint64_t>(std::max<std::int64_t>(shape[i], 1));
        index[i] = static_cast<std::int64_t>(position % size);
        position /= size;
    }
    return shapeText(index);
}

QString oneBasedTitle()
{
    return ContractText::tr("Labels are 1-based");
}

QString moreClassesTitle(const contract::Hypotheses& hypotheses)
{
    const std::int64_t more = hypotheses.neededClasses - hypotheses.classes;
    return ContractText::tr("%n more class(es) exist", nullptr, asCount(static_cast<std::uint64_t>(more)));
}

QString oneBasedReading(const contract::Hypotheses& hypotheses)
{
    return fillPlaceholders(
        ContractText::tr("Stored 1 to %1 would stand for classes 0 to %2, in every source."),
        {QString::number(hypotheses.classes), QString::number(hypotheses.classes - 1)});
}

QString moreClassesReading(const contract::Hypotheses& hypotheses)
{
    return fillPlaceholders(
        ContractText::tr("The labels would need a model head with %1 outputs; this one has %2."),
        {QString::number(hypotheses.neededClasses), QString::number(hypotheses.classes)});
}

QString notDecidedText()
{
    return ContractText::tr("Not decided here. The label file decides.");
}

QString hypothesisText(const contract::HypothesisFact& fact)
{
    struct Sentence {
        const char* id;
        const char* text;
    };
    static constexpr Sentence sentences[] = {
        {"zero-never-occurs", QT_TRANSLATE_NOOP("ContractText", "0 never occurs in %1 targets")},
        {"zero-occurs", QT_TRANSLATE_NOOP("ContractText", "0 occurs in the targets (%1)")},
        {"zero-absent", QT_TRANSLATE_NOOP("ContractText", "0 does not occur in this batch")},
        {"highest-equals-size",
         QT_TRANSLATE_NOOP("ContractText", "The largest value equals the class count, %1")},
        {"outside-one-to-size", QT_TRANSLATE_NOOP("ContractText", "%1 targets lie outside 1 to %2 too")},
        {"no-label-file", QT_TRANSLATE_NOOP("ContractText", "No label file is open")},
        {"list-begins-at-one",
         QT_TRANSLATE_NOOP("ContractText", "The label file numbers its classes 1 to %1")},
        {"list-begins-at", QT_TRANSLATE_NOOP("ContractText", "The label file begins its numbers at %1")},
        {"negative-occurs", QT_TRANSLATE_NOOP("ContractText", "The value %1 occurs, which no class has")},
        {"above-occurs",
         QT_TRANSLATE_NOOP("ContractText",
                           "%1 of %2 targets are refused, as those of a rare class would be")},
        {"list-may-have",
         QT_TRANSLATE_NOOP("ContractText", "The class list may have %1 names; it is not open")},
        {"list-has", QT_TRANSLATE_NOOP("ContractText", "The label file has %1 names")},
        {"source-against", QT_TRANSLATE_NOOP("ContractText", "Source %1 does not fit by itself")},
    };
    QStringList values;
    for (const std::string& each : fact.values)
        values << plainValue(each, 80);
    for (const Sentence& each : sentences) {
        if (fact.id == each.id)
            return fillPlaceholders(ContractText::tr(each.text), values);
    }
    return plainValue(fact.id, 80);
}

QString sourceText(const contract::SourceBearing& source, std::int64_t classes)
{
    const QStringList values{plainValue(source.source, 80), number(source.targets), number(source.zeros),
                             number(source.atSize), QString::number(classes)};
    const QString counts =
        fillPlaceholders(ContractText::tr("%1: %2 targets, 0 occurs %3 times, %5 occurs %4 times."), values);
    if (source.oneBased == contract::Bearing::Against)
        return counts + u' ' + ContractText::tr("1-based labels do not fit this source.");
    if (source.oneBased == contract::Bearing::Fits)
        return counts + u' ' + ContractText::tr("1-based labels fit this source.");
    return counts + u' ' + ContractText::tr("This source tells for neither.");
}

QString silentCudaText(const contract::SilentCuda& entry)
{
    return fillPlaceholders(
        ContractText::tr(
            "CUDA is known to accept here what the CPU refuses (%1, PyTorch %2 to %3; %4). A run "
            "that passes on CUDA is no proof that the data are valid."),
        {plainValue(entry.operators.front(), 60),
         QStringLiteral("%1.%2.%3").arg(entry.since.major).arg(entry.since.minor).arg(entry.since.patch),
         QStringLiteral("%1.%2.%3").arg(entry.until.major).arg(entry.until.minor).arg(entry.until.patch),
         plainValue(entry.sources.front(), 120)});
}

QString originText(contract::Origin origin, const std::string& evidence)
{
    const QStringList values{plainValue(evidence, 80)};
    switch (origin) {
    case contract::Origin::Assertion:
        return fillPlaceholders(ContractText::tr("from the assertion in the log: %1"), values);
    case contract::Origin::Signature:
    case contract::Origin::Message:
        return fillPlaceholders(ContractText::tr("from the message in the log: %1"), values);
    case contract::Origin::Code:
        return fillPlaceholders(ContractText::tr("from the code in the traceback: %1"), values);
    case contract::Origin::Name:
        return fillPlaceholders(ContractText::tr("by its name: %1"), values);
    case contract::Origin::Type:
        return fillPlaceholders(ContractText::tr("the only tensor of its kind: %1"), values);
    case contract::Origin::Shape:
        return fillPlaceholders(ContractText::tr("from the shape of %1"), values);
    case contract::Origin::Default:
        return ContractText::tr("PyTorch's default");
    case contract::Origin::User:
        return ContractText::tr("set by you");
    case contract::Origin::Unknown:
        break;
    }
    return ContractText::tr("nothing tells");
}

} // namespace torchtriage::workbench
