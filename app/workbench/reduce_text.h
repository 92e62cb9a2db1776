// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/error.h"
#include "core/rerun/reduction/reduce_job.h"

#include <QString>
#include <QStringList>

namespace torchtriage::workbench {

/// What a reduction found, one sentence each: what is left of every dimension, what the trigger needs, and
/// why a small tensor made up by hand would not do where that is so.
[[nodiscard]] QStringList reductionTexts(const rerun::ReductionPlan& plan, const rerun::ReducedJob& result);

/// Why nothing was reduced.
[[nodiscard]] QString reduceErrorText(const io::Error& error);

/// "Run 12: the same failure".
[[nodiscard]] QString trialText(const rerun::Trial& trial, int runs);

} // namespace torchtriage::workbench
