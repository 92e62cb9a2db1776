// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/signature_set.h"
#include "core/triage/triage.h"
#include "tests/helpers/test_classes.h"

#include <optional>

namespace torchtriage::testing {

/// The built-in signatures, compiled once for a test class that inherits this.
class WithSignatures {
protected:
    WithSignatures() : m_signatures(triage::SignatureSet::builtin().value()) {}

    [[nodiscard]] triage::Report triaged(std::string_view text, unsigned jobs = 1) const
    {
        return triage::triageText("paste", text, m_signatures,
                                  {.jobs = jobs, .cancelled = {}, .progress = {}})
            .value();
    }

    triage::SignatureSet m_signatures;
};

inline QString idOf(const std::optional<triage::Family>& family)
{
    return family ? shown(triage::toString(*family)) : QStringLiteral("none");
}

/// True if a reason of this id is among them.
inline bool has(const std::vector<triage::Reason>& reasons, std::string_view id)
{
    return std::any_of(reasons.begin(), reasons.end(),
                       [&](const triage::Reason& reason) { return reason.id == id; });
}

/// The event that stands on a line; null if none does.
inline const triage::Event* eventAt(const triage::Report& report, std::int64_t line)
{
    const auto found = std::find_if(report.events.begin(), report.events.end(),
                                    [&](const triage::Event& event) { return event.lines.first == line; });
    return found != report.events.end() ? &*found : nullptr;
}

} // namespace torchtriage::testing
