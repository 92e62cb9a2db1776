// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/launcher_text.h"

#include "app/workbench/text_values.h"
#include "core/rerun/launch/meaning.h"

#include <QCoreApplication>

#include <cstring>

namespace torchtriage::workbench {

using rerun::EndingKind;
using rerun::Meaning;

namespace {

struct LauncherText {
    Q_DECLARE_TR_FUNCTIONS(LauncherText)
};

QString targetOf(const rerun::Outcome& outcome)
{
    return plainValue(outcome.launcher, 200);
}

QString lastWords(const rerun::Outcome& outcome)
{
    return outcome.lastLine.empty()
               ? QString()
               : u' ' + LauncherText::tr("Its last line: %1").arg(plainValue(outcome.lastLine, 300));
}

/// Nothing ran there, for a reason that the launcher's own program gave.
QString reasonText(Meaning meaning, const QString& target)
{
    switch (meaning) {
    case Meaning::HostUnknown:
        return LauncherText::tr(
                   "It was not started: no host of that name is known (%1). Check the name, or the "
                   "entry in the configuration of ssh.")
            .arg(target);
    case Meaning::HostUnreachable:
        return LauncherText::tr(
                   "It was not started: %1 does not answer. Check that it is up and reachable from "
                   "here.")
            .arg(target);
    case Meaning::HostKey:
        return LauncherText::tr(
                   "It was not started: the key of %1 is not known here, or is not the one that was "
                   "known. Connect once in a terminal and check the key.")
            .arg(target);
    case Meaning::NotAllowed:
        return LauncherText::tr(
                   "It was not started: %1 does not let this user in without a question. Set up a "
                   "key or an agent; no password is asked for or kept here.")
            .arg(target);
    case Meaning::NoInterpreter:
        return LauncherText::tr(
                   "It was not started: there is no such Python interpreter on %1. Name the one that "
                   "it has.")
            .arg(target);
    case Meaning::TargetUnknown:
        return LauncherText::tr("It was not started: the scheduler knows no such partition (%1).")
            .arg(target);
    case Meaning::QueueFull:
        return LauncherText::tr(
                   "It was not started: the queue of %1 had no place for it in the time that it could "
                   "wait. Nothing of it is left in the queue.")
            .arg(target);
    default:
        return LauncherText::tr("It was not started on %1.").arg(target);
    }
}

QString notStartedText(const rerun::Outcome& outcome)
{
    const rerun::Ending& ending = outcome.ending;
    const QString target = targetOf(outcome);
    if (const auto meaning = rerun::meaningFromString(ending.detail))
        return reasonText(*meaning, target) + lastWords(outcome);
    const QString reason = QString::fromLocal8Bit(std::strerror(ending.code));
    if (ending.detail == "program")
        return LauncherText::tr("It was not started: the program cannot be used on %1 (%2).")
            .arg(target, reason);
    if (ending.detail == "workdir")
        return LauncherText::tr(
                   "It was not started: its folder cannot be used on %1 (%2). Name a folder that is "
                   "there.")
            .arg(target, reason);
    if (ending.detail == "staging")
        return LauncherText::tr(
                   "It was not started: its files could not be brought to %1 (%2). Check the space "
                   "in its temporary folder.")
            .arg(target, reason);
    if (ending.detail == "launcher-program")
        return LauncherText::tr(
                   "It was not started: the program of the launcher %1 is not on this machine (%2).")
            .arg(target, reason);
    return LauncherText::tr(
               "It was not started: the launcher %1 ended with exit code %2 before the run began.")
               .arg(target)
               .arg(ending.code) +
           lastWords(outcome);
}

QString lostText(const rerun::Outcome& outcome)
{
    if (outcome.ending.detail == toString(Meaning::NodeFailed))
        return LauncherText::tr(
            "The node failed while it ran, as its scheduler says: that is neither a failure "
            "nor a success of the program.");
    return LauncherText::tr(
               "The connection to %1 was lost while it ran. How it ended is not known; what is left of "
               "it there ends when the line stays silent.")
        .arg(targetOf(outcome));
}

} // namespace

QString launcherName(const rerun::Launcher& launcher)
{
    if (launcher.isLocal())
        return LauncherText::tr("This machine");
    const QString id = plainValue(launcher.kind.id, 60);
    return launcher.target.empty() ? id : id + QStringLiteral(": ") + plainValue(launcher.target, 255);
}

QString launcherErrorText(const io::Error& error)
{
    const QString detail = plainValue(error.detail, 200);
    if (error.kind == io::ErrorKind::Unsupported && error.detail == "keep")
        return LauncherText::tr("The job keeps its outputs in a folder. That works on this machine only.");
    if (error.kind == io::ErrorKind::Unsupported)
        return LauncherText::tr("%1: there is no such launcher. local, ssh and slurm are built in.")
            .arg(detail);
    if (error.detail == "no-target")
        return LauncherText::tr("%1: name the machine, as in %1:NAME.").arg(plainValue(error.path, 60));
    if (error.detail == "target")
        return LauncherText::tr(
                   "%1: the name of the machine holds a character that such a name cannot have, or "
                   "begins with a hyphen.")
            .arg(plainValue(error.path, 60));
    if (error.detail == "python")
        return LauncherText::tr("%1: the interpreter has no usable name.").arg(plainValue(error.path, 60));
    return LauncherText::tr("%1: options begin with a hyphen, and none is -- or holds a control character.")
        .arg(plainValue(error.path, 60));
}

QString queueText(const rerun::QueueState& state)
{
    if (state.state.empty())
        return LauncherText::tr("Connecting");
    const QString name = plainValue(state.state, 60);
    if (state.reason.empty())
        return LauncherText::tr("Job %1 in the queue: %2").arg(plainValue(state.id, 60), name);
    return LauncherText::tr("Job %1 in the queue: %2 (%3)")
        .arg(plainValue(state.id, 60), name, plainValue(state.reason, 100));
}

QString remoteEndingText(const rerun::Outcome& outcome)
{
    const std::string& detail = outcome.ending.detail;
    switch (outcome.ending.kind) {
    case EndingKind::FailedToStart:
        return notStartedText(outcome);
    case EndingKind::Lost:
        return lostText(outcome);
    case EndingKind::Cancelled:
        return detail == toString(Meaning::Preempted)
                   ? LauncherText::tr(
                         "The scheduler took its place for another job: that is neither a failure nor "
                         "a success.")
                   : LauncherText::tr(
                         "It was cancelled from outside, through the scheduler: that is neither a "
                         "failure nor a success.");
    case EndingKind::TimedOut:
        return LauncherText::tr(
            "The scheduler ended it at the time limit of its job: that is neither a failure nor "
            "a success.");
    case EndingKind::OutOfMemory:
        return LauncherText::tr(
            "The node ended it at the memory limit of its job. Ask for more memory, or look at "
            "what it holds.");
    default:
        return {};
    }
}

} // namespace torchtriage::workbench
