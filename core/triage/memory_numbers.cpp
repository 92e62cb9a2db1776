// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/memory_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace torchtriage::triage {

namespace {

constexpr double noSize = 9.0e18;

/// Reads "2.50 GiB" at the start of `text`.
std::optional<double> sizeAt(std::string_view text) noexcept
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || !std::isfinite(value) || value < 0)
        return std::nullopt;
    std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    unit.remove_prefix(std::min(unit.find_first_not_of(' '), unit.size()));
    constexpr std::array<std::pair<std::string_view, double>, 9> units = {{{"KiB", 1024.0},
                                                                           {"MiB", 1048576.0},
                                                                           {"GiB", 1073741824.0},
                                                                           {"TiB", 1099511627776.0},
                                                                           {"KB", 1024.0},
                                                                           {"MB", 1048576.0},
                                                                           {"GB", 1073741824.0},
                                                                           {"bytes", 1.0},
                                                                           {"B", 1.0}}};
    for (const auto& [name, factor] : units) {
        // What the driver cannot tell is printed as 2^64 bytes.
        if (unit.starts_with(name))
            return value * factor < noSize ? std::optional(value * factor) : std::nullopt;
    }
    return std::nullopt;
}

/// The size that follows `key`, also "key   : size".
std::optional<double> sizeAfter(std::string_view text, std::string_view key) noexcept
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = text.substr(at + key.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" :"), rest.size()));
    return sizeAt(rest);
}

/// The size whose unit is followed by `key`: "11.17 GiB already allocated".
std::optional<double> sizeBefore(std::string_view text, std::string_view key) noexcept
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    // Back over the unit, then over the number.
    std::string_view before = text.substr(0, at);
    const std::size_t unit = before.find_last_of(' ', before.empty() ? 0 : before.find_last_not_of(' '));
    if (unit == std::string_view::npos || unit == 0)
        return std::nullopt;
    const std::size_t number = before.find_last_not_of("0123456789.", before.find_last_not_of(' ', unit));
    return sizeAt(before.substr(number == std::string_view::npos ? 0 : number + 1));
}

std::optional<int> deviceIn(std::string_view text) noexcept
{
    const std::size_t at = text.find("GPU ");
    if (at == std::string_view::npos)
        return std::nullopt;
    int device = 0;
    const char* first = text.data() + at + 4;
    const auto [end, error] = std::from_chars(first, text.data() + text.size(), device);
    return error == std::errc{} && end != first ? std::optional(device) : std::nullopt;
}

/// "Process 123 has 10.00 GiB memory in use", once for each other process.
std::optional<double> otherProcesses(std::string_view text) noexcept
{
    constexpr std::string_view open = "Process ";
    constexpr std::string_view has = " has ";
    std::optional<double> sum;
    for (std::size_t at = text.find(open); at != std::string_view::npos; at = text.find(open, at + 1)) {
        const std::size_t value = text.find(has, at);
        if (value == std::string_view::npos || value - at > 40)
            continue;
        if (const auto size = sizeAt(text.substr(value + has.size())))
            sum = sum.value_or(0) + *size;
    }
    return sum;
}

std::string readingOf(const MemoryNumbers& numbers)
{
    constexpr double most = 0.5;
    constexpr double nearFull = 0.9;
    if (!numbers.requested || !numbers.capacity || *numbers.capacity <= 0)
        return {};
    if (*numbers.requested > *numbers.capacity)
        return "larger-than-device";
    if (numbers.otherProcesses && *numbers.otherProcesses > most * *numbers.capacity)
        return "other-process";
    const double reserved = numbers.reserved.value_or(0);
    const double allocated = numbers.allocated.value_or(0);
    // Reserved but unallocated memory that would have held the request is fragmentation.
    if (numbers.reserved && numbers.allocated && reserved - allocated >= *numbers.requested)
        return "fragmentation";
    const double own = std::max({numbers.processInUse.value_or(0), reserved, allocated});
    if (numbers.free && *numbers.capacity - *numbers.free - own > most * *numbers.capacity)
        return "other-process";
    if (own >= nearFull * *numbers.capacity || (numbers.free && *numbers.free < *numbers.requested))
        return "near-full";
    return {};
}

} // namespace

MemoryNumbers readMemoryNumbers(std::string_view message)
{
    using Read = std::optional<double> (*)(std::string_view, std::string_view) noexcept;
    using Wordings = std::initializer_list<std::pair<Read, std::string_view>>;
    const auto first = [message](Wordings wordings) -> std::optional<double> {
        for (const auto& [read, key] : wordings) {
            if (const auto size = read(message, key))
                return size;
        }
        return std::nullopt;
    };
    MemoryNumbers numbers;
    numbers.device = deviceIn(message);
    // The last of each line are those of cudaMallocAsync and of MPS; 2.1 wrote "capacty".
    numbers.requested = first({{sizeAfter, "Tried to allocate "},
                               {sizeAfter, "you tried to allocate "},
                               {sizeAfter, "Requested "}});
    numbers.capacity = first({{sizeAfter, "total capacity of "},
                              {sizeAfter, "total capacty of "},
                              {sizeBefore, "total capacity"},
                              {sizeAfter, "Device limit "},
                              {sizeAfter, "max allowed: "}});
    numbers.free =
        first({{sizeBefore, "is free"}, {sizeBefore, "free"}, {sizeAfter, "Free (according to CUDA)"}});
    numbers.processInUse = sizeAfter(message, "this process has ");
    numbers.allocated = first({{sizeBefore, "is allocated by PyTorch"},
                               {sizeBefore, "already allocated"},
                               {sizeAfter, "Currently allocated "},
                               {sizeAfter, "MPS allocated: "}});
    numbers.reserved = first({{sizeBefore, "reserved in total by PyTorch"}, {sizeBefore, "cached)"}});
    if (const auto slack = sizeBefore(message, "is reserved by PyTorch but unallocated");
        slack && numbers.allocated)
        numbers.reserved = *numbers.allocated + *slack;
    numbers.otherProcesses = otherProcesses(message);
    numbers.reading = readingOf(numbers);
    // The size overflowed: no device is that large.
    if (message.find("Tried to allocate more than 1EB") != std::string_view::npos)
        numbers.reading = "larger-than-device";
    return numbers;
}

} // namespace torchtriage::triage
