// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/memory_text.h"
#include "app/workbench/message_facts.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"
#include "core/contract/check.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace torchtriage::workbench {

using triage::Family;
using triage::Report;

namespace {

struct KnownFacts {
    Q_DECLARE_TR_FUNCTIONS(KnownFacts)
};

void addRank(QVector<KnownFact>& facts, const Report& report)
{
    if (report.rank) {
        facts << KnownFact{true, KnownFacts::tr("Rank %1 failed first").arg(*report.rank)};
        return;
    }
    if (report.ranks.size() > 1 || report.context.worldSize.value_or(1) > 1)
        facts << KnownFact{false, KnownFacts::tr("Which rank failed first")};
}

void addOperator(QVector<KnownFact>& facts, const Report& report)
{
    const QString op = namedOperator(report);
    if (!op.isEmpty())
        facts << KnownFact{true, KnownFacts::tr("Operator named by the log: %1").arg(op)};
    if (!report.assertion.empty())
        facts << KnownFact{
            true, KnownFacts::tr("Condition that did not hold: %1").arg(plainValue(report.assertion))};
    if (report.repeats > 1) {
        const auto count =
            static_cast<int>(std::min<std::int64_t>(report.repeats, std::numeric_limits<int>::max()));
        facts << KnownFact{true, KnownFacts::tr("Its message was printed %Ln time(s)", nullptr, count)};
    }
}

void addEnvironment(QVector<KnownFact>& facts, const Report& report)
{
    const auto backend = shownBackend(report);
    const QString torch = plainValue(report.context.torch, 40);
    if (backend && !torch.isEmpty()) {
        facts << KnownFact{true, KnownFacts::tr("PyTorch %1 on %2").arg(torch, backendName(*backend))};
    } else if (backend) {
        facts << KnownFact{true, KnownFacts::tr("Backend: %1").arg(backendName(*backend))};
    } else if (!torch.isEmpty()) {
        facts << KnownFact{true, KnownFacts::tr("PyTorch %1").arg(torch)};
    }
    if (!backend)
        facts << KnownFact{false, KnownFacts::tr("The backend: CUDA, ROCm or CPU")};
    if (torch.isEmpty())
        facts << KnownFact{false, KnownFacts::tr("The PyTorch version")};
}

void addObservation(QVector<KnownFact>& facts, const Report& report)
{
    if (!report.observation.observedOnly.has_value())
        return;
    const QString place = placeText(report.observation.at.file, report.observation.at.line);
    if (*report.observation.observedOnly) {
        facts << KnownFact{false, KnownFacts::tr("Which launch failed")};
        if (!place.isEmpty())
            facts << KnownFact{true, KnownFacts::tr("The error surfaced at %1").arg(place)};
    } else if (!place.isEmpty()) {
        facts << KnownFact{true, KnownFacts::tr("The failing call is at %1").arg(place)};
    }
}

void addRefusedValue(QVector<KnownFact>& facts, const Answers& answers)
{
    if (answers.refusedValue.isEmpty())
        facts << KnownFact{false, KnownFacts::tr("Which value was refused")};
    else
        facts << KnownFact{
            true, KnownFacts::tr("Refused value: %1 in %2").arg(answers.refusedValue, answers.refusedIn)};
}

void addFamily(QVector<KnownFact>& facts, const Report& report, const Answers& answers)
{
    if (!report.family) {
        facts << KnownFact{false, KnownFacts::tr("The error family")};
        return;
    }
    if (report.family == Family::DeviceAssert)
        addRefusedValue(facts, answers);
    if (report.family == Family::OutOfMemory && supportedReading(report.memory).empty())
        facts << KnownFact{false, KnownFacts::tr("Why the allocation failed")};
    if (report.family == Family::Collective)
        facts << KnownFact{false, KnownFacts::tr("Why that rank stopped")};
}

void addAgain(QVector<KnownFact>& facts, const Answers& answers)
{
    if (!answers.failsAgain)
        facts << KnownFact{false, KnownFacts::tr("Whether it fails again in a new process")};
    else if (*answers.failsAgain)
        facts << KnownFact{true, KnownFacts::tr("It fails again in a new process")};
    else
        facts << KnownFact{true, KnownFacts::tr("It did not fail again in a new process")};
}

} // namespace

Answers answersOf(const incident::Record& record)
{
    Answers answers;
    for (const incident::Check& check : record.checks) {
        if (check.verdict == contract::toString(contract::Verdict::Refused) && !check.firstValue.empty()) {
            answers.refusedValue = plainValue(check.firstValue, 40);
            answers.refusedIn = plainValue(check.key.empty() ? check.role : check.key, 40);
        }
    }
    // A record tells how a run ended, and not what was changed for it.
    for (const incident::Run& run : record.runs) {
        if (run.kind == "rerun" && (run.outcome == rerun::toString(rerun::Verdict::Reproduced) ||
                                    run.outcome == rerun::toString(rerun::Verdict::Moved)))
            answers.failsAgain = true;
    }
    return answers;
}

std::optional<bool> failsAgain(rerun::Verdict verdict, rerun::Change change)
{
    if (verdict == rerun::Verdict::Reproduced || verdict == rerun::Verdict::Moved)
        return true;
    if (verdict == rerun::Verdict::NotReproduced && change == rerun::Change::Nothing)
        return false;
    return {};
}

QVector<KnownFact> knownFacts(const Report& report, const Answers& answers)
{
    if (report.verdict != triage::Verdict::Failure)
        return {};
    QVector<KnownFact> facts;
    addRank(facts, report);
    addOperator(facts, report);
    addObservation(facts, report);
    addEnvironment(facts, report);
    addFamily(facts, report, answers);
    addAgain(facts, answers);
    std::stable_partition(facts.begin(), facts.end(), [](const KnownFact& fact) { return fact.known; });
    return facts;
}

} // namespace torchtriage::workbench
