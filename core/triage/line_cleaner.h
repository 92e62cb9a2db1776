// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/frames.h"
#include "core/log/segment_reader.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace torchtriage::triage {

/// Turns segments of a log into the lines that software printed: without colours, without the frames of
/// launchers and loggers, JSON objects opened up.
class LineCleaner {
public:
    /// Gets the number of the line in the log, and the line. Views are valid during the call.
    using Sink = std::function<void(std::int64_t number, const log::FramedLine& line)>;

    /// The shape of the log's frames, from a sample of its beginning.
    void setFraming(log::Framing framing) noexcept { m_framing = framing; }
    void clean(const log::Segment& segment, const Sink& sink);

private:
    void cleanText(std::int64_t number, std::string_view text, const Sink& sink);
    bool cleanJson(std::int64_t number, std::string_view text, const Sink& sink) const;
    std::string_view withoutLearnedPrefix(std::string_view text);

    log::Framing m_framing;
    std::string m_learnedPrefix; // shape of an unknown prefix that a traceback's header showed
};

} // namespace torchtriage::triage
