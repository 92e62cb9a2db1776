// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/check.h"

#include "core/contract/checkpoint/coherence.h"
#include "core/contract/checkpoint/file_facts.h"
#include "core/contract/checkpoint/roles.h"
#include "core/contract/checkpoint/timing.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

namespace torchtriage::contract {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFiles = 4096;
constexpr std::array<std::string_view, 8> tensorEndings = {".pt",          ".pth", ".bin", ".ckpt",
                                                           ".safetensors", ".npz", ".npy", ".tar"};
constexpr std::array<std::string_view, 5> unfinishedEndings = {".tmp", ".temp", ".part", ".partial",
                                                               ".incomplete"};

std::string endingOf(const std::string& name)
{
    std::string ending = fs::path(name).extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return ending;
}

// Of the JSON files in a folder only those that speak of the training; a configuration may hold an "epochs"
// too.
bool isSidecar(const std::string& name)
{
    if (name.ends_with(".index.json"))
        return true;
    const auto role = roleOfName(fs::path(name).stem().string());
    return role && *role != PartRole::Model && name.find("config") == name.npos &&
           name.find("args") == name.npos;
}

bool isPart(const std::string& name)
{
    const std::string ending = endingOf(name);
    if (ending == ".json")
        return isSidecar(name);
    // A write that stopped half way leaves "model.pt.tmp".
    if (std::ranges::find(unfinishedEndings, ending) != unfinishedEndings.end())
        return std::ranges::find(tensorEndings, endingOf(fs::path(name).stem().string())) !=
               tensorEndings.end();
    return std::ranges::find(tensorEndings, ending) != tensorEndings.end();
}

struct Found {
    std::string path, name;
    std::uint64_t bytes = 0;
};

class Check {
public:
    Check(const std::string& path, const CheckpointOptions& options) : m_options(options)
    {
        m_report.path = path;
        m_report.failure = options.failure;
    }

    io::Result<CheckpointReport> run()
    {
        if (auto listed = list(); !listed)
            return io::fail(listed.error());
        std::uint64_t total = 0;
        for (const Found& file : m_found)
            total += checkWeight(file.bytes);
        CheckProgress progress(m_options, total);
        for (const Found& file : m_found) {
            if (auto read = readOne(file, progress); !read)
                return io::fail(read.error());
            progress.finishFile(checkWeight(file.bytes));
        }
        if (m_files.empty())
            return io::fail(io::ErrorKind::Unsupported, m_report.path, {},
                            "none of its files is a part of a checkpoint");
        conclude();
        return std::move(m_report);
    }

private:
    io::Result<void> list()
    {
        std::error_code error;
        const fs::file_status status = fs::status(m_report.path, error);
        if (status.type() == fs::file_type::not_found)
            return io::fail(io::ErrorKind::NotFound, m_report.path);
        if (error)
            return io::fail(io::systemError(m_report.path, error.value()));
        m_report.folder = fs::is_directory(status);
        if (m_report.folder)
            return listFolder(m_report.path, {});
        if (!fs::is_regular_file(status))
            return io::fail(io::ErrorKind::NotAFile, m_report.path);
        const std::string name = fs::path(m_report.path).filename().string();
        m_found.push_back({m_report.path, name, fs::file_size(m_report.path, error)});
        return name.ends_with(".index.json") ? listShards(name) : io::Result<void>{};
    }

    io::Result<void> listFolder(const std::string& folder, const std::set<std::string>& only)
    {
        std::error_code error;
        std::uint64_t skipped = 0;
        std::size_t folders = 0;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error)) {
            std::error_code refused;
            const std::string name = entry->path().filename().string();
            folders += entry->is_directory(refused) ? 1U : 0U;
            if (!entry->is_regular_file(refused) || (only.empty() ? !isPart(name) : !only.contains(name)))
                skipOther(name);
            else if (m_found.size() >= mostFiles)
                ++skipped;
            else
                m_found.push_back({entry->path().string(), name, entry->file_size(refused)});
        }
        if (error)
            return io::fail(io::systemError(folder, error.value()));
        if (skipped > 0)
            m_report.findings.push_back(
                {FindingKind::SkippedFiles, FindingWeight::Blocks, {}, {}, {}, skipped});
        std::ranges::sort(m_found, {}, &Found::name);
        if (m_found.empty())
            return io::fail(io::ErrorKind::Unsupported, m_report.path, {},
                            folders > 0
                                ? "no part of a checkpoint lies in it; its sub-folders are not entered"
                                : "no part of a checkpoint lies in it");
        return {};
    }

    // Shards of torch.distributed.checkpoint have no format that can be read by itself.
    void skipOther(const std::string& name)
    {
        if (endingOf(name) == ".distcp")
            unread(name, "torch.distributed.checkpoint");
    }

    void unread(const std::string& name, const std::string& detail)
    {
        const auto last =
            std::ranges::find(m_report.findings, FindingKind::UnreadFile, &CheckpointFinding::kind);
        if (last != m_report.findings.end())
            ++last->count;
        else
            m_report.findings.push_back(
                {FindingKind::UnreadFile, FindingWeight::Doubt, name, {}, {detail}, 1});
    }

    // An index by itself stands for its shards, which lie beside it.
    io::Result<void> listShards(const std::string& name)
    {
        const auto sidecar = readSidecar(m_report.path);
        if (!sidecar || !sidecar->index)
            return {};
        std::set<std::string> only = {name};
        for (const auto& [tensor, shard] : sidecar->weightMap)
            only.insert(shard);
        m_found.clear();
        const fs::path folder = fs::path(m_report.path).parent_path();
        return listFolder(folder.empty() ? "." : folder.string(), only);
    }

    io::Result<void> readOne(const Found& file, CheckProgress& progress)
    {
        auto facts = checkFile(file.path, file.name, progress);
        if (progress.cancelled())
            return io::fail(io::ErrorKind::Cancelled, m_report.path);
        if (facts) {
            m_files.push_back(std::move(*facts));
            return {};
        }
        if (m_found.size() == 1)
            return io::fail(facts.error());
        unread(file.name, facts.error().detail);
        return {};
    }

    void conclude()
    {
        for (FileFacts& file : m_files) {
            m_report.bytes += file.bytes;
            ++m_report.files;
            m_report.written = std::max(m_report.written.value_or(file.modified), file.modified);
            std::ranges::move(file.findings, std::back_inserter(m_report.findings));
        }
        compareShards(m_files, m_report);
        compareCounters(m_files, m_report);
        compareTensors(m_files, m_report);
        noteMissingParts(m_files, m_report);
        for (FileFacts& file : m_files) {
            for (PartFacts& facts : file.parts)
                m_report.parts.push_back(std::move(facts.part));
        }
        std::ranges::stable_sort(m_report.parts, {}, &Part::role);
        judge();
        std::ranges::stable_sort(m_report.findings, {}, &CheckpointFinding::weight);
    }

    void judge()
    {
        const auto found = [this](FindingKind kind) {
            return std::ranges::find(m_report.findings, kind, &CheckpointFinding::kind) !=
                   m_report.findings.end();
        };
        if (!m_report.holds(Aspect::Completeness))
            m_report.verdict = CheckpointVerdict::Incomplete;
        else if (!m_report.holds(Aspect::Finiteness))
            m_report.verdict = CheckpointVerdict::NonFinite;
        else if (found(FindingKind::SeveralCheckpoints))
            m_report.verdict = CheckpointVerdict::SeveralCheckpoints;
        else if (!m_report.holds(Aspect::Coherence))
            m_report.verdict = CheckpointVerdict::Incoherent;
        else if (found(FindingKind::UnreadFile) || found(FindingKind::NotScanned))
            m_report.verdict = CheckpointVerdict::NotFullyRead;
        else
            judgeTime(m_report);
    }

    const CheckpointOptions& m_options;
    CheckpointReport m_report;
    std::vector<Found> m_found;
    std::vector<FileFacts> m_files;
};

} // namespace

io::Result<CheckpointReport> checkCheckpoint(const std::string& path, const CheckpointOptions& options)
{
    return Check(path, options).run();
}

} // namespace torchtriage::contract
