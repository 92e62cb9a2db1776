// SPDX-License-Identifier: GPL-3.0-or-later
// Lines for the parsers that look at one line after the other: frames of launchers, tracebacks, assertions,
// memory numbers, endings, times.
#include "core/log/ansi.h"
#include "core/log/frames.h"
#include "core/log/timestamp.h"
#include "core/triage/assertion.h"
#include "core/triage/exit_status.h"
#include "core/triage/memory_numbers.h"
#include "core/triage/observation.h"
#include "core/triage/operator_name.h"
#include "core/triage/python_frame.h"
#include "core/triage/traceback_parser.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

namespace {

void look(const triage::Traceback& traceback)
{
    triage::Context context;
    triage::readShapes(traceback.message, context);
    static_cast<void>(triage::waitingCall(traceback.frames));
    static_cast<void>(triage::operatorName(traceback.frames));
    static_cast<void>(triage::extensionIn(traceback.frames));
    if (traceback.frames.size() > 400)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const log::Framing framing = log::detectFraming(text);
    triage::TracebackParser parser;
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string clean = log::stripAnsi(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const log::FramedLine line = log::stripFrames(clean, framing);
        static_cast<void>(log::parseTimestamp(line.text));
        static_cast<void>(triage::parseAssertionLine(line.text));
        static_cast<void>(triage::parseExitStatus(line.text));
        static_cast<void>(triage::readMemoryNumbers(line.text));
        static_cast<void>(triage::findNotebookFrame(line.text));
        static_cast<void>(triage::findRichFrame(line.text));
        if (parser.feed(number, line.text) == triage::TracebackParser::Line::Closing)
            look(parser.take());
        else if (number % 64 == 0)
            parser.interrupt();
    }
    return 0;
}
