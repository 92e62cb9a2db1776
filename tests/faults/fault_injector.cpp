// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before a program under test (LD_PRELOAD), it makes one call go wrong at a chosen moment. What cannot
// be had from the system itself at a chosen moment is done here, and nothing else:
//
//   FAULT_FILE, FAULT_READ, FAULT_DO  at the N-th read of that file (counted from 1), and before it is done,
//                                     cut (truncate to 10 bytes), replace (rename FAULT_OTHER onto it), grow
//                                     (append a copy of itself), or fail (the read answers EIO)
//   FAULT_FSYNC                       every fsync() answers this errno
//   FAULT_CLOCK                       after 20 questions the wall clock jumps by so many seconds
//   FAULT_TRACE                       file that gets a line for each fsync() of a file and each new name
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

template <class Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

const char* setting(const char* name)
{
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0' ? value : nullptr;
}

void trace(const std::string& line)
{
    const char* const path = setting("FAULT_TRACE");
    const int fd = path != nullptr ? ::open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644) : -1;
    if (fd >= 0) {
        (void)!::write(fd, line.data(), line.size());
        ::close(fd);
    }
}

bool isChosenFile(int fd)
{
    const char* const path = setting("FAULT_FILE");
    struct stat chosen {
    }, open{};
    return path != nullptr && ::stat(path, &chosen) == 0 && ::fstat(fd, &open) == 0 &&
           chosen.st_ino == open.st_ino && chosen.st_dev == open.st_dev;
}

void append(const std::string& path)
{
    const std::string command = "cat '" + path + "' '" + path + "' > '" + path + ".more' && cat '" + path +
                                ".more' >> '" + path + "'";
    ::unsetenv("LD_PRELOAD");
    (void)!std::system(command.c_str());
}

/// True: the read is to fail.
bool meetFault(int fd)
{
    static std::atomic<int> reads = 0;
    const char* const at = setting("FAULT_READ");
    if (at == nullptr || !isChosenFile(fd) || ++reads != std::atoi(at))
        return false;
    const std::string path = setting("FAULT_FILE");
    const std::string what = setting("FAULT_DO") != nullptr ? setting("FAULT_DO") : "";
    trace("fault " + what + "\n");
    if (what == "cut")
        (void)!::truncate(path.c_str(), 10);
    else if (what == "replace" && setting("FAULT_OTHER") != nullptr)
        (void)::rename(setting("FAULT_OTHER"), path.c_str());
    else if (what == "grow")
        append(path);
    errno = EIO;
    return what == "fail";
}

time_t jump()
{
    static std::atomic<int> asked = 0;
    const char* const seconds = setting("FAULT_CLOCK");
    return seconds != nullptr && ++asked > 20 ? std::atol(seconds) : 0;
}

} // namespace

extern "C" {

ssize_t pread(int fd, void* buffer, size_t count, off_t offset)
{
    static const auto real = next<ssize_t (*)(int, void*, size_t, off_t)>("pread");
    return meetFault(fd) ? -1 : real(fd, buffer, count, offset);
}

ssize_t pread64(int fd, void* buffer, size_t count, off_t offset)
{
    return pread(fd, buffer, count, offset);
}

ssize_t read(int fd, void* buffer, size_t count)
{
    static const auto real = next<ssize_t (*)(int, void*, size_t)>("read");
    return meetFault(fd) ? -1 : real(fd, buffer, count);
}

int fsync(int fd)
{
    static const auto real = next<int (*)(int)>("fsync");
    struct stat info {};
    if (::fstat(fd, &info) == 0 && S_ISREG(info.st_mode))
        trace("fsync file\n");
    else
        trace("fsync folder\n");
    if (const char* const reason = setting("FAULT_FSYNC"); reason != nullptr && S_ISREG(info.st_mode)) {
        errno = std::atoi(reason);
        return -1;
    }
    return real(fd);
}

int rename(const char* from, const char* to) noexcept
{
    static const auto real = next<int (*)(const char*, const char*)>("rename");
    trace("name " + std::string(to) + "\n");
    return real(from, to);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    static const auto real = next<int (*)(int, const char*, int, const char*, int)>("linkat");
    const int done = real(fromFolder, from, toFolder, to, flags);
    if (done == 0)
        trace("name " + std::string(to) + "\n");
    return done;
}

int clock_gettime(clockid_t clock, timespec* now) noexcept
{
    static const auto real = next<int (*)(clockid_t, timespec*)>("clock_gettime");
    const int done = real(clock, now);
    if (done == 0 && clock == CLOCK_REALTIME)
        now->tv_sec += jump();
    return done;
}

time_t time(time_t* now) noexcept
{
    timespec moment{};
    clock_gettime(CLOCK_REALTIME, &moment);
    if (now != nullptr)
        *now = moment.tv_sec;
    return moment.tv_sec;
}

} // extern "C"
