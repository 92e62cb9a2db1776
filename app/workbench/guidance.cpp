// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/guidance.h"

#include "app/workbench/guidance_texts.h"
#include "app/workbench/message_facts.h"
#include "app/workbench/text_values.h"

#include <QStringList>

namespace torchtriage::workbench {

using triage::Family;

namespace {

constexpr QStringView separator = u" · ";

QString assertFact(const triage::Report& report)
{
    const auto place = assertionPlace(report);
    if (!place)
        return namedOperator(report);
    QStringList parts{place->file + u':' + place->line};
    if (!place->block.isEmpty() && place->block != u"0")
        parts << GuidanceTexts::tr("block %1").arg(place->block);
    if (!place->thread.isEmpty())
        parts << GuidanceTexts::tr("thread %1").arg(place->thread);
    return parts.join(separator);
}

QString memoryFact(const triage::MemoryNumbers& memory)
{
    QStringList parts;
    if (memory.requested)
        parts << GuidanceTexts::tr("%1 requested").arg(sizeText(*memory.requested));
    if (memory.free)
        parts << GuidanceTexts::tr("%1 free").arg(sizeText(*memory.free));
    return parts.join(separator);
}

QString collectiveFact(const triage::Report& report)
{
    const CollectiveFacts facts = collectiveFacts(report);
    QStringList parts;
    if (!facts.operation.isEmpty())
        parts << facts.operation;
    if (facts.timeoutSeconds)
        parts << GuidanceTexts::tr("%1 s").arg(numberText(*facts.timeoutSeconds));
    return parts.join(separator);
}

QString kernelFact(const triage::Report& report)
{
    if (const auto missing = unavailableKernel(report))
        return QStringList{missing->kernel, missing->dtype + missing->backend}.join(separator);
    const triage::Reason* arch = findReason(report.contradictions, "arch-not-in-build");
    return arch && !arch->values.empty() ? plainValue(arch->values[0]) : QString();
}

/// What is left where a family has no short fact of its own.
QString plainFact(const triage::Report& report)
{
    return report.family == Family::PythonOther ? plainValue(report.exception, 60) : namedOperator(report);
}

QString familyFact(const triage::Report& report)
{
    if (!report.family)
        return {};
    switch (*report.family) {
    case Family::DeviceAssert:
        return assertFact(report);
    case Family::OutOfMemory:
        return memoryFact(report.memory);
    case Family::KernelUnavailable:
        return kernelFact(report);
    case Family::DeviceMismatch:
        return devicesNamed(report).join(separator);
    case Family::Collective:
        return collectiveFact(report);
    case Family::HardwareDriver: {
        const auto xid = xidFact(report);
        return xid ? QStringLiteral("Xid %1").arg(xid->code) : QString();
    }
    default:
        return {};
    }
}

constexpr std::array<std::optional<Family>, triage::allFamilies.size() + 1> tableOrder()
{
    std::array<std::optional<Family>, triage::allFamilies.size() + 1> order{};
    for (std::size_t i = 0; i < triage::allFamilies.size(); ++i)
        order[i] = triage::allFamilies[i];
    return order; // the last one stays empty: unknown
}

} // namespace

GuidanceRow guidanceFor(std::optional<Family> family)
{
    return GuidanceTexts::general(family);
}

GuidanceRow guidanceFor(const triage::Report& report)
{
    GuidanceRow row = GuidanceTexts::general(report.family);
    if (report.verdict == triage::Verdict::Failure)
        specialise(row, report);
    return row;
}

QVector<GuidanceRow> triageTable(const triage::Report& report)
{
    QVector<GuidanceRow> rows;
    const bool failed = report.verdict == triage::Verdict::Failure;
    if (failed)
        rows << guidanceFor(report);
    for (const std::optional<Family> family : tableOrder()) {
        if (!failed || family != report.family)
            rows << GuidanceTexts::general(family);
    }
    return rows;
}

QString clueFact(const triage::Report& report)
{
    if (report.verdict != triage::Verdict::Failure)
        return {};
    const QString fact = familyFact(report);
    return fact.isEmpty() ? plainFact(report) : fact;
}

} // namespace torchtriage::workbench
