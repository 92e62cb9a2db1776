// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/check.h"
#include "core/contract/hypotheses.h"
#include "core/contract/mapping.h"
#include "core/contract/proposal.h"
#include "core/contract/silent_cuda.h"
#include "core/triage/report.h"

#include <QString>
#include <QStringList>

namespace torchtriage::workbench {

// What a check found, in sentences. None of them decides what the labels mean.

/// What a log says that bears on a check.
[[nodiscard]] contract::LogClues cluesOf(const triage::Report& report);

/// "Refused: 1 of 3 targets out of range", "No usable target in this batch", …
[[nodiscard]] QString verdictText(const contract::CheckResult& result);
/// The line under it: what is allowed, and what was found first. Empty if nothing is to be added.
[[nodiscard]] QString verdictDetail(const contract::CheckResult& result);
/// "0 to 3, or -100"
[[nodiscard]] QString allowedText(const contract::ElementFacts& elements);
[[nodiscard]] QString findingText(const contract::CheckResult& result, const contract::Finding& finding);
/// "above 3", "NaN"; "in range" is no fault.
[[nodiscard]] QString faultText(contract::Fault fault, const contract::ElementFacts& elements);
/// Value of an offender, evidence in every language.
[[nodiscard]] QString offenderValue(const contract::Offender& offender);
/// Position in each dimension: "17", "[0, 3, 2]".
[[nodiscard]] QString positionText(std::uint64_t position, const std::vector<std::int64_t>& shape);

[[nodiscard]] QString oneBasedTitle();
[[nodiscard]] QString moreClassesTitle(const contract::Hypotheses& hypotheses);
[[nodiscard]] QString hypothesisText(const contract::HypothesisFact& fact);
/// What would be so if the hypothesis held.
[[nodiscard]] QString oneBasedReading(const contract::Hypotheses& hypotheses);
[[nodiscard]] QString moreClassesReading(const contract::Hypotheses& hypotheses);
[[nodiscard]] QString notDecidedText();
/// One line for a source: its counts, and which hypotheses it rules out.
[[nodiscard]] QString sourceText(const contract::SourceBearing& source, std::int64_t classes);

/// Each fact about a mapping on its own line.
[[nodiscard]] QStringList mappingTexts(const contract::MappingFacts& facts);

/// What CUDA is known to let pass, for this request; a notice of one or two sentences.
[[nodiscard]] QString silentCudaText(const contract::SilentCuda& entry);

/// Where a proposed value is from: "from the shape of logits float32 [32, 4]".
[[nodiscard]] QString originText(contract::Origin origin, const std::string& evidence);

} // namespace torchtriage::workbench
