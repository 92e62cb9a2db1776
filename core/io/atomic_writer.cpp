// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_writer.h"

#include "core/io/descriptor.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace torchtriage::io {

namespace {

constexpr std::size_t bufferSize = std::size_t{1} << 18;
constexpr int mostNames = 1000;

std::filesystem::path folderOf(const std::filesystem::path& target)
{
    return target.has_parent_path() ? target.parent_path() : ".";
}

std::string besideName(const std::filesystem::path& target, const std::string& ending)
{
    return (folderOf(target) / ("." + target.filename().string() + "." + ending)).string();
}

/// Renaming onto a device or a fifo would put a file in its place.
Result<void> mayReplace(const std::string& path)
{
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0 || S_ISREG(info.st_mode))
        return {};
    return fail(S_ISDIR(info.st_mode) ? ErrorKind::IsDirectory : ErrorKind::NotAFile, path);
}

/// A file without a name, which vanishes with its writer; -1 where the file system has none.
int openNameless(const std::filesystem::path& folder)
{
    const bool canBeNamed = ::access("/proc/self/fd", X_OK) == 0;
    return canBeNamed ? ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600) : -1;
}

} // namespace

struct AtomicWriter::State {
    State(std::string target, std::string name, int descriptor)
        : path(std::move(target)), temporary(std::move(name)), fd(descriptor)
    {
        buffer.reserve(bufferSize);
    }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State()
    {
        if (!temporary.empty())
            ::unlink(temporary.c_str());
    }

    [[nodiscard]] bool flush()
    {
        const bool written = writeAll(fd.get(), buffer);
        buffer.clear();
        return written;
    }

    /// False: errno says why.
    [[nodiscard]] bool place()
    {
        if (temporary.empty() && !giveName())
            return false;
        if (temporary.empty())
            return true;
        if (::rename(temporary.c_str(), path.c_str()) != 0)
            return false;
        temporary.clear();
        return true;
    }

    std::string path;
    std::string temporary; ///< name that it has until the end; empty: none
    std::string buffer;
    Descriptor fd;

private:
    /// Gives the nameless file its own name if that is free, else one beside it.
    bool giveName()
    {
        const std::string self = "/proc/self/fd/" + std::to_string(fd.get());
        const auto link = [&self](const std::string& name) {
            return ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
        };
        if (link(path))
            return true;
        for (int i = 0; i < mostNames && errno == EEXIST; ++i) {
            const std::string name = besideName(path, std::to_string(::getpid()) + "-" + std::to_string(i));
            if (link(name)) {
                temporary = name;
                return true;
            }
        }
        return false;
    }
};

AtomicWriter::AtomicWriter(std::unique_ptr<State> state) noexcept : m_state(std::move(state)) {}
AtomicWriter::AtomicWriter(AtomicWriter&&) noexcept = default;
AtomicWriter& AtomicWriter::operator=(AtomicWriter&&) noexcept = default;
AtomicWriter::~AtomicWriter() = default;

Result<AtomicWriter> AtomicWriter::create(const std::string& path, unsigned mode)
{
    if (const auto replaceable = mayReplace(path); !replaceable)
        return fail(replaceable.error());
    const std::filesystem::path folder = folderOf(path);
    std::string temporary;
    int fd = openNameless(folder);
    if (fd < 0) {
        temporary = besideName(path, "XXXXXX");
        fd = ::mkostemp(temporary.data(), O_CLOEXEC);
    }
    if (fd < 0) {
        const bool noFolder = errno == ENOENT || errno == ENOTDIR;
        return fail(systemError(noFolder ? folder.string() : path, errno, ErrorKind::WriteFailed));
    }
    auto state = std::make_unique<State>(path, std::move(temporary), fd);
    if (::fchmod(fd, mode) != 0)
        return fail(systemError(path, errno, ErrorKind::WriteFailed));
    return AtomicWriter(std::move(state));
}

Result<void> AtomicWriter::write(std::string_view bytes)
{
    State& state = *m_state;
    bool written = true;
    if (state.buffer.size() + bytes.size() >= bufferSize) // large pieces are not copied first
        written = state.flush() && writeAll(state.fd.get(), bytes);
    else
        state.buffer.append(bytes);
    if (!written)
        return fail(systemError(m_state->path, errno, ErrorKind::WriteFailed));
    return {};
}

Result<void> AtomicWriter::commit(Durability durability)
{
    State& state = *m_state;
    const bool synced = durability == Durability::Synced;
    if (!state.flush() || (synced && ::fsync(state.fd.get()) != 0) || !state.place())
        return fail(systemError(state.path, errno, ErrorKind::WriteFailed));
    if (!synced)
        return {};
    const Descriptor dir(::open(folderOf(state.path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Some file systems cannot sync a folder; the rename is then as durable as they allow.
    if (dir.get() >= 0)
        (void)::fsync(dir.get());
    return {};
}

} // namespace torchtriage::io
