// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace torchtriage::resources {

/// A file that was compiled into the program.
struct EmbeddedFile {
    std::string_view name; ///< "out-of-memory.json"
    std::string_view content;
};

/// Every file of resources/signatures except the schema, sorted by name.
[[nodiscard]] std::span<const EmbeddedFile> signatureFiles() noexcept;
/// Likewise for resources/variations.
[[nodiscard]] std::span<const EmbeddedFile> variationFiles() noexcept;
/// Likewise for resources/launchers.
[[nodiscard]] std::span<const EmbeddedFile> launcherFiles() noexcept;
/// Likewise for resources/contracts.
[[nodiscard]] std::span<const EmbeddedFile> contractFiles() noexcept;

/// Every file of resources/redaction except the schema, sorted by name.
[[nodiscard]] std::span<const EmbeddedFile> redactionFiles() noexcept;

/// Every file of resources/tolerances and of resources/operators except the schemas, sorted by name.
[[nodiscard]] std::span<const EmbeddedFile> toleranceFiles() noexcept;
[[nodiscard]] std::span<const EmbeddedFile> operatorFiles() noexcept;

/// The literals of the built-in signatures, compiled while the program was built: that takes longer than
/// reading a small log. Empty in the tool that compiles them.
struct CompiledLiterals {
    std::uint64_t digest = 0;  ///< of the literals, see triage::literalDigest()
    std::string_view database; ///< for log::LiteralSet::restore()
};
[[nodiscard]] CompiledLiterals compiledLiterals() noexcept;

} // namespace torchtriage::resources
