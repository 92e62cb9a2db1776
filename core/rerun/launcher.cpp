// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launcher.h"

#include "core/rerun/shell_text.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace torchtriage::rerun {

namespace {

constexpr std::size_t longestTarget = 255;
constexpr std::size_t longestWord = 4096;
constexpr std::size_t mostOptions = 64;

bool hasControl(std::string_view text)
{
    return std::ranges::any_of(text, [](unsigned char c) { return c < ' ' || c == 127; });
}

/// Host names, addresses, user@host, lists of partitions, namespace/pod. Neither the name nor what stands
/// behind an @ can be read as an option.
bool isTarget(std::string_view name)
{
    const auto isPart = [](unsigned char c) {
        return std::isalnum(c) != 0 ||
               std::string_view("._-@:%[],/").find(static_cast<char>(c)) != std::string_view::npos;
    };
    return name.size() <= longestTarget && name.front() != '-' && name.find("@-") == std::string_view::npos &&
           std::ranges::all_of(name, isPart);
}

void replaceAll(std::string& text, std::string_view place, std::string_view with)
{
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + with.size()))
        text.replace(at, place.size(), with);
}

/// What the shell at the other end carries out. The boot text has no single quote, so that fish and csh take
/// it as POSIX shells do.
std::string lineFor(const Launcher& launcher, const LaunchPlaces& places)
{
    return "exec " + quoted(launcher.python, Shell::Posix) + " -c '" + places.boot + '\'';
}

std::string filled(std::string word, const Launcher& launcher, const LaunchPlaces& places)
{
    const std::pair<std::string_view, std::string> values[] = {{"{job}", places.job},
                                                               {"{node}", places.node},
                                                               {"{python}", launcher.python},
                                                               {"{boot}", places.boot},
                                                               {"{target}", launcher.target}};
    for (const auto& [place, value] : values)
        replaceAll(word, place, value);
    return word;
}

} // namespace

std::string_view problemOf(const Launcher& launcher) noexcept
{
    if (launcher.isLocal())
        return {};
    if (launcher.kind.needsTarget && launcher.target.empty())
        return "no-target";
    if (!launcher.target.empty() && (launcher.kind.targetName.empty() || !isTarget(launcher.target)))
        return "target";
    const auto isBad = [](const std::string& word) {
        return word.empty() || word.size() > longestWord || hasControl(word);
    };
    if (launcher.options.size() > mostOptions || std::ranges::any_of(launcher.options, isBad) ||
        (!launcher.options.empty() && launcher.options.front().front() != '-') ||
        std::ranges::find(launcher.options, "--") != launcher.options.end())
        return "option";
    if (isBad(launcher.python) || launcher.python.front() == '-')
        return "python";
    return {};
}

Command startCommand(const Launcher& launcher, const LaunchPlaces& places, bool sweeping)
{
    std::vector<std::string> words;
    const auto addAll = [&](const std::vector<std::string>& some) {
        for (const std::string& word : some)
            words.push_back(filled(word, launcher, places));
    };
    for (const std::string& word : launcher.kind.run) {
        if (word == "{options}") {
            words.insert(words.end(), launcher.options.begin(), launcher.options.end());
            if (sweeping && !places.node.empty())
                addAll(launcher.kind.sweep);
        } else if (word == "{target_words}") {
            if (!launcher.target.empty())
                addAll(launcher.kind.targetWords);
        } else if (word == "{line}") {
            words.push_back(lineFor(launcher, places));
        } else {
            words.push_back(filled(word, launcher, places));
        }
    }
    Command command;
    command.program = words.front();
    command.arguments.assign(words.begin() + 1, words.end());
    return command;
}

Command queueCommand(const std::vector<std::string>& words, const LaunchPlaces& places)
{
    Command command;
    for (std::string word : words) {
        replaceAll(word, "{job}", places.job);
        if (command.program.empty())
            command.program = std::move(word);
        else
            command.arguments.push_back(std::move(word));
    }
    return command;
}

io::Result<std::shared_ptr<const Launcher>> checkedLauncher(Launcher launcher)
{
    if (const std::string_view problem = problemOf(launcher); !problem.empty())
        return io::fail(io::ErrorKind::Malformed, launcher.kind.id, "launcher", std::string(problem));
    return std::make_shared<const Launcher>(std::move(launcher));
}

io::Result<Launcher> launcherNamed(std::string_view name, std::span<const LauncherKind> kinds)
{
    const std::size_t colon = std::min(name.find(':'), name.size());
    const std::string_view id = name.substr(0, colon);
    const auto kind = std::ranges::find(kinds, id, &LauncherKind::id);
    if (kind == kinds.end())
        return io::fail(io::ErrorKind::Unsupported, {}, "launcher", std::string(id.substr(0, 200)));
    Launcher launcher;
    launcher.kind = *kind;
    const std::string_view rest = name.substr(std::min(colon + 1, name.size()));
    if (rest.starts_with('-')) {
        const auto words = parseCommandLine("launcher " + std::string(rest));
        if (!words)
            return io::fail(io::ErrorKind::Malformed, std::string(id), "launcher", "option");
        launcher.options = words->arguments;
    } else {
        launcher.target = rest;
    }
    return launcher;
}

} // namespace torchtriage::rerun
