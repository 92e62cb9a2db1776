// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/report.h"

#include <QString>

#include <optional>

namespace torchtriage::workbench {

// Names, for headings, chips and lists. Translated; ids of core stay in core.
[[nodiscard]] QString familyName(triage::Family family);                ///< "Device-side assert"
[[nodiscard]] QString familyName(std::optional<triage::Family> family); ///< nullopt: "Family not settled"
[[nodiscard]] QString className(triage::FailureClass value);            ///< "Invalid data"
[[nodiscard]] QString evidenceName(triage::Evidence evidence);          ///< "Established"
[[nodiscard]] QString evidenceMeaning(triage::Evidence evidence); ///< one sentence: what the level rests on
[[nodiscard]] QString roleName(triage::Role role);                ///< "Failure", "Consequence"
[[nodiscard]] QString backendName(triage::Backend backend);       ///< "CUDA"; proper names, never translated

/// What the log says as a whole, one or two sentences: a failure, none found, or nothing readable.
[[nodiscard]] QString verdictText(const triage::Report& report);

/// Why a line, family or class was chosen, or why a frame is (not) an observation point. An id that this
/// version does not know gives a neutral sentence with the id in it.
[[nodiscard]] QString reasonText(const triage::Reason& reason);

/// What the log does not show, what to collect and why it matters (an entry of Report::missing).
[[nodiscard]] QString missingText(const triage::Reason& reason);

/// Environment facts that do not fit together (an entry of Report::contradictions).
[[nodiscard]] QString contradictionText(const triage::Reason& reason);

/// The banner about the place where the error surfaced. Both texts empty: there is nothing to say about it.
struct ObservationText {
    QString title; ///< "Observation point, not the cause."
    QString text;  ///< the fact and what follows from it
};
[[nodiscard]] ObservationText observationText(const triage::Report& report);

/// How far this log alone can lead, one sentence.
[[nodiscard]] QString usefulnessText(const triage::Report& report);

/// What an exit status, a signal number or an NVIDIA Xid code means. `name` is the vendor's own text.
[[nodiscard]] QString exitCodeText(int code);
[[nodiscard]] QString signalText(int number);
[[nodiscard]] QString xidText(int code, const QString& name);

} // namespace torchtriage::workbench
