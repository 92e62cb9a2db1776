// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a request that speak of what was done with the failing case: checks, reruns, kept cases,
// and what follows from them.
#include "app/workbench/contract_text.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/request_sections.h"
#include "app/workbench/request_text.h"
#include "app/workbench/rerun_text.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"
#include "core/incident/check_record.h"

#include <QCoreApplication>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

using request::Facts;
using request::Section;
using request::Sentence;
using request::TriedRun;
using rerun::Change;
using rerun::Verdict;

struct RequestText {
    Q_DECLARE_TR_FUNCTIONS(RequestText)
};

Section section(const char* id, const QString& heading)
{
    Section one;
    one.id = id;
    one.heading = heading.toStdString();
    return one;
}

Sentence words(const QString& text)
{
    return {{text.toStdString(), false}};
}

QString joined(const std::vector<std::string>& list)
{
    QStringList texts;
    for (const std::string& each : list)
        texts << plainValue(each, 120);
    return texts.join(QStringLiteral(", "));
}

std::span<const rerun::Variation> variations()
{
    static const auto all = rerun::builtinVariations();
    return all ? std::span<const rerun::Variation>(*all) : std::span<const rerun::Variation>();
}

/// The variation of a run; one that this version does not know stands by its id.
rerun::Variation variationOf(const rerun::Outcome& outcome)
{
    if (const auto* known = rerun::findVariation(variations(), outcome.variation))
        return *known;
    rerun::Variation other;
    other.id = outcome.variation;
    other.change = outcome.change;
    return other;
}

QString nameOf(const rerun::Outcome& outcome)
{
    return outcome.change == Change::Custom && !outcome.name.empty() ? plainValue(outcome.name, 80)
                                                                     : variationName(variationOf(outcome));
}

/// "builtin, PyTorch 2.4.0, cuda:0": evidence.
QString engineText(const rerun::Outcome& outcome)
{
    QStringList parts;
    if (!outcome.engine.empty())
        parts << plainValue(outcome.engine, 120);
    if (!outcome.torch.empty())
        parts << QStringLiteral("PyTorch ") + plainValue(outcome.torch, 40);
    if (!outcome.device.empty())
        parts << plainValue(outcome.device, 20);
    return parts.join(QStringLiteral(", "));
}

/// One run: what was changed, how it ended, what it printed, where, and with what.
Sentence runSentence(const TriedRun& run)
{
    const rerun::Outcome& outcome = run.outcome;
    Sentence sentence = quoting(
        RequestText::tr("%1: %2.").arg(nameOf(outcome), verdictName(outcome.verdict(), outcome.change)), {});
    const auto add = [&sentence](const Sentence& more) {
        sentence.push_back({" ", false});
        sentence.insert(sentence.end(), more.begin(), more.end());
    };
    if (run.rate.conclusive > 1)
        add(words(RequestText::tr("It failed in %1 of %2 runs.")
                      .arg(numberText(run.rate.failed), numberText(run.rate.conclusive))));
    if (outcome.failure && !outcome.failure->message.empty())
        add({{failureLine(outcome).toStdString(), true}});
    const QString place = plainValue(placeOf(outcome.failure));
    if (outcome.verdict() == Verdict::Moved && !place.isEmpty())
        add(quoting(RequestText::tr("Observed at %1, before at %2."),
                    {place, plainValue(outcome.observedBefore)}));
    else if (!place.isEmpty())
        add(quoting(RequestText::tr("Observed at %1."), {place}));
    if (const QString engine = engineText(outcome); !engine.isEmpty())
        add(quoting(RequestText::tr("Run with %1."), {engine}));
    return sentence;
}

QString notNeededText(const TriedRun& run)
{
    switch (run.outcome.change) {
    case Change::Nothing:
        return RequestText::tr(
            "It does not need what ran before it in the old process: it fails in a new one.");
    case Change::Device:
        return RequestText::tr("It does not need a GPU: it fails on the CPU in the same way.");
    case Change::Precision:
        return RequestText::tr("It does not need reduced precision: it fails in float32 too.");
    case Change::Operator:
        return RequestText::tr("It does not need the operator's own kernel: the reference fails too.");
    case Change::Extension:
        return RequestText::tr("It does not need the optional extension: it fails without it.");
    case Change::Layout:
        return RequestText::tr("It does not need the strides of the inputs: it fails with contiguous ones.");
    case Change::Samples:
        return RequestText::tr("It does not need the whole batch: one sample is enough.");
    default:
        return RequestText::tr("The change “%1” does not decide: it fails with it too.")
            .arg(nameOf(run.outcome));
    }
}

QString checkTitle(const request::CheckFact& check)
{
    const contract::ElementFacts* const elements = check.result.subject();
    const std::string contract(toString(check.result.contract));
    const QString name =
        plainValue(check.result.op.empty() ? contract : contract + ", " + check.result.op, 80);
    if (!elements)
        return RequestText::tr("Check %1").arg(name);
    //: %1 "class-index, nll_loss", %2 "target"
    return RequestText::tr("Check %1 of %2").arg(name, plainValue(elements->key, 80));
}

/// Changes that no finished run made.
QStringList untriedNames(const Facts& facts)
{
    QStringList names;
    for (const rerun::Variation& variation : variations()) {
        const bool tried = std::ranges::any_of(facts.tried, [&](const TriedRun& run) {
            return run.outcome.variation == variation.id && run.rate.conclusive > 0;
        });
        if (!tried && variation.change != Change::Custom)
            names << variationName(variation);
    }
    return names;
}

bool hasRun(const Facts& facts, Change change)
{
    return std::ranges::any_of(facts.tried, [change](const TriedRun& run) {
        return run.outcome.change == change && run.rate.conclusive > 0;
    });
}

/// What the log alone does not tell, a check or a run may have told since.
Answers answersOf(const Facts& facts)
{
    incident::Record record;
    for (const request::CheckFact& check : facts.checks)
        record.checks.push_back(incident::checkRecordOf(check.result, check.batch, {}));
    Answers answers = workbench::answersOf(record);
    for (const TriedRun& run : facts.tried) {
        if (const auto again = failsAgain(run.outcome.verdict(), run.outcome.change))
            answers.failsAgain = answers.failsAgain.value_or(false) || *again;
    }
    return answers;
}

} // namespace

Section caseSection(const Facts& facts)
{
    Section one = section("minimal-case", RequestText::tr("Minimal case"));
    if (!facts.attachedCase.empty())
        one.blocks.push_back(
            request::paragraph(quoting(RequestText::tr("In the zip with this text, with its values: %1."),
                                       {joined(facts.attachedCase)})));
    std::vector<Sentence> points;
    for (const request::CaseFact& kept : facts.cases) {
        Sentence point = {{kept.name, true}};
        if (!kept.operators.empty()) {
            point.push_back({": ", false});
            point.push_back({joined(kept.operators).toStdString(), true});
        }
        if (!kept.message.empty()) {
            point.push_back({" ", false});
            point.push_back({plainValue(kept.message, 300).toStdString(), true});
        }
        points.push_back(std::move(point));
    }
    if (points.empty())
        return one;
    one.blocks.push_back(request::paragraph(
        words(facts.attachedCase.empty()
                  ? RequestText::tr("Kept with the incident, not attached; it can be asked for:")
                  : RequestText::tr("Kept with the incident:"))));
    one.blocks.push_back(request::list(std::move(points)));
    return one;
}

Section checkSection(const Facts& facts)
{
    Section one = section("checks", RequestText::tr("Checks of the data"));
    std::vector<Sentence> points;
    for (const request::CheckFact& check : facts.checks) {
        QString text = RequestText::tr("%1: %2.").arg(checkTitle(check), verdictText(check.result));
        if (const QString detail = verdictDetail(check.result); !detail.isEmpty())
            text += u' ' + detail;
        points.push_back(words(text));
    }
    if (!points.empty())
        one.blocks.push_back(request::list(std::move(points)));
    return one;
}

Section triedSection(const Facts& facts)
{
    Section one = section("tried", RequestText::tr("What was tried"));
    if (facts.tried.empty()) {
        one.blocks.push_back(
            request::paragraph(words(RequestText::tr("No rerun of the failing case is recorded."))));
        return one;
    }
    std::vector<Sentence> points;
    for (const TriedRun& run : facts.tried)
        points.push_back(runSentence(run));
    one.blocks.push_back(
        request::paragraph(words(RequestText::tr("Each rerun in a new process, with one change at most."))));
    one.blocks.push_back(request::list(std::move(points)));
    const bool passedOnCpu = std::ranges::any_of(facts.tried, [](const TriedRun& run) {
        return run.outcome.change == Change::Device && run.outcome.verdict() == Verdict::NotReproduced;
    });
    if (passedOnCpu)
        one.blocks.push_back(request::paragraph(
            words(RequestText::tr("A success on the CPU is a clue, not a validation of CUDA."))));
    return one;
}

Section ruledOutSection(const Facts& facts)
{
    Section one = section("ruled-out", RequestText::tr("What is ruled out"));
    std::vector<Sentence> points;
    for (const TriedRun& run : facts.tried) {
        const Sentence sentence = words(notNeededText(run));
        if (isNotNeeded(run) && std::ranges::find(points, sentence) == points.end())
            points.push_back(sentence);
    }
    for (const request::CheckFact& check : facts.checks) {
        if (check.result.verdict == contract::Verdict::Passed)
            points.push_back(words(
                RequestText::tr("%1: what the operator asks of these inputs holds.").arg(checkTitle(check))));
    }
    if (points.empty())
        one.blocks.push_back(request::paragraph(words(RequestText::tr("Nothing is ruled out so far."))));
    else
        one.blocks.push_back(request::list(std::move(points)));
    return one;
}

Section unknownSection(const Facts& facts)
{
    Section one = section("unknown", RequestText::tr("What is not known"));
    std::vector<Sentence> points;
    for (const KnownFact& fact : knownFacts(facts.report, answersOf(facts))) {
        if (!fact.known)
            points.push_back(words(fact.text));
    }
    for (const triage::Reason& reason : facts.report.missing) {
        if (!hasRun(facts, Change::Launch) || reason.id != "no-blocking-run")
            points.push_back(words(missingText(reason)));
    }
    const QStringList untried = untriedNames(facts);
    if (!facts.tried.empty() && !untried.isEmpty())
        points.push_back(
            words(RequestText::tr("How it behaves with these changes, which no finished run made: %1.")
                      .arg(untried.join(QStringLiteral(", ")))));
    if (!points.empty())
        one.blocks.push_back(request::list(std::move(points)));
    return one;
}

Section noteSection(const Facts& facts)
{
    Section one = section("notes", RequestText::tr("Notes"));
    std::vector<Sentence> points;
    for (const request::NoteFact& note : facts.notes)
        points.push_back(quoting(QString::fromStdString(note.time.substr(0, 10)) + QStringLiteral(" %1"),
                                 {plainValue(note.text, 4000)}));
    if (!points.empty())
        one.blocks.push_back(request::list(std::move(points)));
    return one;
}

} // namespace torchtriage::workbench
