// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/verify_text.h"

#include "app/workbench/error_text.h"
#include "app/workbench/rerun_text.h"
#include "core/rerun/verification/diagnostics.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace torchtriage::workbench {

using rerun::CheckId;
using rerun::Expected;
using rerun::ExpectedFrom;
using rerun::OpenKind;
using rerun::RowResult;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Verification)
};

QString number(std::uint64_t value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

/// The first few ids of a list that may be long.
QString listed(const std::vector<std::string>& ids, std::uint64_t all)
{
    constexpr std::size_t most = 10;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(ids.size(), most); ++i)
        shown << QString::fromStdString(ids[i]);
    const QString text = shown.join(QStringLiteral(", "));
    return all > most ? Words::tr("%1 and others").arg(text) : text;
}

/// "[2, 4] float32, finite": of the last output of a job.
QString outputText(const rerun::Outcome& outcome)
{
    const auto last =
        std::ranges::find_if(outcome.outputs.rbegin(), outcome.outputs.rend(),
                             [](const rerun::OutputLine& line) { return line.shape.has_value(); });
    if (last == outcome.outputs.rend())
        return {};
    QStringList sizes;
    for (const std::int64_t size : *last->shape)
        sizes << QString::number(size);
    const bool finite = last->nan.value_or(0) == 0 && last->infinite.value_or(0) == 0;
    const QString shape =
        QStringLiteral("[%1] %2").arg(sizes.join(QStringLiteral(", ")), QString::fromStdString(last->dtype));
    return finite ? Words::tr("%1, finite").arg(shape)
                  : Words::tr("%1, NaN: %2, infinite: %3")
                        .arg(shape, number(last->nan.value_or(0)), number(last->infinite.value_or(0)));
}

} // namespace

QString checkName(CheckId id)
{
    switch (id) {
    case CheckId::Minimal:
        return Words::tr("Minimal case");
    case CheckId::IndexZero:
        return Words::tr("Index 0");
    case CheckId::IndexLast:
        return Words::tr("Last index, C − 1");
    case CheckId::IndexPast:
        return Words::tr("One past the last, C");
    case CheckId::IndexNegative:
        return Words::tr("Index −1");
    case CheckId::IgnoreIndex:
        return Words::tr("One target ignored");
    case CheckId::AllIgnored:
        return Words::tr("All targets ignored");
    case CheckId::Empty:
        return Words::tr("Empty batch");
    case CheckId::OneRow:
        return Words::tr("One row");
    case CheckId::LastBatch:
        return Words::tr("Last batch");
    case CheckId::Shortest:
        return Words::tr("Shortest input");
    case CheckId::Longest:
        return Words::tr("Longest input");
    case CheckId::OtherDType:
        return Words::tr("Other precision");
    case CheckId::OtherReduction:
        return Words::tr("Other reduction");
    case CheckId::OtherLayout:
        return Words::tr("Other memory layout");
    case CheckId::Representative:
        return Words::tr("Representative part");
    case CheckId::Counting:
        return Words::tr("Processed + rejected = expected");
    case CheckId::DiagnosticsOff:
        return Words::tr("Diagnostics off, new process");
    }
    return {};
}

QString checkDetail(CheckId id)
{
    switch (id) {
    case CheckId::Minimal:
        return Words::tr("as it was kept");
    case CheckId::IndexZero:
    case CheckId::IndexLast:
    case CheckId::IndexPast:
    case CheckId::IndexNegative:
        return Words::tr("in every row");
    case CheckId::IgnoreIndex:
        return Words::tr("one row is ignore_index, one is not");
    case CheckId::AllIgnored:
        return Words::tr("every row is ignore_index");
    case CheckId::Empty:
        return Words::tr("no row at all");
    case CheckId::OneRow:
        return Words::tr("with valid values");
    case CheckId::LastBatch:
        return Words::tr("not full, with valid values");
    case CheckId::Shortest:
        return Words::tr("length 1");
    case CheckId::Longest:
        return Words::tr("as long as in the original batch");
    case CheckId::OtherDType:
        return Words::tr("float64 for float32, float32 for others");
    case CheckId::OtherReduction:
        return Words::tr("sum for mean, mean for others");
    case CheckId::OtherLayout:
        return Words::tr("not contiguous, or contiguous where the case is not");
    case CheckId::Representative:
        return Words::tr("a part of the original run, your command");
    case CheckId::Counting:
        return Words::tr("counted in what that run printed, or in a list");
    case CheckId::DiagnosticsOff:
        return Words::tr("the last run, in its normal configuration");
    }
    return {};
}

QString expectedText(const rerun::CheckRow& row)
{
    const QString contract = QString::fromStdString(row.contract);
    switch (row.expected) {
    case Expected::Pass:
        if (row.from == ExpectedFrom::Contract)
            return Words::tr("passes, by the contract %1").arg(contract);
        return row.from == ExpectedFrom::KeptFailure
                   ? Words::tr(
                         "passes: no contract knows the operator, and a mended one has to take this case")
                   : Words::tr("passes");
    case Expected::Refusal:
        return Words::tr("refused on the CPU, by the contract %1").arg(contract);
    case Expected::NoUsableTarget:
        return Words::tr("no usable target, by the contract %1: NaN or a refusal").arg(contract);
    case Expected::Unknown:
        break;
    }
    return Words::tr("not determined: no contract tells");
}

QString resultWord(const rerun::RowState& state)
{
    switch (state.result) {
    case RowResult::NotRun:
        return Words::tr("Not run");
    case RowResult::Inconclusive:
        return Words::tr("No answer");
    case RowResult::NotLast:
        return Words::tr("Not the last");
    case RowResult::Refused:
        return state.holds ? Words::tr("Refused, as expected") : Words::tr("Failed");
    default:
        break;
    }
    return state.holds ? Words::tr("Passed") : Words::tr("Failed");
}

QString rowEvidence(const rerun::RowState& state, const rerun::CheckRow& row,
                    const std::optional<rerun::ItemCount>& count)
{
    if (row.id == CheckId::Counting && count)
        return countTexts(*count).join(QLatin1Char(' '));
    if (!state.outcome)
        return {};
    const rerun::Outcome& outcome = *state.outcome;
    switch (state.result) {
    case RowResult::Passed:
    case RowResult::NotFinite: {
        const QString seen = outputText(outcome);
        const QString passed = seen.isEmpty() ? endingText(outcome) : seen;
        return row.expected == Expected::Refusal
                   ? Words::tr("%1: what the contract refuses went through").arg(passed)
                   : passed;
    }
    case RowResult::NotLast:
        return Words::tr("Another check ran after it; run it once more.");
    case RowResult::Diagnostics:
        return Words::tr("The command itself sets %1.")
            .arg(QString::fromStdString(rerun::diagnosticsOf(outcome).front()));
    case RowResult::Inconclusive:
        return row.id == CheckId::Counting ? Words::tr("The run printed nothing that can be counted.")
                                           : endingText(outcome);
    default:
        break;
    }
    const QString failure = failureLine(outcome);
    return failure.isEmpty() ? endingText(outcome) : failure;
}

QString beforeText(const rerun::RowState& state, const rerun::CheckRow& row,
                   const std::optional<rerun::Expectation>& kept)
{
    if (state.outcome)
        return rowEvidence(state, row, std::nullopt);
    if (row.id == CheckId::Minimal && kept && kept->fails)
        return kept->message.empty()
                   ? Words::tr("failed when it was kept")
                   : Words::tr("failed when it was kept: %1").arg(QString::fromStdString(kept->message));
    return {};
}

QString rowLine(const rerun::CheckRow& row, const rerun::RowState& state,
                const std::optional<rerun::ItemCount>& count)
{
    const QString seen = rowEvidence(state, row, count);
    const QString line = row.mandatory ? Words::tr("%1: %2. Expected: %3.")
                                       : Words::tr("%1 (not mandatory): %2. Expected: %3.");
    const QString text = line.arg(checkName(row.id), resultWord(state), expectedText(row));
    return seen.isEmpty() ? text : Words::tr("%1 Seen: %2").arg(text, seen);
}

QStringList countTexts(const rerun::ItemCount& count)
{
    QStringList texts;
    if (!count.expected)
        texts << Words::tr("%1 processed, %2 rejected; how many were expected is not known.")
                     .arg(number(count.processed), number(count.rejected));
    else
        texts << Words::tr("%1 processed + %2 rejected of %3 expected.")
                     .arg(number(count.processed), number(count.rejected), number(*count.expected));
    if (count.shortfall() > 0)
        texts << Words::tr("%1 are neither: an exception that was swallowed leaves its item there.")
                     .arg(number(static_cast<std::uint64_t>(count.shortfall())));
    else if (count.shortfall() < 0)
        texts << Words::tr("That is %1 more than expected.")
                     .arg(number(static_cast<std::uint64_t>(-count.shortfall())));
    if (count.missing > 0)
        texts << Words::tr("Missing: %1.").arg(listed(count.missingIds, count.missing));
    if (count.repeated > 0)
        texts << Words::tr("More than once: %1.").arg(listed(count.repeatedIds, count.repeated));
    if (count.unexpected > 0)
        texts << Words::tr("Not expected: %1.").arg(listed(count.unexpectedIds, count.unexpected));
    if (count.unnamed > 0)
        texts << Words::tr("%1 rejected without an id, so nobody can find them again.")
                     .arg(number(count.unnamed));
    if (count.agrees == false)
        texts << Words::tr("The totals that the run gives are not those of its items.");
    if (!count.rejectedIds.empty())
        texts << Words::tr("Rejected: %1.").arg(listed(count.rejectedIds, count.rejected));
    return texts;
}

QString openPointText(const rerun::OpenPoint& point)
{
    const QString check = checkName(point.check);
    const QString list = QString::fromStdString(point.checklist);
    switch (point.kind) {
    case OpenKind::NoCase:
        return Words::tr("No failing case is kept.");
    case OpenKind::RowNotRun:
        return list.isEmpty() ? Words::tr("“%1” has not run, or gave no answer.").arg(check)
                              : Words::tr("“%1” of %2 has not run, or gave no answer.").arg(check, list);
    case OpenKind::RowFailed:
        return list.isEmpty() ? Words::tr("“%1” did not end as expected.").arg(check)
                              : Words::tr("“%1” of %2 did not end as expected.").arg(check, list);
    case OpenKind::Cause:
        return Words::tr("The cause is not written down.");
    case OpenKind::Change:
        return Words::tr("The change is not written down.");
    case OpenKind::RegressionCheck:
        return Words::tr("The regression check is not written down.");
    case OpenKind::DiagnosticsStay:
        return Words::tr("It is not confirmed that the diagnostics were removed.");
    case OpenKind::NoCheckpoint:
        return Words::tr("No checkpoint is chosen, and it is not said that none is needed.");
    case OpenKind::CheckpointNotSound:
        return Words::tr("The chosen checkpoint is not validated as written before the failure.");
    }
    return {};
}

QString verifySummary(int lists, int failed)
{
    QStringList texts = {Words::tr("%n checklist(s) were run.", nullptr, lists)};
    texts << (failed > 0 ? Words::tr("%n of them did not hold.", nullptr, failed)
                         : Words::tr("Everything mandatory ended as expected; what was not run is not "
                                     "proven by it."));
    return texts.join(QLatin1Char(' '));
}

QString verifyErrorText(const io::Error& error)
{
    const QString path = QString::fromStdString(error.path);
    if (error.detail == "no-count")
        return Words::tr("%1: no items and no totals in a form that can be counted.").arg(path);
    if (error.detail == "no-cases")
        return Words::tr("%1: no kept case in it; `torchtriage-cli reduce` keeps one.").arg(path);
    return errorText(error);
}

} // namespace torchtriage::workbench
