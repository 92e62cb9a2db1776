// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/run_matrix.h"
#include "core/rerun/guess_command.h"

#include <QString>
#include <QVector>

namespace torchtriage::workbench {

// Sentences about reruns, the same in the window, at the prompt and in a request.

[[nodiscard]] QString variationName(const rerun::Variation& variation); ///< "Blocking launches"
[[nodiscard]] QString rowName(const RunRow& row);                       ///< a custom change has its own name
/// What a row changes, as it would be made: "CUDA_LAUNCH_BLOCKING=1"; else what it would change.
[[nodiscard]] QString rowDetail(const RunRow& row, const RerunSubject& subject);
/// Why a row cannot be run: one sentence. Empty if it can.
[[nodiscard]] QString refusalText(const RunRow& row);
/// The question for the program's own switch.
[[nodiscard]] QString switchQuestion(const rerun::Variation& variation);
/// Why a switch as it was typed is not taken.
[[nodiscard]] QString switchErrorText(const io::Error& error);
/// Why a command line as it was typed is not taken.
[[nodiscard]] QString commandErrorText(const io::Error& error);
/// Where a guessed command comes from.
[[nodiscard]] QString guessText(const rerun::GuessedCommand& guess);

/// How a run ended, a few words: "Same failure, moved".
[[nodiscard]] QString verdictName(const RunRow& row);
[[nodiscard]] QString verdictName(rerun::Verdict verdict, rerun::Change change);
/// How the process ended, one sentence.
[[nodiscard]] QString endingText(const rerun::Outcome& outcome);
/// Column "Exit": "1", "SIGSEGV"; empty if it has none.
[[nodiscard]] QString exitText(const rerun::Outcome& outcome);
/// First error of a run, one line of evidence; never translated.
[[nodiscard]] QString failureLine(const rerun::Outcome& outcome);

/// How the outputs of a run stand beside those of the baseline, and what that does not show. Empty: they were
/// not compared.
[[nodiscard]] QStringList agreementTexts(const rerun::Outcome& outcome);

/// What one run does and does not tell.
[[nodiscard]] QStringList tellsText(const rerun::Variation& variation, const rerun::Outcome& outcome);

/// The reading of a whole matrix.
struct Reading {
    struct Point {
        bool settled = false; ///< false: not run yet, or cut short
        QString text;

        bool operator==(const Point&) const = default;
    };
    QString headline;
    QVector<Point> points;
    bool cpuClue = false;  ///< a success on the CPU could be taken for more than a clue
    bool blocking = false; ///< durations under blocking launches are among those shown
};
[[nodiscard]] Reading readingOf(const RunMatrix& matrix);

} // namespace torchtriage::workbench
