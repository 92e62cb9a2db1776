// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launch/staging.h"

#include "core/rerun/job_format.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <map>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr const char* jobName = "job.json";
constexpr std::size_t longestName = 100;

/// The environment there is not known here: a diagnostic that the command does not ask for is taken away, so
/// that a baseline is one. Those that the user set stay.
constexpr std::array diagnostics = {"CUDA_LAUNCH_BLOCKING", "HIP_LAUNCH_BLOCKING", "AMD_SERIALIZE_KERNEL",
                                    "AMD_SERIALIZE_COPY"};

json headerOf(const Command& command, json words)
{
    json header;
    header["words"] = std::move(words);
    header["workdir"] = command.workdir;
    header["environment"] = json::object();
    for (const char* name : diagnostics)
        header["environment"][name] = nullptr;
    for (const EnvironmentChange& change : command.environment)
        header["environment"][change.name] = change.value ? json(*change.value) : json();
    return header;
}

json staged(std::string_view name)
{
    return {{"staged", std::string(name)}};
}

/// A file name that every system takes and no shell reads as anything else.
std::string plainName(const std::string& path)
{
    std::string name = std::filesystem::path(path).filename().string();
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0 && c != '.' && c != '-' && c != '_'; }, '_');
    return name.size() > longestName ? name.substr(name.size() - longestName) : name;
}

io::Result<void> addFile(Staging& staging, const std::string& path, std::string name)
{
    auto file = io::File::open(path);
    if (!file)
        return io::fail(file.error());
    if (!file->isSeekable())
        return io::fail(io::ErrorKind::Unsupported, path, {}, "no regular file");
    staging.files.push_back({std::move(name), {}, *std::move(file)});
    return {};
}

/// Brings each file of the job once, and names it in the job as it is called there.
class JobFiles {
public:
    explicit JobFiles(Staging& staging) : m_staging(staging) {}

    io::Result<void> bring(std::string& path)
    {
        if (path.empty())
            return {};
        const auto known = m_names.find(path);
        if (known == m_names.end()) {
            std::string name = std::to_string(m_names.size()) + '-' + plainName(path);
            if (auto added = addFile(m_staging, path, name); !added)
                return added;
            m_names.emplace(path, name);
            path = std::move(name);
        } else {
            path = known->second;
        }
        return {};
    }

private:
    Staging& m_staging;
    std::map<std::string, std::string> m_names;
};

io::Result<void> addEngine(Staging& staging, const Engine& engine, const Launcher& launcher, json& words)
{
    if (engine.files.empty()) {
        words.push_back("torchtriage-replay"); // as it is installed there
        return {};
    }
    words.push_back(launcher.python);
    for (const std::string& path : engine.files) {
        if (auto added = addFile(staging, path, std::filesystem::path(path).filename().string()); !added)
            return added;
    }
    words.push_back(staged(staging.files.front().name));
    return {};
}

} // namespace

Staging stageCommand(const Command& command)
{
    json words = json::array({command.program});
    for (const std::string& argument : command.arguments)
        words.push_back(argument);
    return {headerOf(command, std::move(words)), {}};
}

io::Result<Staging> stageJob(const Job& job, const Engine& engine, const Launcher& launcher)
{
    if (!job.keep.empty())
        return io::fail(io::ErrorKind::Unsupported, job.keep, "launcher", "keep");
    Staging staging;
    json words = json::array();
    if (auto added = addEngine(staging, engine, launcher, words); !added)
        return io::fail(added.error());
    Job there = job;
    JobFiles files(staging);
    io::Result<void> brought;
    forEachTensor(there, [&](std::size_t, std::size_t, TensorInput& input) {
        if (auto* inFile = std::get_if<TensorInFile>(&input.origin); inFile != nullptr && brought)
            brought = files.bring(inFile->file);
    });
    for (Step& step : there.steps) {
        if (auto* module = std::get_if<ModuleCall>(&step.call); module != nullptr && brought)
            brought = files.bring(module->file);
    }
    if (!brought)
        return io::fail(brought.error());
    staging.files.push_back({jobName, writeJob(there) + '\n', {}});
    words.push_back(staged(jobName));
    staging.header = headerOf(Command{}, std::move(words));
    return staging;
}

io::Result<Staging> stageProbe(const Engine& engine, const Launcher& launcher)
{
    Staging staging;
    json words = json::array();
    if (auto added = addEngine(staging, engine, launcher, words); !added)
        return io::fail(added.error());
    words.push_back("--probe");
    staging.header = headerOf(Command{}, std::move(words));
    return staging;
}

} // namespace torchtriage::rerun
