// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/triage/report.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace torchtriage::testing {

/// One line of labels.jsonl. An empty field is not scored.
struct Label {
    QString id, file, family, backend;
    std::int64_t firstLine = 0; ///< 0: not given
    std::int64_t errorLine = 0;
    std::optional<int> cell;
    std::optional<bool> observationPoint;
    QStringList flags;

    [[nodiscard]] bool ambiguous() const { return flags.contains(QStringLiteral("ambiguous")); }
    /// Some lines of the log are not word for word: its line numbers are no measure.
    [[nodiscard]] bool rebuilt() const
    {
        return flags.contains(QStringLiteral("rebuilt")) || flags.contains(QStringLiteral("bridged"));
    }
};

/// Reads every label of the file; stops the program if it cannot.
[[nodiscard]] std::vector<Label> readLabels(const QString& path);

/// How many of something were right.
struct Share {
    int right = 0;
    int all = 0;

    void add(bool isRight)
    {
        right += isRight;
        ++all;
    }
    [[nodiscard]] double percent() const { return all == 0 ? 100.0 : 100.0 * right / all; }
};

/// Scores over a corpus. Ambiguous labels count in `ambiguousFamily` alone.
struct Score {
    Share family, ambiguousFamily, firstLine, observation, backend, clean;
    Share tableFamily, tableFirstLine; ///< the four families of the triage table only
    int pythonCalledGpu = 0;           ///< ordinary Python errors that were given a family of the GPU

    /// Counts one log; returns a line for each thing that differs from the label.
    QStringList add(const Label& label, const io::Result<triage::Report>& result);
    [[nodiscard]] QString summary() const;
};

} // namespace torchtriage::testing
