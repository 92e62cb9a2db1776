// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a signature file of the user's folder.
#include "core/triage/signature_file.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace torchtriage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto file = triage::parseSignatureFile("input", {reinterpret_cast<const char*>(data), size});
    if (!file) {
        if (file.error().path.empty() || file.error().detail.empty())
            std::abort();
        return 0;
    }
    for (const auto& signature : file->signatures) {
        if (signature.id.empty() || signature.literals.empty())
            std::abort();
    }
    return 0;
}
