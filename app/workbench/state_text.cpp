// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/state_text.h"

#include "core/incident/recorded_run.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

namespace {

struct StateText {
    Q_DECLARE_TR_FUNCTIONS(StateText)
};

} // namespace

QString stateName(std::string_view state)
{
    if (state == incident::stateVerified) {
        return StateText::tr("verified");
    }
    return state == incident::stateClosed ? StateText::tr("closed, not verified") : StateText::tr("open");
}

QString stateName(const incident::Record& record)
{
    return stateName(record.state);
}

bool isOpen(const incident::Record& record)
{
    return record.state != incident::stateVerified && record.state != incident::stateClosed;
}

void changeState(incident::Record& record, std::string_view state, const QString& reason)
{
    record.state = state;
    record.resolution.verified = state == incident::stateVerified;
    record.resolution.history.push_back({incident::isoNow(), std::string(state), reason.toStdString(), {}});
}

} // namespace torchtriage::workbench
