// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/log_diff.h"

#include "core/fleet/hash_set.h"
#include "core/io/hash.h"
#include "core/log/framing_of.h"
#include "core/log/open_log.h"
#include "core/log/segment_reader.h"
#include "core/triage/line_cleaner.h"
#include "core/triage/normalized_text.h"
#include "core/triage/triage.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace torchtriage::fleet {

namespace {

constexpr std::size_t longestText = 400;

/// Gets the number of a line and its text, without frames.
using OnLine = std::function<void(std::int64_t number, std::string_view text)>;

struct Progress {
    const DiffOptions& options;
    std::uint64_t before = 0; // bytes of the logs that are done
    std::uint64_t total = 0;
};

log::LogMap everything(const io::ByteSource& source)
{
    log::LogMap map;
    const auto cells = static_cast<std::size_t>((source.size() + map.cellBytes - 1) / map.cellBytes);
    map.lineAt.assign(cells, 0); // all cells are one run, which begins with the first line
    map.wanted.assign(cells, true);
    map.bytes = source.size();
    return map;
}

io::Result<void> forEachLine(const std::string& path, const log::OpenedLog& opened, Progress& progress,
                             const OnLine& onLine)
{
    constexpr int linesBetweenQuestions = 4096;
    if (opened.format == log::Format::Binary)
        return io::fail(io::ErrorKind::Unsupported, path, {}, "no text");
    const log::LogMap map = everything(*opened.source);
    triage::LineCleaner cleaner;
    cleaner.setFraming(log::framingOf(*opened.source));
    log::SegmentReader reader(*opened.source, map);
    log::Segment segment;
    int untilQuestion = linesBetweenQuestions;
    while (reader.next(segment)) {
        cleaner.clean(segment,
                      [&](std::int64_t number, const log::FramedLine& line) { onLine(number, line.text); });
        if (--untilQuestion > 0)
            continue;
        untilQuestion = linesBetweenQuestions;
        if (progress.options.cancelled && progress.options.cancelled())
            return io::fail(io::ErrorKind::Cancelled, path);
        if (progress.options.progress)
            progress.options.progress(progress.before + segment.offset, progress.total);
    }
    progress.before += opened.source->size();
    if (!reader.error())
        return io::fail(reader.error().error());
    return {};
}

std::uint64_t hashOf(const std::string& normalized) noexcept
{
    return io::mixed(io::hashBytes(normalized)) | 1; // never 0
}

/// Lines of the failing log that the good one lacks, while they are counted.
class OnlyThere {
public:
    OnlyThere(const HashSet& good, std::size_t most) : m_good(good), m_most(most) {}

    void add(std::int64_t number, std::string_view text, std::uint64_t hash)
    {
        if (m_good.contains(hash))
            return;
        if (const auto found = m_indexOf.find(hash); found != m_indexOf.end()) {
            ++m_lines[found->second].count;
            return;
        }
        if (m_lines.size() >= m_most) {
            m_capped = true;
            return;
        }
        m_indexOf.emplace(hash, m_lines.size());
        m_lines.push_back({number, 1, std::string(text.substr(0, longestText)), false});
    }
    [[nodiscard]] bool capped() const noexcept { return m_capped; }
    [[nodiscard]] std::vector<DiffLine> take() noexcept { return std::move(m_lines); }

private:
    const HashSet& m_good;
    std::size_t m_most;
    std::unordered_map<std::uint64_t, std::size_t> m_indexOf;
    std::vector<DiffLine> m_lines;
    bool m_capped = false;
};

void rank(LogDiff& diff, const triage::LineSpan& failure, std::size_t most)
{
    diff.onlyInFailing = static_cast<std::int64_t>(diff.lines.size());
    // Without a first failure, what stands last is nearest to the end.
    const std::int64_t centre = failure.first != 0 ? failure.first : diff.failingLines;
    const auto distance = [centre](const DiffLine& line) { return std::abs(line.line - centre); };
    std::sort(diff.lines.begin(), diff.lines.end(), [&](const DiffLine& a, const DiffLine& b) {
        return std::tuple(a.count, distance(a), a.line) < std::tuple(b.count, distance(b), b.line);
    });
    if (diff.lines.size() > most)
        diff.lines.resize(most);
    for (DiffLine& line : diff.lines)
        line.ofFailure = line.line >= failure.first && line.line <= failure.last && failure.first != 0;
}

triage::LineSpan failureOf(const triage::Report& report) noexcept
{
    return report.first && *report.first < report.events.size() ? report.events[*report.first].lines
                                                                : triage::LineSpan{};
}

} // namespace

io::Result<LogDiff> diffLogs(const std::string& good, const std::string& failing,
                             const triage::SignatureSet& signatures, const DiffOptions& options)
{
    triage::Options triageOptions;
    triageOptions.cancelled = options.cancelled;
    const auto goodReport = triage::triageFile(good, signatures, triageOptions);
    if (!goodReport)
        return io::fail(goodReport.error());
    const auto failingReport = triage::triageFile(failing, signatures, triageOptions);
    if (!failingReport)
        return io::fail(failingReport.error());
    const auto goodLog = log::openLog(good);
    if (!goodLog)
        return io::fail(goodLog.error());
    const auto failingLog = log::openLog(failing);
    if (!failingLog)
        return io::fail(failingLog.error());

    LogDiff diff;
    diff.good = good;
    diff.failing = failing;
    Progress progress{options, 0, goodLog->source->size() + failingLog->source->size()};
    HashSet known(options.mostGood);
    auto read = forEachLine(good, *goodLog, progress, [&](std::int64_t, std::string_view text) {
        const std::string normalized = triage::normalizedText(text);
        if (normalized.empty())
            return;
        ++diff.goodLines;
        diff.goodCapped = !known.insert(hashOf(normalized)) || diff.goodCapped;
    });
    if (!read)
        return io::fail(read.error());
    OnlyThere only(known, options.mostFailing);
    read = forEachLine(failing, *failingLog, progress, [&](std::int64_t number, std::string_view text) {
        const std::string normalized = triage::normalizedText(text);
        if (normalized.empty())
            return;
        ++diff.failingLines;
        only.add(number, text, hashOf(normalized));
    });
    if (!read)
        return io::fail(read.error());
    diff.failingCapped = only.capped();
    diff.lines = only.take();
    const triage::LineSpan failure = failureOf(*failingReport);
    diff.firstFailure = failure.first;
    diff.goodHasFailure = goodReport->verdict == triage::Verdict::Failure;
    rank(diff, failure, options.most);
    return diff;
}

} // namespace torchtriage::fleet
