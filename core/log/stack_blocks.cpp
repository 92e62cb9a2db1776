// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/stack_blocks.h"

#include "core/io/ascii.h"
#include "core/log/ansi.h"
#include "core/log/frames.h"
#include "core/log/line_reader.h"

#include <algorithm>
#include <string>

namespace torchtriage::log {

namespace {

constexpr std::size_t linesAtOnce = 512;
constexpr std::int64_t mostBlanks = 2;

std::string_view trimmedLeft(std::string_view text)
{
    const std::size_t at = text.find_first_not_of(' ');
    return at == std::string_view::npos ? std::string_view{} : text.substr(at);
}

} // namespace

/// What a line without its frame looks like.
enum class StackBlocks::Look {
    Other,
    Blank,
    Inside, ///< indented: source under a frame, markers
    PythonFrame,
    CppFrame,
    CppHead,    ///< "Exception raised from …", the line before C++ frames
    ThreadHead, ///< "Thread 0x… (most recent call first):"
};

StackBlocks::StackBlocks(std::shared_ptr<const LineIndex> index, RankReader ranks, std::int64_t first)
    : m_index(std::move(index)), m_ranks(std::move(ranks)), m_next(first),
      m_end(first > 0 ? first + mostLines : 0)
{
}

io::Result<void> StackBlocks::extend(const std::function<bool()>& cancelled)
{
    const LineReader reader(m_index);
    while (m_next > 0 && m_next < m_end && size() < mostBlocks) {
        if (cancelled && cancelled())
            return io::fail(io::ErrorKind::Cancelled, m_index->source().name());
        const auto lines = reader.read(m_next, linesAtOnce, RankReader::headBytes);
        if (!lines)
            return io::fail(lines.error());
        const std::int64_t before = m_next;
        for (const RawLine& line : *lines) {
            if (!line.extent.terminated)
                break; // it may still grow
            feed(line.number, line.bytes);
            ++m_next;
        }
        if (m_next == before)
            break;
    }
    // A stack at the end of the log is shown as far as it goes; more of it makes a further block.
    close();
    return {};
}

StackBlocks::Look StackBlocks::lookOf(std::string_view text)
{
    if (text.ends_with('\r'))
        text.remove_suffix(1);
    const std::string_view words = trimmedLeft(text);
    if (words.empty())
        return Look::Blank;
    const bool indented = words.size() < text.size();
    if (words.starts_with("File \"") && indented)
        return Look::PythonFrame;
    const bool numbered =
        words.starts_with("frame #") || (words[0] == '#' && words.size() > 1 && isDigit(words[1]));
    if (numbered)
        return Look::CppFrame;
    if (words.starts_with("Exception raised from "))
        return Look::CppHead;
    if (words.starts_with("Thread 0x") || words.starts_with("Current thread 0x"))
        return Look::ThreadHead;
    return indented ? Look::Inside : Look::Other;
}

void StackBlocks::feed(std::int64_t line, std::string_view bytes)
{
    const std::string clean = needsStripping(bytes) ? stripAnsi(bytes) : std::string();
    const FramedLine framed = stripFrames(clean.empty() ? bytes : std::string_view(clean), m_ranks.framing());
    const auto rank = m_ranks.rankOf(line, framed);
    const Look look = lookOf(framed.text);
    const bool open = m_open.last > 0;
    if (open && rank != m_open.rank)
        close();
    const auto begin = [&](StackBlock::Kind kind) {
        if (m_open.last > 0 && m_open.kind == kind) {
            m_open.last = line;
        } else {
            close();
            m_open = {line, line, kind, rank, m_announces && m_lastRank == rank};
        }
        m_blanks = 0;
    };
    const bool inDump = m_open.last > 0 && m_open.kind == StackBlock::Kind::ThreadDump;
    if (look == Look::ThreadHead)
        begin(StackBlock::Kind::ThreadDump);
    else if (look == Look::PythonFrame)
        begin(inDump ? StackBlock::Kind::ThreadDump : StackBlock::Kind::PythonFrames);
    else if (look == Look::CppFrame || look == Look::CppHead)
        begin(StackBlock::Kind::CppFrames);
    else if (m_open.last > 0 && look == Look::Inside && m_blanks == 0)
        m_open.last = line;
    else if (m_open.last > 0 && look == Look::Blank && ++m_blanks <= mostBlanks)
        m_open.last = line;
    else
        close();
    m_lastRank = rank;
    m_announces = look != Look::Blank;
}

void StackBlocks::close()
{
    StackBlock block = m_open;
    block.last -= m_blanks;
    m_open = {};
    m_blanks = 0;
    if (block.last - block.first + 1 < shortest)
        return;
    const std::lock_guard lock(m_mutex);
    if (m_blocks.size() < mostBlocks)
        m_blocks.push_back(block);
}

std::vector<StackBlock> StackBlocks::blocks() const
{
    const std::lock_guard lock(m_mutex);
    return m_blocks;
}

std::size_t StackBlocks::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_blocks.size();
}

} // namespace torchtriage::log
