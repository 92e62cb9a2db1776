// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/document.h"
#include "core/request/facts.h"

#include <QString>

namespace torchtriage::workbench {

// The sections of a request, each without blocks where the facts say nothing.

[[nodiscard]] QString requestTitle(const request::Facts& facts);
[[nodiscard]] request::Section summarySection(const request::Facts& facts);
[[nodiscard]] request::Section firstFailureSection(const request::Facts& facts);
[[nodiscard]] request::Section observationSection(const request::Facts& facts);
[[nodiscard]] request::Section operationSection(const request::Facts& facts);
[[nodiscard]] request::Section environmentSection(const request::Facts& facts);
[[nodiscard]] request::Section extensionSection(const request::Facts& facts);
[[nodiscard]] request::Section inputSection(const request::Facts& facts);
[[nodiscard]] request::Section caseSection(const request::Facts& facts);
[[nodiscard]] request::Section checkSection(const request::Facts& facts);
[[nodiscard]] request::Section triedSection(const request::Facts& facts);
[[nodiscard]] request::Section ruledOutSection(const request::Facts& facts);
[[nodiscard]] request::Section unknownSection(const request::Facts& facts);
/// What the user wrote down.
[[nodiscard]] request::Section noteSection(const request::Facts& facts);
[[nodiscard]] request::Section limitSection();
/// What a help desk can look at and the user cannot.
[[nodiscard]] request::Section askedSection(const request::Facts& facts);

} // namespace torchtriage::workbench
