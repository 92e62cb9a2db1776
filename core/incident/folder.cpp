// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/folder.h"

#include "core/incident/relative_path.h"
#include "core/io/atomic_file.h"
#include "core/io/descriptor.h"
#include "core/io/whole_file.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <limits>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace torchtriage::incident {

namespace {

namespace fs = std::filesystem;

constexpr int mostNames = 100'000;

io::Result<void> makeFolders(const fs::path& path)
{
    std::error_code code;
    fs::create_directories(path, code);
    if (code)
        return io::fail(io::systemError(path.string(), code.value(), io::ErrorKind::WriteFailed));
    return {};
}

/// Makes `parent`/`name`, or with "-2", "-3" … after it while that is taken. Returns the name.
io::Result<std::string> makeUnused(const fs::path& parent, const std::string& name,
                                   const std::function<int(const fs::path&)>& make)
{
    for (int i = 1; i <= mostNames; ++i) {
        const std::string candidate = i == 1 ? name : name + "-" + std::to_string(i);
        const int reason = make(parent / candidate);
        if (reason == 0)
            return candidate;
        if (reason != EEXIST && reason != ENOTEMPTY)
            return io::fail(
                io::systemError((parent / candidate).string(), reason, io::ErrorKind::WriteFailed));
    }
    return io::fail(io::ErrorKind::TooLarge, parent.string(), "", "too many folders of the same name");
}

int makeFolder(const fs::path& path)
{
    return ::mkdir(path.c_str(), 0777) == 0 ? 0 : errno;
}

// A rename onto an empty folder would succeed, so the name is taken first.
int renameToUnused(const std::string& from, const fs::path& to)
{
    if (const int reason = makeFolder(to); reason != 0)
        return reason;
    if (::rename(from.c_str(), to.c_str()) == 0)
        return 0;
    const int reason = errno;
    ::rmdir(to.c_str());
    return reason;
}

int runNumber(std::string_view name)
{
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool whole = error == std::errc() && end == name.data() + name.size() && number > 0;
    return whole && !name.starts_with('0') ? number : 0;
}

std::vector<std::string> subfolders(const fs::path& path)
{
    std::vector<std::string> names;
    std::error_code code;
    for (fs::directory_iterator it(path, code), end; !code && it != end && names.size() < mostNames;
         it.increment(code)) {
        std::error_code ignored;
        if (it->is_directory(ignored))
            names.push_back(it->path().filename().string());
    }
    return names;
}

int lastRun(const fs::path& runs)
{
    int last = 0;
    for (const std::string& name : subfolders(runs))
        last = std::max(last, runNumber(name));
    return last;
}

std::vector<std::string> below(std::string_view room, std::vector<std::string> names)
{
    for (std::string& name : names)
        name.insert(0, std::string(room) + "/");
    return names;
}

} // namespace

io::Result<Folder> Folder::create(const std::string& parent, std::string_view name, const Record& record,
                                  const std::function<io::Result<void>(const Folder&)>& fill)
{
    std::error_code code;
    const fs::path home = fs::absolute(parent, code);
    if (code)
        return io::fail(io::systemError(parent, code.value(), io::ErrorKind::WriteFailed));
    if (const auto made = makeFolders(home); !made)
        return io::fail(made.error());
    // Written beside, under a hidden name, and renamed: a crash on the way leaves no half incident.
    std::string temporary = (home / ".incident.XXXXXX").string();
    if (::mkdtemp(temporary.data()) == nullptr)
        return io::fail(io::systemError(parent, errno, io::ErrorKind::WriteFailed));
    (void)::chmod(temporary.c_str(), 0755);
    const Folder building(temporary);
    auto placed = io::writeAtomically(building.recordPath(), toText(record))
                      .and_then([&] { return fill ? fill(building) : io::Result<void>(); })
                      .and_then([&] { return moveTo(temporary, home.string(), name); });
    std::error_code ignored;
    if (!placed)
        fs::remove_all(temporary, ignored);
    return placed;
}

io::Result<Folder> Folder::moveTo(const std::string& from, const std::string& parent, std::string_view name)
{
    return makeUnused(parent, fileName(name), [&](const fs::path& to) { return renameToUnused(from, to); })
        .map([&](const std::string& taken) { return Folder((fs::path(parent) / taken).string()); });
}

io::Result<Folder> Folder::createIn(const std::string& path, const Record& record)
{
    std::error_code code;
    const Folder folder(fs::absolute(path, code).lexically_normal().string());
    return io::writeAtomically(folder.recordPath(), toText(record)).map([&] { return folder; });
}

io::Result<Folder> Folder::open(const std::string& path)
{
    std::error_code code;
    fs::path folder = fs::absolute(path, code).lexically_normal();
    if (folder.filename() == recordName && !fs::is_directory(folder, code))
        folder = folder.parent_path();
    if (!folder.has_filename() && folder.has_relative_path())
        folder = folder.parent_path(); // "incident/" is the same folder as "incident"
    Folder opened(folder.string());
    struct stat status = {};
    if (::stat(opened.recordPath().c_str(), &status) != 0)
        return io::fail(io::systemError(opened.recordPath(), errno, io::ErrorKind::NotFound));
    if (!S_ISREG(status.st_mode))
        return io::fail(io::ErrorKind::NotAFile, opened.recordPath());
    return opened;
}

bool Folder::isIncident(const std::string& path)
{
    return open(path).has_value();
}

std::string Folder::recordPath() const
{
    return m_path + "/" + std::string(recordName);
}

io::Result<Record> Folder::record() const
{
    return readRecord(recordPath());
}

io::Result<Record> Folder::update(const std::function<void(Record&)>& change) const
{
    // The folder itself is locked: a lock file would be one more thing to move, zip and explain.
    const io::Descriptor lock(::open(m_path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (lock.get() < 0)
        return io::fail(io::systemError(m_path, errno, io::ErrorKind::WriteFailed));
    // Some network file systems have no locks; the write is atomic there too.
    (void)::flock(lock.get(), LOCK_EX);
    auto current = record();
    if (!current)
        return current;
    if (current->isNewer())
        return io::fail(io::ErrorKind::Unsupported, recordPath(), "field /version",
                        "written by a newer version: " + std::to_string(current->version));
    const Record before = *current;
    change(*current);
    if (*current == before)
        return current;
    if (const auto written = io::writeAtomically(recordPath(), toText(*current)); !written)
        return io::fail(written.error());
    return current;
}

io::Result<std::string> Folder::nextRun() const
{
    const fs::path runs = fs::path(m_path) / "runs";
    if (const auto made = makeFolders(runs); !made)
        return io::fail(made.error());
    for (int number = lastRun(runs) + 1; number < std::numeric_limits<int>::max(); ++number) {
        const int reason = makeFolder(runs / std::to_string(number));
        if (reason == 0)
            return "runs/" + std::to_string(number);
        if (reason != EEXIST)
            return io::fail(io::systemError(runs.string(), reason, io::ErrorKind::WriteFailed));
    }
    return io::fail(io::ErrorKind::TooLarge, runs.string(), "", "too many runs");
}

io::Result<std::string> Folder::addCase(std::string_view name) const
{
    const fs::path cases = fs::path(m_path) / "cases";
    if (const auto made = makeFolders(cases); !made)
        return io::fail(made.error());
    return makeUnused(cases, fileName(name), makeFolder).map([](const std::string& taken) {
        return "cases/" + taken;
    });
}

std::vector<std::string> Folder::runs() const
{
    std::vector<std::string> names = subfolders(fs::path(m_path) / "runs");
    std::erase_if(names, [](const std::string& name) { return runNumber(name) == 0; });
    std::ranges::sort(names, {}, [](const std::string& name) { return runNumber(name); });
    return below("runs", std::move(names));
}

std::vector<std::string> Folder::cases() const
{
    std::vector<std::string> names = subfolders(fs::path(m_path) / "cases");
    std::ranges::sort(names);
    return below("cases", std::move(names));
}

io::Result<std::string> Folder::absolute(std::string_view relative) const
{
    const auto clean = relativePath(m_path, relative);
    if (!clean)
        return clean;
    const fs::path target = fs::path(m_path) / *clean;
    std::error_code code;
    const fs::path home = fs::weakly_canonical(m_path, code);
    const fs::path real = code ? fs::path() : fs::weakly_canonical(target, code);
    if (code)
        return io::fail(io::systemError(target.string(), code.value()));
    const auto [end, ignored] = std::ranges::mismatch(home, real);
    if (end != home.end())
        return io::fail(io::ErrorKind::Malformed, m_path, "path " + *clean,
                        "leaves the incident folder by a link");
    return target.string();
}

io::Result<std::string> Folder::resolve(std::string_view name) const
{
    if (name.starts_with('/') && name.find('\0') == std::string_view::npos)
        return std::string(name);
    return absolute(name);
}

std::string Folder::nameFor(const std::string& path) const
{
    std::error_code code;
    const fs::path full = fs::absolute(path, code).lexically_normal();
    const fs::path relative = full.lexically_relative(m_path);
    const bool inside = !relative.empty() && *relative.begin() != ".." && relative != ".";
    return inside ? relative.generic_string() : full.string();
}

io::Result<void> Folder::write(std::string_view relative, std::span<const char> bytes, unsigned mode) const
{
    const auto target = absolute(relative);
    if (!target)
        return io::fail(target.error());
    if (const auto made = makeFolders(fs::path(*target).parent_path()); !made)
        return io::fail(made.error());
    return io::writeAtomically(*target, bytes, mode);
}

io::Result<std::string> Folder::read(std::string_view relative, std::uint64_t limit) const
{
    return absolute(relative).and_then([&](const std::string& path) { return io::readWhole(path, limit); });
}

} // namespace torchtriage::incident
