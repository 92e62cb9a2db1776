// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/checkpoint/file_facts.h"

#include "core/batch/batch_file.h"
#include "core/contract/checkpoint/archive_check.h"
#include "core/contract/checkpoint/counters.h"
#include "core/contract/checkpoint/part_scan.h"
#include "core/contract/checkpoint/roles.h"
#include "core/io/regular_file.h"

#include <algorithm>
#include <array>
#include <sys/stat.h>
#include <thread>

namespace torchtriage::contract {

namespace {

using batch::ValueKind;

constexpr unsigned mostThreads = 4;
constexpr std::size_t mostDamages = 100;

CheckpointFinding finding(FindingKind kind, FindingWeight weight, const std::string& file,
                          std::string key = {}, std::vector<std::string> values = {})
{
    return {kind, weight, file, std::move(key), std::move(values), 1};
}

// The tensor whose bytes an entry "archive/data/3" holds.
std::string tensorIn(const batch::BatchFile& file, const std::vector<FoundPart>& parts,
                     std::string_view entry)
{
    const std::size_t data = entry.rfind("/data/");
    if (data == entry.npos)
        return {};
    const std::string_view storage = entry.substr(data + 6);
    for (const FoundPart& part : parts) {
        const std::string key = firstTensorOf(file, part, storage);
        if (!key.empty())
            return key;
    }
    return {};
}

bool startsWithZeros(const std::string& path)
{
    const auto file = io::openRegular(path);
    std::array<char, 4096> head{};
    if (!file)
        return false;
    const auto got = file->readAt(0, head);
    return got && *got > 0 &&
           std::all_of(head.begin(), head.begin() + static_cast<std::ptrdiff_t>(*got),
                       [](char c) { return c == '\0'; });
}

class FileCheck {
public:
    FileCheck(const std::string& path, const std::string& name, CheckProgress& progress)
        : m_path(path), m_progress(progress)
    {
        m_facts.file = name;
    }

    io::Result<FileFacts> run()
    {
        struct stat status {};
        if (::stat(m_path.c_str(), &status) != 0)
            return io::fail(io::systemError(m_path, errno));
        m_facts.bytes = static_cast<std::uint64_t>(std::max<off_t>(status.st_size, 0));
        m_facts.modified =
            static_cast<double>(status.st_mtim.tv_sec) + static_cast<double>(status.st_mtim.tv_nsec) / 1e9;
        checkName();
        if (m_facts.bytes == 0) {
            damaged(finding(FindingKind::EmptyFile, FindingWeight::Blocks, m_facts.file));
            return std::move(m_facts);
        }
        const auto done = m_path.ends_with(".json") ? readJson() : readValues();
        if (!done)
            return io::fail(done.error());
        return std::move(m_facts);
    }

private:
    void checkName()
    {
        for (const std::string_view ending : {".tmp", ".temp", ".part", ".partial", ".incomplete"}) {
            if (m_facts.file.ends_with(ending))
                m_facts.findings.push_back(finding(FindingKind::TemporaryFile, FindingWeight::Blocks,
                                                   m_facts.file, {}, {std::string(ending)}));
        }
    }

    // A file that gives no part still has its row.
    void damaged(CheckpointFinding found)
    {
        m_facts.findings.push_back(std::move(found));
        if (m_facts.parts.empty()) {
            PartFacts facts;
            facts.part.role = roleOfName(m_facts.file).value_or(PartRole::Other);
            facts.part.file = m_facts.file;
            m_facts.parts.push_back(std::move(facts));
        }
        for (PartFacts& facts : m_facts.parts)
            facts.part.state = PartState::Damaged;
    }

    io::Result<void> refused(const io::Error& error)
    {
        switch (error.kind) {
        case io::ErrorKind::Unsupported:
            if (!startsWithZeros(m_path))
                return io::fail(error);
            damaged(finding(FindingKind::ZeroFilled, FindingWeight::Blocks, m_facts.file));
            return {};
        case io::ErrorKind::Truncated:
        case io::ErrorKind::Malformed:
        case io::ErrorKind::TooLarge:
        case io::ErrorKind::ReadFailed:
            damaged(finding(FindingKind::Unreadable, FindingWeight::Blocks, m_facts.file, error.place,
                            {error.detail}));
            return {};
        default:
            return io::fail(error);
        }
    }

    io::Result<void> readJson()
    {
        auto sidecar = readSidecar(m_path);
        if (!sidecar)
            return refused(sidecar.error());
        m_facts.counters = sidecar->counters;
        m_facts.sidecar = std::move(*sidecar);
        if (!m_facts.sidecar->index) {
            PartFacts facts;
            facts.part.role = roleOfName(m_facts.file).value_or(PartRole::Progress);
            facts.part.file = m_facts.file;
            m_facts.parts.push_back(std::move(facts));
        }
        return {};
    }

    io::Result<void> readValues()
    {
        const auto opened = batch::openBatch(m_path);
        if (!opened)
            return refused(opened.error());
        m_facts.counters = findCounters(*opened);
        const std::vector<FoundPart> parts = findParts(*opened, m_facts.file);
        if (auto scanned = scanParts(*opened, parts, m_facts, m_progress); !scanned)
            return scanned;
        for (const io::Error& problem : opened->problems) {
            if (m_facts.findings.size() < mostDamages)
                damaged(finding(FindingKind::UnreadValue, FindingWeight::Blocks, m_facts.file, problem.place,
                                {problem.detail}));
        }
        return checkChecksums(*opened, parts);
    }

    io::Result<void> checkChecksums(const batch::BatchFile& opened, const std::vector<FoundPart>& parts)
    {
        if (opened.format != batch::Format::TorchZip && opened.format != batch::Format::TorchScript &&
            opened.format != batch::Format::Npz)
            return {};
        const auto archive = batch::ZipArchive::open(*opened.file, opened.values.caps());
        if (!archive)
            return refused(archive.error());
        ArchiveOptions options;
        options.threads = m_progress.threads();
        options.cancelled = [this] { return m_progress.cancelled(); };
        options.read = [this](std::uint64_t bytes) { m_progress.add(bytes); };
        const auto check = checkArchive(*opened.file, *archive, options);
        if (!check)
            return io::fail(check.error());
        if (check->checksumsAbsent)
            m_facts.findings.push_back(
                finding(FindingKind::ChecksumsAbsent, FindingWeight::Doubt, m_facts.file));
        if (check->overlapping)
            damaged(finding(FindingKind::OverlappingEntries, FindingWeight::Blocks, m_facts.file));
        for (std::size_t i = 0; i < std::min(check->damages.size(), mostDamages); ++i) {
            const ArchiveCheck::Damage& damage = check->damages[i];
            damaged(finding(damage.checksum ? FindingKind::ChecksumMismatch : FindingKind::Unreadable,
                            FindingWeight::Blocks, m_facts.file, damage.entry,
                            {damage.checksum ? tensorIn(opened, parts, damage.entry) : damage.detail}));
        }
        return {};
    }

    std::string m_path;
    CheckProgress& m_progress;
    FileFacts m_facts;
};

} // namespace

CheckProgress::CheckProgress(const CheckpointOptions& options, std::uint64_t total)
    : m_options(options),
      m_threads(options.threads != 0 ? options.threads
                                     : std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads)),
      m_total(total)
{
}

void CheckProgress::add(std::uint64_t bytes)
{
    const std::uint64_t inFile = m_inFile += bytes;
    if (!m_options.progress || m_telling.exchange(true))
        return;
    m_options.progress(std::min(m_before + inFile, m_total), m_total);
    m_telling = false;
}

void CheckProgress::finishFile(std::uint64_t total)
{
    m_before += total;
    m_inFile = 0;
    add(0);
}

io::Result<FileFacts> checkFile(const std::string& path, const std::string& name, CheckProgress& progress)
{
    return FileCheck(path, name, progress).run();
}

} // namespace torchtriage::contract
