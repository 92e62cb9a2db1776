// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// One change of the environment that a program inherits.
struct EnvironmentChange {
    std::string name;
    std::optional<std::string> value; ///< nullopt: the variable is taken away

    bool operator==(const EnvironmentChange&) const = default;
};

/// A program of the user with its arguments, as a process is started: no shell stands between, so nothing in
/// it is ever expanded or interpreted.
struct Command {
    std::string program;
    std::vector<std::string> arguments;
    std::string workdir;                        ///< absolute; empty: the folder that this program runs in
    std::vector<EnvironmentChange> environment; ///< beyond what is inherited; one entry for each name

    [[nodiscard]] bool isEmpty() const noexcept { return program.empty(); }
    bool operator==(const Command&) const = default;
};

/// Sets, replaces or (nullopt) takes away a variable.
void setVariable(Command& command, std::string_view name, std::optional<std::string> value);
/// True for a name that a shell accepts: letters, digits and underscores, no digit first.
[[nodiscard]] bool isVariableName(std::string_view name) noexcept;

/// Why a command cannot be started, as an id ("no-program", "nul-byte", "variable-name", "too-long");
/// empty if nothing speaks against it.
[[nodiscard]] std::string_view problemOf(const Command& command) noexcept;

} // namespace torchtriage::rerun
