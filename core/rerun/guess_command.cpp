// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/guess_command.h"

#include "core/io/path_text.h"
#include "core/rerun/shell_text.h"
#include "core/triage/observation.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace torchtriage::rerun {

namespace fs = std::filesystem;

namespace {

/// How much of a log is searched for the line that started the program.
constexpr std::size_t searchedBytes = 256 * 1024;
constexpr std::size_t longestCommandLine = 4000;

bool isPythonLauncher(std::string_view program)
{
    const std::string_view name = fileNameIn(program);
    if (name == "torchrun" || name == "accelerate" || name == "deepspeed" || name == "srun")
        return true;
    const std::string_view rest = name.starts_with("python") ? name.substr(6) : std::string_view("x");
    return std::ranges::all_of(rest, [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

bool namesScript(const Command& command)
{
    return std::ranges::any_of(command.arguments,
                               [](const std::string& word) { return word.ends_with(".py") || word == "-m"; });
}

/// Text of a log becomes a command that a person reads before it runs: nothing in it may hide from the eye.
bool isReadable(std::string_view text)
{
    if (std::ranges::any_of(text, [](char c) { return (c >= 0 && c < 0x20) || c == 0x7f; }))
        return false;
    // Marks that turn the direction of writing: U+202A to U+202E, U+2066 to U+2069.
    for (std::size_t at = text.find("\xe2"); at != text.npos; at = text.find("\xe2", at + 1)) {
        const std::string_view mark = text.substr(at + 1, 2);
        if (mark.size() == 2 && ((mark[0] == '\x80' && mark[1] >= '\xaa' && mark[1] <= '\xae') ||
                                 (mark[0] == '\x81' && mark[1] >= '\xa6' && mark[1] <= '\xa9')))
            return false;
    }
    return true;
}

/// The command that a line shows being started, as shells and schedulers print it; empty if it shows none.
Command commandIn(std::string_view line)
{
    // "+ " of set -x, "$ " and "# " of a prompt, "Running: ", "Command: ", "cmd: "
    for (const std::string_view mark : {"+ ", "$ ", "# ", "> ", ": "}) {
        const std::size_t at = line.find(mark);
        if (at != std::string_view::npos && at < 80) {
            const auto command = parseCommandLine(line.substr(at + mark.size()));
            if (command && isPythonLauncher(command->program) && namesScript(*command))
                return *command;
        }
    }
    const auto command = parseCommandLine(line);
    return command && isPythonLauncher(command->program) && namesScript(*command) ? *command : Command();
}

GuessedCommand searchLines(const io::ByteSource& source)
{
    std::string text(static_cast<std::size_t>(std::min<std::uint64_t>(source.size(), searchedBytes)), '\0');
    const auto got = source.readAt(0, text);
    text.resize(got.value_or(0));
    GuessedCommand guess;
    std::int64_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = std::string_view(text).substr(at, end - at);
        ++number;
        at = end + 1;
        // Cheap first: nearly no line has either word.
        const bool worth = line.size() <= longestCommandLine && isReadable(line) &&
                           (line.find(".py") != line.npos || line.find(" -m ") != line.npos);
        if (!worth)
            continue;
        guess.command = commandIn(line);
        if (!guess.command.isEmpty()) {
            guess.basis = GuessBasis::LogLine;
            guess.line = number;
            return guess;
        }
    }
    return guess;
}

/// Outermost frame of the user's own script, and the file of a library beside it.
struct Frames {
    std::string script, library;
    std::int64_t line = 0;
};

Frames framesOf(const triage::Report& report)
{
    Frames found;
    for (const triage::Event& event : report.events) {
        for (const triage::StackFrame& frame : event.frames) {
            const bool library = triage::isLibraryFile(frame.file);
            // A name that begins with a dash would be an option of the interpreter.
            if (found.script.empty() && !library && frame.function == "<module>" && isReadable(frame.file) &&
                !fileNameIn(frame.file).starts_with('-') && frame.file.ends_with(".py")) {
                found.script = frame.file;
                found.line = frame.logLine;
            }
            if (found.library.empty() && library)
                found.library = frame.file;
        }
        if (!found.script.empty())
            break;
    }
    return found;
}

bool exists(const std::string& path)
{
    std::error_code error;
    return fs::is_regular_file(path, error);
}

/// /opt/env/lib/python3.11/site-packages/torch/… belongs to /opt/env/bin/python.
std::string interpreterOf(const std::string& library)
{
    const std::size_t at = library.find("/lib/python3");
    if (at == std::string::npos)
        return "python3";
    const std::string prefix = library.substr(0, at);
    for (const char* name : {"/bin/python", "/bin/python3"}) {
        if (exists(prefix + name))
            return prefix + name;
    }
    return "python3";
}

void placeScript(GuessedCommand& guess, const std::string& script, const std::string& log)
{
    const std::string name(fileNameIn(script));
    const fs::path logFolder = log.starts_with('/') ? fs::path(log).parent_path() : fs::path();
    guess.command.arguments = {name};
    if (script.starts_with('/') && exists(script)) {
        guess.command.workdir = fs::path(script).parent_path().string();
    } else if (!logFolder.empty() && exists((logFolder / name).string())) {
        guess.command.workdir = logFolder.string();
    } else {
        guess.command.arguments = {script};
    }
}

} // namespace

GuessedCommand guessFromRecord(const std::vector<std::string>& words, const std::string& workdir)
{
    GuessedCommand guess;
    if (words.empty())
        return guess;
    guess.command.program = words.front();
    guess.command.arguments.assign(words.begin() + 1, words.end());
    // sys.argv begins with the script itself.
    if (guess.command.program.ends_with(".py")) {
        guess.command.arguments = words;
        guess.command.program = "python3";
    }
    guess.command.workdir = workdir;
    guess.basis = GuessBasis::Record;
    return guess;
}

GuessedCommand guessFromLog(const triage::Report& report, const io::ByteSource* source)
{
    const Frames frames = framesOf(report);
    if (source != nullptr) {
        if (GuessedCommand guess = searchLines(*source); guess.basis != GuessBasis::Nothing) {
            const fs::path folder = fs::path(frames.script).parent_path();
            std::error_code error;
            if (folder.is_absolute() && fs::is_directory(folder, error))
                guess.command.workdir = folder.string();
            return guess;
        }
    }
    GuessedCommand guess;
    guess.command.program = interpreterOf(frames.library);
    guess.command.arguments = {"train.py"};
    if (!frames.script.empty()) {
        placeScript(guess, frames.script, report.input);
        guess.basis = GuessBasis::Traceback;
        guess.line = frames.line;
    }
    return guess;
}

std::string_view toString(GuessBasis basis) noexcept
{
    switch (basis) {
    case GuessBasis::EarlierRun:
        return "earlier-run";
    case GuessBasis::Record:
        return "record";
    case GuessBasis::LogLine:
        return "log-line";
    case GuessBasis::Traceback:
        return "traceback";
    case GuessBasis::Nothing:
        return "nothing";
    }
    return "nothing";
}

} // namespace torchtriage::rerun
