// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"
#include "core/rerun/outcome.h"
#include "core/triage/report.h"

#include <QString>
#include <QVector>

#include <optional>

namespace torchtriage::workbench {

/// One proposal of the "Next step" pane.
struct NextStep {
    /// What its button does. None: the step is done outside this program and has no button.
    enum class Action { None, OpenEvidence, Rerun, CopyFirstError, OpenBatch };

    Action action = Action::None;
    QString title;  ///< verb first
    QString detail; ///< one or two sentences
    QString button; ///< label; empty exactly when action is None

    bool operator==(const NextStep&) const = default;
};

/// What to do next, most useful first, 3 at most. `batchPage`: this program can open a saved batch.
[[nodiscard]] QVector<NextStep> nextSteps(const triage::Report& report, bool batchPage = false);

/// Syntax in which a command is shown.
enum class Shell { Posix, Fish, PowerShell, Cmd };

/// The shell that a user of this system most likely has.
[[nodiscard]] Shell defaultShell();
/// Name of a shell for a menu or a label; proper names, never translated.
[[nodiscard]] QString shellName(Shell shell);

/// The command of a short rerun with blocking launches, as text to copy: nothing runs it. The script is the
/// one that the traceback names, else train.py; the variable is the backend's own, set for that launch only
/// where the shell can. Empty where blocking launches cannot help: another family, the CPU, or a run that was
/// blocking already.
[[nodiscard]] QString rerunCommand(const triage::Report& report, Shell shell);

/// Whether a rerun with blocking launches can move this report closer to the launch that failed.
[[nodiscard]] bool blockingRerunHelps(const triage::Report& report);

/// One line of the list "Known so far".
struct KnownFact {
    bool known = false; ///< false: still open
    QString text;

    bool operator==(const KnownFact&) const = default;
};

/// What checks and reruns have told since the log was read.
struct Answers {
    QString refusedValue, refusedIn; ///< the first refused element and its input; empty: none was found
    std::optional<bool> failsAgain;  ///< in a new process; not known until a run tells

    bool operator==(const Answers&) const = default;
};

/// The answers that a record keeps.
[[nodiscard]] Answers answersOf(const incident::Record& record);

/// What a finished run tells of whether the case fails again: a failure with any change does, an end without
/// it only where nothing was changed.
[[nodiscard]] std::optional<bool> failsAgain(rerun::Verdict verdict, rerun::Change change);

/// What the log and the answers establish, then what is left open.
[[nodiscard]] QVector<KnownFact> knownFacts(const triage::Report& report, const Answers& answers = {});

} // namespace torchtriage::workbench
