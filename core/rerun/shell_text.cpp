// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/shell_text.h"

#include <algorithm>
#include <cctype>

namespace torchtriage::rerun {

namespace {

bool isPlain(std::string_view word, std::string_view alsoPlain)
{
    const auto plain = [alsoPlain](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80 ||
               alsoPlain.find(c) != std::string_view::npos;
    };
    return !word.empty() && std::ranges::all_of(word, plain);
}

/// `word` between `mark`s, with every `special` character preceded or doubled by `escape`.
std::string between(std::string_view word, char mark, std::string_view special, char escape)
{
    std::string text(1, mark);
    for (const char c : word) {
        if (special.find(c) != std::string_view::npos)
            text += escape;
        text += c;
    }
    return text + mark;
}

std::string quotedPosix(std::string_view word)
{
    std::string text = "'";
    for (const char c : word) {
        if (c == '\'')
            text += "'\\''";
        else
            text += c;
    }
    return text + "'";
}

/// As programs of Windows split their command line: backslashes count double in front of a quote.
std::string quotedCmd(std::string_view word)
{
    std::string text = "\"";
    std::size_t backslashes = 0;
    for (const char c : word) {
        if (c == '"')
            text.append(backslashes + 1, '\\');
        backslashes = c == '\\' ? backslashes + 1 : 0;
        if (c == '%')
            text += "%\"^%\""; // outside the quotes for a moment: cmd expands %NAME% inside them too
        else
            text += c;
    }
    text.append(backslashes, '\\');
    return text + "\"";
}

std::string words(const Command& command, Shell shell)
{
    std::string text = quoted(command.program, shell);
    // PowerShell takes a quoted program for a text unless told to call it.
    if (shell == Shell::PowerShell && text.front() == '\'')
        text.insert(0, "& ");
    for (const std::string& argument : command.arguments)
        text += ' ' + quoted(argument, shell);
    return text;
}

std::string posixLine(const Command& command, Shell shell)
{
    std::string removed, set;
    for (const EnvironmentChange& change : command.environment) {
        if (change.value)
            set += change.name + '=' + (change.value->empty() ? "" : quoted(*change.value, shell)) + ' ';
        else
            removed += "-u " + change.name + ' ';
    }
    // fish reads A=1 in front of a command only since 3.1: env works everywhere.
    const bool needsEnv = !removed.empty() || (shell == Shell::Fish && !set.empty());
    return (needsEnv ? "env " : "") + removed + set + words(command, shell);
}

std::string powerShellLine(const Command& command)
{
    std::string before, after;
    for (const EnvironmentChange& change : command.environment) {
        if (change.value)
            before += "$env:" + change.name + " = " + between(*change.value, '\'', "'", '\'') + "; ";
        else
            before += "Remove-Item Env:" + change.name + " -ErrorAction SilentlyContinue; ";
        after += (after.empty() ? "Remove-Item Env:" : "; Remove-Item Env:") + change.name +
                 (change.value ? "" : " -ErrorAction SilentlyContinue");
    }
    const std::string call = words(command, Shell::PowerShell);
    return before.empty() ? call : before + "try { " + call + " } finally { " + after + " }";
}

std::string cmdLine(const Command& command)
{
    std::string before;
    for (const EnvironmentChange& change : command.environment)
        before += "set \"" + change.name + '=' + change.value.value_or(std::string()) + "\"&& ";
    const std::string call = words(command, Shell::Cmd);
    // The inner cmd takes the variables with it when it ends.
    return before.empty() ? call : "cmd /c \"" + before + call + "\"";
}

std::string inFolder(const std::string& folder, std::string line, Shell shell)
{
    const std::string place = quoted(folder, shell);
    switch (shell) {
    case Shell::Posix:
        return "(cd " + place + " && " + line + ")";
    case Shell::Fish:
        return "pushd " + place + "; and " + line + "; popd";
    case Shell::PowerShell:
        return "Push-Location " + place + "; try { " + line + " } finally { Pop-Location }";
    case Shell::Cmd:
        return "pushd " + place + " && " + line + " & popd";
    }
    return line;
}

} // namespace

std::string_view toString(Shell shell) noexcept
{
    switch (shell) {
    case Shell::Posix:
        return "posix";
    case Shell::Fish:
        return "fish";
    case Shell::PowerShell:
        return "powershell";
    case Shell::Cmd:
        return "cmd";
    }
    return "posix";
}

std::string quoted(std::string_view word, Shell shell)
{
    switch (shell) {
    case Shell::Posix:
        return isPlain(word, "_-./:=,+@%") ? std::string(word) : quotedPosix(word);
    case Shell::Fish:
        return isPlain(word, "_-./:=,+@") ? std::string(word) : between(word, '\'', "'\\", '\\');
    case Shell::PowerShell:
        return isPlain(word, "_-./:=+\\") ? std::string(word) : between(word, '\'', "'", '\'');
    case Shell::Cmd:
        return isPlain(word, "_-./:+@\\") ? std::string(word) : quotedCmd(word);
    }
    return std::string(word);
}

std::string toShellText(const Command& command, Shell shell, bool withFolder)
{
    std::string line;
    switch (shell) {
    case Shell::Posix:
    case Shell::Fish:
        line = posixLine(command, shell);
        break;
    case Shell::PowerShell:
        line = powerShellLine(command);
        break;
    case Shell::Cmd:
        line = cmdLine(command);
        break;
    }
    return withFolder && !command.workdir.empty() ? inFolder(command.workdir, std::move(line), shell) : line;
}

} // namespace torchtriage::rerun
