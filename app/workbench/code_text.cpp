// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that a system gives instead of a reason: exit statuses, signals, NVIDIA Xid codes.
#include "app/workbench/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace torchtriage::workbench {

namespace {

struct Codes {
    Q_DECLARE_TR_FUNCTIONS(Codes)
};

/// What a kind of Xid says about where to look. The kinds follow the recommended actions of NVIDIA's
/// catalogue.
enum class XidKind {
    Program,
    FollowUp,
    MemoryError,
    MemoryRepair,
    Link,
    LostDevice,
    Controller,
    Information,
    Other
};

bool isOneOf(int code, std::span<const int> codes)
{
    return std::ranges::find(codes, code) != codes.end();
}

XidKind kindOf(int code)
{
    static constexpr int program[] = {13, 31, 32, 39, 40, 41, 68, 69, 80};
    static constexpr int followUp[] = {43, 45};
    static constexpr int memoryError[] = {48, 94, 95, 140, 171, 172};
    static constexpr int memoryRepair[] = {63, 64, 92, 156, 157, 160, 161};
    static constexpr int link[] = {74, 121, 136, 137, 144, 145, 146, 147, 148, 149, 150, 155};
    static constexpr int lostDevice[] = {54, 79, 167};
    static constexpr int controller[] = {37, 38, 46, 61, 62, 66, 67, 109, 110, 119, 120, 143, 158, 169};
    static constexpr int information[] = {93, 106, 107, 154};
    if (isOneOf(code, program))
        return XidKind::Program;
    if (isOneOf(code, followUp))
        return XidKind::FollowUp;
    if (isOneOf(code, memoryError))
        return XidKind::MemoryError;
    if (isOneOf(code, memoryRepair))
        return XidKind::MemoryRepair;
    if (isOneOf(code, link))
        return XidKind::Link;
    if (isOneOf(code, lostDevice))
        return XidKind::LostDevice;
    if (isOneOf(code, controller))
        return XidKind::Controller;
    return isOneOf(code, information) ? XidKind::Information : XidKind::Other;
}

QString xidMeaning(XidKind kind)
{
    switch (kind) {
    case XidKind::Program:
        return Codes::tr(
            "Xid %1: %2. Most often a fault of the program on that device, such as an access out of "
            "range: look for the failing launch first.");
    case XidKind::FollowUp:
        return Codes::tr(
            "Xid %1: %2. It follows an earlier error or the end of a process: read what comes before "
            "it.");
    case XidKind::MemoryError:
        return Codes::tr(
            "Xid %1: %2. An error in the memory of the device: read its ECC counters, and reset or drain "
            "the device before it is used again.");
    case XidKind::MemoryRepair:
        return Codes::tr(
            "Xid %1: %2. The device set memory cells aside or counts single-bit errors: read its ECC "
            "counters and the pending repairs.");
    case XidKind::Link:
        return Codes::tr(
            "Xid %1: %2. A link between devices reports errors: check the link counters of every device "
            "on that host.");
    case XidKind::LostDevice:
        return Codes::tr(
            "Xid %1: %2. The host lost contact with the device: check power, temperature and seating, "
            "then reboot the host.");
    case XidKind::Controller:
        return Codes::tr(
            "Xid %1: %2. Firmware or driver of the device stopped answering: note the driver version and "
            "reset the device.");
    case XidKind::Information:
        return Codes::tr("Xid %1: %2. This code informs and names no failure of its own.");
    case XidKind::Other:
        break;
    }
    return Codes::tr("Xid %1: %2. Look the code up in NVIDIA's Xid catalogue for the driver version in use.");
}

} // namespace

QString exitCodeText(int code)
{
    switch (code) {
    case 0:
        return Codes::tr("Exit status 0: the process ended normally.");
    case 1:
        return Codes::tr("Exit status 1: the program ended with an error of its own, such as an exception.");
    case 134:
        return Codes::tr(
            "Exit status 134 (SIGABRT): the process aborted itself, as native code does after a failed "
            "check.");
    case 135:
        return Codes::tr(
            "Exit status 135 (SIGBUS): an access to memory that is not there; a full /dev/shm is one "
            "known reason.");
    case 137:
        return Codes::tr(
            "Exit status 137 (SIGKILL): the process was killed from outside. The kernel does so when "
            "memory runs out, but the status alone does not say who did.");
    case 139:
        return Codes::tr("Exit status 139 (SIGSEGV): native code read or wrote an invalid address.");
    case 143:
        return Codes::tr(
            "Exit status 143 (SIGTERM): the process was asked to end, by a launcher, a time limit or a "
            "user.");
    default:
        break;
    }
    if (code > 128 && code <= 192) {
        return Codes::tr("Exit status %1: the process was ended by signal %2.")
            .arg(QString::number(code), QString::number(code - 128));
    }
    if (code < 0)
        return signalText(code < -64 ? 0 : -code);
    return Codes::tr("Exit status %1: the program chose this number; its meaning is the program's own.")
        .arg(code);
}

QString signalText(int number)
{
    switch (number) {
    case 2:
        return Codes::tr("Signal 2 (SIGINT): a user interrupted the process.");
    case 4:
        return Codes::tr(
            "Signal 4 (SIGILL): native code used an instruction that this processor does not have.");
    case 6:
        return Codes::tr("Signal 6 (SIGABRT): the process aborted itself, as native code does after a failed "
                         "check.");
    case 7:
        return Codes::tr(
            "Signal 7 (SIGBUS): an access to memory that is not there; a full /dev/shm is one known "
            "reason.");
    case 8:
        return Codes::tr("Signal 8 (SIGFPE): native code divided an integer by zero or overflowed it.");
    case 9:
        return Codes::tr(
            "Signal 9 (SIGKILL): the process was killed from outside. The kernel does so when memory "
            "runs out, but the signal alone does not say who did.");
    case 11:
        return Codes::tr("Signal 11 (SIGSEGV): native code read or wrote an invalid address.");
    case 15:
        return Codes::tr(
            "Signal 15 (SIGTERM): the process was asked to end, by a launcher, a time limit or a user.");
    default:
        break;
    }
    if (number <= 0)
        return Codes::tr("The process was ended by a signal whose number the log does not show.");
    return Codes::tr("Signal %1 ended the process.").arg(number);
}

QString xidText(int code, const QString& name)
{
    const QString shown = name.isEmpty() ? Codes::tr("name not in the log") : name;
    return xidMeaning(kindOf(code)).arg(QString::number(code), shown);
}

} // namespace torchtriage::workbench
