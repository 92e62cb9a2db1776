// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/incident/record.h"

#include <string>

namespace torchtriage::incident {

/// Most checks that a record keeps; the oldest go first.
inline constexpr std::size_t mostChecks = 50;

/// The answer of a check, as a record keeps it: counts, what is allowed, the first refused element, never the
/// elements. `batch` is the file's name as the record spells it.
[[nodiscard]] Check checkRecordOf(const contract::CheckResult& result, std::string batch, std::string time);

/// The way back, as far as sentences need it. An id that this version does not know gives an undetermined
/// result.
[[nodiscard]] contract::CheckResult checkResultOf(const Check& check);

/// Puts a check into a record. It takes the place of an earlier one of the same question: same file,
/// contract, operator, input and limits.
void addCheck(Record& record, Check check);

} // namespace torchtriage::incident
