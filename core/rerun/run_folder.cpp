// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/run_folder.h"

#include "core/io/atomic_file.h"
#include "core/io/whole_file.h"
#include "core/rerun/command_format.h"
#include "core/rerun/job_format.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <system_error>

namespace torchtriage::rerun {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t largestOutcome = std::uint64_t{16} << 20;
constexpr int mostRuns = 100'000;

/// Numbers of the runs that are there, in order.
std::vector<int> numbersIn(const fs::path& runs)
{
    std::vector<int> numbers;
    std::error_code error;
    for (fs::directory_iterator entry(runs, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        int number = 0;
        const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
        if (read.ec == std::errc() && read.ptr == name.data() + name.size() && number > 0)
            numbers.push_back(number);
    }
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace

io::Result<RunFolder> RunFolder::next(const std::string& parent)
{
    const fs::path runs = fs::path(parent) / "runs";
    std::error_code error;
    fs::create_directories(runs, error);
    if (error)
        return io::fail(io::systemError(runs.string(), error.value(), io::ErrorKind::WriteFailed));
    const std::vector<int> numbers = numbersIn(runs);
    for (int number = numbers.empty() ? 1 : numbers.back() + 1; number <= mostRuns; ++number) {
        const fs::path folder = runs / std::to_string(number);
        // Making the folder is what claims the number.
        if (fs::create_directory(folder, error))
            return RunFolder(folder.string());
        if (error)
            return io::fail(io::systemError(folder.string(), error.value(), io::ErrorKind::WriteFailed));
    }
    return io::fail(io::ErrorKind::TooLarge, runs.string(), {}, "100000 runs");
}

io::Result<void> RunFolder::write(std::string_view name, std::string_view text) const
{
    return io::writeAtomically(file(name), text);
}

io::Result<Outcome> RunFolder::outcome() const
{
    const std::string path = file(outcomeName);
    const auto text = io::readWhole(path, largestOutcome);
    if (!text)
        return io::fail(text.error());
    auto outcome = parseOutcome(path, *text);
    if (outcome)
        outcome->folder = m_path;
    return outcome;
}

io::Result<Work> readWork(const RunFolder& folder)
{
    const std::string path = folder.file(RunFolder::jobName);
    const auto text = io::readWhole(path, mostJobBytes);
    if (!text)
        return io::fail(text.error());
    if (looksLikeCommand(*text)) {
        auto command = parseCommand(path, *text);
        return command ? io::Result<Work>(*std::move(command)) : io::fail(command.error());
    }
    auto job = readJob(path);
    return job ? io::Result<Work>(*std::move(job)) : io::fail(job.error());
}

std::size_t moveRuns(const std::string& from, const std::string& to)
{
    std::size_t moved = 0;
    for (const int number : numbersIn(fs::path(from) / "runs")) {
        const auto place = RunFolder::next(to);
        if (!place)
            break;
        // The place is an empty folder: renaming takes its name over in one step.
        std::error_code error;
        fs::rename(fs::path(from) / "runs" / std::to_string(number), place->path(), error);
        if (error)
            fs::remove(place->path(), error);
        else
            ++moved;
    }
    return moved;
}

std::vector<Outcome> keptOutcomes(const std::string& parent, std::size_t most)
{
    const fs::path runs = fs::path(parent) / "runs";
    std::vector<int> numbers = numbersIn(runs);
    if (numbers.size() > most)
        numbers.erase(numbers.begin(), numbers.end() - static_cast<std::ptrdiff_t>(most));
    std::vector<Outcome> outcomes;
    for (const int number : numbers) {
        if (auto outcome = RunFolder((runs / std::to_string(number)).string()).outcome())
            outcomes.push_back(*std::move(outcome));
    }
    return outcomes;
}

} // namespace torchtriage::rerun
