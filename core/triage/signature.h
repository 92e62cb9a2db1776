// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/triage/family.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchtriage::triage {

/// A text that software prints, and what it means. Read from resources/signatures; see schema.json there.
struct Signature {
    std::string id;
    std::optional<Family> family;
    Role role = Role::Background;
    bool sticky = false;       ///< the process' context is unusable afterwards
    bool asynchronous = false; ///< can report work that was launched earlier
    bool fatal = false;        ///< the process ends here
    bool part = false;         ///< only goes on a message that began above it
    std::optional<Backend> backend;
    int priority = 50;
    std::vector<std::string> literals; ///< one of them must be on the line
    std::string pattern;               ///< RE2 with named groups; empty: the literal decides
    std::vector<std::string> excluded; ///< none of these may be on the line
    std::string op, contract, argument;
};

/// A device-side assertion and the contract behind it.
struct AssertionEntry {
    std::string expression; ///< as in the source; compared without spaces
    std::string file;       ///< "Loss.cu"; empty: any
    std::string kernel;     ///< start of the function's name; empty: any
    std::string op, contract, argument;
};

/// An entry of a numbered table: Xid codes, exit codes, signals, old CUDA error numbers.
struct CodeEntry {
    std::string kind; ///< "xid", "exit", "signal", "cuda-old"
    std::int64_t code = 0;
    std::string name;
    std::optional<Family> family;
    std::string action;
    Role role = Role::Initiating;
    std::vector<int> consequenceOf;
};

} // namespace torchtriage::triage
