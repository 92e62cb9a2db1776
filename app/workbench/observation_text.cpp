// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/message_facts.h"
#include "app/workbench/next_steps.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

namespace {

struct Observation {
    Q_DECLARE_TR_FUNCTIONS(Observation)
};

bool hasReason(const triage::Report& report, std::string_view id)
{
    return findReason(report.reasons, id) != nullptr;
}

/// Families whose error can surface in a later call; for the others there is no observation point to look
/// for.
bool canBeReportedLater(const triage::Report& report)
{
    using triage::Family;
    return report.family == Family::DeviceAssert || report.family == Family::MemoryFault ||
           report.family == Family::LaunchFailure || report.family == Family::LibraryFailure;
}

QString observedFact(const triage::Report& report)
{
    const QString call = callText(report.observation.call);
    const QString place = placeText(report.observation.at.file, report.observation.at.line);
    if (hasReason(report, "watchdog-thread")) {
        return Observation::tr(
            "A watchdog thread reported the error; the failing launch belongs to another thread of "
            "this rank.");
    }
    if (!call.isEmpty() && !place.isEmpty()) {
        return Observation::tr(
                   "The error surfaced in %1 at %2; the launch that failed can be an earlier one.")
            .arg(call, place);
    }
    if (!place.isEmpty())
        return Observation::tr("The error surfaced at %1; the launch that failed can be an earlier one.")
            .arg(place);
    if (!call.isEmpty())
        return Observation::tr("The error surfaced in %1; the launch that failed can be an earlier one.")
            .arg(call);
    return Observation::tr(
        "The line shown is where the error surfaced; the launch that failed can be an earlier one.");
}

QString ownFailureFact(const triage::Report& report)
{
    const QString place = placeText(report.observation.at.file, report.observation.at.line);
    if (hasReason(report, "blocking-run")) {
        return place.isEmpty()
                   ? Observation::tr("Launches were blocking, so the stack shows the launch that failed.")
                   : Observation::tr("Launches were blocking, so %1 is where the failing launch was made.")
                         .arg(place);
    }
    return place.isEmpty() ? Observation::tr("The message comes from the call that failed.")
                           : Observation::tr("The error was raised by the call at %1.").arg(place);
}

} // namespace

ObservationText observationText(const triage::Report& report)
{
    if (report.verdict != triage::Verdict::Failure)
        return {};
    if (!report.observation.observedOnly.has_value()) {
        if (!hasReason(report, "no-frame") || !canBeReportedLater(report))
            return {};
        return {Observation::tr("Observation point not known."),
                Observation::tr("The log does not show which call of your own code was under way. Keep the "
                                "Python traceback of the next run.")};
    }
    if (!*report.observation.observedOnly)
        return {Observation::tr("This call failed itself."), ownFailureFact(report)};
    QString text = observedFact(report);
    if (blockingRerunHelps(report))
        text +=
            u'\n' + Observation::tr("A short rerun with blocking launches brings the report closer to it.");
    return {Observation::tr("Observation point, not the cause."), text};
}

} // namespace torchtriage::workbench
