// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"
#include "core/io/result.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::incident {

/// An incident on disk: plain files in one folder.
///
///     incident.json   the record
///     logs/           what was printed; the record names the one to triage first
///     runs/N/         one folder for each run
///     cases/NAME/     kept cases
///     request/        support requests
///
/// Paths in the record are relative, so that the folder can be moved. Nothing of it is held open between
/// calls, and every file is written atomically. Safe from several threads and processes: changes of the
/// record take a lock.
class Folder {
public:
    static constexpr std::string_view recordName = "incident.json";

    /// Makes `parent`/`name` with that record in it; all appears at once, complete. If the name is taken,
    /// "-2", "-3" … is added. `parent` is created where it is missing. `fill` writes further files while
    /// nobody sees the folder.
    [[nodiscard]] static io::Result<Folder>
    create(const std::string& parent, std::string_view name, const Record& record,
           const std::function<io::Result<void>(const Folder&)>& fill = {});
    /// Puts a record into a folder that is there and has none.
    [[nodiscard]] static io::Result<Folder> createIn(const std::string& path, const Record& record);
    /// Gives the finished folder `from`, on the same file system, its place: `parent`/`name`, or with "-2",
    /// "-3" …
    [[nodiscard]] static io::Result<Folder> moveTo(const std::string& from, const std::string& parent,
                                                   std::string_view name);
    /// Opens a folder, or the incident.json in one.
    [[nodiscard]] static io::Result<Folder> open(const std::string& path);
    /// A folder that is known to hold a record; `path` is absolute. Looks at nothing.
    [[nodiscard]] static Folder at(std::string path) { return Folder(std::move(path)); }
    /// True if `path` is an incident folder or its record, without reading it.
    [[nodiscard]] static bool isIncident(const std::string& path);

    /// Absolute path of the folder.
    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] std::string recordPath() const;
    [[nodiscard]] io::Result<Record> record() const;
    /// Reads the record, lets `change` alter it and writes it, while no other writer can come between.
    /// Unsupported if a newer version wrote it. Returns the record as it was written.
    io::Result<Record> update(const std::function<void(Record&)>& change) const;

    /// Makes the next runs/N and returns "runs/N". Two callers never get the same.
    [[nodiscard]] io::Result<std::string> nextRun() const;
    /// Makes cases/NAME of any text as name, and returns the path relative to the folder. A name that is
    /// taken gets
    /// "-2", "-3" …
    [[nodiscard]] io::Result<std::string> addCase(std::string_view name) const;
    /// "runs/1", "runs/2" … in numerical order; "cases/…" by name; at most 100,000.
    [[nodiscard]] std::vector<std::string> runs() const;
    [[nodiscard]] std::vector<std::string> cases() const;

    /// Absolute path of a file of this incident; Malformed if it would lie outside the folder (links
    /// included).
    [[nodiscard]] io::Result<std::string> absolute(std::string_view relative) const;
    /// Absolute path of a file that the record names: relative to the folder, or absolute where it stays
    /// outside.
    [[nodiscard]] io::Result<std::string> resolve(std::string_view name) const;
    /// Path to write into a record: relative if the file lies in the folder, else absolute.
    [[nodiscard]] std::string nameFor(const std::string& path) const;
    /// Writes a file of this incident, making the folders on its way.
    [[nodiscard]] io::Result<void> write(std::string_view relative, std::span<const char> bytes,
                                         unsigned mode = 0644) const;
    [[nodiscard]] io::Result<std::string> read(std::string_view relative, std::uint64_t limit) const;

private:
    explicit Folder(std::string path) : m_path(std::move(path)) {}

    std::string m_path;
};

} // namespace torchtriage::incident
