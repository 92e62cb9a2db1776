// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/collector.h"

#include "core/io/ascii.h"
#include "core/io/path_text.h"
#include "core/triage/assertion.h"
#include "core/triage/exit_status.h"
#include "core/triage/json_line.h"
#include "core/triage/line_shape.h"
#include "core/triage/progress.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace torchtriage::triage {

namespace {

constexpr std::size_t mostStreams = 8192;
constexpr std::size_t mostRanks = std::size_t{1} << 16;
constexpr std::size_t longestMessage = 2048;
constexpr int mostMessageLines = 24;

std::string capped(std::string_view text, std::size_t most = longestMessage)
{
    return std::string(text.substr(0, most));
}

/// A message may stand at the end of a long line of progress: then it begins with the words that matched, and
/// with the exception's type if that is right before them.
std::size_t messageStart(std::string_view text, std::size_t matchAt) noexcept
{
    constexpr std::size_t shortLead = 200;
    if (matchAt < shortLead)
        return 0;
    const std::size_t colon = text.substr(0, matchAt).rfind(": ");
    if (colon == std::string_view::npos || colon + 2 != matchAt)
        return matchAt;
    const std::size_t space = text.substr(0, colon).find_last_of(" \t");
    return space == std::string_view::npos ? matchAt : space + 1;
}

bool isCppFrame(std::string_view text) noexcept
{
    return text.starts_with("frame #") || text.starts_with("Exception raised from ");
}

/// Exceptions by which a user, a scheduler or a launcher ends a job: no failure of the job itself.
bool endsOnRequest(std::string_view exception) noexcept
{
    return exception.ends_with("KeyboardInterrupt") || exception.ends_with("SystemExit") ||
           exception.ends_with("SignalException") || exception.ends_with("CancelledError");
}

/// "[64785.660366] pcieport …" of dmesg, "Jul 24 03:12:41 host kernel: …" of syslog.
bool looksLikeKernelLine(std::string_view text) noexcept
{
    constexpr std::size_t longestHead = 64;
    const std::string_view head = text.substr(0, longestHead);
    if (head.find(" kernel: ") != std::string_view::npos)
        return true;
    const std::size_t close = head.find("] ");
    return head.starts_with("[") && close != std::string_view::npos && close > 6 &&
           head.substr(1, close - 1).find_first_not_of(" .0123456789+") == std::string_view::npos &&
           head.substr(0, close).find('.') != std::string_view::npos;
}

/// True if `inner` is the exception that `outer` wraps: the original of a DataLoader worker's, or a group's
/// member.
bool completes(const Occurrence& outer, const Occurrence& inner) noexcept
{
    return inner.link == ChainLink::Wrapped ||
           (inner.link == ChainLink::GroupMember && outer.event.exception.ends_with("Group"));
}

/// Exceptions in which one process only reports the death of another.
bool reportsAnotherDeath(std::string_view exception) noexcept
{
    return exception.ends_with("ChildFailedError") || exception.ends_with("CalledProcessError") ||
           exception.ends_with("ProcessExitedException") || exception.ends_with("EngineDeadError");
}

} // namespace

Collector::Collector(const SignatureData& signatures, Matcher& matcher)
    : m_signatures(signatures), m_matcher(matcher)
{
    m_collected.streams.emplace_back();
    m_streams.emplace_back();
}

void Collector::feed(const log::Segment& segment)
{
    if (segment.afterGap) {
        for (Stream& stream : m_streams) {
            stream.parser.interrupt();
            stream.open.reset();
        }
    }
    m_collected.jsonLines += looksLikeJsonLine(segment.text) ? 1 : 0;
    m_collected.kernelLines += looksLikeKernelLine(segment.text) ? 1 : 0;
    m_cleaner.clean(segment, [this](std::int64_t number, const log::FramedLine& frame) {
        if (m_firstText == 0 && !frame.text.empty())
            m_firstText = number;
        const std::size_t stream = streamOf(frame);
        if (!frame.time.empty())
            m_lastTime = frame.time;
        if (!frame.text.empty())
            m_lastStream = stream;
        read({number, frame.text, &frame, stream});
    });
}

std::size_t Collector::streamOf(const log::FramedLine& frame)
{
    if (frame.rank && m_collected.ranks.size() < mostRanks)
        m_collected.ranks.insert(*frame.rank);
    if (!frame.rank && frame.source.empty())
        return 0;
    std::string label = frame.rank ? "r" + std::to_string(*frame.rank) : std::string(frame.source);
    if (const auto found = m_streamByLabel.find(label); found != m_streamByLabel.end())
        return found->second;
    if (m_streams.size() >= mostStreams)
        return 0;
    const std::size_t index = m_streams.size();
    m_streamByLabel.emplace(std::move(label), index);
    m_collected.streams.push_back({frame.rank, std::string(frame.source), 0, 0, {}});
    m_streams.emplace_back();
    return index;
}

void Collector::read(const Line& line)
{
    m_facts.read(line.text, m_collected);
    readLauncherFacts(line);
    Stream& stream = m_streams[line.stream];
    if (readAssertion(line))
        return;
    switch (stream.parser.feed(line.number, line.text)) {
    case TracebackParser::Line::Inside:
        stream.open.reset();
        if (line.number == m_firstText)
            m_collected.beginsInside = line.text.find("Traceback (most") == std::string_view::npos;
        return;
    case TracebackParser::Line::Closing:
        return closeTraceback(line);
    case TracebackParser::Line::Outside:
        break;
    }
    if (continueMessage(line))
        return;
    readSignature(line);
}

Occurrence Collector::draft(const Line& line) const
{
    const StreamFacts& stream = m_collected.streams[line.stream];
    Occurrence occurrence;
    occurrence.event.lines = {line.number, line.number};
    occurrence.event.rank = line.frame->rank;
    occurrence.event.time = line.frame->time;
    occurrence.seconds = line.frame->seconds;
    occurrence.lastTime = m_lastTime;
    occurrence.launcher = line.frame->launcher;
    occurrence.stream = line.stream;
    occurrence.streamLine = stream.ordinaryLines;
    occurrence.streamProgress = stream.progress;
    occurrence.afterStart = stream.progress > 0 || m_collected.streams[0].progress > 0;
    occurrence.context =
        !stream.lastProgress.empty() ? stream.lastProgress : m_collected.streams[0].lastProgress;
    return occurrence;
}

void Collector::applyMatch(Occurrence& occurrence, Match match) const
{
    const Signature& signature = *match.signature;
    occurrence.event.signature = signature.id;
    occurrence.event.family = signature.family;
    occurrence.event.role = signature.role;
    occurrence.event.sticky = signature.sticky;
    if (occurrence.op.empty())
        occurrence.op = !match.field("op").empty() ? std::string(match.field("op")) : signature.op;
    if (occurrence.contract.empty())
        occurrence.contract = signature.contract;
    if (occurrence.argument.empty())
        occurrence.argument = signature.argument;
    occurrence.match = std::move(match);
    if (const std::string_view xid = occurrence.match.field("xid"); !xid.empty())
        applyXid(occurrence, xid);
}

/// NVIDIA's table says what an Xid stands for, and which of them only follow others.
void Collector::applyXid(Occurrence& occurrence, std::string_view number) const
{
    std::int64_t code = 0;
    std::from_chars(number.data(), number.data() + number.size(), code);
    for (const CodeEntry& entry : m_signatures.codes) {
        if (entry.kind != "xid" || entry.code != code)
            continue;
        occurrence.event.family = entry.family;
        occurrence.event.role = entry.role;
        occurrence.code = {number.begin(), number.end()};
        occurrence.codeName = entry.name;
        return;
    }
}

bool Collector::readAssertion(const Line& line)
{
    const auto assertion = parseAssertionLine(line.text);
    if (!assertion)
        return false;
    const std::string_view name = fileNameIn(assertion->file);
    std::string key = "assert " + std::string(name) + ":" + std::to_string(assertion->line) + " " +
                      std::string(assertion->expression);
    // A million threads may print the same line: only the count goes up.
    if (line.frame->rank || !m_ledger.countAgain(key)) {
        Occurrence occurrence = draft(line);
        occurrence.event.signature = "device-assert.line";
        occurrence.event.family = Family::DeviceAssert;
        occurrence.event.role = Role::Initiating;
        occurrence.event.sticky = true;
        occurrence.event.message = capped(trimmed(line.text));
        occurrence.assertion = capped(assertion->expression);
        occurrence.kernel = capped(assertion->function);
        if (const AssertionEntry* entry = findAssertion(m_signatures.assertions, *assertion)) {
            occurrence.op = entry->op;
            occurrence.contract = entry->contract;
            occurrence.argument = entry->argument;
        }
        m_ledger.add(std::move(occurrence), key);
    }
    m_streams[line.stream].open.reset();
    return true;
}

/// The inner exception tells what the outer one only wraps. Of a group the first member does.
void Collector::completeOuter(std::size_t index, Occurrence inner)
{
    m_ledger.addDetail(index, inner.event.message);
    Occurrence& outer = m_ledger[index];
    outer.event.lines.last = inner.event.lines.last;
    const bool firstInside = outer.errorLine == outer.event.lines.first;
    if (!firstInside)
        return;
    outer.errorLine = inner.errorLine;
    outer.event.frames.insert(outer.event.frames.end(), inner.event.frames.begin(), inner.event.frames.end());
    if (inner.match.signature != nullptr && outer.match.signature == nullptr)
        applyMatch(outer, std::move(inner.match));
}

void Collector::closeTraceback(const Line& line)
{
    Stream& stream = m_streams[line.stream];
    Traceback traceback = stream.parser.take();
    Occurrence occurrence = draft(line);
    occurrence.event.signature = "traceback";
    occurrence.event.family = Family::PythonOther;
    occurrence.event.role = Role::Initiating;
    occurrence.event.lines = {line.number, line.number};
    occurrence.event.exception = traceback.exception;
    const std::string_view text = trimmed(withoutBox(line.text));
    occurrence.event.message = capped(text);
    occurrence.errorLine = line.number;
    occurrence.link = traceback.link;
    occurrence.wholeTraceback = traceback.headerLine > 0 && !traceback.frames.empty() &&
                                (traceback.frames.front().function == "<module>" ||
                                 traceback.frames.front().function == "_run_module_as_main");
    occurrence.uncaught = line.frame->rank.has_value() && line.frame->time.empty();
    occurrence.event.frames = std::move(traceback.frames);

    if (auto match = m_matcher.match(text))
        applyMatch(occurrence, std::move(*match));
    if (endsOnRequest(traceback.exception)) {
        occurrence.event.role = Role::Background;
        occurrence.event.family.reset();
    } else if (reportsAnotherDeath(traceback.exception)) {
        // "terminated with signal SIGKILL" is all that some logs say of the death itself.
        occurrence.launcher = true;
        if (occurrence.match.signature == nullptr)
            occurrence.event.role = Role::Teardown;
    }
    if (line.frame->launcher)
        occurrence.event.role = Role::Teardown;

    if (stream.lastException && completes(m_ledger[*stream.lastException], occurrence)) {
        completeOuter(*stream.lastException, std::move(occurrence));
        stream.open = stream.lastException;
        stream.openLines = 0;
        return;
    }
    const std::string key = std::to_string(static_cast<int>(occurrence.link)) + " " +
                            occurrence.event.exception + " " + shapeOf(occurrence.event.message);
    const std::size_t before = m_ledger.size();
    const std::size_t at = m_ledger.add(std::move(occurrence), key);
    stream.lastException = at;
    // Only the first of several equal exceptions takes further lines of its message.
    stream.open = at == before ? std::optional(at) : std::nullopt;
    stream.openLines = 0;
    stream.openHasFrames = false;
}

/// Lines behind "Type: message" that still belong to the message, and the C++ stack under it.
bool Collector::continueMessage(const Line& line)
{
    Stream& stream = m_streams[line.stream];
    if (!stream.open)
        return false;
    Occurrence& occurrence = m_ledger[*stream.open];
    const std::string_view text = trimmed(line.text);
    const bool blank = text.empty();
    stream.openHasFrames = stream.openHasFrames || isCppFrame(text);
    const bool otherHead = !line.frame->level.empty() && occurrence.event.time.empty();
    const bool over = otherHead || (blank && (stream.openHasFrames || stream.openLines > 0)) ||
                      ++stream.openLines > mostMessageLines || isProgress(text) ||
                      (stream.openHasFrames && !isCppFrame(text));
    if (over) {
        stream.open.reset();
        return false;
    }
    auto match = blank ? std::nullopt : m_matcher.match(text);
    const bool advice = match && match->signature->role == Role::Advice;
    if (match && !advice && occurrence.match.signature == nullptr) {
        applyMatch(occurrence, std::move(*match));
    } else if (match && !advice && match->signature->id != occurrence.event.signature && !isCppFrame(text)) {
        // Another text that stands for itself, glued under the message without a blank line.
        stream.open.reset();
        return false;
    }
    if (!advice)
        m_ledger.addDetail(*stream.open, text);
    occurrence.event.lines.last = std::max(occurrence.event.lines.last, line.number);
    return true;
}

void Collector::readSignature(const Line& line)
{
    auto match = m_matcher.match(line.text);
    if (!match) {
        if (exceptionNameLength(trimmed(line.text)) > 0)
            return readBareException(line);
        return noteOrdinary(line);
    }
    if (match->signature->role == Role::Advice)
        return;
    if (match->signature->role == Role::Background) {
        m_collected.endedOnRequest = m_collected.endedOnRequest || match->signature->fatal;
        // "step 12 loss: nan" is suspicious and progress at once.
        if (isProgress(line.text))
            noteOrdinary(line);
        // A warning that resembles no family is no event; what does is kept, to say that it was survived.
        if (!match->signature->family)
            return;
    }
    Occurrence occurrence = draft(line);
    const std::string_view text = trimmed(line.text.substr(messageStart(line.text, match->position)));
    applyMatch(occurrence, std::move(*match));
    occurrence.event.message = capped(text);
    if (const std::size_t name = exceptionNameLength(text); name > 0) {
        occurrence.event.exception = text.substr(0, name);
        occurrence.errorLine = line.number;
    }
    if (const auto status = parseExitStatus(text)) {
        occurrence.exitCode = status->code;
        occurrence.exitSignal = status->signal;
        occurrence.errorCode = status->signal == 0 && status->code != 0;
        if (!occurrence.event.rank)
            occurrence.event.rank = status->rank;
        // What a launcher says of an ending is worth what the signal says, no more.
        if (occurrence.event.role == Role::Teardown || !occurrence.event.family)
            occurrence.event.family = familyOf(*status);
    }
    const std::string key = occurrence.event.signature + " " + shapeOf(occurrence.event.message);
    const std::size_t before = m_ledger.size();
    const std::size_t at = m_ledger.add(std::move(occurrence), key);
    Stream& stream = m_streams[line.stream];
    stream.open = at == before ? std::optional(at) : std::nullopt;
    stream.openLines = 0;
    stream.openHasFrames = false;
    if (at == before && m_ledger[at].errorLine != 0)
        stream.lastException = at;
}

/// "ValueError: …" without a traceback above it and without a signature: kept only for the types that every
/// Python has, since any capitalised word with a colon looks like an exception.
void Collector::readBareException(const Line& line)
{
    const std::string_view text = trimmed(line.text);
    const std::string_view name = text.substr(0, exceptionNameLength(text));
    if (!isBuiltinException(name) || text.size() <= name.size() + 1)
        return noteOrdinary(line);
    Occurrence occurrence = draft(line);
    occurrence.event.signature = "bare-exception";
    occurrence.event.family = Family::PythonOther;
    occurrence.event.role = Role::Initiating;
    occurrence.event.exception = name;
    occurrence.event.message = capped(text);
    occurrence.errorLine = line.number;
    const std::string key = "bare " + shapeOf(text);
    m_streams[line.stream].lastException = m_ledger.add(std::move(occurrence), key);
    m_streams[line.stream].open.reset();
}

void Collector::noteOrdinary(const Line& line)
{
    if (trimmed(line.text).empty())
        return;
    StreamFacts& facts = m_collected.streams[line.stream];
    if (isProgress(line.text)) {
        std::string text = capped(line.text, 400);
        // A bar that is drawn again without having moved is no progress.
        if (text != facts.lastProgress) {
            ++facts.progress;
            facts.lastProgress = std::move(text);
        }
    }
    if (!line.frame->launcher)
        ++facts.ordinaryLines;
}

void Collector::readLauncherFacts(const Line& line)
{
    const std::string_view text = trimmed(line.text);
    if (line.frame->launcher || line.frame->rank || !line.frame->source.empty())
        m_collected.severalProcesses = true;
    if (text.find("Root Cause (first observed failure)") != std::string_view::npos) {
        m_inRootCause = true;
        m_collected.rootCauseLine = line.number;
        return;
    }
    if (!m_inRootCause)
        return;
    if (text.starts_with("rank")) {
        const std::size_t colon = text.find(": ");
        int rank = 0;
        if (colon != std::string_view::npos && std::sscanf(text.data() + colon, ": %9d", &rank) == 1)
            m_collected.rootCauseRank = rank;
        m_inRootCause = false;
    }
}

Collected Collector::finish()
{
    // Other ranks may have been killed in the middle of theirs: the log itself ends where its last line does.
    m_collected.endsInside = m_streams[m_lastStream].parser.insideTraceback();
    m_facts.finish(m_collected);
    m_collected.occurrences = m_ledger.take();
    return std::move(m_collected);
}

} // namespace torchtriage::triage
