// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/literal_database.h"

#include "core/io/hash.h"
#include "resources/embedded.h"

#include <string_view>

namespace torchtriage::triage {

std::uint64_t literalDigest(std::span<const std::string> literals) noexcept
{
    std::uint64_t digest = io::hashSeed;
    for (const std::string& literal : literals) {
        digest = io::hashBytes(literal, digest);
        digest = io::hashBytes(std::string_view("\0", 1), digest); // "ab", "c" is not "a", "bc"
    }
    return io::mixed(digest);
}

io::Result<log::LiteralSet> literalSet(std::span<const std::string> literals)
{
    const resources::CompiledLiterals compiled = resources::compiledLiterals();
    if (!compiled.database.empty() && compiled.digest == literalDigest(literals)) {
        // A matching library that was updated since may not read them.
        if (auto restored = log::LiteralSet::restore(compiled.database, literals))
            return restored;
    }
    return log::LiteralSet::compile(literals);
}

} // namespace torchtriage::triage
