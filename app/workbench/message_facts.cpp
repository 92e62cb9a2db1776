// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/message_facts.h"

#include "app/workbench/text_values.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace torchtriage::workbench {

namespace {

constexpr qsizetype longestMessage =
    2000; // no message of the known software is longer; keeps every search short

/// The texts that state the first failure: its own event, then the report's message.
QStringList messagesOf(const triage::Report& report)
{
    QStringList messages;
    if (report.first && *report.first < report.events.size())
        messages << plainValue(report.events[*report.first].message, longestMessage);
    messages << plainValue(report.message, longestMessage);
    return messages;
}

QRegularExpressionMatch firstMatch(const triage::Report& report, const QRegularExpression& pattern)
{
    for (const QString& message : messagesOf(report)) {
        if (auto match = pattern.match(message); match.hasMatch())
            return match;
    }
    return {};
}

/// "17" for 17,0,0, else all three: most kernels of this kind are one-dimensional.
QString coordinate(const QString& triple)
{
    static const QRegularExpression oneDimensional(QStringLiteral("^(\\d+), *0, *0$"));
    const auto match = oneDimensional.match(triple);
    return match.hasMatch() ? match.captured(1) : triple;
}

} // namespace

std::optional<AssertionPlace> assertionPlace(const triage::Report& report)
{
    static const QRegularExpression line(
        QStringLiteral("([\\w.-]+\\.(?:cu|cuh|h|hip|cpp|py)):(\\d+):.*?"
                       "(?:block: \\[([\\d, ]+)\\], thread: \\[([\\d, ]+)\\].*?)?[Aa]ssertion"));
    const auto match = firstMatch(report, line);
    if (!match.hasMatch())
        return std::nullopt;
    return AssertionPlace{match.captured(1), match.captured(2), coordinate(match.captured(4)),
                          coordinate(match.captured(3))};
}

QStringList devicesNamed(const triage::Report& report)
{
    static const QRegularExpression device(
        QStringLiteral("\\b((?:cuda|xpu|mps|hpu):\\d+|cuda|cpu|meta|xpu|mps)\\b(?![\\w.])"));
    QStringList devices;
    for (const QString& message : messagesOf(report)) {
        for (auto matches = device.globalMatch(message); matches.hasNext();) {
            const QString name = matches.next().captured(1);
            if (!devices.contains(name) && devices.size() < 4)
                devices << name;
        }
        if (devices.size() > 1)
            break;
    }
    return devices;
}

CollectiveFacts collectiveFacts(const triage::Report& report)
{
    static const QRegularExpression operation(QStringLiteral("OpType=(\\w{1,40})"));
    static const QRegularExpression timeout(QStringLiteral("Timeout\\(ms\\)=(\\d{1,12})"));
    CollectiveFacts facts;
    if (const auto match = firstMatch(report, operation); match.hasMatch())
        facts.operation = match.captured(1);
    if (const auto match = firstMatch(report, timeout); match.hasMatch())
        facts.timeoutSeconds = match.captured(1).toLongLong() / 1000;
    return facts;
}

std::optional<UnavailableKernel> unavailableKernel(const triage::Report& report)
{
    static const QRegularExpression forDtype(
        QStringLiteral("[\"']?([\\w:<>.]{2,80})[\"']? not implemented for '([\\w:]{1,40})'"));
    static const QRegularExpression forBackend(
        QStringLiteral("Could not run '([\\w:.]{2,80})' with arguments from the '(\\w{1,40})' backend"));
    if (const auto match = firstMatch(report, forDtype); match.hasMatch())
        return UnavailableKernel{match.captured(1), match.captured(2), {}};
    if (const auto match = firstMatch(report, forBackend); match.hasMatch())
        return UnavailableKernel{match.captured(1), {}, match.captured(2)};
    return std::nullopt;
}

const triage::Reason* findReason(const std::vector<triage::Reason>& reasons, std::string_view id)
{
    const auto found = std::ranges::find(reasons, id, &triage::Reason::id);
    return found == reasons.end() ? nullptr : &*found;
}

std::optional<XidFact> xidFact(const triage::Report& report)
{
    bool isNumber = false;
    if (const triage::Reason* reason = findReason(report.reasons, "xid"); reason && !reason->values.empty()) {
        const int code = plainValue(reason->values[0]).toInt(&isNumber);
        if (isNumber)
            return XidFact{code, reason->values.size() > 1 ? plainValue(reason->values[1]) : QString()};
    }
    static const QRegularExpression line(QStringLiteral(
        "Xid \\([^)]{1,60}\\): (\\d{1,4})(?:, pid=[^,]{0,40})?(?:, name=[^,]{0,80})?(?:, (.{1,80}))?"));
    const auto match = firstMatch(report, line);
    if (!match.hasMatch())
        return std::nullopt;
    QString name = match.captured(2);
    while (name.endsWith(u'.') || name.endsWith(u' '))
        name.chop(1);
    return XidFact{match.captured(1).toInt(), name};
}

QString namedOperator(const triage::Report& report)
{
    using triage::Family;
    constexpr std::array aboutAnOperator = {
        Family::DeviceAssert,  Family::KernelUnavailable, Family::DeviceMismatch, Family::MemoryFault,
        Family::LaunchFailure, Family::LibraryFailure,    Family::ShapeDtype,     Family::Numeric};
    if (!report.family || std::ranges::find(aboutAnOperator, *report.family) == aboutAnOperator.end())
        return {};
    return plainValue(report.op.empty() ? report.kernel : report.op, 80);
}

std::optional<triage::Backend> shownBackend(const triage::Report& report)
{
    if (!report.context.hip.empty())
        return triage::Backend::Rocm;
    return report.context.backendInferred ? std::nullopt : report.context.backend;
}

bool processIsFinished(const triage::Report& report)
{
    if (report.family == triage::Family::DeviceAssert) {
        // A CPU operator that refuses an index raises an ordinary exception: that process can go on.
        const bool raisedOnCpu = report.context.backend == triage::Backend::Cpu;
        const bool sticky =
            report.first && *report.first < report.events.size() && report.events[*report.first].sticky;
        return sticky || !raisedOnCpu;
    }
    return report.first && *report.first < report.events.size() && report.events[*report.first].sticky;
}

} // namespace torchtriage::workbench
