// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/guidance.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

/// Context "GuidanceTexts" of the catalogues: the triage table and its facts.
struct GuidanceTexts {
    Q_DECLARE_TR_FUNCTIONS(GuidanceTexts)
public:
    /// "The process is finished …": for every failure that leaves no usable device context.
    [[nodiscard]] static QString processFinished();
    /// The general rows.
    [[nodiscard]] static GuidanceRow general(std::optional<triage::Family> family);
};

/// Fills the general row of the report's family with what the report shows. Does nothing for a family that
/// has no facts of its own.
void specialise(GuidanceRow& row, const triage::Report& report);

} // namespace torchtriage::workbench
