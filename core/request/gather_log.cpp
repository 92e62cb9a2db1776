// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/line_index.h"
#include "core/log/line_reader.h"
#include "core/request/gather.h"
#include "core/request/utf8.h"

#include <algorithm>

namespace torchtriage::request {

namespace {

constexpr std::int64_t linesBefore = 2;
constexpr std::int64_t linesAfter = 1;
constexpr std::int64_t headLines = 48;
constexpr std::int64_t tailLines = 32;
constexpr std::int64_t mergedGap = 3;
constexpr std::int64_t quietTail = 20; // lines quoted of a log without a failure
constexpr std::size_t longestLine = 8192;

struct Range {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

Range rangeOf(const triage::Event& event)
{
    Range range{event.lines.first, std::max(event.lines.first, event.lines.last)};
    for (const triage::StackFrame& frame : event.frames) {
        if (frame.logLine > 0) {
            // The line "Traceback (most recent call last)" stands before the first frame.
            range.first = std::min(range.first, frame.logLine - 1);
            range.last = std::max(range.last, frame.logLine);
        }
    }
    return range;
}

std::vector<Range> rangesOf(const triage::Report& report, std::int64_t lines)
{
    std::vector<Range> ranges;
    if (!report.first || *report.first >= report.events.size()) {
        ranges.push_back({std::max<std::int64_t>(1, lines - quietTail), lines});
        return ranges;
    }
    ranges.push_back(rangeOf(report.events[*report.first]));
    if (report.firstLine > 0)
        ranges.push_back({report.firstLine, report.firstLine});
    for (const triage::Event& event : report.events) {
        if (report.errorLine >= event.lines.first && report.errorLine <= event.lines.last)
            ranges.push_back(rangeOf(event));
    }
    if (report.errorLine > 0)
        ranges.push_back({report.errorLine, report.errorLine});
    if (report.observation.at.logLine > 0)
        ranges.push_back({report.observation.at.logLine, report.observation.at.logLine});
    for (Range& range : ranges)
        range = {std::max<std::int64_t>(1, range.first - linesBefore), range.last + linesAfter};
    return ranges;
}

std::vector<Range> merged(std::vector<Range> ranges)
{
    std::ranges::sort(ranges, {}, &Range::first);
    std::vector<Range> result;
    for (const Range& range : ranges) {
        if (!result.empty() && range.first <= result.back().last + mergedGap)
            result.back().last = std::max(result.back().last, range.last);
        else
            result.push_back(range);
    }
    return result;
}

io::Result<void> appendLines(const log::LineReader& reader, const Range& range, std::string& text)
{
    const auto count = static_cast<std::size_t>(range.last - range.first + 1);
    auto lines = reader.read(range.first, count, longestLine);
    if (!lines)
        return io::fail(lines.error());
    for (const log::RawLine& line : *lines) {
        std::string_view bytes = line.bytes;
        if (bytes.ends_with('\r'))
            bytes.remove_suffix(1);
        text += validUtf8(bytes) + '\n';
    }
    return {};
}

// A long block is quoted by its beginning and its end.
io::Result<Excerpt> readExcerpt(const log::LineReader& reader, const Range& range)
{
    Excerpt excerpt;
    excerpt.firstLine = range.first;
    if (range.last - range.first + 1 <= headLines + tailLines) {
        if (auto done = appendLines(reader, range, excerpt.text); !done)
            return io::fail(done.error());
        return excerpt;
    }
    if (auto done = appendLines(reader, {range.first, range.first + headLines - 1}, excerpt.text); !done)
        return io::fail(done.error());
    excerpt.text += "[...]\n";
    if (auto done = appendLines(reader, {range.last - tailLines + 1, range.last}, excerpt.text); !done)
        return io::fail(done.error());
    return excerpt;
}

io::Result<std::string> readText(const log::LineSource& source, std::uint64_t from, std::uint64_t size)
{
    std::string text(static_cast<std::size_t>(size), '\0');
    std::size_t have = 0;
    while (have < text.size()) {
        auto got = source.readAt(from + have, std::span<char>(text).subspan(have));
        if (!got)
            return io::fail(got.error());
        if (*got == 0)
            break;
        have += *got;
    }
    text.resize(have);
    return validUtf8(text);
}

// Lines of the report count from the cell's own output; the reader counts over all of them.
std::int64_t cellOffset(const log::OpenedLines& lines, const triage::Report& report)
{
    for (const log::NotebookText::Cell& cell : lines.cells) {
        if (report.cell == cell.index)
            return cell.firstLine - 1;
    }
    return 0;
}

} // namespace

io::Result<LogFacts> gatherLog(const log::OpenedLines& lines, const triage::Report& report,
                               const std::function<bool()>& cancelled)
{
    auto index = std::make_shared<log::LineIndex>(lines.source);
    const auto outcome = index->extend(cancelled);
    if (!outcome)
        return io::fail(outcome.error());
    if (*outcome == log::LineIndex::Outcome::Cancelled)
        return io::fail(io::ErrorKind::Cancelled, lines.source->name());
    const log::LineReader reader(index);
    LogFacts facts;
    const std::int64_t offset = cellOffset(lines, report);
    const std::int64_t known = index->lines();
    for (Range range : merged(rangesOf(report, known))) {
        range = {range.first + offset, std::min(range.last + offset, known)};
        if (range.first > range.last)
            continue;
        auto excerpt = readExcerpt(reader, range);
        if (!excerpt)
            return io::fail(excerpt.error());
        facts.excerpts.push_back(std::move(*excerpt));
    }
    const std::uint64_t size = lines.source->size();
    facts.whole = size <= 2 * LogFacts::mostText;
    auto text = readText(*lines.source, 0, facts.whole ? size : LogFacts::mostText);
    if (!text)
        return io::fail(text.error());
    facts.text = std::move(*text);
    if (!facts.whole) {
        auto end = readText(*lines.source, size - LogFacts::mostText, LogFacts::mostText);
        if (!end)
            return io::fail(end.error());
        facts.text += '\n' + *end;
    }
    facts.extensions = extensionsIn(facts.text);
    return facts;
}

} // namespace torchtriage::request
