// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/frames.h"
#include "core/log/segment_reader.h"
#include "core/triage/context_facts.h"
#include "core/triage/line_cleaner.h"
#include "core/triage/matcher.h"
#include "core/triage/occurrence.h"
#include "core/triage/occurrence_ledger.h"
#include "core/triage/traceback_parser.h"

#include <map>
#include <string>
#include <vector>

namespace torchtriage::triage {

/// Walks over the lines of a log once and gathers what speaks of a failure. Lines of several ranks may
/// interleave: each rank, actor, or the unlabelled rest is a stream with its own traceback.
class Collector {
public:
    /// `matcher` must outlive the collector.
    Collector(const SignatureData& signatures, Matcher& matcher);

    /// The shape of the log's frames, from a sample of its beginning.
    void setFraming(log::Framing framing) noexcept { m_cleaner.setFraming(framing); }
    /// One segment, as it stands in the log.
    void feed(const log::Segment& segment);
    [[nodiscard]] Collected finish();

private:
    struct Stream {
        TracebackParser parser;
        std::optional<std::size_t> open; ///< occurrence whose message still goes on
        int openLines = 0;
        bool openHasFrames = false; ///< a C++ stack has begun under it
        std::optional<std::size_t> lastException;
    };
    /// One line without frames and colours.
    struct Line {
        std::int64_t number = 0;
        std::string_view text;
        const log::FramedLine* frame = nullptr;
        std::size_t stream = 0;
    };

    std::size_t streamOf(const log::FramedLine& frame);
    void read(const Line& line);
    bool readAssertion(const Line& line);
    bool continueMessage(const Line& line);
    void closeTraceback(const Line& line);
    void readSignature(const Line& line);
    void readBareException(const Line& line);
    void noteOrdinary(const Line& line);
    void readLauncherFacts(const Line& line);

    Occurrence draft(const Line& line) const;
    void completeOuter(std::size_t index, Occurrence inner);
    void applyMatch(Occurrence& occurrence, Match match) const;
    void applyXid(Occurrence& occurrence, std::string_view number) const;

    const SignatureData& m_signatures;
    Matcher& m_matcher;
    ContextFacts m_facts;
    LineCleaner m_cleaner;
    OccurrenceLedger m_ledger;
    Collected m_collected;         // its occurrences stay in the ledger until finish()
    std::vector<Stream> m_streams; // same indices as m_collected.streams
    std::map<std::string, std::size_t> m_streamByLabel;
    std::int64_t m_firstText = 0;
    std::string m_lastTime; // printed last, by whatever stream
    std::size_t m_lastStream = 0;
    bool m_inRootCause = false;
};

} // namespace torchtriage::triage
