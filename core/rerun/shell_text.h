// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rerun/command.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// Syntax in which a command is shown for copying.
enum class Shell : std::uint8_t { Posix, Fish, PowerShell, Cmd };

inline constexpr std::array allShells = {Shell::Posix, Shell::Fish, Shell::PowerShell, Shell::Cmd};

[[nodiscard]] std::string_view toString(Shell shell) noexcept; ///< "posix", "fish", "powershell", "cmd"

/// The command as one line for that shell. Every word is quoted where the shell would otherwise change it;
/// variables hold for this one launch only. With `withFolder` the line changes into the working directory
/// first, in a subshell where there is one. Line breaks inside a word survive where the shell can express
/// them.
[[nodiscard]] std::string toShellText(const Command& command, Shell shell, bool withFolder = false);

/// One word, quoted for that shell.
[[nodiscard]] std::string quoted(std::string_view word, Shell shell);

/// Reads a line in POSIX syntax: variables first (`A=1 B=2`), then program and arguments, with quotes and
/// backslashes. Nothing is expanded. What only a shell could carry out (pipes, redirections, `;`, `&`,
/// substitutions, an unquoted `$` or `*`) is Unsupported and named, since it would be passed to the program
/// as text; open quotes are Malformed. An `env` in front is read as fish and POSIX write it.
[[nodiscard]] io::Result<Command> parseCommandLine(std::string_view line);

} // namespace torchtriage::rerun
