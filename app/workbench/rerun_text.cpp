// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/rerun_text.h"

#include "app/workbench/launcher_text.h"
#include "app/workbench/text_values.h"
#include "core/rerun/shell_text.h"

#include <QCoreApplication>

#include <array>
#include <cstring>

namespace torchtriage::workbench {

using rerun::Change;
using rerun::EndingKind;
using rerun::Verdict;

namespace {

struct RerunText {
    Q_DECLARE_TR_FUNCTIONS(RerunText)
};

QString fromCore(std::string_view text)
{
    return plainValue(text, 400);
}

/// Environment and arguments of a change as they stand in a command.
QString recipeText(const rerun::CommandRecipe& recipe)
{
    QStringList parts;
    for (const rerun::EnvironmentChange& change : recipe.environment) {
        const QString name = QString::fromStdString(change.name);
        parts << (change.value ? name + u'=' + QString::fromStdString(*change.value)
                               : QStringLiteral("-u ") + name);
    }
    for (const std::string& word : recipe.arguments)
        parts << QString::fromStdString(rerun::quoted(word, rerun::Shell::Posix));
    return parts.join(u' ');
}

QString changeText(Change change)
{
    switch (change) {
    case Change::Nothing:
        return RerunText::tr("Nothing changed");
    case Change::Launch:
        return RerunText::tr("Launches wait for their end");
    case Change::Device:
        return RerunText::tr("Device of model and batch");
    case Change::Precision:
        return RerunText::tr("Dtype of what is computed");
    case Change::Operator:
        return RerunText::tr("The suspected operator");
    case Change::Extension:
        return RerunText::tr("An optional extension");
    case Change::Layout:
        return RerunText::tr("Strides of the inputs");
    case Change::Samples:
        return RerunText::tr("Size of the batch");
    case Change::Synchronization:
        return RerunText::tr("The device is waited for");
    case Change::Engine:
        return RerunText::tr("The PyTorch that runs the job");
    case Change::Custom:
        break;
    }
    return {};
}

} // namespace

QString variationName(const rerun::Variation& variation)
{
    switch (variation.change) {
    case Change::Nothing:
        return RerunText::tr("Baseline");
    case Change::Launch:
        return RerunText::tr("Blocking launches");
    case Change::Device:
        return RerunText::tr("CPU");
    case Change::Precision:
        return QString::fromLatin1(batch::toString(variation.dtype.value_or(batch::DType::Float32)).data());
    case Change::Operator:
        return RerunText::tr("Reference operator");
    case Change::Extension:
        return RerunText::tr("Extension off");
    case Change::Layout:
        return RerunText::tr("Contiguous input");
    case Change::Samples:
        return RerunText::tr("One sample");
    case Change::Synchronization:
        return RerunText::tr("Synchronise each step");
    case Change::Engine:
        return RerunText::tr("Other engine");
    case Change::Custom:
        return RerunText::tr("Change of your own");
    }
    return {};
}

QString rowName(const RunRow& row)
{
    const bool named =
        row.variation.change == Change::Custom && row.ownSwitch && !row.ownSwitch->name.empty();
    return named ? fromCore(row.ownSwitch->name) : variationName(row.variation);
}

QString rowDetail(const RunRow& row, const RerunSubject& subject)
{
    if (row.refusal == u"own-switch")
        return RerunText::tr("Needs the program's own option");
    if (!row.canRun())
        return refusalText(row);
    if (std::holds_alternative<rerun::Command>(subject.baseline.work) && !row.isBaseline()) {
        if (row.ownSwitch)
            return recipeText(row.ownSwitch->recipe);
        if (const auto* recipe =
                rerun::recipeFor(row.variation, subject.baseline.backend, subject.baseline.torch))
            return recipeText(*recipe);
    }
    return changeText(row.variation.change);
}

QString refusalText(const RunRow& row)
{
    const QString& id = row.refusal;
    if (id.isEmpty())
        return {};
    if (id == u"device-run")
        return RerunText::tr("The run is on the CPU already");
    if (id == u"known-backend")
        return RerunText::tr("CUDA or ROCm: not known which");
    if (id == u"reduced-precision")
        return RerunText::tr("Everything is in float32 already");
    if (id == u"below-float64")
        return RerunText::tr("Nothing is in a floating dtype below float64");
    if (id == u"known-reference")
        return RerunText::tr("No reference is known for this call");
    if (id == u"known-suspect")
        return RerunText::tr(
            "Several operators have a reference: run the baseline first, to see which one fails");
    if (id == u"job-extension")
        return RerunText::tr("A job names its operators: only a program can leave an extension out");
    if (id == u"job-module")
        return RerunText::tr("A module keeps the dtype that it was saved with");
    if (id == u"second-engine")
        return RerunText::tr("Choose another engine for this row");
    if (id == u"extension-loaded")
        return RerunText::tr("No extension is loaded");
    if (id == u"strided-input")
        return RerunText::tr("Every input is contiguous already");
    if (id == u"several-samples")
        return RerunText::tr("The batch has one sample");
    if (id == u"several-steps")
        return RerunText::tr("The job has one step");
    if (id == u"own-switch")
        return RerunText::tr("Only the program itself can make this change: say with which option.");
    if (id == u"no-name")
        return RerunText::tr("A change of your own needs a name.");
    if (id == u"no-change")
        return RerunText::tr("It would change nothing");
    return RerunText::tr("Not applicable");
}

QString switchQuestion(const rerun::Variation& variation)
{
    switch (variation.change) {
    case Change::Precision:
        return variation.dtype == batch::DType::Float64
                   ? RerunText::tr("Which option of your program makes it use float64?")
                   : RerunText::tr(
                         "Which option of your program turns autocast off, or makes it use float32?");
    case Change::Operator:
        return RerunText::tr(
            "Which option of your program replaces the suspected operator by a reference for it?");
    case Change::Extension:
        return RerunText::tr("Which option of your program turns the optional extension off?");
    case Change::Layout:
        return RerunText::tr("Which option of your program makes the inputs contiguous?");
    case Change::Samples:
        return RerunText::tr("Which option of your program reduces the batch to one sample?");
    case Change::Synchronization:
        return RerunText::tr("Which option of your program waits for the device after each step?");
    default:
        return RerunText::tr("Which one variable or option makes the change?");
    }
}

QString switchErrorText(const io::Error& error)
{
    if (error.detail == "several-changes")
        return RerunText::tr("These are several changes. Give one variable or one option: if two change at "
                             "once, the result tells of neither.");
    if (error.detail == "no-change")
        return RerunText::tr("Give one variable (AMP=0) or one option (--amp 0).");
    return commandErrorText(error);
}

QString commandErrorText(const io::Error& error)
{
    const QString what = fromCore(error.detail);
    if (error.kind == io::ErrorKind::Unsupported)
        return RerunText::tr("“%1” means something to a shell, and no shell is between. Put it in quotes if "
                             "the program is to get it as it stands.")
            .arg(what);
    if (error.detail == "no-program")
        return RerunText::tr("The command names no program.");
    if (error.detail == "'" || error.detail == "\"")
        return RerunText::tr("A quote is open.");
    if (error.detail == "variable-name")
        return RerunText::tr("A variable's name has letters, digits and underscores only.");
    return RerunText::tr("The command cannot be used: %1").arg(what);
}

QString guessText(const rerun::GuessedCommand& guess)
{
    switch (guess.basis) {
    case rerun::GuessBasis::EarlierRun:
        return RerunText::tr("This command was run last for this incident. Check it before you run it.");
    case rerun::GuessBasis::Record:
        return RerunText::tr("Command and folder are those of the record.");
    case rerun::GuessBasis::LogLine:
        return RerunText::tr("Line %1 of the log shows this command. Check it before you run it.")
            .arg(numberText(guess.line));
    case rerun::GuessBasis::Traceback:
        return RerunText::tr("The traceback names the script; its arguments are not in the log. Add them "
                             "before you run it.");
    case rerun::GuessBasis::Nothing:
        return RerunText::tr("The log does not show how the program was started. Put your own command here.");
    }
    return {};
}

QString verdictName(Verdict verdict, Change change)
{
    const bool cpu = change == Change::Device;
    switch (verdict) {
    case Verdict::Reproduced:
        return cpu ? RerunText::tr("Fails on the CPU too") : RerunText::tr("Same failure");
    case Verdict::Moved:
        return cpu ? RerunText::tr("Fails on the CPU too") : RerunText::tr("Same failure, moved");
    case Verdict::NotReproduced:
        return cpu ? RerunText::tr("Passes on the CPU") : RerunText::tr("Not reproduced");
    case Verdict::DifferentFailure:
        return RerunText::tr("Different failure");
    case Verdict::NoReference:
        return RerunText::tr("Fails");
    case Verdict::TimedOut:
        return RerunText::tr("Time limit");
    case Verdict::Stopped:
        return RerunText::tr("Stopped");
    case Verdict::CutShort:
        return RerunText::tr("Cut short");
    case Verdict::NotStarted:
        return RerunText::tr("Not started");
    }
    return {};
}

QString verdictName(const RunRow& row)
{
    switch (row.state) {
    case RunRow::State::Queued:
        return RerunText::tr("Queued");
    case RunRow::State::Running:
        return RerunText::tr("Running");
    case RunRow::State::NotRun:
        if (!row.canRun() && row.refusal != u"own-switch")
            return RerunText::tr("Not applicable");
        return RerunText::tr("Not run");
    case RunRow::State::Done:
        break;
    }
    if (!row.outcome)
        return RerunText::tr("Not started");
    const rerun::Rate rate = row.rate();
    if (rate.isFlaky()) {
        return RerunText::tr("Fails in %1 of %2 runs")
            .arg(numberText(rate.failed), numberText(rate.conclusive));
    }
    if (row.outcome->verdict() == Verdict::NotReproduced && row.outcome->comparedWith.empty())
        return RerunText::tr("No failure"); // there was none to reproduce
    return verdictName(row.outcome->verdict(), row.variation.change);
}

QString endingText(const rerun::Outcome& outcome)
{
    const rerun::Ending& ending = outcome.ending;
    switch (ending.kind) {
    case EndingKind::Cancelled:
    case EndingKind::Lost:
        return remoteEndingText(outcome);
    case EndingKind::FailedToStart: {
        if (outcome.launcher != "local")
            return remoteEndingText(outcome);
        const QString reason = QString::fromLocal8Bit(std::strerror(ending.code));
        if (ending.detail == "workdir")
            return RerunText::tr("It was not started: the folder cannot be used (%1).").arg(reason);
        return RerunText::tr("It was not started: the program cannot be used (%1).").arg(reason);
    }
    case EndingKind::Exited:
        return ending.code == 0 ? RerunText::tr("It ended by itself with exit code 0.")
                                : RerunText::tr("It ended by itself with exit code %1.").arg(ending.code);
    case EndingKind::Signalled:
        return RerunText::tr("The signal %1 ended it.")
            .arg(QString::fromStdString(rerun::signalName(ending.signal)));
    case EndingKind::TimedOut:
        if (ending.detail == "scheduler")
            return remoteEndingText(outcome);
        return RerunText::tr("It was ended at the time limit: that is neither a failure nor a success.");
    case EndingKind::Stopped:
        return RerunText::tr("It was stopped: that is neither a failure nor a success.");
    case EndingKind::OutOfMemory:
        if (ending.detail == "scheduler")
            return remoteEndingText(outcome);
        return ending.detail == "limit"
                   ? RerunText::tr("It was ended at the memory limit of this run.")
                   : RerunText::tr("The system's out-of-memory killer ended it, as far as its count shows.");
    }
    return {};
}

QString exitText(const rerun::Outcome& outcome)
{
    if (outcome.ending.kind == EndingKind::Exited)
        return QString::number(outcome.ending.code);
    return outcome.ending.signal != 0 ? QString::fromStdString(rerun::signalName(outcome.ending.signal))
                                      : QString();
}

QString failureLine(const rerun::Outcome& outcome)
{
    if (!outcome.failure)
        return {};
    const rerun::Failure& failure = *outcome.failure;
    if (!failure.assertion.empty()) {
        const std::size_t colon = failure.message.find(": ");
        const QString place = fileNameOf(std::string_view(failure.message).substr(0, colon));
        return QStringLiteral("%1 Assertion `%2`").arg(place, fromCore(failure.assertion)).trimmed();
    }
    const bool named = failure.exception.empty() || failure.message.starts_with(failure.exception);
    return (named ? QString() : fromCore(failure.exception) + QStringLiteral(": ")) +
           fromCore(failure.message);
}

} // namespace torchtriage::workbench
