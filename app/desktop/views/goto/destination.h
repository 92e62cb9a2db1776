// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>
#include <QVector>

#include <functional>

namespace torchtriage::desktop {

/// What a destination is. Of two that answer equally well, the earlier kind stands first.
enum class DestinationKind { Line, Rank, Event, Value, Run, Incident, Action, Guide };

/// A place of the window or an action of its menus that the "Go to" field leads to.
struct Destination {
    DestinationKind kind = DestinationKind::Action;
    QString text;   ///< what it is: "Line 1,811", "Copy first error"
    QString detail; ///< what tells it from others like it; may be empty
    QKeySequence keys;
    bool isEvidence = false;    ///< `text` stands in an opened file: never translated, in the evidence font
    QString unavailable;        ///< why it cannot be chosen now; empty: it can
    int score = 0;              ///< higher stands first; see workbench::fuzzyMatch
    QVector<qsizetype> matched; ///< letters of `text` that answer what was typed
    std::function<void()> go;
};

/// Above every fuzzyMatch: what was typed names just this ("1811", "r3").
inline constexpr int exactScore = 10'000;

} // namespace torchtriage::desktop
