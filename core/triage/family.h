// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace torchtriage::triage {

/// Error family: what the message narrows the search to. Ids and their classes: see families() below.
enum class Family {
    DeviceAssert,
    OutOfMemory,
    KernelUnavailable,
    DeviceMismatch,
    MemoryFault,
    LaunchFailure,
    LibraryFailure,
    Collective,
    ShapeDtype,
    HardwareDriver,
    Startup,
    Numeric,
    HostMemory,
    HostCrash,
    PythonOther,
};

inline constexpr std::array allFamilies = {
    Family::DeviceAssert, Family::OutOfMemory,    Family::KernelUnavailable, Family::DeviceMismatch,
    Family::MemoryFault,  Family::LaunchFailure,  Family::LibraryFailure,    Family::Collective,
    Family::ShapeDtype,   Family::HardwareDriver, Family::Startup,           Family::Numeric,
    Family::HostMemory,   Family::HostCrash,      Family::PythonOther,
};

/// What kind of thing to check first.
enum class FailureClass {
    InvalidData,
    OperatorContract,
    BinaryEnvironment,
    Resources,
    HardwareDriver,
    Unknown,
};

inline constexpr std::array allClasses = {
    FailureClass::InvalidData, FailureClass::OperatorContract, FailureClass::BinaryEnvironment,
    FailureClass::Resources,   FailureClass::HardwareDriver,   FailureClass::Unknown,
};

/// The part an event plays in the story of a log.
enum class Role {
    Initiating,   ///< can be the first failure
    Confirmation, ///< says again what an earlier event said (the exception after an assertion line)
    Consequence,  ///< happened because of an earlier event
    Teardown,     ///< the launcher or the runtime ends what is left
    Advice,       ///< a hint printed by software; never evidence
    Background,   ///< looks like an error and is not the failure (handled, retried, a warning)
};

/// How firmly the log supports the verdict.
enum class Evidence {
    Established, ///< the failing check itself is in the log
    Supported,   ///< the log names the family; the failing call is not, or only indirectly, shown
    Hypothesis,  ///< inferred from an ending or from an incomplete log
};

enum class Backend { Cuda, Rocm, Cpu, Xpu, Mps };

// Stable ids, used in JSON and in signature files.
[[nodiscard]] std::string_view toString(Family family) noexcept;      ///< "device-assert"
[[nodiscard]] std::string_view toString(FailureClass value) noexcept; ///< "invalid-data"
[[nodiscard]] std::string_view toString(Role role) noexcept;          ///< "initiating"
[[nodiscard]] std::string_view toString(Evidence evidence) noexcept;  ///< "established"
[[nodiscard]] std::string_view toString(Backend backend) noexcept;    ///< "cuda"
[[nodiscard]] std::optional<Family> familyFromString(std::string_view id) noexcept;
[[nodiscard]] std::optional<Role> roleFromString(std::string_view id) noexcept;

/// The class a family belongs to before any further evidence.
[[nodiscard]] FailureClass classOf(Family family) noexcept;

} // namespace torchtriage::triage
