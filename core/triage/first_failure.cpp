// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/first_failure.h"

#include "core/io/byte_source.h"
#include "core/io/regular_file.h"
#include "core/log/decompress.h"
#include "core/log/framing_of.h"
#include "core/log/newlines.h"
#include "core/log/open_log.h"
#include "core/log/segment_reader.h"
#include "core/triage/collector.h"
#include "core/triage/rank_of_name.h"
#include "core/triage/report_builder.h"
#include "core/triage/signature_data.h"

#include <algorithm>
#include <array>

namespace torchtriage::triage {

namespace {

/// A log of this size at most is read in one piece.
constexpr std::size_t smallLog = std::size_t{1} << 20;
/// Lines this near to a hit are read: a hit's own cell and its neighbours.
constexpr std::size_t cellBytes = std::size_t{2} << 10;
/// Of a larger one this much is enough to tell what it is.
constexpr std::size_t headBytes = std::size_t{4} << 10;

/// Which cells to read, and the number of the first line of each.
log::LogMap mapOf(std::string_view text, const std::vector<bool>& hits)
{
    log::LogMap map;
    map.cellBytes = cellBytes;
    map.bytes = text.size();
    map.wanted.assign(hits.size(), false);
    std::int64_t line = 0;
    for (std::size_t cell = 0; cell < hits.size(); ++cell) {
        map.lineAt.push_back(line);
        line += static_cast<std::int64_t>(log::countNewlines(text.substr(cell * cellBytes, cellBytes)));
        const bool near =
            hits[cell] || (cell > 0 && hits[cell - 1]) || (cell + 1 < hits.size() && hits[cell + 1]);
        map.wanted[cell] = near || cell + 1 == hits.size();
    }
    map.lines = line + (text.empty() || text.back() == '\n' ? 0 : 1);
    return map;
}

/// A saved batch, checkpoint or array: a zip whose first member says so. Unpacking gigabytes of them to look
/// for a log is what a scan of a folder must not do.
bool isArchiveOfTensors(std::string_view head) noexcept
{
    constexpr std::string_view zip = "PK\x03\x04";
    constexpr std::size_t lengthAt = 26;
    constexpr std::size_t nameAt = 30;
    constexpr std::array<std::string_view, 6> names = {
        "data.pkl", ".npy", "/version", "byteorder", ".format_version", ".storage_alignment"};
    if (!head.starts_with(zip) || head.size() <= nameAt)
        return false;
    const auto length = static_cast<std::size_t>(static_cast<unsigned char>(head[lengthAt])) +
                        (static_cast<std::size_t>(static_cast<unsigned char>(head[lengthAt + 1])) << 8);
    const std::string_view name = head.substr(nameAt, length);
    return std::any_of(names.begin(), names.end(), [&](std::string_view end) { return name.ends_with(end); });
}

Report notALog(const std::string& path, std::uint64_t bytes)
{
    Report report;
    report.input = path;
    report.format = "binary";
    report.bytes = bytes;
    report.verdict = Verdict::Unreadable;
    return report;
}

} // namespace

FirstFailureReader::FirstFailureReader(SignatureSet signatures)
    : m_signatures(std::move(signatures)), m_matcher(m_signatures.data()),
      m_search(m_signatures.data().literalSet)
{
}

io::Result<Report> FirstFailureReader::read(const std::string& path, const Options& options)
{
    Options alone = options;
    alone.jobs = 1;
    const auto file = io::openRegular(path);
    if (!file)
        return io::fail(file.error());
    const bool whole = file->size() <= smallLog;
    const auto wanted = static_cast<std::size_t>(whole ? file->size() : headBytes);
    if (m_buffer.size() < wanted)
        m_buffer.resize(wanted);
    const auto got = file->readAt(0, std::span(m_buffer).first(wanted));
    if (!got)
        return io::fail(got.error());
    const std::string_view text(m_buffer.data(), *got);
    if (isArchiveOfTensors(text))
        return notALog(path, file->size());
    if (!whole)
        return triageFile(path, m_signatures, alone);
    const log::Format format = log::looksCompressed(text) ? log::Format::Notebook : log::formatOf(text);
    if (format == log::Format::Notebook || format == log::Format::ErrorFile)
        return triageFile(path, m_signatures, alone); // has to be turned into text first
    if (format == log::Format::Binary)
        return notALog(path, file->size());
    Report report = readText(text);
    report.input = path;
    report.bytes = text.size();
    if (report.verdict == Verdict::Failure && !report.rank)
        report.rank = rankOfName(path);
    return report;
}

/// False if nothing was found.
bool FirstFailureReader::markHits(std::string_view text)
{
    m_hits.assign((text.size() + cellBytes - 1) / cellBytes, false);
    bool any = false;
    m_search.search(text, [&](unsigned, std::uint64_t end) {
        m_hits[static_cast<std::size_t>(end - 1) / cellBytes] = true;
        any = true;
        return true;
    });
    return any;
}

Report FirstFailureReader::readText(std::string_view text)
{
    Report report;
    report.format = "text";
    if (!markHits(text)) {
        report.lines = static_cast<std::int64_t>(log::countNewlines(text)) +
                       (text.ends_with('\n') || text.empty() ? 0 : 1);
        return report;
    }
    const io::ViewSource source(text);
    const log::LogMap map = mapOf(text, m_hits);
    report.lines = map.lines;
    Collector collector(m_signatures.data(), m_matcher);
    collector.setFraming(log::framingOf(text));
    log::SegmentReader reader(source, map);
    log::Segment segment;
    while (reader.next(segment))
        collector.feed(segment);
    buildReport(collector.finish(), m_signatures.data(), report);
    return report;
}

} // namespace torchtriage::triage
