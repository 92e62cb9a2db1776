// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/open_lines.h"

#include "core/log/ansi.h"
#include "core/log/open_log.h"

#include <span>

namespace torchtriage::log {

namespace {

io::Result<OpenedLines> fromLog(const std::string& name, OpenedLog log)
{
    OpenedLines lines;
    lines.cells = std::move(log.cells);
    lines.source =
        std::make_shared<FixedSource>(name, std::shared_ptr<const io::ByteSource>(std::move(log.source)));
    return lines;
}

io::Result<OpenedLines> withFraming(OpenedLines lines)
{
    std::string sample(std::size_t{64} << 10, '\0');
    const auto got = lines.source->readAt(0, std::span(sample));
    if (!got)
        return io::fail(got.error());
    sample.resize(*got);
    lines.framing = detectFraming(stripAnsi(sample));
    return lines;
}

} // namespace

io::Result<OpenedLines> openLines(const std::string& path)
{
    auto log = openLog(path);
    if (!log)
        return io::fail(log.error());
    const bool asItIs = !log->compressed && (log->format == Format::Text || log->format == Format::Binary);
    if (asItIs) {
        if (auto file = FollowedFile::open(path))
            return withFraming({std::move(*file), true, {}, {}});
    }
    auto lines = fromLog(path, std::move(*log)); // a stream comes here as well, copied by openLog()
    return lines ? withFraming(std::move(*lines)) : io::fail(lines.error());
}

io::Result<OpenedLines> openLinesOfText(const std::string& name, std::string text)
{
    auto log = openText(name, std::move(text));
    if (!log)
        return io::fail(log.error());
    auto lines = fromLog(name, std::move(*log));
    return lines ? withFraming(std::move(*lines)) : io::fail(lines.error());
}

} // namespace torchtriage::log
