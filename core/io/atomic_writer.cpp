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
        if (!committed)
            ::unlink(temporary.c_str());
    }

    [[nodiscard]] bool flush()
    {
        const bool written = writeAll(fd.get(), buffer);
        buffer.clear();
        return written;
    }

    std::string path, temporary, buffer;
    Descriptor fd;
    bool committed = false;
};

AtomicWriter::AtomicWriter(std::unique_ptr<State> state) noexcept : m_state(std::move(state)) {}
AtomicWriter::AtomicWriter(AtomicWriter&&) noexcept = default;
AtomicWriter& AtomicWriter::operator=(AtomicWriter&&) noexcept = default;
AtomicWriter::~AtomicWriter() = default;

Result<AtomicWriter> AtomicWriter::create(const std::string& path, unsigned mode)
{
    const std::filesystem::path target(path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::string temporary = (folder / ("." + target.filename().string() + ".XXXXXX")).string();
    const int fd = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (fd < 0)
        return fail(systemError(path, errno, ErrorKind::WriteFailed));
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

Result<void> AtomicWriter::commit()
{
    State& state = *m_state;
    const bool done = state.flush() && ::fsync(state.fd.get()) == 0 &&
                      ::rename(state.temporary.c_str(), state.path.c_str()) == 0;
    if (!done)
        return fail(systemError(state.path, errno, ErrorKind::WriteFailed));
    state.committed = true;
    const std::filesystem::path target(state.path);
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    const Descriptor dir(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Some file systems cannot sync a folder; the rename is then as durable as they allow.
    if (dir.get() >= 0)
        (void)::fsync(dir.get());
    return {};
}

} // namespace torchtriage::io
