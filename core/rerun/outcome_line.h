// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/number.h"
#include "core/io/result.h"
#include "core/triage/family.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchtriage::rerun {

// What an engine says on its standard output while it serves a job: one JSON object on each line, in the
// order hello, (progress, output | error)..., end (resources/schemas/outcome-line.schema.json). A process
// that dies says nothing more: an outcome without an end line is the process' ending.

/// Number of the protocol that this version speaks.
inline constexpr int protocolVersion = 1;
/// Longest line that is read, in bytes.
inline constexpr std::size_t mostLineBytes = std::size_t{4} << 20;

struct EngineDevice {
    std::string id;                      ///< "cpu", "cuda:0"
    std::string name;                    ///< "NVIDIA H200"
    std::string arch;                    ///< "x86_64", "sm_90", "gfx942"
    std::optional<std::uint64_t> memory; ///< bytes

    bool operator==(const EngineDevice&) const = default;
};

/// Why devices of a kind cannot be used.
enum class Unusable : std::uint8_t {
    BuiltWithout, ///< this PyTorch has no support for it
    NoDriver,     ///< the driver's library is not on this machine
    DriverTooOld, ///< the driver supports an older CUDA than the one that PyTorch was built with
    NoDevice,     ///< the driver sees none (none there, or hidden by CUDA_VISIBLE_DEVICES)
    DeviceError,  ///< the driver or PyTorch refused; `detail` has its words
};
struct UnusableDevice {
    std::string device; ///< "cuda"
    Unusable reason = Unusable::BuiltWithout;
    std::string detail; ///< technical fact in English; may be empty

    bool operator==(const UnusableDevice&) const = default;
};

enum class Build : std::uint8_t { Cpu, Cuda, Rocm };

/// First line. With --probe it lists every device, in a run only those that the job names.
struct HelloLine {
    int protocol = protocolVersion;
    std::string engine; ///< "builtin" or "python"
    std::string torch;  ///< "1.13.0"
    std::string python; ///< "3.11.2"; empty for the builtin engine
    Build build = Build::Cpu;
    std::string buildVersion; ///< of CUDA or ROCm; empty for a CPU build
    std::vector<EngineDevice> devices;
    std::vector<UnusableDevice> unusable;

    bool operator==(const HelloLine&) const = default;
};

/// A prewarmed worker has loaded PyTorch and waits for its job.
struct ReadyLine {
    bool operator==(const ReadyLine&) const = default;
};

/// A step begins.
struct ProgressLine {
    std::size_t step = 0;
    std::size_t steps = 0; ///< how many there are
    std::string name;      ///< operator, or module file

    bool operator==(const ProgressLine&) const = default;
};

/// A value that a step returned.
struct OutputLine {
    std::size_t step = 0;
    std::size_t output = 0;
    std::string dtype;                              ///< "float32"; "int", "float", "bool", "complex", "str",
                                                    ///< "none" for values that are no tensor
    std::optional<std::vector<std::int64_t>> shape; ///< tensors only
    std::vector<std::int64_t> strides;              ///< elements; empty for sparse tensors and other values
    std::string device;                             ///< tensors only
    batch::Number min, max;                         ///< of the finite values; none for complex tensors
    std::optional<std::uint64_t> nan, infinite;     ///< how many elements
    std::string digest;                             ///< see digest.h; empty for "none"
    std::string file;                               ///< safetensors file with key "value", if kept

    bool operator==(const OutputLine&) const = default;
};

/// What kind of thing went wrong, as far as the engine knows.
enum class ErrorKind : std::uint8_t {
    Job,         ///< the job is malformed
    Input,       ///< a tensor cannot be read or made
    Device,      ///< the device cannot be used; nothing was run
    Operator,    ///< the engine has no such operator or overload, or the arguments do not fit its schema
    Module,      ///< a module cannot be loaded, or has no such method
    Raised,      ///< the call raised an exception
    DeviceError, ///< the device reported an error: the process ends, its context is unusable
    Memory,      ///< out of memory, on the host or on the device
};

/// During what the error was seen: not necessarily where it began.
enum class Phase : std::uint8_t { Load, Call, Synchronize, Read };

struct ErrorLine {
    std::optional<std::size_t> step; ///< that was under way; none before the first and after the last one
    ErrorKind kind = ErrorKind::Raised;
    Phase phase = Phase::Call;
    std::string exception;                ///< Python's name of it: "IndexError"
    std::string message;                  ///< its first line
    std::string detail;                   ///< the whole text, if it is longer
    std::optional<triage::Family> family; ///< where the exception's own type settles it; else unknown

    bool operator==(const ErrorLine&) const = default;
};

/// What the engine says of its own end.
enum class RunEnd : std::uint8_t {
    Completed, ///< every step ran; exit code 0
    Failed,    ///< a step raised; exit code 1
    Refused,   ///< nothing was run: job, input or device; exit code 2
    Poisoned,  ///< the device reported an error; exit code 3
};

struct EndLine {
    RunEnd ending = RunEnd::Completed;
    double seconds = 0; ///< from the first step's start; under blocking launches not a measurement

    bool operator==(const EndLine&) const = default;
};

/// A line of a type that this version does not know.
struct UnknownLine {
    std::string type;

    bool operator==(const UnknownLine&) const = default;
};

using OutcomeLine =
    std::variant<HelloLine, ReadyLine, ProgressLine, OutputLine, ErrorLine, EndLine, UnknownLine>;

/// One line, with or without its newline. Malformed: not a line of the protocol (something printed into it).
[[nodiscard]] io::Result<OutcomeLine> readOutcomeLine(std::string_view line);
/// One line with its newline.
[[nodiscard]] std::string writeOutcomeLine(const OutcomeLine& line);

[[nodiscard]] int exitCodeOf(RunEnd ending) noexcept;

// Stable ids, as in the JSON.
[[nodiscard]] std::string_view toString(Unusable reason) noexcept; ///< "driver-too-old"
[[nodiscard]] std::string_view toString(Build build) noexcept;     ///< "cuda"
[[nodiscard]] std::string_view toString(ErrorKind kind) noexcept;  ///< "device-error"
[[nodiscard]] std::string_view toString(Phase phase) noexcept;     ///< "synchronize"
[[nodiscard]] std::string_view toString(RunEnd ending) noexcept;   ///< "poisoned"

} // namespace torchtriage::rerun
