// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/triage.h"

#include "core/log/frames.h"
#include "core/log/framing_of.h"
#include "core/log/log_map.h"
#include "core/log/open_log.h"
#include "core/log/segment_reader.h"
#include "core/triage/collector.h"
#include "core/triage/rank_of_name.h"
#include "core/triage/report_builder.h"
#include "core/triage/signature_data.h"
#include "core/triage/signature_set.h"

#include <algorithm>

namespace torchtriage::triage {

namespace {

/// Cancelled and failed reads name the input, not the source behind it.
tl::unexpected<io::Error> failFor(const std::string& input, io::Error error)
{
    if (error.path.empty())
        error.path = input;
    return io::fail(std::move(error));
}

/// Turns lines of the notebook's text into lines of the cell that printed them.
void locateInCells(const std::vector<log::NotebookText::Cell>& cells, Report& report)
{
    if (report.firstLine == 0)
        return;
    const auto after = std::upper_bound(
        cells.begin(), cells.end(), report.firstLine,
        [](std::int64_t line, const log::NotebookText::Cell& cell) { return line < cell.firstLine; });
    if (after == cells.begin())
        return;
    const log::NotebookText::Cell& cell = *std::prev(after);
    const std::int64_t before = cell.firstLine - 1;
    report.cell = cell.index;
    report.firstLine -= before;
    if (report.errorLine > before)
        report.errorLine -= before;
}

io::Result<Report> triageOpened(const std::string& input, log::OpenedLog opened,
                                const SignatureSet& signatures, const Options& options)
{
    Report report;
    report.input = input;
    report.format = log::toString(opened.format);
    report.bytes = opened.source->size();
    if (opened.format == log::Format::Binary) {
        report.verdict = Verdict::Unreadable;
        return report;
    }
    const SignatureData& data = signatures.data();
    const auto map =
        log::mapLog(*opened.source, data.literalSet, {options.jobs, options.cancelled, options.progress});
    if (!map)
        return failFor(input, map.error());
    report.lines = map->lines;
    report.bytes = map->bytes;

    Matcher matcher(data);
    Collector collector(data, matcher);
    collector.setFraming(log::framingOf(*opened.source));
    log::SegmentReader reader(*opened.source, *map);
    log::Segment segment;
    constexpr int linesBetweenQuestions = 4096;
    int untilQuestion = linesBetweenQuestions;
    while (reader.next(segment)) {
        collector.feed(segment);
        if (--untilQuestion == 0) {
            untilQuestion = linesBetweenQuestions;
            if (options.cancelled && options.cancelled())
                return io::fail(io::ErrorKind::Cancelled, input);
        }
    }
    if (!reader.error())
        return failFor(input, reader.error().error());
    buildReport(collector.finish(), data, report);
    if (report.verdict == Verdict::Failure && !report.rank)
        report.rank = rankOfName(input);
    if (report.context.python.empty())
        report.context.python = opened.notebookPython;
    locateInCells(opened.cells, report);
    return report;
}

} // namespace

io::Result<Report> triageFile(const std::string& path, const SignatureSet& signatures, const Options& options)
{
    auto opened = log::openLog(path);
    if (!opened)
        return failFor(path, opened.error());
    return triageOpened(path, std::move(*opened), signatures, options);
}

io::Result<Report> triageText(std::string_view name, std::string_view text, const SignatureSet& signatures,
                              const Options& options)
{
    const std::string input(name);
    auto opened = log::openText(input, std::string(text));
    if (!opened)
        return failFor(input, opened.error());
    return triageOpened(input, std::move(*opened), signatures, options);
}

} // namespace torchtriage::triage
