// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/failure.h"

#include "core/io/ascii.h"

#include <algorithm>
#include <cctype>
#include <csignal>

namespace torchtriage::rerun {

namespace {

/// End of the number that starts at `from`: decimal, hexadecimal, with fraction and exponent.
std::size_t endOfNumber(std::string_view text, std::size_t from)
{
    std::size_t at = from;
    while (at < text.size()) {
        const bool part = std::isxdigit(static_cast<unsigned char>(text[at])) != 0 || text[at] == 'x';
        const bool inside =
            (text[at] == '.' || text[at] == ',') && at + 1 < text.size() && isDigit(text[at + 1]);
        const bool sign = (text[at] == '-' || text[at] == '+') && at > from && text[at - 1] == 'e';
        if (!part && !inside && !sign)
            break;
        ++at;
    }
    return at;
}

std::optional<triage::Family> familyOfSignal(int signal)
{
    if (signal == SIGSEGV || signal == SIGABRT || signal == SIGILL || signal == SIGFPE || signal == SIGTRAP)
        return triage::Family::HostCrash;
    if (signal == SIGKILL || signal == SIGBUS)
        return triage::Family::HostMemory;
    return std::nullopt;
}

} // namespace

std::optional<Failure> failureOf(const triage::Report& report)
{
    if (report.verdict != triage::Verdict::Failure)
        return std::nullopt;
    Failure failure;
    failure.family = report.family;
    failure.exception = report.exception;
    failure.message = report.message;
    failure.op = report.op;
    failure.contract = report.contract;
    failure.assertion = report.assertion;
    failure.file = report.observation.at.file;
    failure.line = report.observation.at.line;
    failure.function = report.observation.at.function;
    failure.observedOnly = report.observation.observedOnly;
    return failure;
}

Failure failureOf(const ErrorLine& error, std::string_view name)
{
    Failure failure;
    failure.family = error.family;
    failure.exception = error.exception;
    failure.message = error.message;
    failure.op = plainOperator(name);
    failure.step = error.step;
    if (error.phase == Phase::Synchronize || error.phase == Phase::Read)
        failure.observedOnly = true;
    return failure;
}

std::optional<Failure> failureOf(const Ending& ending, std::string_view lastLine)
{
    Failure failure;
    switch (ending.kind) {
    case EndingKind::Exited:
        if (ending.code == 0)
            return std::nullopt;
        failure.message = lastLine;
        return failure;
    case EndingKind::Signalled:
        failure.family = familyOfSignal(ending.signal);
        failure.message = signalName(ending.signal);
        return failure;
    case EndingKind::OutOfMemory:
        failure.family = triage::Family::HostMemory;
        return failure;
    case EndingKind::FailedToStart:
    case EndingKind::TimedOut:
    case EndingKind::Stopped:
    case EndingKind::Cancelled:
    case EndingKind::Lost:
        break;
    }
    return std::nullopt;
}

std::string normalised(std::string_view message)
{
    std::string result;
    bool space = false;
    for (std::size_t at = 0; at < message.size();) {
        const char c = message[at];
        if (std::isspace(static_cast<unsigned char>(c)) != 0) {
            space = !result.empty();
            ++at;
            continue;
        }
        if (std::exchange(space, false))
            result += ' ';
        const bool startsNumber = isDigit(c) && (at == 0 || !isWord(message[at - 1]));
        if (startsNumber) {
            if (!result.empty() && result.back() == '-')
                result.pop_back(); // the sign belongs to the number
            result += '#';
            at = endOfNumber(message, at);
        } else {
            result += c;
            ++at;
        }
    }
    return result;
}

std::string_view plainOperator(std::string_view name) noexcept
{
    if (const std::size_t space = name.rfind("::"); space != std::string_view::npos)
        name.remove_prefix(space + 2);
    name = name.substr(0, name.find('.'));
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view suffix : {"_forward", "_backward", "_out", "_nd", "2d", "_"}) {
            if (name.size() > suffix.size() && name.ends_with(suffix)) {
                name.remove_suffix(suffix.size());
                again = true;
            }
        }
    }
    return name;
}

} // namespace torchtriage::rerun
