// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/frames.h"

#include "core/io/ascii.h"
#include "core/log/timestamp.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace torchtriage::log {

namespace {

std::size_t skipSpaces(std::string_view text, std::size_t at) noexcept
{
    while (at < text.size() && text[at] == ' ')
        ++at;
    return at;
}

std::size_t digitsAt(std::string_view text, std::size_t at) noexcept
{
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end - at;
}

/// The number in `text[at…]`; ranks beyond seven digits are no ranks.
std::optional<int> numberAt(std::string_view text, std::size_t at) noexcept
{
    const std::size_t digits = digitsAt(text, at);
    int value = 0;
    if (digits == 0 || digits > 7)
        return std::nullopt;
    std::from_chars(text.data() + at, text.data() + at + digits, value);
    return value;
}

void cut(FramedLine& line, std::size_t count) noexcept
{
    line.text.remove_prefix(std::min(count, line.text.size()));
}

/// "[rank3]: ", "[rank3]:[E…", "[default1]:", "[trainer0]:", "[rank=4] ".
bool takeRankTag(FramedLine& line) noexcept
{
    const std::string_view text = line.text;
    if (text.size() < 4 || text[0] != '[')
        return false;
    std::size_t at = 1;
    while (at < text.size() && (isWord(text[at]) && !isDigit(text[at])))
        ++at;
    const std::string_view name = text.substr(1, at - 1);
    if (name.empty())
        return false;
    const bool assigned = at < text.size() && (text[at] == '=' || text[at] == ' ');
    at += assigned ? 1 : 0;
    const auto number = numberAt(text, at);
    at += digitsAt(text, at);
    const bool closed = number && at < text.size() && text[at] == ']';
    const bool isRank = name == "rank" || name == "Rank" || name == "RANK" || name == "local_rank";
    const bool colon = closed && at + 1 < text.size() && text[at + 1] == ':';
    if (!closed || (assigned && !isRank) || (!isRank && !colon))
        return false;
    line.rank = number;
    at += colon ? 2 : 1;
    // One space belongs to the tag; more are the indentation of a traceback.
    at += at < text.size() && text[at] == ' ' ? 1 : 0;
    cut(line, at);
    return true;
}

/// mpirun --tag-output: "[1,3]<stderr>:text".
bool takeMpiTag(FramedLine& line) noexcept
{
    const std::string_view text = line.text;
    if (text.empty() || text[0] != '[')
        return false;
    std::size_t at = 1 + digitsAt(text, 1);
    if (at == 1 || at >= text.size() || text[at] != ',')
        return false;
    const auto rank = numberAt(text, at + 1);
    at += 1 + digitsAt(text, at + 1);
    for (const std::string_view tag : {std::string_view("]<stderr>:"), std::string_view("]<stdout>:")}) {
        if (rank && text.substr(at, tag.size()) == tag) {
            line.rank = rank;
            at += tag.size();
            cut(line, at + (at < text.size() && text[at] == ' ' ? 1 : 0));
            return true;
        }
    }
    return false;
}

/// "(VllmWorker rank=1 pid=2978) ", "(RayTrainWorker pid=7, ip=10.0.0.1) ", "(EngineCore pid=104) ".
bool takeActorTag(FramedLine& line) noexcept
{
    const std::string_view text = line.text;
    if (text.size() < 8 || text[0] != '(')
        return false;
    const std::size_t close = text.substr(0, 120).find(')');
    if (close == std::string_view::npos || text.substr(0, close).find("pid=") == std::string_view::npos)
        return false;
    const std::string_view inside = text.substr(1, close - 1);
    if (const std::size_t at = inside.find("rank="); at != std::string_view::npos)
        line.rank = numberAt(inside, at + 5);
    line.source = inside;
    cut(line, close + 1 + (close + 1 < text.size() && text[close + 1] == ' ' ? 1 : 0));
    return true;
}

/// srun --label: " 3: text". Only where the whole log is labelled so.
bool takeSrunLabel(FramedLine& line, const Framing& framing) noexcept
{
    if (!framing.labelledBySrun)
        return false;
    const std::size_t start = skipSpaces(line.text, 0);
    const auto task = numberAt(line.text, start);
    const std::size_t colon = start + digitsAt(line.text, start);
    if (!task || colon >= line.text.size() || line.text[colon] != ':')
        return false;
    line.rank = task;
    cut(line, colon + 1 + (colon + 1 < line.text.size() && line.text[colon + 1] == ' ' ? 1 : 0));
    return true;
}

/// Line numbers of grep -n or of a viewer, quote marks of a mail.
bool takePasteMarks(FramedLine& line, const Framing& framing) noexcept
{
    const std::string_view text = line.text;
    if (framing.quoted && text.substr(0, 1) == ">") {
        cut(line, text.substr(0, 2) == "> " ? 2 : 1);
        return true;
    }
    if (!framing.numbered)
        return false;
    const bool bracket = text.substr(0, 1) == "[";
    const std::size_t start = bracket ? 1 : skipSpaces(text, 0);
    const std::size_t end = start + digitsAt(text, start);
    if (end == start || end >= text.size() || text[end] != (bracket ? ']' : ':'))
        return false;
    cut(line, end + 1 + (bracket && end + 1 < text.size() && text[end + 1] == ' ' ? 1 : 0));
    return true;
}

/// The word of a log level at `at`, as loggers print it; empty if there is none.
std::string_view levelAt(std::string_view text, std::size_t at) noexcept
{
    constexpr std::array<std::string_view, 9> levels = {"DEBUG",    "INFO",  "WARNING", "WARN",  "ERROR",
                                                        "CRITICAL", "FATAL", "SUCCESS", "NOTICE"};
    for (const std::string_view level : levels) {
        const std::size_t end = at + level.size();
        if (text.substr(at, level.size()) == level && (end == text.size() || !isWord(text[end])))
            return text.substr(at, level.size());
    }
    return {};
}

/// C++ log lines of c10: "[E724 03:12:41.402 ProcessGroupNCCL.cpp:1515] ", "[W CUDAGuardImpl.h:112] ".
bool takeCppLogHead(FramedLine& line) noexcept
{
    const std::string_view text = line.text;
    constexpr std::string_view letters = "EWIF";
    if (text.size() < 6 || text[0] != '[' || letters.find(text[1]) == std::string_view::npos ||
        (text[2] != ' ' && !isDigit(text[2])))
        return false;
    const std::size_t close = text.substr(0, 160).find("] ");
    if (close == std::string_view::npos || text.substr(0, close).find(':') == std::string_view::npos)
        return false;
    line.level = text.substr(1, 1);
    if (const auto time = parseTimestamp(text.substr(1)); time && line.time.empty()) {
        line.time = time->text.substr(1);
        line.seconds = time->seconds;
    }
    cut(line, close + 2);
    return true;
}

/// torch._logging: "E1101 12:00:00.000000 12345 torch/distributed/elastic/….py:826] ".
bool takeTorchLogHead(FramedLine& line) noexcept
{
    const std::string_view text = line.text;
    constexpr std::string_view letters = "EWIFDVC";
    if (text.size() < 12 || letters.find(text[0]) == std::string_view::npos || !isDigit(text[1]))
        return false;
    const auto time = parseTimestamp(text);
    if (!time)
        return false;
    const std::size_t close = text.substr(0, 320).find("] ");
    if (close == std::string_view::npos)
        return false;
    line.level = text.substr(0, 1);
    line.time = time->text.substr(1);
    line.seconds = time->seconds;
    line.launcher = text.substr(0, close).find("distributed/elastic") != std::string_view::npos;
    cut(line, close + 2);
    return true;
}

/// A timestamp, bare or in brackets, with what loggers put behind it (" - ", " | ", "Z ", "] ", CRI's "stderr
/// F ").
bool takeTime(FramedLine& line) noexcept
{
    const std::string_view text = line.text;
    const std::size_t start = text.substr(0, 1) == "[" ? 1 : 0;
    if (start >= text.size() || !(isDigit(text[start]) || (text[start] >= 'A' && text[start] <= 'Z')))
        return false;
    const auto time = parseTimestamp(text.substr(start));
    if (!time)
        return false;
    std::size_t at = start + time->text.size();
    if (start == 1) {
        const std::size_t close = text.substr(at, 12).find(']');
        if (close == std::string_view::npos)
            return false;
        at += close + 1;
    } else if (at < text.size() && text[at] != ' ' && text[at] != ':' && text[at] != '+') {
        return false;
    }
    line.time = time->text;
    line.seconds = time->seconds;
    for (const std::string_view mark :
         {std::string_view(" stderr F "), std::string_view(" stdout F "), std::string_view(" stderr P "),
          std::string_view(" stdout P "), std::string_view(" - "), std::string_view(" | ")}) {
        if (text.substr(at, mark.size()) == mark) {
            cut(line, at + mark.size());
            return true;
        }
    }
    cut(line, at < text.size() && (text[at] == ' ' || text[at] == ':') ? at + 1 : at);
    return true;
}

/// End of "name:func:line - ", "[core.py:700] ", "name -   " after a level; `at` if there is none.
std::size_t afterOrigin(std::string_view text, std::size_t at) noexcept
{
    constexpr std::size_t longest = 120;
    if (at < text.size() && text[at] == '[') {
        const std::size_t close = text.substr(at, longest).find("] ");
        if (close != std::string_view::npos)
            return at + close + 2;
    }
    const std::size_t dash = text.substr(at, longest).find(" - ");
    const std::string_view origin = text.substr(at, dash == std::string_view::npos ? 0 : dash);
    const auto named = [](char c) {
        return isWord(c) || c == '.' || c == ':' || c == '<' || c == '>' || c == '/' || c == '-';
    };
    if (origin.empty() || !std::all_of(origin.begin(), origin.end(), named))
        return at;
    return at + dash + 3;
}

/// The level and origin behind a timestamp, or "ERROR:name:text" of the standard logger.
bool takeLevel(FramedLine& line) noexcept
{
    const std::string_view text = line.text;
    std::size_t at = skipSpaces(text, 0);
    const bool bracket = text.substr(at, 1) == "[";
    at += bracket ? 1 : 0;
    const std::string_view level = levelAt(text, at);
    if (level.empty())
        return false;
    at += level.size();
    if (bracket) {
        if (text.substr(at, 1) != "]")
            return false;
        ++at;
    }
    line.level = level;
    if (!bracket && text.substr(at, 1) == ":") {
        // "ERROR:torch.distributed.elastic.multiprocessing.api:failed …"
        const std::size_t colon = text.find(':', at + 1);
        const std::string_view name =
            text.substr(at + 1, colon == std::string_view::npos ? 0 : colon - at - 1);
        const auto named = [](char c) { return isWord(c) || c == '.'; };
        if (!name.empty() && std::all_of(name.begin(), name.end(), named)) {
            line.launcher = line.launcher || name.find("distributed.elastic") != std::string_view::npos;
            cut(line, colon + 1);
            return true;
        }
    }
    at = skipSpaces(text, at);
    for (const std::string_view mark :
         {std::string_view("| "), std::string_view("- "), std::string_view(": "), std::string_view("-- ")}) {
        if (text.substr(at, mark.size()) == mark) {
            at = skipSpaces(text, at + mark.size());
            break;
        }
    }
    // "ERROR 03-19 07:27:53 [file.py:1] text": the time may follow the level.
    if (const auto time = parseTimestamp(text.substr(at)); time && line.time.empty()) {
        line.time = time->text;
        line.seconds = time->seconds;
        at = skipSpaces(text, at + time->text.size());
    }
    cut(line, afterOrigin(text, at));
    return true;
}

/// "name - LEVEL - text" after a timestamp (the logger's name before the level).
bool takeNameThenLevel(FramedLine& line) noexcept
{
    if (line.time.empty() || !line.level.empty())
        return false;
    const std::size_t dash = line.text.substr(0, 80).find(" - ");
    if (dash == std::string_view::npos || levelAt(line.text, dash + 3).empty())
        return false;
    cut(line, dash + 3);
    return takeLevel(line);
}

/// "gpu018:402246:402246 [1] plugin/net.cc:379 NCCL WARN text": host and pids say nothing about the failure.
bool takeNcclHead(FramedLine& line) noexcept
{
    const std::size_t at = line.text.substr(0, 200).find(" NCCL ");
    if (at == std::string_view::npos)
        return false;
    const std::string_view head = line.text.substr(0, at);
    if (std::count(head.begin(), head.end(), ':') < 2 || head.find('[') == std::string_view::npos)
        return false;
    line.source = head.substr(0, head.find(' '));
    cut(line, at + 1);
    return true;
}

/// "7be01c42 [rank=4] || text": cluster agents set their own head off with a double bar.
bool takeDoubleBar(FramedLine& line) noexcept
{
    const std::size_t bar = line.text.substr(0, 80).find("|| ");
    if (bar == std::string_view::npos)
        return false;
    // A word of letters and digits, then only bracketed ones: "a = b || c" is source code.
    const std::string_view head = line.text.substr(0, bar);
    const std::size_t name = std::min(head.find(' '), head.size());
    const auto named = [](char c) { return isWord(c) || c == '-' || c == '.'; };
    if (name == 0 || !std::all_of(head.begin(), head.begin() + static_cast<std::ptrdiff_t>(name), named) ||
        std::none_of(head.begin(), head.begin() + static_cast<std::ptrdiff_t>(name), isDigit))
        return false;
    for (std::size_t at = head.find(' '); at + 1 < head.size(); at = head.find(' ', at + 1)) {
        if (head[at + 1] != '[')
            return false;
    }
    if (const std::size_t at = head.find("rank"); at != std::string_view::npos && at + 5 < head.size()) {
        if (const auto rank = numberAt(head, at + 5))
            line.rank = rank;
    }
    cut(line, bar + 3);
    return true;
}

void markLauncher(FramedLine& line) noexcept
{
    constexpr std::array<std::string_view, 8> starts = {"slurmstepd: ",
                                                        "srun: ",
                                                        "mpirun ",
                                                        "torch.distributed.elastic",
                                                        "Sending process ",
                                                        "submitit ",
                                                        "Killing subprocess ",
                                                        "torchrun"};
    for (const std::string_view start : starts)
        line.launcher = line.launcher || line.text.substr(0, start.size()) == start;
}

/// "[PG 0 (default_pg) Rank 3]", "[Rank 3] ": the rank inside a C++ message. The text stays as it is.
void readRankInMessage(FramedLine& line) noexcept
{
    if (line.rank || line.text.substr(0, 1) != "[")
        return;
    const std::string_view head = line.text.substr(0, 80);
    const std::size_t at = head.find("Rank ");
    const std::size_t close = head.find(']');
    if (at != std::string_view::npos && close != std::string_view::npos && at < close)
        line.rank = numberAt(head, at + 5);
}

} // namespace

FramedLine stripFrames(std::string_view text, const Framing& framing) noexcept
{
    constexpr int mostLayers = 8;
    FramedLine line;
    line.text = text;
    for (int layer = 0; layer < mostLayers && !line.text.empty(); ++layer) {
        const bool taken = takePasteMarks(line, framing) || takeSrunLabel(line, framing) ||
                           takeMpiTag(line) || takeRankTag(line) || takeActorTag(line) ||
                           takeCppLogHead(line) || takeTorchLogHead(line) ||
                           (line.time.empty() && takeTime(line)) || (line.level.empty() && takeLevel(line)) ||
                           takeNameThenLevel(line) || takeNcclHead(line) || takeDoubleBar(line);
        if (!taken)
            break;
    }
    markLauncher(line);
    readRankInMessage(line);
    return line;
}

Framing detectFraming(std::string_view sample) noexcept
{
    constexpr int mostLines = 400;
    int lines = 0;
    int labelled = 0;
    int numbered = 0;
    int bracketed = 0;
    int quoted = 0;
    int rising = 0;
    int last = -1;
    while (!sample.empty() && lines < mostLines) {
        const std::size_t end = std::min(sample.find('\n'), sample.size());
        const std::string_view line = sample.substr(0, end);
        sample.remove_prefix(std::min(end + 1, sample.size()));
        if (line.empty())
            continue;
        ++lines;
        quoted += line[0] == '>' && line.substr(0, 3) != ">>>" ? 1 : 0;
        const bool bracket = line[0] == '[';
        const std::size_t start = bracket ? 1 : skipSpaces(line, 0);
        const auto number = numberAt(line, start);
        const std::size_t after = start + digitsAt(line, start);
        if (!number || after >= line.size() || line[after] != (bracket ? ']' : ':'))
            continue;
        rising += *number > last ? 1 : 0;
        last = *number;
        bracketed += bracket ? 1 : 0;
        const bool spaced = after + 1 == line.size() || line[after + 1] == ' ';
        labelled += !bracket && spaced && *number < 65536 ? 1 : 0;
        numbered += 1;
    }
    const auto most = [lines](int count) { return lines >= 3 && count * 10 >= lines * 8; };
    // Line numbers rise from line to line; task labels come back again and again.
    const bool allRise = rising >= numbered - 1;
    const bool bySrun = most(labelled) && !(allRise && numbered > 8);
    return {bySrun, !bySrun && most(bracketed ? bracketed : numbered) && allRise, most(quoted)};
}

} // namespace torchtriage::log
