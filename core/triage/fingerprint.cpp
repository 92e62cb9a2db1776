// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/fingerprint.h"

#include "core/io/hash.h"
#include "core/triage/normalized_text.h"

#include <algorithm>

namespace torchtriage::triage {

namespace {

constexpr std::size_t longestPart = 400;

std::uint64_t hashOf(std::string_view bytes) noexcept
{
    // FNV leaves the first digits of similar texts similar, and people read only those: hence the mixer.
    const std::uint64_t hash = io::mixed(io::hashBytes(bytes));
    return hash != 0 ? hash : 1;
}

std::string_view lastPart(std::string_view text, std::string_view separators) noexcept
{
    const std::size_t at = text.find_last_of(separators);
    return at == std::string_view::npos ? text : text.substr(at + 1);
}

std::string withoutBlanks(std::string_view text)
{
    std::string out;
    std::copy_if(text.begin(), text.end(), std::back_inserter(out),
                 [](char c) { return c != ' ' && c != '\t'; });
    return out;
}

/// The number that tells one Xid, exit code or signal from another.
std::string codeOf(const Report& report)
{
    for (const Reason& reason : report.reasons) {
        if ((reason.id == "xid" || reason.id == "exit-code" || reason.id == "signal") &&
            !reason.values.empty())
            return " " + reason.id + " " + reason.values.front();
    }
    return {};
}

std::string plainException(const Report& report)
{
    std::string_view message = report.message;
    if (!report.exception.empty() && message.starts_with(report.exception))
        message.remove_prefix(report.exception.size());
    if (message.starts_with(": "))
        message.remove_prefix(2);
    return std::string(lastPart(report.exception, ".")) + ": " + normalizedText(message, longestPart);
}

std::string whatFailed(const Report& report)
{
    if (!report.assertion.empty())
        return "assert " + withoutBlanks(report.assertion);
    const std::string signature = report.first && *report.first < report.events.size()
                                      ? report.events[*report.first].signature
                                      : std::string{};
    if (signature.empty() || signature == "traceback" || signature == "bare-exception")
        return plainException(report) + codeOf(report);
    return signature + codeOf(report);
}

std::string userFrame(const Report& report)
{
    if (report.observation.observedOnly != false || report.observation.at.file.empty())
        return {};
    const StackFrame& frame = report.observation.at;
    return normalizedText(lastPart(frame.file, "/\\"), longestPart) + " " +
           normalizedText(frame.function, longestPart);
}

std::string hexadecimal(std::uint64_t value, int digits)
{
    constexpr std::string_view alphabet = "0123456789abcdef";
    std::string text;
    for (int digit = 0; digit < digits; ++digit)
        text += alphabet[(value >> (60 - 4 * digit)) & 0xF];
    return text;
}

} // namespace

std::string Fingerprint::toString() const
{
    return hexadecimal(value, 16);
}

std::string Fingerprint::shortText() const
{
    const std::string text = hexadecimal(value, 8);
    return text.substr(0, 4) + " " + text.substr(4);
}

std::string fingerprintText(const Report& report)
{
    std::string text(report.family ? toString(*report.family) : "none");
    text += "\n" + whatFailed(report) + "\n" + report.op + "\n" + userFrame(report);
    return text;
}

Fingerprint fingerprintOf(const Report& report)
{
    return report.verdict == Verdict::Failure ? Fingerprint{hashOf(fingerprintText(report))} : Fingerprint{};
}

} // namespace torchtriage::triage
