// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/log/literal_set.h"
#include "core/triage/lazy_pattern.h"
#include "core/triage/signature.h"

#include <memory>
#include <string>
#include <vector>

namespace torchtriage::triage {

/// The compiled signatures behind a SignatureSet. Only core/triage looks inside.
struct SignatureData {
    struct Compiled {
        Signature signature;
        std::unique_ptr<LazyPattern> pattern; ///< null: the literal decides
        std::string file;                     ///< where it came from, for errors
    };

    std::vector<Compiled> signatures;
    std::vector<AssertionEntry> assertions;
    std::vector<CodeEntry> codes;
    std::vector<std::string> literals;          ///< of all signatures, and the marks of tracebacks
    std::vector<std::vector<unsigned>> usersOf; ///< literal id -> indices of the signatures that ask for it
    log::LiteralSet literalSet;
    std::uint64_t digest = 0; ///< of the files that the set was read from
};

} // namespace torchtriage::triage
