// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/outcome_line.h"

namespace torchtriage::rerun {

std::string_view toString(Unusable reason) noexcept
{
    switch (reason) {
    case Unusable::BuiltWithout:
        return "built-without";
    case Unusable::NoDriver:
        return "no-driver";
    case Unusable::DriverTooOld:
        return "driver-too-old";
    case Unusable::NoDevice:
        return "no-device";
    case Unusable::DeviceError:
        return "device-error";
    }
    return {};
}

std::string_view toString(Build build) noexcept
{
    switch (build) {
    case Build::Cpu:
        return "cpu";
    case Build::Cuda:
        return "cuda";
    case Build::Rocm:
        return "rocm";
    }
    return {};
}

std::string_view toString(ErrorKind kind) noexcept
{
    switch (kind) {
    case ErrorKind::Job:
        return "job";
    case ErrorKind::Input:
        return "input";
    case ErrorKind::Device:
        return "device";
    case ErrorKind::Operator:
        return "operator";
    case ErrorKind::Module:
        return "module";
    case ErrorKind::Raised:
        return "raised";
    case ErrorKind::DeviceError:
        return "device-error";
    case ErrorKind::Memory:
        return "memory";
    }
    return {};
}

std::string_view toString(Phase phase) noexcept
{
    switch (phase) {
    case Phase::Load:
        return "load";
    case Phase::Call:
        return "call";
    case Phase::Synchronize:
        return "synchronize";
    case Phase::Read:
        return "read";
    }
    return {};
}

std::string_view toString(RunEnd ending) noexcept
{
    switch (ending) {
    case RunEnd::Completed:
        return "completed";
    case RunEnd::Failed:
        return "failed";
    case RunEnd::Refused:
        return "refused";
    case RunEnd::Poisoned:
        return "poisoned";
    }
    return {};
}

int exitCodeOf(RunEnd ending) noexcept
{
    return static_cast<int>(ending);
}

} // namespace torchtriage::rerun
