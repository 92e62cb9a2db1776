// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fleet/find_logs.h"

#include "core/io/open_folder.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <tuple>
#include <utility>

namespace torchtriage::fleet {

namespace {

/// A file with what tells whether it is one that was seen under another name.
struct Candidate {
    FoundLogs::Found found;
    std::uint64_t device = 0;
    bool link = false;
};

struct Walk {
    const std::string& root;
    const std::function<bool()>& cancelled;
    std::size_t most;
    FoundLogs result;
    std::vector<Candidate> files;
    std::vector<std::pair<std::string, int>> folders; // below the root, with their depth; still to be read
};

void visit(Walk& walk, int folder, const std::string& path, const char* name, int depth)
{
    struct stat info {};
    if (::fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
        return; // gone since it was listed
    const bool link = S_ISLNK(info.st_mode);
    if (link && (::fstatat(folder, name, &info, 0) != 0 || S_ISDIR(info.st_mode))) {
        ++walk.result.linksNotFollowed;
        return;
    }
    if (S_ISDIR(info.st_mode)) {
        if (depth >= deepestFolder)
            walk.result.truncated = true;
        else
            walk.folders.emplace_back(path, depth + 1);
    } else if (S_ISREG(info.st_mode)) {
        walk.files.push_back({{path, io::fileStateOf(info)}, static_cast<std::uint64_t>(info.st_dev), link});
    }
}

io::Result<void> readFolder(Walk& walk, const std::string& below, int depth)
{
    constexpr int entriesBetweenQuestions = 256;
    const std::string path = below.empty() ? walk.root : walk.root + "/" + below;
    const io::OpenFolder folder(::opendir(path.c_str()));
    if (!folder) {
        if (below.empty())
            return io::fail(io::systemError(walk.root, errno));
        ++walk.result.unreadableFolders;
        return {};
    }
    int untilQuestion = entriesBetweenQuestions;
    while (const dirent* entry = ::readdir(folder.get())) {
        if (entry->d_name[0] == '.')
            continue;
        if (walk.files.size() >= walk.most) {
            walk.result.truncated = true;
            break;
        }
        if (--untilQuestion == 0) {
            untilQuestion = entriesBetweenQuestions;
            if (walk.cancelled && walk.cancelled())
                return io::fail(io::ErrorKind::Cancelled, walk.root);
        }
        visit(walk, ::dirfd(folder.get()), below.empty() ? entry->d_name : below + "/" + entry->d_name,
              entry->d_name, depth);
    }
    return {};
}

/// Of the names of one file the real one is kept, else the first by path.
void dropSecondNames(Walk& walk)
{
    const auto identity = [](const Candidate& file) { return std::tie(file.device, file.found.file.inode); };
    std::sort(walk.files.begin(), walk.files.end(), [&](const Candidate& a, const Candidate& b) {
        return std::tuple(identity(a), a.link, std::string_view(a.found.path)) <
               std::tuple(identity(b), b.link, std::string_view(b.found.path));
    });
    const auto end =
        std::unique(walk.files.begin(), walk.files.end(),
                    [&](const Candidate& a, const Candidate& b) { return identity(a) == identity(b); });
    walk.result.linksNotFollowed += static_cast<std::uint32_t>(walk.files.end() - end);
    walk.files.erase(end, walk.files.end());
}

} // namespace

io::Result<FoundLogs> findLogs(const std::string& folder, const std::function<bool()>& cancelled,
                               std::size_t most)
{
    Walk walk{folder, cancelled, most, {}, {}, {}};
    walk.folders.emplace_back("", 0);
    while (!walk.folders.empty()) {
        const auto [below, depth] = std::move(walk.folders.back());
        walk.folders.pop_back();
        if (auto done = readFolder(walk, below, depth); !done)
            return io::fail(done.error());
    }
    dropSecondNames(walk);
    for (Candidate& file : walk.files)
        walk.result.files.push_back(std::move(file.found));
    std::sort(walk.result.files.begin(), walk.result.files.end(),
              [](const auto& a, const auto& b) { return a.path < b.path; });
    return std::move(walk.result);
}

} // namespace torchtriage::fleet
