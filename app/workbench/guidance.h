// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <QString>
#include <QVector>

#include <optional>

namespace torchtriage::workbench {

/// One row of the triage table, in the language of the installed translators. Plain text, no markup.
struct GuidanceRow {
    std::optional<triage::Family> family; ///< nullopt: the log does not settle the family
    QString clue;                         ///< what such a log shows
    QString firstCheck;                   ///< what to check first, one short line
    QString firstCheckDetail;             ///< how, in one to three sentences
    QString avoid;                        ///< the conclusion to avoid, in quotation marks
    QString avoidDetail;                  ///< why it does not follow

    bool operator==(const GuidanceRow&) const = default;
};

/// The general row of a family; nullopt gives the row for a family that the log does not settle.
[[nodiscard]] GuidanceRow guidanceFor(std::optional<triage::Family> family);

/// The row that answers this report, with its facts (operator, range, memory numbers, devices, rank, code)
/// filled in.
[[nodiscard]] GuidanceRow guidanceFor(const triage::Report& report);

/// All rows, the one that answers this report first and specialised, the others general and in a fixed order.
/// A report without a failure gives general rows only.
[[nodiscard]] QVector<GuidanceRow> triageTable(const triage::Report& report);

/// Second line under the clue, from the log itself ("Loss.cu:250 · thread 17"); empty if the log shows
/// nothing short.
[[nodiscard]] QString clueFact(const triage::Report& report);

/// Checks that the GPU leaves out and the CPU makes, for operators and backends known for it; else empty.
/// Part of the detail of a specialised row.
[[nodiscard]] QString silentCheckText(const triage::Report& report);

} // namespace torchtriage::workbench
