// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace torchtriage::triage {

/// What a progress line says. Empty: not on the line.
struct ProgressFacts {
    std::string iteration, epoch, lastStep;
};

/// True for a line that a job prints while it advances: a progress bar, "step 12", "epoch 3 loss 0.4", a
/// Trainer's dictionary. Runs on every line that is read.
[[nodiscard]] bool isProgress(std::string_view text) noexcept;

/// Takes the counters out of such a line.
[[nodiscard]] ProgressFacts readProgress(std::string_view text);

} // namespace torchtriage::triage
