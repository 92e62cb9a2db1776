// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/literal_set.h"
#include "core/triage/signature_data.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchtriage::triage {

/// A signature that fits a text, with the values of its named groups.
struct Match {
    const Signature* signature = nullptr;
    std::vector<std::pair<std::string, std::string>> fields;
    std::size_t position = 0; ///< where in the text it begins

    /// Value of a field; empty if the pattern has no such group or it did not take part.
    [[nodiscard]] std::string_view field(std::string_view name) const noexcept;
    [[nodiscard]] std::optional<Backend> backend() const noexcept;
};

/// Tries the signatures on one text after the other. Holds scratch space: one per thread.
class Matcher {
public:
    explicit Matcher(const SignatureData& data);

    /// The signature of the highest priority that fits; of equals the one that begins first, then the first
    /// by id.
    [[nodiscard]] std::optional<Match> match(std::string_view text);

private:
    std::optional<Match> tryOne(unsigned index, std::string_view text, std::size_t literalAt) const;

    const SignatureData& m_data;
    log::LiteralSearch m_search;
    std::vector<std::pair<unsigned, std::size_t>> m_candidates; // signature, where its literal begins
};

} // namespace torchtriage::triage
