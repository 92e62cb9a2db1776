// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/command.h"

#include <algorithm>
#include <cctype>

namespace torchtriage::rerun {

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 20;
constexpr std::size_t mostWords = 10'000;

bool hasNul(const std::string& text)
{
    return text.find('\0') != std::string::npos;
}

bool hasNul(const Command& command)
{
    return hasNul(command.program) || hasNul(command.workdir) ||
           std::ranges::any_of(command.arguments, [](const std::string& word) { return hasNul(word); }) ||
           std::ranges::any_of(command.environment, [](const EnvironmentChange& change) {
               return change.value && hasNul(*change.value);
           });
}

std::size_t bytesOf(const Command& command)
{
    std::size_t bytes = command.program.size() + command.workdir.size();
    for (const std::string& word : command.arguments)
        bytes += word.size() + 1;
    for (const EnvironmentChange& change : command.environment)
        bytes += change.name.size() + change.value.value_or(std::string()).size() + 2;
    return bytes;
}

} // namespace

void setVariable(Command& command, std::string_view name, std::optional<std::string> value)
{
    const auto found = std::ranges::find(command.environment, name, &EnvironmentChange::name);
    if (found != command.environment.end())
        found->value = std::move(value);
    else
        command.environment.push_back({std::string(name), std::move(value)});
}

bool isVariableName(std::string_view name) noexcept
{
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    return !name.empty() && name.size() <= 256 && std::isdigit(static_cast<unsigned char>(name[0])) == 0 &&
           std::ranges::all_of(name, isPart);
}

std::string_view problemOf(const Command& command) noexcept
{
    if (command.program.empty())
        return "no-program";
    if (hasNul(command))
        return "nul-byte";
    if (!std::ranges::all_of(command.environment,
                             [](const EnvironmentChange& change) { return isVariableName(change.name); }))
        return "variable-name";
    if (bytesOf(command) > mostBytes || command.arguments.size() > mostWords)
        return "too-long";
    return {};
}

} // namespace torchtriage::rerun
