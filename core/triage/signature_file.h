// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/triage/signature.h"

#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::triage {

/// What one signature file holds.
struct SignatureFile {
    std::vector<Signature> signatures;
    std::vector<AssertionEntry> assertions;
    std::vector<CodeEntry> codes;
};

/// Parses and checks a file of resources/signatures or of the user's folder. The error names the file and the
/// field, e.g. "signatures[3].pattern". Unknown fields are allowed: a newer file stays readable.
[[nodiscard]] io::Result<SignatureFile> parseSignatureFile(const std::string& path, std::string_view json);

} // namespace torchtriage::triage
