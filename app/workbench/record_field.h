// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"
#include "core/triage/report.h"

#include <QString>

#include <span>

namespace torchtriage::workbench {

/// A fact of the record that a person can fill in.
struct RecordField {
    const char* pointer; ///< JSON pointer, "/progress/iteration"
    const char* pattern; ///< of a whole value, as a regular expression; empty: any text
    QString (*read)(const incident::Record& record);
    void (*write)(incident::Record& record,
                  const QString& text); ///< text that matches the pattern; empty: not known
    /// What the log shows where incident::fillRecord() takes nothing from it; nullptr: it takes all.
    QString (*logged)(const triage::Report& report) = nullptr;
};

[[nodiscard]] std::span<const RecordField> recordFields();
/// Its name for a person.
[[nodiscard]] QString recordFieldName(const RecordField& field);
/// nullptr for an unknown pointer.
[[nodiscard]] const RecordField* findRecordField(const QString& pointer);

/// Whether the user may fill it in: neither the log nor the program's own record says it.
[[nodiscard]] bool isByHand(const RecordField& field, const incident::Record& record);
/// Writes a value and marks it as filled in by hand; an empty one takes the mark away.
void fillByHand(const RecordField& field, incident::Record& record, const QString& text);

} // namespace torchtriage::workbench
