// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/command.h"
#include "core/rerun/ending.h"
#include "core/rerun/output_file.h"
#include "core/rerun/printed_line.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// How a process is started and what it may use.
struct ProcessOptions {
    std::string guard;                                  ///< path of torchtriage-guard
    std::string outputFile;                             ///< where everything printed is kept; empty: nowhere
    std::uint64_t keptBytes = std::uint64_t{256} << 20; ///< largest outputFile
    std::size_t longestLine = 16384;                    ///< of lines handed over, in bytes
    std::uint64_t memoryLimit = 0;         ///< resident bytes of all its processes together; 0: none
    std::chrono::milliseconds grace{3000}; ///< between SIGTERM and SIGKILL
    bool hasInput = false;                 ///< its standard input is a pipe that send() writes to
    /// What follows on its standard input, asked whenever that takes more: empty: nothing now; nullopt: the
    /// end. With hasInput, instead of send().
    std::function<std::optional<std::string>()> feed;
    std::string mark; ///< lines on standard error that begin with it go to WaitOptions::aside alone
};

enum class StopRequest : std::uint8_t {
    None,
    Stop, ///< terminate, wait, kill
    Kill, ///< at once: whoever waits is in a hurry
};

/// What is asked while a process runs.
struct WaitOptions {
    std::chrono::milliseconds timeout{0};         ///< from the start of wait() or begin(); 0: none
    std::function<StopRequest()> stop;            ///< asked 20 times a second and more
    std::function<void(const PrintedLine&)> line; ///< every line, on the thread that waits
    /// After every read and at least 20 times a second: a good place to hand on what was collected.
    std::function<void()> tick;
    std::function<void(std::string_view)> aside; ///< see ProcessOptions::mark
    /// Passes a stop on to where the work is done. True: it has this long (besides the grace) to end by
    /// itself before the process here is ended.
    std::function<bool()> passStop;
    std::chrono::milliseconds passTime{5000};
};

struct ProcessResult {
    Ending ending;
    double seconds = 0;                ///< of wait()
    std::uint64_t printedBytes = 0;    ///< both streams
    std::uint64_t leftOutBytes = 0;    ///< of those, not in the file
    std::uint64_t largestResident = 0; ///< bytes, of the program itself
    int leftBehind = 0;                ///< processes that it left behind and that were ended
    std::string lastLine;              ///< last line that was not blank
    std::string outputError;           ///< why the output file is not complete; empty: it is
};

/// A program of its own, in a process group of its own. It ends with this object, and with this process
/// whatever ends that: torchtriage-guard watches (see guard_protocol.h). One thread at a time.
class ChildProcess {
public:
    /// Starts it. A program or folder that cannot be used is no error here: wait() tells of it as an ending.
    /// Errors are ours: no guard, no descriptors left, no output file.
    [[nodiscard]] static io::Result<ChildProcess> start(const Command& command,
                                                        const ProcessOptions& options);

    ChildProcess(ChildProcess&&) noexcept;
    ChildProcess& operator=(ChildProcess&&) noexcept;
    ~ChildProcess(); ///< kills it, unless it has ended

    /// Its process id; 0 where it could not be started. Waits for the guard's word.
    [[nodiscard]] int id();
    /// Keeps what it prints from now on in a file; for a process that was started before it was known where.
    [[nodiscard]] io::Result<void> keepOutput(const std::string& path, std::uint64_t limit);
    /// Writes to its standard input, then closes it. False: it does not read any more.
    bool send(std::string_view bytes);
    /// Time counts from now on: what went before was a queue. Called from within wait().
    void begin();
    /// Hands over what it prints until it has ended and nothing of it is left.
    [[nodiscard]] ProcessResult wait(const WaitOptions& options);

private:
    struct Parts;
    explicit ChildProcess(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

/// start() and wait().
[[nodiscard]] io::Result<ProcessResult> runProcess(const Command& command, const ProcessOptions& options,
                                                   const WaitOptions& wait);

} // namespace torchtriage::rerun
