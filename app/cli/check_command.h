// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/subcommand.h"

#include <ostream>
#include <string>
#include <vector>

namespace torchtriage::cli {

/// What `torchtriage-cli check` was asked. Empty: left to the log and the names in the batch.
struct CheckArguments {
    std::string path;
    std::vector<std::string> contracts;  ///< ids; empty: what the log proposes, else class-index
    std::string op;                      ///< "embedding"
    std::string target;                  ///< key of the input whose elements are looked at
    std::vector<std::string> inputs;     ///< "role=key"
    std::vector<std::string> parameters; ///< "name=value"
    std::string classes, ignoreIndex;    ///< numbers as typed
    std::string mapping;                 ///< label file, or a key of the batch
    std::string sourceKey, idKey;
    std::string log;
    std::string torch;     ///< version whose rules count
    std::string csv;       ///< where every refused element is written
    std::string incident;  ///< folder in which the answer is noted
    bool keepCase = false; ///< the refused samples become a case there
    bool json = false;
};

/// Holds the batch against each contract. Returns the exit status: 0, 1 if one refuses or has no usable
/// target, 2 if a file or a key cannot be read, or something that the check needs is not known.
[[nodiscard]] int runCheck(const CheckArguments& arguments, std::ostream& out, std::ostream& err);

/// The subcommand `check`.
[[nodiscard]] Subcommand addCheck(CLI::App& app);

} // namespace torchtriage::cli
