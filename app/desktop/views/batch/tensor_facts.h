// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/facts_row.h"
#include "app/workbench/batch_document.h"
#include "core/batch/summary.h"

#include <QVector>

#include <optional>

namespace torchtriage::desktop {

/// The facts of a value for the strip above its histogram: what the file says, and what was read. A fact that
/// is not known has no value, and is then not shown.
[[nodiscard]] QVector<Fact> tensorFacts(const workbench::BatchDocument& batch, batch::ValueId tensor,
                                        const std::optional<batch::Summary>& summary);
[[nodiscard]] QVector<Fact> valueFacts(const workbench::BatchDocument& batch, batch::ValueId value,
                                       const QString& key);
/// Facts of the file itself.
[[nodiscard]] QVector<Fact> fileFacts(const workbench::BatchDocument& batch);

} // namespace torchtriage::desktop
