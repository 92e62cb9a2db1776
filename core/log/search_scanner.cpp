// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/search_scanner.h"

#include "core/log/newlines.h"

#include <hs/hs.h>

#include <algorithm>
#include <string>

namespace torchtriage::log {

namespace {

constexpr std::size_t hugeLineBytes = std::size_t{4} << 20;

std::int64_t newlinesIn(std::string_view text)
{
    return static_cast<std::int64_t>(countNewlines({text.data(), text.size()}));
}

struct FreeHs {
    void operator()(hs_database_t* database) const noexcept { hs_free_database(database); }
    void operator()(hs_scratch_t* scratch) const noexcept { hs_free_scratch(scratch); }
    void operator()(hs_stream_t* stream) const noexcept
    {
        hs_close_stream(stream, nullptr, nullptr, nullptr);
    }
    void operator()(hs_compile_error_t* error) const noexcept { hs_free_compile_error(error); }
};
template <class T>
using HsPointer = std::unique_ptr<T, FreeHs>;

/// A text that compares byte by byte: vectorscan keeps the state from chunk to chunk, and tells where matches
/// end.
class PlainScanner final : public SearchScanner {
public:
    PlainScanner(std::uint64_t offset, std::int64_t line, std::size_t length)
        : SearchScanner(offset, line), m_length(length), m_base(offset), m_cursorLine(line)
    {
    }

    io::Result<void> open(const SearchQuery& query);

protected:
    void scan(std::string_view chunk, bool last, std::vector<SearchMatch>& found) override;

private:
    static int onMatch(unsigned id, unsigned long long from, unsigned long long to, unsigned flags,
                       void* context);
    void add(std::uint64_t end);

    std::uint64_t m_length;
    std::uint64_t m_base;
    std::uint64_t m_lastEnd = 0; // matches do not overlap
    std::int64_t m_cursorLine;   // the line at m_cursor of the chunk
    std::size_t m_cursor = 0;
    std::string_view m_chunk;
    std::vector<SearchMatch>* m_found = nullptr;
    HsPointer<hs_database_t> m_database;
    HsPointer<hs_scratch_t> m_scratch;
    HsPointer<hs_stream_t> m_stream;
};

io::Result<void> PlainScanner::open(const SearchQuery& query)
{
    const unsigned flags = query.caseSensitive ? 0U : unsigned{HS_FLAG_CASELESS};
    hs_database_t* database = nullptr;
    hs_compile_error_t* error = nullptr;
    if (hs_compile_lit(query.text.c_str(), flags, query.text.size(), HS_MODE_STREAM, nullptr, &database,
                       &error) != HS_SUCCESS) {
        const HsPointer<hs_compile_error_t> owned(error);
        return io::fail(io::ErrorKind::Malformed, {}, {}, owned ? owned->message : "not a searchable text");
    }
    m_database.reset(database);
    hs_scratch_t* scratch = nullptr;
    hs_stream_t* stream = nullptr;
    if (hs_alloc_scratch(database, &scratch) != HS_SUCCESS ||
        hs_open_stream(database, 0, &stream) != HS_SUCCESS) {
        m_scratch.reset(scratch);
        return io::fail(io::ErrorKind::TooLarge, {}, {}, "not enough memory to search");
    }
    m_scratch.reset(scratch);
    m_stream.reset(stream);
    return {};
}

void PlainScanner::scan(std::string_view chunk, bool, std::vector<SearchMatch>& found)
{
    m_chunk = chunk;
    m_cursor = 0;
    m_found = &found;
    hs_scan_stream(m_stream.get(), chunk.data(), static_cast<unsigned>(chunk.size()), 0, m_scratch.get(),
                   &onMatch, this);
    m_cursorLine += newlinesIn(chunk.substr(m_cursor));
}

int PlainScanner::onMatch(unsigned, unsigned long long, unsigned long long to, unsigned, void* context)
{
    static_cast<PlainScanner*>(context)->add(to);
    return 0;
}

void PlainScanner::add(std::uint64_t end)
{
    const std::uint64_t offset = m_base + end - m_length;
    if (offset < m_lastEnd)
        return;
    m_lastEnd = m_base + end;
    // The last byte of the match lies in this chunk, and the text has no '\n': its line is the match's line.
    const auto lastByte = static_cast<std::size_t>(m_lastEnd - 1 - chunkOffset());
    m_cursorLine += newlinesIn(m_chunk.substr(m_cursor, lastByte - m_cursor));
    m_cursor = lastByte;
    m_found->push_back({offset, m_cursorLine, static_cast<std::uint32_t>(m_length)});
}

/// An expression: RE2 on whole lines, or on overlapping windows of a line that is too long to be held.
class ExpressionScanner final : public SearchScanner {
public:
    ExpressionScanner(SearchPattern pattern, std::uint64_t offset, std::int64_t line)
        : SearchScanner(offset, line), m_pattern(std::move(pattern)), m_offset(offset), m_cursorLine(line)
    {
    }

protected:
    void scan(std::string_view chunk, bool last, std::vector<SearchMatch>& found) override;

private:
    void searchUpTo(std::size_t limit, bool openEnd, std::vector<SearchMatch>& found);
    void moveCursor(std::size_t to);
    void drop(std::size_t count);

    SearchPattern m_pattern;
    std::string m_buffer;
    std::uint64_t m_offset;   // of the buffer in the source
    std::size_t m_from = 0;   // where in the buffer the search goes on
    std::size_t m_cursor = 0; // m_cursorLine is the line there
    std::int64_t m_cursorLine;
};

void ExpressionScanner::scan(std::string_view chunk, bool last, std::vector<SearchMatch>& found)
{
    const std::size_t newline = chunk.rfind('\n');
    const std::size_t wholeLines = newline == std::string_view::npos ? 0 : m_buffer.size() + newline + 1;
    m_buffer.append(chunk);
    if (last) {
        searchUpTo(m_buffer.size(), false, found);
    } else if (wholeLines > 0) {
        searchUpTo(wholeLines, false, found);
        drop(wholeLines);
        m_from = 0;
    }
    if (last || m_buffer.size() <= hugeLineBytes)
        return;
    searchUpTo(m_buffer.size(), true, found);
    // A few bytes before the overlap stay as context, so that '^' does not take a window for a line.
    m_from = std::max(m_from, m_buffer.size() - Search::longestInHugeLine);
    const std::size_t context = std::min<std::size_t>(m_from, 8);
    const std::size_t dropped = m_from - context;
    drop(dropped);
    m_from = context;
}

// `openEnd`: more of the same line follows, so a match that reaches the end is not certain yet.
void ExpressionScanner::searchUpTo(std::size_t limit, bool openEnd, std::vector<SearchMatch>& found)
{
    const std::string_view text = std::string_view(m_buffer).substr(0, limit);
    while (m_from < limit) {
        const ByteSpan match = m_pattern.findIn(text, m_from);
        const auto end = static_cast<std::size_t>(match.offset + match.length);
        if (match.length == 0 || (openEnd && end == limit))
            return;
        moveCursor(static_cast<std::size_t>(match.offset));
        found.push_back({m_offset + match.offset, m_cursorLine,
                         static_cast<std::uint32_t>(std::min<std::uint64_t>(match.length, UINT32_MAX))});
        m_from = end;
    }
}

void ExpressionScanner::moveCursor(std::size_t to)
{
    m_cursorLine += newlinesIn(std::string_view(m_buffer).substr(m_cursor, to - m_cursor));
    m_cursor = to;
}

void ExpressionScanner::drop(std::size_t count)
{
    if (m_cursor < count)
        moveCursor(count);
    m_cursor -= count;
    m_buffer.erase(0, count);
    m_offset += count;
}

} // namespace

io::Result<std::unique_ptr<SearchScanner>> SearchScanner::create(const SearchPattern& pattern,
                                                                 std::uint64_t offset, std::int64_t line)
{
    if (!pattern.isPlain())
        return std::make_unique<ExpressionScanner>(pattern, offset, line);
    auto scanner = std::make_unique<PlainScanner>(offset, line, pattern.query().text.size());
    if (const auto opened = scanner->open(pattern.query()); !opened)
        return io::fail(opened.error());
    return scanner;
}

void SearchScanner::feed(std::string_view chunk, bool last, std::vector<SearchMatch>& found)
{
    scan(chunk, last, found);
    const std::size_t newline = chunk.rfind('\n');
    if (newline != std::string_view::npos) {
        m_lineStart = m_end + newline + 1;
        m_line += newlinesIn(chunk);
    }
    m_end += chunk.size();
}

} // namespace torchtriage::log
