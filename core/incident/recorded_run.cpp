// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/recorded_run.h"

#include "core/incident/job_ranks.h"
#include "core/incident/relative_path.h"
#include "core/incident/triage_incident.h"
#include "core/io/atomic_file.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace torchtriage::incident {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view startedName = "started.json"; ///< a record of what is known before the end
constexpr std::string_view folderPrefix = ".run.";
/// A folder younger than that may belong to a recorder that has not locked it yet.
constexpr std::chrono::seconds youngest(10);

/// Nothing if another process holds the folder.
std::unique_ptr<io::Descriptor> lockFolder(const std::string& path)
{
    auto lock = std::make_unique<io::Descriptor>(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (lock->get() < 0 || ::flock(lock->get(), LOCK_EX | LOCK_NB) != 0)
        return nullptr;
    return lock;
}

bool isOldRun(const fs::directory_entry& entry)
{
    std::error_code code;
    return entry.path().filename().string().starts_with(folderPrefix) && entry.is_directory(code) &&
           !entry.is_symlink(code) &&
           fs::file_time_type::clock::now() - entry.last_write_time(code) > youngest;
}

/// One that is missing has none; its size would be the largest there is.
bool hasContent(const std::string& path)
{
    std::error_code code;
    const auto size = fs::file_size(path, code);
    return !code && size > 0;
}

std::vector<std::string> incidentsIn(const std::string& path)
{
    std::vector<std::string> found;
    std::error_code code;
    for (fs::directory_iterator it(path, code), end; !code && it != end && found.size() < 1000;
         it.increment(code)) {
        const std::string name = it->path().filename().string();
        if (!name.starts_with('.') && isIncidentPath(it->path().string()))
            found.push_back(it->path().string());
    }
    std::ranges::sort(found); // their names begin with the time
    return found;
}

/// Moves what stands in `from` to `to`, file by file where a folder is there already.
void moveInto(const fs::path& from, const fs::path& to)
{
    std::error_code code;
    std::vector<fs::path> entries;
    for (fs::directory_iterator it(from, code), end; !code && it != end; it.increment(code))
        entries.push_back(it->path());
    for (const fs::path& entry : entries) {
        const fs::path target = to / entry.filename();
        std::error_code ignored;
        if (fs::is_directory(target, ignored))
            moveInto(entry, target);
        else if (!fs::exists(target, ignored))
            fs::rename(entry, target, ignored);
    }
}

/// The program's own record, and its files beside ours. Later ones of the same program stay where they are,
/// below it.
Record takeOver(const fs::path& work, const std::vector<std::string>& captured)
{
    if (captured.empty())
        return {};
    const fs::path first = captured.front();
    if (isJobFolder(first.string()))
        (void)joinRanks(first.string());
    Record record = readRecord((first / Folder::recordName).string()).value_or(Record());
    // Its own log has the traceback and the end of what ours has whole.
    std::error_code code;
    fs::rename(first / "logs" / "output.log", first / "logs" / "capture.log", code);
    for (std::string& log : record.logs)
        log = log == RecordedRun::logName ? "logs/capture.log" : log;
    fs::remove(first / Folder::recordName, code);
    moveInto(first, work);
    fs::remove_all(first, code);
    return record;
}

std::string nameOf(const Record& record, const std::string& started)
{
    // 2026-03-01T12:00:00.123Z -> 20260301-120000
    std::string name;
    for (const char c : started.substr(0, 19)) {
        if (c == 'T')
            name += '-';
        else if (c != '-' && c != ':')
            name += c;
    }
    const FirstError& error = record.firstError;
    const std::string what = !error.family.empty()      ? error.family
                             : !error.exception.empty() ? error.exception
                                                        : "run";
    return fileName(name + "-" + what);
}

} // namespace

std::string isoNow()
{
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const std::time_t seconds = system_clock::to_time_t(floor<std::chrono::seconds>(now));
    std::tm parts = {};
    ::gmtime_r(&seconds, &parts);
    char text[32] = {};
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S.", &parts);
    std::string millis = std::to_string(now.time_since_epoch().count() % 1000 + 1000);
    return std::string(text, length) + millis.substr(1) + "Z";
}

RecordedRun::RecordedRun(std::string library, std::string path)
    : m_library(std::move(library)), m_path(std::move(path))
{
}

RecordedRun::RecordedRun(RecordedRun&& other) noexcept
    : m_library(std::move(other.m_library)), m_path(std::exchange(other.m_path, {})),
      m_lock(std::move(other.m_lock))
{
}

RecordedRun::~RecordedRun()
{
    std::error_code code;
    if (!m_path.empty())
        fs::remove_all(m_path, code);
}

io::Result<RecordedRun> RecordedRun::begin(const std::string& library, const Facts& facts)
{
    std::error_code code;
    const fs::path home = fs::absolute(library, code);
    fs::create_directories(home, code);
    if (code)
        return io::fail(io::systemError(library, code.value(), io::ErrorKind::WriteFailed));
    std::string path = (home / (std::string(folderPrefix) + "XXXXXX")).string();
    if (::mkdtemp(path.data()) == nullptr)
        return io::fail(io::systemError(library, errno, io::ErrorKind::WriteFailed));
    RecordedRun run(home.string(), path);
    run.m_lock = lockFolder(path);
    fs::permissions(path, fs::perms(0755), code);
    fs::create_directory(path + "/logs", code);
    if (code)
        return io::fail(io::systemError(path, code.value(), io::ErrorKind::WriteFailed));
    Record record;
    record.code.command = facts.command;
    record.code.workdir = facts.workdir;
    record.process.started = facts.started;
    // Only a recorder that is killed misses it, so the command need not wait for the disk.
    (void)io::writeAtomically(path + "/" + std::string(startedName), toText(record), 0644,
                              io::Durability::Unsynced);
    return run;
}

std::vector<RecordedRun> RecordedRun::abandoned(const std::string& library)
{
    std::vector<RecordedRun> runs;
    std::error_code code;
    const fs::path home = fs::absolute(library, code);
    for (fs::directory_iterator it(home, code), end; !code && it != end; it.increment(code)) {
        if (!isOldRun(*it))
            continue;
        RecordedRun run(home.string(), it->path().string());
        run.m_lock = lockFolder(run.m_path);
        if (!run.m_lock)
            run.leave();
        else if (hasContent(run.logPath()) || !incidentsIn(run.capturedPath()).empty())
            runs.push_back(std::move(run));
    }
    return runs;
}

RecordedRun::Facts RecordedRun::facts() const
{
    // One that was killed within keep() may have its record already.
    auto record = readRecord(m_path + "/" + std::string(Folder::recordName));
    if (!record)
        record = readRecord(m_path + "/" + std::string(startedName));
    if (!record)
        return {};
    return {record->code.command,  record->code.workdir,     record->process.started,
            record->process.ended, record->process.exitCode, record->process.signal};
}

std::string RecordedRun::leave()
{
    return std::exchange(m_path, {});
}

std::string RecordedRun::logPath() const
{
    return m_path + "/" + std::string(logName);
}

std::string RecordedRun::capturedPath() const
{
    return m_path + "/captured";
}

io::Result<Folder> RecordedRun::keep(const Facts& facts, const triage::SignatureSet& signatures)
{
    Record record = takeOver(m_path, incidentsIn(capturedPath()));
    std::error_code code;
    fs::remove(capturedPath(), code); // only if nothing is left in it
    if (record.created.empty())
        record.created = facts.ended.empty() ? facts.started : facts.ended;
    if (record.id.empty())
        record.id = facts.started + "-" + std::to_string(::getpid());
    record.code.command = facts.command;
    if (record.code.workdir.empty())
        record.code.workdir = facts.workdir;
    record.process.exitCode = facts.exitCode;
    record.process.signal = facts.signal;
    record.process.started = facts.started;
    record.process.ended = facts.ended;
    record.logs.insert(record.logs.begin(), std::string(logName));
    if (const auto report = triage::triageFile(logPath(), signatures)) {
        fillRecord(record, *report);
        record.firstError.source.file = report->firstLine > 0 ? std::string(logName) : std::string();
    }
    auto built = Folder::createIn(m_path, record);
    if (!built)
        return built;
    auto folder = Folder::moveTo(m_path, m_library, nameOf(record, facts.started));
    if (folder) {
        fs::remove(folder->path() + "/" + std::string(startedName),
                   code); // not before: it may be all there is
        m_path.clear();
    }
    return folder;
}

} // namespace torchtriage::incident
