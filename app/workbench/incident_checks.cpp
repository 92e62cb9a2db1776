// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/incident_checks.h"

#include "core/incident/check_record.h"
#include "core/incident/recorded_run.h"

namespace torchtriage::workbench {

void noteCheck(incident::Record& record, const QString& folder, const QString& path,
               const ContractReport& report)
{
    const QString inside = folder + u'/';
    const QString name = !folder.isEmpty() && path.startsWith(inside) ? path.mid(inside.size()) : path;
    incident::addCheck(record,
                       incident::checkRecordOf(report.result, name.toStdString(), incident::isoNow()));
}

} // namespace torchtriage::workbench
