// SPDX-License-Identifier: GPL-3.0-or-later
// What the runs of a matrix do and do not show, in words.
#include "app/workbench/rerun_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace torchtriage::workbench {

using rerun::Change;
using rerun::Verdict;

namespace {

struct RerunReading {
    Q_DECLARE_TR_FUNCTIONS(RerunReading)
};

struct Sentence {
    std::string_view id;
    const char* text; ///< %1: where it was observed before, %2: where it is observed now
};

constexpr std::array sentences = {
    Sentence{"baseline-fails",
             QT_TRANSLATE_NOOP("RerunReading",
                               "The baseline fails in a new process: the failure does not need "
                               "what ran before it in the old one.")},
    Sentence{
        "baseline-passes",
        QT_TRANSLATE_NOOP("RerunReading",
                          "The baseline ended without the failure. Until it fails, runs with a change say "
                          "little.")},
    Sentence{
        "baseline-differs",
        QT_TRANSLATE_NOOP("RerunReading",
                          "The baseline fails in another way than the log. Bring the command closer to the "
                          "original run first.")},
    Sentence{"passes-once",
             QT_TRANSLATE_NOOP("RerunReading",
                               "One run without a failure is no proof: repeat it before you rely on it.")},
    Sentence{"different-failure",
             QT_TRANSLATE_NOOP("RerunReading", "This change led to another failure: it neither confirms nor "
                                               "excludes that the change matters.")},
    Sentence{
        "no-failure-known",
        QT_TRANSLATE_NOOP("RerunReading",
                          "It ended without a failure, and none of the baseline is known: this change says "
                          "nothing about one.")},
    Sentence{"failure-alone",
             QT_TRANSLATE_NOOP("RerunReading", "It fails, and no failure of the baseline is known to compare "
                                               "it with: whether the change matters is open.")},
    Sentence{"blocking-same-place",
             QT_TRANSLATE_NOOP("RerunReading",
                               "With blocking launches the error is still reported at %2. That "
                               "supports that the call there is the one that fails.")},
    Sentence{"blocking-moved",
             QT_TRANSLATE_NOOP("RerunReading",
                               "With blocking launches the error is reported at %2: the call at "
                               "%1 only waited for it.")},
    Sentence{"blocking-passes",
             QT_TRANSLATE_NOOP("RerunReading",
                               "With blocking launches it did not fail: the order of the work may matter, or "
                               "the failure comes and goes.")},
    Sentence{"cpu-fails",
             QT_TRANSLATE_NOOP("RerunReading", "The CPU refuses it too: check the data and the operator's "
                                               "conditions before you suspect the device.")},
    Sentence{"cpu-passes",
             QT_TRANSLATE_NOOP("RerunReading",
                               "It passes on the CPU. That is a clue, not a validation: kernels, "
                               "layouts and rounding differ.")},
    Sentence{
        "cpu-differs",
        QT_TRANSLATE_NOOP("RerunReading",
                          "On the CPU it fails in another way. A program that insists on a device fails at "
                          "its start: such a run says nothing about the operator.")},
    Sentence{"float32-fails",
             QT_TRANSLATE_NOOP("RerunReading",
                               "It fails in float32 too: the reduced precision is not needed for it.")},
    Sentence{"float32-passes",
             QT_TRANSLATE_NOOP("RerunReading",
                               "It passes in float32: overflow, autocast or a kernel of the "
                               "reduced precision takes part. Which one is not decided here.")},
    Sentence{
        "float64-fails",
        QT_TRANSLATE_NOOP("RerunReading",
                          "It fails in float64 too: neither rounding nor overflow of the smaller dtype is "
                          "needed for it.")},
    Sentence{
        "float64-passes",
        QT_TRANSLATE_NOOP("RerunReading",
                          "It passes in float64: rounding, overflow or a kernel of the smaller dtype takes "
                          "part. Which one is not decided here.")},
    Sentence{"engine-fails",
             QT_TRANSLATE_NOOP("RerunReading",
                               "It fails in the other engine too: this version and build of PyTorch are not "
                               "needed for it.")},
    Sentence{
        "engine-passes",
        QT_TRANSLATE_NOOP("RerunReading",
                          "It passes in the other engine: version, build or libraries take part. Which one "
                          "is not decided here.")},
    Sentence{
        "engine-differs",
        QT_TRANSLATE_NOOP("RerunReading",
                          "The other engine fails in another way: compare versions and devices of the two "
                          "before you read more into it.")},
    Sentence{"reference-fails",
             QT_TRANSLATE_NOOP("RerunReading",
                               "The reference fails too: check its inputs before you suspect the "
                               "operator's own kernel.")},
    Sentence{"reference-passes",
             QT_TRANSLATE_NOOP("RerunReading",
                               "The reference passes: the operator's own kernel, or a condition that only it "
                               "checks, takes part. Compare the outputs.")},
    Sentence{"extension-fails",
             QT_TRANSLATE_NOOP("RerunReading",
                               "It fails without the extension too: the extension is not needed for it.")},
    Sentence{"extension-passes",
             QT_TRANSLATE_NOOP("RerunReading",
                               "It passes without the extension: check what the extension asks "
                               "of strides, sizes and versions. That proves no defect in it.")},
    Sentence{"layout-fails",
             QT_TRANSLATE_NOOP("RerunReading",
                               "It fails with contiguous inputs too: the strides are not needed for it.")},
    Sentence{"layout-passes",
             QT_TRANSLATE_NOOP(
                 "RerunReading",
                 "It passes with contiguous inputs: how the operator treats strides, or storage that "
                 "inputs share, takes part. A contiguous copy shares none.")},
    Sentence{
        "sample-fails",
        QT_TRANSLATE_NOOP("RerunReading", "One sample is enough for it: that is the smaller case to keep.")},
    Sentence{"sample-passes",
             QT_TRANSLATE_NOOP("RerunReading",
                               "One sample does not show it: another sample may, or the size of "
                               "the batch matters.")},
    Sentence{"sync-fails",
             QT_TRANSLATE_NOOP("RerunReading",
                               "With the device waited for after each step, the error shows at %2.")},
    Sentence{"sync-moved", QT_TRANSLATE_NOOP("RerunReading",
                                             "With the device waited for after each step, the error shows at "
                                             "%2 instead of %1.")},
    Sentence{"sync-passes",
             QT_TRANSLATE_NOOP("RerunReading",
                               "With the device waited for after each step it did not fail: the "
                               "order of the work may matter, or the failure comes and goes.")},
    Sentence{"custom-fails",
             QT_TRANSLATE_NOOP("RerunReading", "It fails with this change too: the change does not decide.")},
    Sentence{
        "custom-passes",
        QT_TRANSLATE_NOOP("RerunReading",
                          "It passes with this change: the change takes part. How is not decided here.")},
};

const std::vector<std::string>& idsFor(const rerun::Tells& tells, const rerun::Outcome& outcome)
{
    static const std::vector<std::string> none, noFailure = {"no-failure-known"}, alone = {"failure-alone"};
    // Without a failure of the baseline, neither an end nor a failure explains anything.
    if (outcome.change != Change::Nothing && outcome.comparedWith.empty()) {
        if (outcome.verdict() == Verdict::NotReproduced)
            return noFailure;
        if (outcome.verdict() == Verdict::NoReference)
            return alone;
    }
    switch (outcome.verdict()) {
    case Verdict::Reproduced:
    case Verdict::NoReference:
        return tells.fails;
    case Verdict::Moved:
        return tells.moved.empty() ? tells.fails : tells.moved;
    case Verdict::NotReproduced:
        return tells.passes;
    case Verdict::DifferentFailure:
        return tells.differs;
    case Verdict::TimedOut:
    case Verdict::Stopped:
    case Verdict::CutShort:
    case Verdict::NotStarted:
        break;
    }
    return none;
}

QString intervalText(const rerun::StepInterval& interval)
{
    if (!interval.after)
        return RerunReading::tr("It began in step %1, the first one.").arg(numberText(0));
    return RerunReading::tr("It began after step %1 and not after step %2.")
        .arg(numberText(static_cast<std::int64_t>(*interval.after)),
             numberText(static_cast<std::int64_t>(interval.within)));
}

struct Counts {
    int done = 0, same = 0, passed = 0, other = 0;
    const RunRow* moved = nullptr;
    const RunRow* baseline = nullptr;
};

Counts countsOf(const std::vector<RunRow>& rows)
{
    Counts counts;
    for (const RunRow& row : rows) {
        if (!row.outcome || !row.outcome->ending.isConclusive() || row.state == RunRow::State::Queued)
            continue;
        const Verdict verdict = row.outcome->verdict();
        const bool same = verdict == Verdict::Reproduced || verdict == Verdict::Moved;
        ++counts.done;
        counts.same += same ? 1 : 0;
        counts.passed += verdict == Verdict::NotReproduced ? 1 : 0;
        counts.other += verdict == Verdict::DifferentFailure || verdict == Verdict::NoReference ? 1 : 0;
        if (verdict == Verdict::Moved && row.variation.change == Change::Launch)
            counts.moved = &row;
        if (row.isBaseline())
            counts.baseline = &row;
    }
    return counts;
}

QString movedText(const RunRow& row)
{
    return RerunReading::tr("Blocking launches move the report from %1 to %2.")
        .arg(plainValue(row.outcome->observedBefore), plainValue(placeOf(row.outcome->failure)));
}

QString headlineOf(const Counts& counts)
{
    if (counts.done == 0)
        return RerunReading::tr("Nothing has run to its end yet.");
    if (counts.baseline && counts.baseline->outcome->verdict() == Verdict::NotReproduced)
        return counts.baseline->outcome->comparedWith.empty()
                   ? RerunReading::tr("The baseline ended without a failure.")
                   : RerunReading::tr("The baseline did not show the failure.");
    if (counts.baseline && counts.baseline->outcome->verdict() == Verdict::DifferentFailure)
        return RerunReading::tr("The baseline fails in another way than the log.");
    QString text;
    if (counts.same == counts.done)
        text = RerunReading::tr("All %n finished run(s) show the same failure.", nullptr, counts.done);
    else if (counts.same > 0)
        text = RerunReading::tr("%1 of %2 finished runs show the same failure.")
                   .arg(numberText(counts.same), numberText(counts.done));
    else if (counts.other > 0)
        text = RerunReading::tr("The finished runs fail, and there is nothing to compare them with, or they "
                                "fail in another way.");
    else
        text = RerunReading::tr("None of the finished runs shows the failure.");
    return counts.moved ? text + u' ' + movedText(*counts.moved) : text;
}

void addPoints(Reading& reading, const RunRow& row)
{
    if (row.error) {
        reading.points.append(
            {false, RerunReading::tr("%1 could not be carried out here.").arg(rowName(row))});
        return;
    }
    if (!row.outcome)
        return;
    if (!row.outcome->ending.isConclusive()) {
        reading.points.append(
            {false, RerunReading::tr("%1: %2").arg(rowName(row), endingText(*row.outcome))});
        return;
    }
    for (const QString& text : tellsText(row.variation, *row.outcome)) {
        const bool custom = row.variation.change == Change::Custom;
        reading.points.append({true, custom ? RerunReading::tr("%1: %2").arg(rowName(row), text) : text});
    }
    if (row.rate().isFlaky()) {
        reading.points.append(
            {true, RerunReading::tr("%1 fails in %2 of %3 runs: one run alone proves little.")
                       .arg(rowName(row), numberText(row.rate().failed), numberText(row.rate().conclusive))});
    }
}

} // namespace

QStringList tellsText(const rerun::Variation& variation, const rerun::Outcome& outcome)
{
    QStringList texts;
    const QString before = plainValue(outcome.observedBefore), now = plainValue(placeOf(outcome.failure));
    for (const std::string& id : idsFor(variation.tells, outcome)) {
        for (const Sentence& sentence : sentences) {
            if (sentence.id == id)
                texts << fillPlaceholders(QCoreApplication::translate("RerunReading", sentence.text),
                                          {before, now});
        }
    }
    if (outcome.interval)
        texts << intervalText(*outcome.interval);
    return texts + agreementTexts(outcome);
}

Reading readingOf(const RunMatrix& matrix)
{
    Reading reading;
    reading.headline = headlineOf(countsOf(matrix.rows()));
    int open = 0;
    for (const RunRow& row : matrix.rows()) {
        addPoints(reading, row);
        open += row.state == RunRow::State::Queued || row.state == RunRow::State::Running ? 1 : 0;
        const bool shown = row.outcome.has_value();
        reading.cpuClue = reading.cpuClue || (row.variation.change == Change::Device && row.canRun());
        reading.blocking = reading.blocking || (shown && !row.outcome->measured);
    }
    if (open > 0)
        reading.points.append({false, RerunReading::tr("%n run(s) have not finished.", nullptr, open)});
    return reading;
}

} // namespace torchtriage::workbench
