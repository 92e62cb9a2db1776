// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/open_log.h"

#include "core/io/json_text.h"
#include "core/io/spool.h"
#include "core/log/decompress.h"
#include "core/log/json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace torchtriage::log {

namespace {

using nlohmann::json;

constexpr std::size_t headSize = std::size_t{64} << 10;
/// Notebooks and error files are parsed whole, so they have a cap; text has none.
constexpr std::uint64_t largestJson = std::uint64_t{256} << 20;
/// What a stream or a compressed file may grow to on disk.
constexpr std::uint64_t largestSpool = std::uint64_t{64} << 30;

std::string_view withoutLeadingSpace(std::string_view text)
{
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    return at == std::string_view::npos ? std::string_view{} : text.substr(at);
}

bool looksLikeNotebook(std::string_view head)
{
    return withoutLeadingSpace(head).substr(0, 1) == "{" &&
           (head.find("\"cells\"") != std::string_view::npos ||
            head.find("\"nbformat\"") != std::string_view::npos ||
            head.find("\"worksheets\"") != std::string_view::npos);
}

bool looksLikeErrorFile(std::string_view head)
{
    const std::string_view start = withoutLeadingSpace(head);
    return start.substr(0, 1) == "{" && start.substr(0, 64).find("\"message\"") != std::string_view::npos &&
           (head.find("py_callstack") != std::string_view::npos ||
            head.find("extraInfo") != std::string_view::npos ||
            head.find("errorCode") != std::string_view::npos);
}

/// Text may hold a few NUL bytes and broken UTF-8; a binary file is full of control characters.
bool looksBinary(std::string_view head)
{
    // Bell to carriage return but for the vertical tab, and escape, belong to text. Counted in bytes, block
    // by block and without branches, which compilers turn into vectors: every file is looked at.
    const auto control = [](char c) {
        const auto u = static_cast<unsigned char>(c);
        const bool ofText = ((u >= '\a') & (u <= '\r') & (u != '\v')) | (u == 0x1b);
        return static_cast<unsigned char>((u < 0x20) & !ofText);
    };
    constexpr std::size_t block = 255;
    std::size_t odd = 0;
    for (std::size_t at = 0; at < head.size(); at += block) {
        unsigned char count = 0;
        for (const char c : head.substr(at, block))
            count = static_cast<unsigned char>(count + control(c));
        odd += count;
    }
    return odd * 10 > head.size();
}

io::Result<std::string> readWhole(const io::ByteSource& source, const std::string& path)
{
    if (source.size() > largestJson)
        return io::fail(io::ErrorKind::TooLarge, path, "",
                        "a JSON document may have " + std::to_string(largestJson) + " bytes at most");
    std::string text(static_cast<std::size_t>(source.size()), '\0');
    const auto got = source.readAt(0, text);
    if (!got)
        return io::fail(got.error());
    text.resize(*got);
    return text;
}

io::Result<OpenedLog> openNotebook(const std::string& path, OpenedLog log)
{
    const auto text = readWhole(*log.source, path);
    if (!text)
        return io::fail(text.error());
    auto notebook = readNotebook(path, *text);
    if (!notebook)
        return io::fail(notebook.error());
    log.format = Format::Notebook;
    log.cells = std::move(notebook->cells);
    log.notebookPython = std::move(notebook->language);
    log.source = std::make_unique<io::TextSource>(std::move(notebook->text));
    return log;
}

/// The text that a rank would have printed: the call stack, then the message.
std::string errorFileText(const json& root)
{
    const json message = root.value("message", json{});
    if (message.is_string())
        return message.get<std::string>() + "\n";
    if (!message.is_object())
        return {};
    std::string text;
    const json extra = message.value("extraInfo", json{});
    if (extra.is_object() && extra.contains("py_callstack") && extra["py_callstack"].is_string())
        text = extra["py_callstack"].get<std::string>() + "\n";
    const json inner = message.value("message", json{});
    const std::string last = inner.is_string() ? inner.get<std::string>() : std::string{};
    // The call stack usually ends with the message already.
    if (text.find(last) == std::string::npos)
        text += last + "\n";
    return text;
}

io::Result<OpenedLog> openErrorFile(const std::string& path, OpenedLog log)
{
    const auto text = readWhole(*log.source, path);
    if (!text)
        return io::fail(text.error());
    // A log whose first line only looks like one stays a text.
    if (!checkJsonLimits(path, *text))
        return log;
    const json root = io::parseJson(*text);
    if (!root.is_object())
        return log;
    log.format = Format::ErrorFile;
    log.source = std::make_unique<io::TextSource>(errorFileText(root));
    return log;
}

io::Result<OpenedLog> detect(const std::string& path, OpenedLog log)
{
    std::string head(headSize, '\0');
    const auto got = log.source->readAt(0, head);
    if (!got)
        return io::fail(got.error());
    head.resize(*got);
    const Format format = formatOf(head);
    if (format == Format::Notebook)
        return openNotebook(path, std::move(log));
    if (format == Format::ErrorFile)
        return openErrorFile(path, std::move(log));
    log.format = format;
    return log;
}

} // namespace

std::string_view toString(Format format) noexcept
{
    switch (format) {
    case Format::Text:
        return "text";
    case Format::Notebook:
        return "notebook";
    case Format::ErrorFile:
        return "torchelastic";
    case Format::Binary:
        return "binary";
    }
    return "text";
}

Format formatOf(std::string_view head)
{
    head = head.substr(0, headSize);
    if (looksLikeNotebook(head))
        return Format::Notebook;
    if (looksLikeErrorFile(head))
        return Format::ErrorFile;
    return looksBinary(head) ? Format::Binary : Format::Text;
}

io::Result<OpenedLog> openLog(const std::string& path)
{
    auto file = io::File::open(path);
    if (!file)
        return io::fail(file.error());
    if (!file->isSeekable()) {
        auto copied = io::spool(
            path, [&file](std::span<char> buffer) { return file->readNext(buffer); }, largestSpool);
        if (!copied)
            return io::fail(copied.error());
        *file = std::move(*copied);
    }

    std::string head(16, '\0');
    const auto got = file->readAt(0, head);
    if (!got)
        return io::fail(got.error());
    head.resize(*got);
    OpenedLog log;
    if (looksCompressed(head)) {
        auto unpacked = decompress(*file, largestSpool);
        if (!unpacked)
            return io::fail(unpacked.error());
        *file = std::move(*unpacked);
        log.compressed = true;
    }
    log.source = std::make_unique<io::FileSource>(std::move(*file));
    return detect(path, std::move(log));
}

io::Result<OpenedLog> openText(const std::string& name, std::string text)
{
    OpenedLog log;
    log.source = std::make_unique<io::TextSource>(std::move(text));
    return detect(name, std::move(log));
}

} // namespace torchtriage::log
