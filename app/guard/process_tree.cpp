// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guard/process_tree.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <string>
#include <unistd.h>
#include <utility>

namespace torchtriage::guard {

namespace {

/// The first bytes of a small file of /proc, terminated; empty if it is gone.
std::array<char, 1024> readProc(pid_t process, const char* name)
{
    std::array<char, 1024> text{};
    const std::string path = "/proc/" + std::to_string(process) + "/" + name;
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd >= 0) {
        const ssize_t got = ::read(fd, text.data(), text.size() - 1);
        text[static_cast<std::size_t>(std::max<ssize_t>(got, 0))] = '\0';
        ::close(fd);
    }
    return text;
}

/// Parent of a process; -1 if it is gone. The name in the second field may hold anything, brackets included.
pid_t parentOf(pid_t process)
{
    const auto text = readProc(process, "stat");
    const char* afterName = std::strrchr(text.data(), ')');
    int parent = -1;
    char state = 0;
    if (afterName == nullptr || std::sscanf(afterName + 1, " %c %d", &state, &parent) != 2)
        return -1;
    return state == 'Z' ? -1 : parent; // one that is over needs no signal
}

} // namespace

std::vector<pid_t> processesBelow(pid_t root)
{
    std::vector<std::pair<pid_t, pid_t>> parents; // process, parent
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(::opendir("/proc"), &::closedir);
    while (const dirent* entry = folder ? ::readdir(folder.get()) : nullptr) {
        const int process = std::atoi(entry->d_name);
        if (process > 0)
            parents.emplace_back(process, parentOf(process));
    }
    std::vector<pid_t> below, front = {root};
    while (!front.empty()) {
        std::vector<pid_t> next;
        for (const auto& [process, parent] : parents) {
            if (std::ranges::find(front, parent) != front.end())
                next.push_back(process);
        }
        below.insert(below.end(), next.begin(), next.end());
        front = std::move(next);
    }
    return below;
}

std::uint64_t residentBytes(const std::vector<pid_t>& processes)
{
    const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    std::uint64_t total = 0;
    for (const pid_t process : processes) {
        unsigned long long size = 0, resident = 0;
        if (std::sscanf(readProc(process, "statm").data(), "%llu %llu", &size, &resident) == 2)
            total += resident * page;
    }
    return total;
}

} // namespace torchtriage::guard
