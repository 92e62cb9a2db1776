// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons, missing context and contradictions: ids of core to sentences. Placeholders are the reason's values
// in order.
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace torchtriage::workbench {

namespace {

struct Entry {
    std::string_view id;
    const char* text;
};

constexpr Entry whyLine[] = {
    {"assert-line",
     QT_TRANSLATE_NOOP("Reasons", "This is the first assertion line that the device printed.")},
    {"first-in-log", QT_TRANSLATE_NOOP("Reasons", "No earlier line of the log states a failure.")},
    {"first-by-time",
     QT_TRANSLATE_NOOP("Reasons", "Its time stamp, %1, is the earliest of all failures in the log.")},
    {"first-rank-by-cause",
     QT_TRANSLATE_NOOP("Reasons", "The other ranks report what follows when this rank stops.")},
    {"root-cause-block",
     QT_TRANSLATE_NOOP("Reasons", "The launcher's own report names rank %1 as the first one that failed.")},
    {"only-statement", QT_TRANSLATE_NOOP("Reasons", "It is the only line that states a failure.")},
    {"earlier-handled",
     QT_TRANSLATE_NOOP("Reasons", "An earlier exception at line %1 was handled: the run went on after it.")},
    {"after-progress",
     QT_TRANSLATE_NOOP("Reasons",
                       "The run made progress up to this line; earlier messages did not stop it.")},
    {"pinned-by-user", QT_TRANSLATE_NOOP("Reasons", "You pinned this line as the first failure.")},
};

constexpr Entry whyFamily[] = {
    {"signature", QT_TRANSLATE_NOOP("Reasons", "The text matches a known message (signature %1).")},
    {"sticky-echo",
     QT_TRANSLATE_NOOP("Reasons",
                       "Later device errors of the same process echo the first one, whatever they say.")},
    {"library-after-assert",
     QT_TRANSLATE_NOOP(
         "Reasons",
         "The library error comes after an assertion of the same process and counts as its echo.")},
    {"oom-in-disguise",
     QT_TRANSLATE_NOOP("Reasons",
                       "This library status stands for an allocation that failed, so the family is out of "
                       "memory.")},
    {"python-exception",
     QT_TRANSLATE_NOOP("Reasons", "The traceback ends with %1, and no device message explains it.")},
    {"backend-inferred",
     QT_TRANSLATE_NOOP("Reasons", "No line names the backend; CUDA is inferred from the kind of failure.")},
    {"extension-frame",
     QT_TRANSLATE_NOOP("Reasons",
                       "The frames pass through the extension %1: check its contract and its build first, "
                       "hence the class binary environment.")},
};

constexpr Entry observation[] = {
    {"call-failed-itself",
     QT_TRANSLATE_NOOP("Reasons", "The traceback ends at the call that failed; no queued work is involved.")},
    {"async-tail-present",
     QT_TRANSLATE_NOOP("Reasons",
                       "The message says itself that kernel errors can be reported at a later call.")},
    {"blocking-run",
     QT_TRANSLATE_NOOP("Reasons",
                       "The usual note on asynchronous errors is absent: launches were blocking, so the "
                       "stack shows the launch.")},
    {"synchronous-check",
     QT_TRANSLATE_NOOP("Reasons",
                       "PyTorch makes this check before it launches anything: the frame is where it "
                       "failed.")},
    {"no-frame", QT_TRANSLATE_NOOP("Reasons", "The log does not show which call of your own code was under "
                                              "way, so the observation point stays open.")},
    {"watchdog-thread",
     QT_TRANSLATE_NOOP("Reasons",
                       "A watchdog thread reported the error: it observes the work of other threads.")},
};

constexpr Entry missing[] = {
    {"no-traceback",
     QT_TRANSLATE_NOOP("Missing",
                       "No Python traceback. Keep standard error together with standard output: without it "
                       "no line of your code can be named.")},
    {"no-assert-line",
     QT_TRANSLATE_NOOP("Missing",
                       "No assertion line. Keep the device's own output on standard error: that line names "
                       "the operator and its condition.")},
    {"no-blocking-run",
     QT_TRANSLATE_NOOP("Missing",
                       "No run with blocking launches. A short one, in a new process, moves the report "
                       "closer to the launch that failed.")},
    {"no-versions",
     QT_TRANSLATE_NOOP("Missing", "The environment is not described. Add the output of python -m "
                                  "torch.utils.collect_env: messages and checks differ between versions.")},
    {"no-torch-version",
     QT_TRANSLATE_NOOP("Missing",
                       "No PyTorch version. Add torch.__version__: the wording and the checks of operators "
                       "depend on it.")},
    {"no-backend",
     QT_TRANSLATE_NOOP("Missing",
                       "No sign of the backend. Add torch.version.cuda and torch.version.hip: NVIDIA and "
                       "ROCm need different procedures.")},
    {"no-iteration",
     QT_TRANSLATE_NOOP("Missing",
                       "No iteration number. Note the iteration and the last completed step: they lead to "
                       "the batch that failed.")},
    {"no-batch",
     QT_TRANSLATE_NOOP("Missing",
                       "No saved batch. Save the failing batch or its internal identifier and dimensions: "
                       "only the data shows which value was refused.")},
    {"no-shapes",
     QT_TRANSLATE_NOOP("Missing",
                       "No shapes or dtypes. Print them for every input before the failing call: operator "
                       "contracts are about them.")},
    {"no-rank-logs",
     QT_TRANSLATE_NOOP("Missing",
                       "Not every rank's log is here. Collect one log per rank: the rank that stopped "
                       "first can be one that is missing.")},
    {"truncated-start",
     QT_TRANSLATE_NOOP("Missing",
                       "The log starts in the middle. Take it from the start of the run: the first failure "
                       "can stand before the first line here.")},
    {"truncated-end",
     QT_TRANSLATE_NOOP("Missing",
                       "The log ends in the middle of a message. Take it again after the process has ended: "
                       "the final message is incomplete.")},
    {"no-kernel-log",
     QT_TRANSLATE_NOOP("Missing",
                       "No kernel log. Collect dmesg or journalctl -k of that host around the failure: it "
                       "shows killed processes and device faults.")},
    {"no-memory-numbers",
     QT_TRANSLATE_NOOP("Missing",
                       "No memory numbers. Keep the full message of the failed allocation: without sizes "
                       "its reason cannot be told.")},
};

constexpr Entry contradictions[] = {
    {"driver-older-than-build",
     QT_TRANSLATE_NOOP("Contradictions", "The driver serves CUDA up to %1, and this build is for CUDA %2. "
                                         "Either a newer driver or a build for an older CUDA fits.")},
    {"arch-not-in-build",
     QT_TRANSLATE_NOOP("Contradictions",
                       "This GPU needs %1, and the build contains %2. Its kernels cannot run "
                       "there.")},
    {"cpu-only-build",
     QT_TRANSLATE_NOOP("Contradictions", "PyTorch %1 is a build for the CPU only: it cannot use a GPU.")},
    {"two-frameworks",
     QT_TRANSLATE_NOOP("Contradictions",
                       "%1 and %2 are both loaded in this environment. Check that they do not bring "
                       "different versions of the same library.")},
    {"torchvision-mismatch",
     QT_TRANSLATE_NOOP("Contradictions",
                       "PyTorch %1 and torchvision %2 were not released for each other. Compiled "
                       "operators can be missing.")},
    {"rocm-and-cuda",
     QT_TRANSLATE_NOOP("Contradictions",
                       "The log shows parts of ROCm and of CUDA. Check which build was really "
                       "loaded before following a procedure of either.")},
};

const Entry* find(std::span<const Entry> entries, std::string_view id)
{
    const auto found = std::ranges::find(entries, id, &Entry::id);
    return found == entries.end() ? nullptr : &*found;
}

QStringList valuesOf(const triage::Reason& reason)
{
    QStringList values;
    for (const std::string& value : reason.values) {
        values << plainValue(value);
        if (values.size() == 9)
            break;
    }
    return values;
}

QString sentence(const char* context, const Entry& entry, const triage::Reason& reason)
{
    return fillPlaceholders(QCoreApplication::translate(context, entry.text), valuesOf(reason));
}

/// Reasons whose value is a code with a meaning of its own; empty for every other id.
QString codeText(const triage::Reason& reason)
{
    const bool isCode = reason.id == "exit-code" || reason.id == "signal" || reason.id == "xid";
    if (!isCode || reason.values.empty())
        return {};
    bool isNumber = false;
    const int code = plainValue(reason.values[0]).toInt(&isNumber);
    if (!isNumber)
        return {};
    if (reason.id == "exit-code")
        return exitCodeText(code);
    if (reason.id == "signal")
        return signalText(code);
    return xidText(code, reason.values.size() > 1 ? plainValue(reason.values[1]) : QString());
}

/// A log does not always name the call, or the place, that noticed the error.
QString observedText(const triage::Reason& reason)
{
    const auto value = [&reason](std::size_t index) {
        return index < reason.values.size() ? std::string_view(reason.values[index]) : std::string_view();
    };
    const QString call = callText(value(0));
    const QString file = fileNameOf(value(1));
    const QString line = plainValue(value(2));
    if (file.isEmpty()) {
        return QCoreApplication::translate("Reasons",
                                           "The message can report work that was launched earlier.");
    }
    if (call.isEmpty()) {
        return QCoreApplication::translate(
                   "Reasons", "The call at %1, line %2, can report work that was launched earlier.")
            .arg(file, line);
    }
    return QCoreApplication::translate(
               "Reasons", "The call %1 at %2, line %3, can report work that was launched earlier.")
        .arg(call, file, line);
}

} // namespace

QString reasonText(const triage::Reason& reason)
{
    if (reason.id == "frame-only-observes")
        return observedText(reason);
    if (const QString text = codeText(reason); !text.isEmpty())
        return text;
    for (const std::span<const Entry> entries :
         {std::span<const Entry>(whyLine), std::span<const Entry>(whyFamily),
          std::span<const Entry>(observation)}) {
        if (const Entry* entry = find(entries, reason.id))
            return sentence("Reasons", *entry, reason);
    }
    return QCoreApplication::translate("Reasons", "The triage gives the reason “%1”.")
        .arg(plainValue(reason.id, 60));
}

QString missingText(const triage::Reason& reason)
{
    if (const Entry* entry = find(missing, reason.id))
        return sentence("Missing", *entry, reason);
    return QCoreApplication::translate("Missing", "The log lacks “%1”.").arg(plainValue(reason.id, 60));
}

QString contradictionText(const triage::Reason& reason)
{
    if (const Entry* entry = find(contradictions, reason.id))
        return sentence("Contradictions", *entry, reason);
    return QCoreApplication::translate("Contradictions", "Two facts of the environment do not fit: “%1”.")
        .arg(plainValue(reason.id, 60));
}

} // namespace torchtriage::workbench
