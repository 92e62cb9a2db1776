// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/exit_status.h"

#include <array>
#include <charconv>
#include <utility>

namespace torchtriage::triage {

namespace {

constexpr std::array<std::pair<int, std::string_view>, 12> signalNames = {{{1, "SIGHUP"},
                                                                           {2, "SIGINT"},
                                                                           {3, "SIGQUIT"},
                                                                           {4, "SIGILL"},
                                                                           {6, "SIGABRT"},
                                                                           {7, "SIGBUS"},
                                                                           {8, "SIGFPE"},
                                                                           {9, "SIGKILL"},
                                                                           {11, "SIGSEGV"},
                                                                           {13, "SIGPIPE"},
                                                                           {15, "SIGTERM"},
                                                                           {24, "SIGXCPU"}}};

std::string_view signalName(int signal) noexcept
{
    for (const auto& [number, name] : signalNames) {
        if (number == signal)
            return name;
    }
    return {};
}

std::optional<int> numberAfter(std::string_view text, std::string_view key) noexcept
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::size_t start = at + key.size();
    while (start < text.size() && (text[start] == ' ' || text[start] == ':'))
        ++start;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data() + start, text.data() + text.size(), value);
    return error == std::errc{} && end != text.data() + start ? std::optional(value) : std::nullopt;
}

ExitStatus statusOf(int code, int signal) noexcept
{
    return {code, signal, signalName(signal), std::nullopt};
}

} // namespace

std::optional<ExitStatus> parseExitStatus(std::string_view text) noexcept
{
    constexpr int shellOffset = 128;
    std::optional<ExitStatus> status;
    for (const std::string_view key :
         {std::string_view("exitcode"), std::string_view("exit code"), std::string_view("exit status"),
          std::string_view("Exit code"), std::string_view("return code"), std::string_view("ExitCode=")}) {
        if (const auto code = numberAfter(text, key)) {
            constexpr int mostSignals = 64;
            const int signal = *code < 0 && *code > -mostSignals ? -*code
                               : *code > shellOffset && *code < shellOffset + mostSignals
                                   ? *code - shellOffset
                                   : 0;
            status = statusOf(*code, signal);
            break;
        }
    }
    if (!status) {
        for (const std::string_view key :
             {std::string_view("killed by signal"), std::string_view("Killed by signal"),
              std::string_view("terminated by signal"), std::string_view("exited on signal"),
              std::string_view("received signal"), std::string_view("Signal")}) {
            const auto signal = numberAfter(text, key);
            if (signal && !signalName(*signal).empty()) {
                status = statusOf(-*signal, *signal);
                break;
            }
        }
    }
    if (!status)
        return std::nullopt;
    for (const std::string_view key :
         {std::string_view("local_rank:"), std::string_view("rank:"), std::string_view("task ")}) {
        if (const auto rank = numberAfter(text, key)) {
            status->rank = rank;
            break;
        }
    }
    return status;
}

std::optional<Family> familyOf(const ExitStatus& status) noexcept
{
    switch (status.signal) {
    case 4:
    case 6:
    case 8:
    case 11:
        return Family::HostCrash;
    case 7:
    case 9:
        return Family::HostMemory;
    default:
        return std::nullopt;
    }
}

} // namespace torchtriage::triage
