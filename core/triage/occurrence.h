// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/matcher.h"
#include "core/triage/report.h"
#include "core/triage/traceback_parser.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace torchtriage::triage {

/// An event with what the chain needs to judge it and the report does not show.
struct Occurrence {
    Event event;
    Match match;                ///< signature and fields; signature null for a plain exception
    std::int64_t errorLine = 0; ///< line of the final message; 0 if there is no exception
    ChainLink link = ChainLink::None;
    bool wholeTraceback = false; ///< began with its header, at the top of the program
    bool uncaught = false;       ///< printed by the excepthook of its rank
    bool launcher = false;
    bool afterStart = false;     ///< progress had been seen before it
    double seconds = 0;          ///< time of day or date, see log::Timestamp; 0 if unknown
    std::string lastTime;        ///< as printed by its own line, or by the last line before it that has one
    std::size_t stream = 0;      ///< index of the stream that printed it
    std::int64_t streamLine = 0; ///< ordinary lines of that stream before it
    std::int64_t streamProgress = 0; ///< progress lines of that stream before it
    std::string context;             ///< the last progress line before it
    std::string detail;              ///< further lines of the message, one after the other
    std::string assertion, kernel;   ///< device-side assertions only
    std::string op, contract, argument;
    std::string code, codeName;    ///< Xid and its meaning
    std::optional<int> exitCode;   ///< endings only, as printed: 137, -9
    std::optional<int> exitSignal; ///< endings only; 0: ended with a code of its own
    bool errorCode = false;        ///< endings only: a code that is neither 0 nor a request to stop
};

/// One rank, one actor, or all lines without a label.
struct StreamFacts {
    std::optional<int> rank;
    std::string source;
    std::int64_t ordinaryLines = 0; ///< lines that are no event and no part of a traceback
    std::int64_t progress = 0;
    std::string lastProgress;
};

/// Everything that one walk over the log has gathered.
struct Collected {
    std::vector<Occurrence> occurrences; ///< in log order
    std::vector<StreamFacts> streams;    ///< [0] holds the lines without a label
    std::set<int> ranks;
    Context context;           ///< facts found anywhere
    bool sawAsyncTail = false; ///< "might be asynchronously reported" stands in the log
    bool sawBlocking = false;  ///< CUDA_LAUNCH_BLOCKING=1 is set in the log's own command or environment
    bool sawHip = false, sawCuda = false, sawGloo = false;
    bool endedOnRequest = false; ///< a user, a scheduler or a time limit ended the job
    std::int64_t jsonLines = 0, kernelLines = 0, environmentLines = 0; ///< to name the kind of log
    bool severalProcesses = false;    ///< a launcher, ranks or workers are named
    bool beginsInside = false;        ///< the first line is part of a traceback
    bool endsInside = false;          ///< the log stops within a traceback
    std::optional<int> rootCauseRank; ///< of torchrun's "Root Cause" block
    std::int64_t rootCauseLine = 0;
    std::vector<Reason> contradictions;
};

} // namespace torchtriage::triage
