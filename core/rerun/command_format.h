// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/command.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace torchtriage::rerun {

// torchtriage.command version 1: a program of the user as a file, beside torchtriage.job. Reading one starts
// nothing.

[[nodiscard]] nlohmann::ordered_json toJson(const Command& command);
/// JSON text with a newline; parseCommand() gives the same command again.
[[nodiscard]] std::string writeCommand(const Command& command);
/// `path` names the text in errors, whose place is the field.
[[nodiscard]] io::Result<Command> parseCommand(const std::string& path, std::string_view text);
/// True if a JSON text is a command rather than a job of operators.
[[nodiscard]] bool looksLikeCommand(std::string_view text);

} // namespace torchtriage::rerun
