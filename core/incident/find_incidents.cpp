// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/find_incidents.h"

#include "core/incident/job_ranks.h"
#include "core/incident/standalone_record.h"
#include "core/io/hash.h"
#include "core/io/open_folder.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <utility>

namespace torchtriage::incident {

namespace {

struct Walk {
    const std::string& root;
    const std::function<bool()>& cancelled;
    FoundIncidents result;
    std::vector<std::pair<std::string, int>> folders; // below the root, with their depth; still to be read
    std::size_t visited = 0;
};

/// What one folder holds, before it is known whether it is the folder of a job.
struct Content {
    std::vector<FoundIncidents::Found> incidents;
    std::vector<std::string> folders;
    std::optional<io::FileState> ranks;
};

enum class EntryKind { Folder, File, FolderLink, Other };

EntryKind kindOf(int folder, const dirent& entry)
{
    if (entry.d_type == DT_DIR)
        return EntryKind::Folder;
    if (entry.d_type == DT_REG)
        return EntryKind::File;
    struct stat info {};
    if (::fstatat(folder, entry.d_name, &info, AT_SYMLINK_NOFOLLOW) != 0)
        return EntryKind::Other; // gone since it was listed
    const bool link = S_ISLNK(info.st_mode);
    if (link && ::fstatat(folder, entry.d_name, &info, 0) != 0)
        return EntryKind::Other;
    if (S_ISDIR(info.st_mode))
        return link ? EntryKind::FolderLink : EntryKind::Folder;
    return S_ISREG(info.st_mode) ? EntryKind::File : EntryKind::Other;
}

std::optional<io::FileState> regularFile(int folder, const std::string& name)
{
    struct stat info {};
    if (::fstatat(folder, name.c_str(), &info, 0) != 0 || !S_ISREG(info.st_mode))
        return std::nullopt;
    return io::fileStateOf(info);
}

/// Another rank, or a rank that wrote again, changes the state of the job.
void addRank(std::optional<io::FileState>& job, const io::FileState& rank)
{
    io::FileState state = job.value_or(io::FileState());
    state.size += rank.size;
    state.modified = std::max(state.modified, rank.modified);
    state.inode ^= io::mixed(rank.inode); // in whatever order they are listed
    job = state;
}

void visitFolder(Walk& walk, Content& content, int parent, const std::string& name, const std::string& path)
{
    const auto record = regularFile(parent, name + "/" + std::string(Folder::recordName));
    if (!record)
        content.folders.push_back(path);
    else if (isRankFolder(name) && path != name)
        addRank(content.ranks, *record);
    else if (walk.result.incidents.size() + content.incidents.size() < mostIncidents)
        content.incidents.push_back({path, IncidentForm::Folder, *record});
    else
        walk.result.truncated = true;
}

void visit(Walk& walk, Content& content, int folder, const dirent& entry, const std::string& below)
{
    const std::string name = entry.d_name;
    const std::string path = below.empty() ? name : below + "/" + name;
    switch (kindOf(folder, entry)) {
    case EntryKind::Folder:
        visitFolder(walk, content, folder, name, path);
        break;
    case EntryKind::FolderLink:
        ++walk.result.linksNotFollowed;
        break;
    case EntryKind::File:
        if (hasRecordSuffix(name)) {
            if (const auto state = regularFile(folder, name))
                content.incidents.push_back({path, IncidentForm::File, *state});
        }
        break;
    case EntryKind::Other:
        break;
    }
}

void takeOver(Walk& walk, Content content, const std::string& below, int depth)
{
    // A job of several processes is one incident, whatever else lies in its folder.
    if (content.ranks) {
        walk.result.incidents.push_back({below, IncidentForm::Job, *content.ranks});
        return;
    }
    std::ranges::move(content.incidents, std::back_inserter(walk.result.incidents));
    for (std::string& folder : content.folders) {
        if (depth >= deepestLibraryFolder || walk.folders.size() + walk.visited >= mostLibraryFolders)
            walk.result.truncated = true;
        else
            walk.folders.emplace_back(std::move(folder), depth + 1);
    }
}

io::Result<void> readFolder(Walk& walk, const std::string& below, int depth)
{
    constexpr int entriesBetweenQuestions = 256;
    const std::string path = below.empty() ? walk.root : walk.root + "/" + below;
    const io::OpenFolder folder(::opendir(path.c_str()));
    if (!folder) {
        if (below.empty() && errno == ENOTDIR) // which is no missing folder
            return io::fail(io::ErrorKind::ReadFailed, walk.root, {}, "not a folder");
        if (below.empty())
            return io::fail(io::systemError(walk.root, errno));
        ++walk.result.unreadableFolders;
        return {};
    }
    ++walk.visited;
    Content content;
    int untilQuestion = 1;
    while (const dirent* entry = ::readdir(folder.get())) {
        if (--untilQuestion == 0) {
            untilQuestion = entriesBetweenQuestions;
            if (walk.cancelled && walk.cancelled())
                return io::fail(io::ErrorKind::Cancelled, walk.root);
        }
        if (entry->d_name[0] != '.')
            visit(walk, content, ::dirfd(folder.get()), *entry, below);
    }
    takeOver(walk, std::move(content), below, depth);
    return {};
}

} // namespace

io::Result<FoundIncidents> findIncidents(const std::string& folder, const std::function<bool()>& cancelled)
{
    Walk walk{folder, cancelled, {}, {}, 0};
    walk.folders.emplace_back("", 0);
    while (!walk.folders.empty()) {
        const auto [below, depth] = std::move(walk.folders.back());
        walk.folders.pop_back();
        if (auto done = readFolder(walk, below, depth); !done)
            return io::fail(done.error());
    }
    std::ranges::sort(walk.result.incidents, {}, &FoundIncidents::Found::path);
    return std::move(walk.result);
}

} // namespace torchtriage::incident
