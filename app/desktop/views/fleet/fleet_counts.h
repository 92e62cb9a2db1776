// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fleet/fleet.h"

#include <QString>
#include <QVector>

#include <array>

namespace torchtriage::desktop {

/// Logs of one family, for a bar.
struct FamilyCount {
    std::optional<triage::Family> family;
    triage::FailureClass failureClass = triage::FailureClass::Unknown;
    std::uint32_t logs = 0;
};

/// Logs of a day, or of several days where there are many.
struct DaySpan {
    std::int64_t from = 0; ///< days since 1970
    int days = 1;
    std::array<std::uint32_t, triage::allClasses.size()> logs{};

    [[nodiscard]] std::uint32_t total() const noexcept;
    /// "24 Jul", "1 Jul to 7 Jul".
    [[nodiscard]] QString name(bool withYear) const;
};

/// Families with a failure, most logs first.
[[nodiscard]] QVector<FamilyCount> familyCounts(const fleet::Fleet& fleet);

/// Every day from the first to the last one with a failure, empty ones too. More days than `most` are put
/// together to spans of equal length.
[[nodiscard]] QVector<DaySpan> daySpans(const fleet::Fleet& fleet, int most = 62);

} // namespace torchtriage::desktop
