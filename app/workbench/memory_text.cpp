// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/memory_text.h"

#include "app/workbench/text_values.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

struct Memory {
    Q_DECLARE_TR_FUNCTIONS(Memory)
};

double ownMemory(const triage::MemoryNumbers& memory)
{
    return std::max(
        {memory.processInUse.value_or(0), memory.reserved.value_or(0), memory.allocated.value_or(0)});
}

/// In a container the process list shows this process under a number that it does not know as its own. Two
/// shares that do not fit on the device together are one and the same.
bool listsItself(const triage::MemoryNumbers& memory)
{
    return memory.otherProcesses && memory.capacity && ownMemory(memory) > 0 &&
           ownMemory(memory) + *memory.otherProcesses > *memory.capacity;
}

QString numbersLine(const triage::MemoryNumbers& memory)
{
    QStringList parts;
    const auto add = [&parts](const std::optional<double>& bytes, const QString& label) {
        if (bytes)
            parts << label.arg(sizeText(*bytes));
    };
    if (memory.device)
        parts << Memory::tr("device %1").arg(*memory.device);
    add(memory.requested, Memory::tr("requested: %1"));
    add(memory.free, Memory::tr("free: %1"));
    add(memory.capacity, Memory::tr("capacity: %1"));
    add(memory.processInUse, Memory::tr("this process: %1"));
    add(memory.allocated, Memory::tr("allocated by PyTorch: %1"));
    add(memory.reserved, Memory::tr("reserved by PyTorch: %1"));
    add(memory.otherProcesses,
        listsItself(memory) ? Memory::tr("processes listed: %1") : Memory::tr("other processes: %1"));
    return parts.join(QStringLiteral(" · "));
}

QString readingSentence(const triage::MemoryNumbers& memory)
{
    const std::string_view reading = supportedReading(memory);
    if (reading == "larger-than-device") {
        return Memory::tr(
            "The request alone is larger than the device: freeing memory cannot satisfy it. Look for a "
            "shape that was not intended.");
    }
    if (reading == "fragmentation") {
        return Memory::tr(
            "PyTorch holds enough memory that is reserved and not allocated, but in pieces smaller than "
            "the request: the numbers speak for fragmentation.");
    }
    if (reading == "other-process") {
        return Memory::tr(
            "A large part of the device is held outside this process. Look for processes left from an "
            "earlier run, or for jobs that share the device.");
    }
    if (reading == "near-full") {
        return Memory::tr("The device is nearly full, and the numbers put most of it on this process: the "
                          "working set is too large, or tensors live too long.");
    }
    return Memory::tr("The numbers do not settle why the allocation failed.");
}

} // namespace

std::string_view supportedReading(const triage::MemoryNumbers& memory)
{
    constexpr double nearFull = 0.9;
    if (memory.reading == "fragmentation" && memory.free && memory.requested &&
        *memory.free >= *memory.requested)
        return {};
    if (memory.reading != "other-process")
        return memory.reading;
    if (listsItself(memory))
        return *memory.otherProcesses >= nearFull * *memory.capacity ? "near-full" : "";
    const bool canTell = memory.otherProcesses || ownMemory(memory) > 0;
    return canTell ? std::string_view(memory.reading) : std::string_view();
}

QString memoryText(const triage::MemoryNumbers& memory)
{
    const QString numbers = numbersLine(memory);
    if (numbers.isEmpty())
        return {};
    return numbers + u'\n' + readingSentence(memory);
}

} // namespace torchtriage::workbench
