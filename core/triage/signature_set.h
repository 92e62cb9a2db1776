// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace torchtriage::triage {

struct SignatureData;

/// The signatures that a triage works with, compiled: literals for the one pass, patterns for the hit lines.
/// Immutable and cheap to copy; safe to use from several threads.
class SignatureSet {
public:
    /// The built-in set. The error names the file and field of a broken signature (a build mistake).
    [[nodiscard]] static io::Result<SignatureSet> builtin();
    /// The built-in set and every *.json of `folders`. A signature of the user replaces a built-in one of the
    /// same id.
    [[nodiscard]] static io::Result<SignatureSet> withFolders(const std::vector<std::string>& folders);

    /// Compiles every pattern now. Patterns are otherwise compiled when a line first asks for them.
    [[nodiscard]] io::Result<void> checkPatterns() const;
    /// Tells one set from another: the text of every file that it was made of.
    [[nodiscard]] std::uint64_t digest() const noexcept;
    /// How many signatures there are.
    [[nodiscard]] std::size_t count() const noexcept;

    [[nodiscard]] const SignatureData& data() const noexcept { return *m_data; }

private:
    explicit SignatureSet(std::shared_ptr<const SignatureData> data) noexcept : m_data(std::move(data)) {}

    std::shared_ptr<const SignatureData> m_data;
};

} // namespace torchtriage::triage
