// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_text.h"

#include "app/cli/batch_tree.h"
#include "app/workbench/contract_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

#include <algorithm>

namespace torchtriage::cli {

namespace {

constexpr std::size_t shownOffenders = 20;
constexpr std::size_t shownText = 60;

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

std::string words(const QString& text)
{
    return text.toStdString();
}

std::string valueText(const contract::Parameter& value)
{
    struct Visitor {
        std::string operator()(bool held) const { return held ? "true" : "false"; }
        std::string operator()(std::int64_t held) const { return std::to_string(held); }
        std::string operator()(double held) const { return QString::number(held, 'g', 15).toStdString(); }
        std::string operator()(const std::string& held) const { return held; }
        std::string operator()(const std::vector<std::int64_t>& held) const
        {
            std::string text = "[";
            for (std::size_t i = 0; i < held.size(); ++i)
                text += (i == 0 ? "" : ", ") + std::to_string(held[i]);
            return text + "]";
        }
    };
    return std::visit(Visitor{}, value);
}

void printArguments(const contract::Proposal& proposal, std::ostream& out)
{
    for (const contract::ProposedInput& each : proposal.inputs)
        out << "  " << each.role << " = " << plainText(each.key, shownText) << "  ("
            << words(workbench::originText(each.origin, each.evidence)) << ")\n";
    for (const contract::ProposedParameter& each : proposal.parameters)
        out << "  " << each.name << " = " << plainText(valueText(each.value), shownText) << "  ("
            << words(workbench::originText(each.origin, each.evidence)) << ")\n";
}

void printOffenders(const contract::ElementFacts& facts, std::ostream& out)
{
    for (std::size_t i = 0; i < std::min(shownOffenders, facts.first.size()); ++i) {
        const contract::Offender& each = facts.first[i];
        out << "    " << words(workbench::positionText(each.position, facts.shape)) << "  "
            << words(workbench::offenderValue(each)) << "  "
            << words(workbench::faultText(each.fault, facts));
        if (!each.sample.empty())
            out << "  " << plainText(each.sample, shownText);
        if (!each.source.empty())
            out << "  " << plainText(each.source, shownText);
        out << "\n";
    }
    if (facts.refusedCount > shownOffenders)
        out << "    "
            << words(workbench::fillPlaceholders(CheckText::tr("and %1 more; --csv FILE writes all of them"),
                                                 {QString::number(facts.refusedCount - shownOffenders)}))
            << "\n";
}

void printHypothesis(char letter, const QString& title, const std::vector<contract::HypothesisFact>& facts,
                     const QString& reading, std::ostream& out)
{
    out << "  " << letter << "  " << words(title) << "\n";
    for (const contract::HypothesisFact& each : facts) {
        const char* const mark = each.bearing == contract::Bearing::Fits      ? "+"
                                 : each.bearing == contract::Bearing::Against ? "-"
                                                                              : "?";
        out << "     " << mark << " " << words(workbench::hypothesisText(each)) << "\n";
    }
    out << "     " << words(reading) << "\n";
}

void printHypotheses(const contract::Hypotheses& hypotheses, std::ostream& out)
{
    out << "\n" << words(CheckText::tr("Two hypotheses")) << "\n";
    printHypothesis('A', workbench::oneBasedTitle(), hypotheses.oneBased,
                    workbench::oneBasedReading(hypotheses), out);
    printHypothesis('B', workbench::moreClassesTitle(hypotheses), hypotheses.moreClasses,
                    workbench::moreClassesReading(hypotheses), out);
    for (const contract::SourceBearing& each : hypotheses.sources)
        out << "  " << words(workbench::sourceText(each, hypotheses.classes)) << "\n";
    out << "  " << words(workbench::notDecidedText()) << "\n";
}

} // namespace

void printCheck(const contract::Proposal& proposal, const workbench::ContractReport& report,
                std::ostream& out)
{
    const contract::CheckResult& result = report.result;
    out << words(workbench::verdictText(result)) << "\n";
    if (const QString detail = workbench::verdictDetail(result); !detail.isEmpty())
        out << "  " << words(detail) << "\n";
    out << "\n" << toString(result.contract) << ", " << result.op << "\n";
    printArguments(proposal, out);
    for (const contract::Finding& each : result.findings)
        out << "  - " << words(workbench::findingText(result, each)) << "\n";
    for (const contract::ElementFacts& each : result.elements)
        printOffenders(each, out);
    if (report.mapping) {
        out << "\n" << words(CheckText::tr("Mapping")) << "\n";
        for (const QString& line : workbench::mappingTexts(*report.mapping))
            out << "  - " << words(line) << "\n";
    }
    if (report.hypotheses)
        printHypotheses(*report.hypotheses, out);
    for (const contract::SilentCuda& each : report.silent)
        out << "\n" << words(workbench::silentCudaText(each)) << "\n";
}

} // namespace torchtriage::cli
