// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/job_name.h"

#include "core/io/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace torchtriage::fleet {

namespace {

constexpr std::size_t mostDigits = 6;

struct Digits {
    std::size_t at = 0;
    std::size_t size = 0;
    int value = 0;
};

/// The run of digits at `at`, if it is a plausible rank.
std::optional<Digits> digitsAt(std::string_view text, std::size_t at) noexcept
{
    Digits digits{at, 0, 0};
    while (at + digits.size < text.size() && isDigit(text[at + digits.size]))
        ++digits.size;
    if (digits.size == 0 || digits.size > mostDigits)
        return std::nullopt;
    std::from_chars(text.data() + at, text.data() + at + digits.size, digits.value);
    return digits;
}

/// The number behind a word for one of many processes.
std::optional<Digits> digitsBehindWord(std::string_view path) noexcept
{
    constexpr std::array<std::string_view, 5> words = {"rank", "worker", "proc", "gpu", "task"};
    for (const std::string_view word : words) {
        for (std::size_t at = path.rfind(word); at != std::string_view::npos; at = path.rfind(word, at - 1)) {
            std::size_t digit = at + word.size();
            while (digit < path.size() &&
                   std::string_view("_-.=").find(path[digit]) != std::string_view::npos)
                ++digit;
            const bool begins = at == 0 || !isLetter(path[at - 1]);
            if (const auto digits = digitsAt(path, digit); begins && digits)
                return digits;
            if (at == 0)
                break;
        }
    }
    return std::nullopt;
}

/// torchrun's own layout: a folder for each rank, with files of fixed names.
std::optional<Digits> digitsOfFolder(std::string_view path) noexcept
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const std::string_view name = path.substr(slash + 1);
    if (name != "stderr.log" && name != "stdout.log" && name != "error.json")
        return std::nullopt;
    const std::size_t before = path.substr(0, slash).rfind('/');
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    const auto digits = digitsAt(path, start);
    return digits && digits->at + digits->size == slash ? digits : std::nullopt;
}

/// The last number of the file's name, if it is the rank that the content shows.
std::optional<Digits> digitsOfRank(std::string_view path, int rank) noexcept
{
    const std::size_t slash = path.rfind('/');
    const std::size_t start = slash == std::string_view::npos ? 0 : slash + 1;
    std::size_t end = path.size();
    while (end > start && !isDigit(path[end - 1]))
        --end;
    std::size_t at = end;
    while (at > start && isDigit(path[at - 1]))
        --at;
    const auto digits = digitsAt(path, at);
    return digits && digits->value == rank ? digits : std::nullopt;
}

std::string withStar(std::string_view path, const Digits& digits)
{
    return std::string(path.substr(0, digits.at)) + "*" + std::string(path.substr(digits.at + digits.size));
}

} // namespace

JobName jobNameOf(std::string_view path, std::optional<int> known)
{
    if (const auto folder = digitsOfFolder(path)) {
        // Output and error file of one rank are of one job too.
        return {std::string(path.substr(0, folder->at)) + "*/*", folder->value};
    }
    auto digits = digitsBehindWord(path);
    if (!digits && known)
        digits = digitsOfRank(path, *known);
    return digits ? JobName{withStar(path, *digits), digits->value}
                  : JobName{std::string(path), std::nullopt};
}

std::string seriesOf(std::string_view path)
{
    std::string series;
    for (const char c : path) {
        if (!isDigit(c))
            series += c;
        else if (!series.ends_with('#'))
            series += '#';
    }
    return series;
}

} // namespace torchtriage::fleet
