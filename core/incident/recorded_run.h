// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/folder.h"
#include "core/io/descriptor.h"

#include <memory>
#include <string>
#include <vector>

namespace torchtriage::triage {
class SignatureSet;
}

namespace torchtriage::incident {

/// A hidden folder in the library in which a wrapped command leaves its output and the records that the
/// program itself writes. It becomes an incident, or goes. What a process leaves that dies on the way is
/// found again by abandoned().
class RecordedRun {
public:
    static constexpr std::string_view logName = "logs/output.log";

    struct Facts {
        std::vector<std::string> command;
        std::string workdir;
        std::string started, ended; ///< ISO 8601
        std::optional<std::int64_t> exitCode, signal;
    };

    /// `facts` are what is known before the command starts.
    [[nodiscard]] static io::Result<RecordedRun> begin(const std::string& library, const Facts& facts);
    /// What recorders that were killed have left in the library, and that holds something. It is ours then.
    [[nodiscard]] static std::vector<RecordedRun> abandoned(const std::string& library);

    RecordedRun(RecordedRun&& other) noexcept;
    RecordedRun& operator=(RecordedRun&&) = delete;
    RecordedRun(const RecordedRun&) = delete;
    RecordedRun& operator=(const RecordedRun&) = delete;
    ~RecordedRun(); ///< removes the folder, unless it was kept or left

    /// File that the output goes to; exists, empty.
    [[nodiscard]] std::string logPath() const;
    /// Folder for the records of the program itself; may be missing.
    [[nodiscard]] std::string capturedPath() const;

    /// Makes an incident of it: takes over what the program recorded, triages the output, and gives it a name
    /// that says when and what.
    [[nodiscard]] io::Result<Folder> keep(const Facts& facts, const triage::SignatureSet& signatures);
    /// What begin() was told; for a run that was abandoned.
    [[nodiscard]] Facts facts() const;
    /// Lets the folder stay as it is, and tells its path: where keep() failed, what was printed must not go.
    std::string leave();

private:
    RecordedRun(std::string library, std::string path);

    std::string m_library;
    std::string m_path;
    std::unique_ptr<io::Descriptor>
        m_lock; ///< the system lets go of it when the recorder dies, however it does
};

/// "2026-03-01T12:00:00.123Z".
[[nodiscard]] std::string isoNow();

} // namespace torchtriage::incident
