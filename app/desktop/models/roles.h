// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace torchtriage::desktop {

/// The roles of all models of the window, beyond Qt's own. Facts only: delegates choose colours and glyphs.
enum ModelRole : int {
    IncidentIdRole = Qt::UserRole + 1, ///< quint64
    ClassRole,                         ///< int of triage::FailureClass
    SubtitleRole,                      ///< QString, second line
    WhenRole,                          ///< QDateTime
    RanksRole,                         ///< int, number of ranks; 0 if the log shows none
    PathRole,                          ///< QString
    MatchRole,                         ///< bool, the row that answers the report
    DetailRole,                        ///< QString under the cell's text
    FactRole,                          ///< QString from the log itself, never translated
    MatchLineRole,                     ///< qint64, line that the match rests on; 0 if none
    EventRole,                         ///< int of ChainMark
    LineRole,                          ///< qint64, 1-based line in the log; 0 if none
    ExtentRole,                        ///< qint64, further lines of the block
    ValueKindRole,                     ///< int of BatchRow, what a row of a batch is
    KeyRole,                           ///< QString, the full key of a value in its file
    AcrossRole,                        ///< QString shown across the columns after the name or the type
    AlarmRole,                         ///< bool, the cell deserves attention
    ShareRole,                         ///< double, 0 to 1: how much of the whole
    SpanFromRole,                      ///< double, 0 to 1: where a span begins
    SpanToRole,                        ///< double, 0 to 1: where it ends
    SortRole,                          ///< a value that orders the cells of a column
};

/// How a row of the chain is marked.
enum class ChainMark { None, FirstFailure, Observation };

/// What a row of a saved batch is.
enum class BatchRow { File, Container, Tensor, Scalar, Opaque, Rest };

} // namespace torchtriage::desktop
