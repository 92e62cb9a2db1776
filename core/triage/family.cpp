// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/family.h"

#include "core/triage/report.h"

namespace torchtriage::triage {

std::string_view toString(Family family) noexcept
{
    switch (family) {
    case Family::DeviceAssert:
        return "device-assert";
    case Family::OutOfMemory:
        return "out-of-memory";
    case Family::KernelUnavailable:
        return "kernel-unavailable";
    case Family::DeviceMismatch:
        return "device-mismatch";
    case Family::MemoryFault:
        return "memory-fault";
    case Family::LaunchFailure:
        return "launch-failure";
    case Family::LibraryFailure:
        return "library-failure";
    case Family::Collective:
        return "collective";
    case Family::ShapeDtype:
        return "shape-dtype";
    case Family::HardwareDriver:
        return "hardware-driver";
    case Family::Startup:
        return "startup";
    case Family::Numeric:
        return "numeric";
    case Family::HostMemory:
        return "host-memory";
    case Family::HostCrash:
        return "host-crash";
    case Family::PythonOther:
        return "python-other";
    }
    return "python-other";
}

std::string_view toString(FailureClass value) noexcept
{
    switch (value) {
    case FailureClass::InvalidData:
        return "invalid-data";
    case FailureClass::OperatorContract:
        return "operator-contract";
    case FailureClass::BinaryEnvironment:
        return "binary-environment";
    case FailureClass::Resources:
        return "resources";
    case FailureClass::HardwareDriver:
        return "hardware-driver";
    case FailureClass::Unknown:
        return "unknown";
    }
    return "unknown";
}

std::string_view toString(Role role) noexcept
{
    switch (role) {
    case Role::Initiating:
        return "initiating";
    case Role::Confirmation:
        return "confirmation";
    case Role::Consequence:
        return "consequence";
    case Role::Teardown:
        return "teardown";
    case Role::Advice:
        return "advice";
    case Role::Background:
        return "background";
    }
    return "background";
}

std::string_view toString(Evidence evidence) noexcept
{
    switch (evidence) {
    case Evidence::Established:
        return "established";
    case Evidence::Supported:
        return "supported";
    case Evidence::Hypothesis:
        return "hypothesis";
    }
    return "hypothesis";
}

std::string_view toString(Backend backend) noexcept
{
    switch (backend) {
    case Backend::Cuda:
        return "cuda";
    case Backend::Rocm:
        return "rocm";
    case Backend::Cpu:
        return "cpu";
    case Backend::Xpu:
        return "xpu";
    case Backend::Mps:
        return "mps";
    }
    return "cpu";
}

std::string_view toString(Verdict verdict) noexcept
{
    switch (verdict) {
    case Verdict::Failure:
        return "failure";
    case Verdict::NoFailure:
        return "no-failure";
    case Verdict::Unreadable:
        return "unreadable";
    }
    return "unreadable";
}

std::optional<Family> familyFromString(std::string_view id) noexcept
{
    for (const Family family : allFamilies) {
        if (toString(family) == id)
            return family;
    }
    return std::nullopt;
}

std::optional<Role> roleFromString(std::string_view id) noexcept
{
    for (const Role role : {Role::Initiating, Role::Confirmation, Role::Consequence, Role::Teardown,
                            Role::Advice, Role::Background}) {
        if (toString(role) == id)
            return role;
    }
    return std::nullopt;
}

FailureClass classOf(Family family) noexcept
{
    switch (family) {
    case Family::DeviceAssert:
    case Family::Numeric:
        return FailureClass::InvalidData;
    case Family::DeviceMismatch:
    case Family::ShapeDtype:
    case Family::MemoryFault:
    case Family::LaunchFailure:
        return FailureClass::OperatorContract;
    case Family::KernelUnavailable:
    case Family::LibraryFailure:
    case Family::Startup:
    case Family::HostCrash:
        return FailureClass::BinaryEnvironment;
    case Family::OutOfMemory:
    case Family::HostMemory:
        return FailureClass::Resources;
    case Family::HardwareDriver:
        return FailureClass::HardwareDriver;
    case Family::Collective:
    case Family::PythonOther:
        return FailureClass::Unknown;
    }
    return FailureClass::Unknown;
}

} // namespace torchtriage::triage
