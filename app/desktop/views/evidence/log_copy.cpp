// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_copy.h"

#include "app/desktop/views/evidence/terminal_line.h"
#include "core/log/ansi.h"
#include "core/log/frames.h"

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr std::int64_t blockLines = 1000;
constexpr std::size_t longestLine = std::size_t{1} << 20;

QString withoutPrefixes(const log::RawLine& line, const log::Framing& framing)
{
    std::string_view bytes = line.bytes;
    if (bytes.ends_with('\r'))
        bytes.remove_suffix(1);
    const std::string clean = log::stripAnsi(bytes);
    return QString::fromUtf8(log::stripFrames(clean, framing).text);
}

QString selectedPart(const TerminalLine& text, LogSelection::Columns columns)
{
    const auto column = [&text](std::int64_t value) {
        return static_cast<int>(std::min<std::int64_t>(value, text.columns()));
    };
    return text.text(column(columns.first), column(columns.last));
}

QString textOf(const log::RawLine& line, const CopyRequest& request)
{
    switch (request.style) {
    case CopyStyle::WithoutPrefixes:
        return withoutPrefixes(line, request.framing);
    case CopyStyle::Selection:
        return selectedPart(TerminalLine::parse(line.bytes), request.selection.columnsOf(line.number));
    case CopyStyle::WithNumbers: {
        const auto rank = request.profile->ranks().rankOf(line.number, line.bytes);
        return QStringLiteral("%1\t%2\t%3")
            .arg(QString::number(line.number), rank ? QStringLiteral("r%1").arg(*rank) : QString(),
                 TerminalLine::parse(line.bytes).text());
    }
    case CopyStyle::Lines:
        break;
    }
    return TerminalLine::parse(line.bytes).text();
}

} // namespace

CopiedText copyText(const CopyRequest& request, const std::function<bool()>& cancelled)
{
    CopiedText copied;
    const std::int64_t last = request.selection.last().line;
    const log::LineReader reader(request.index);
    for (std::int64_t next = request.selection.first().line; next <= last; next += blockLines) {
        if (cancelled && cancelled())
            return copied;
        const auto count = static_cast<std::size_t>(std::min(blockLines, last - next + 1));
        const auto lines = reader.read(next, count, longestLine);
        if (!lines)
            return copied;
        for (const log::RawLine& line : *lines) {
            if (!request.filter.shows(request.profile->ranks().rankOf(line.number, line.bytes)))
                continue;
            if (copied.lines >= mostCopiedLines || copied.text.size() >= mostCopiedCharacters) {
                copied.cut = true;
                return copied;
            }
            if (copied.lines++ > 0)
                copied.text += QLatin1Char('\n');
            copied.text += textOf(line, request);
        }
    }
    return copied;
}

} // namespace torchtriage::desktop
