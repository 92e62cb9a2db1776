// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/error_text.h"

#include <algorithm>
#include <array>

namespace torchtriage::rerun {

namespace {

using triage::Family;

constexpr std::size_t longestDetail = 65'536;

struct Mark {
    std::string_view text;
    ErrorKind kind;
    std::optional<Family> family;
};

// The first that the text contains decides.
constexpr std::array marks = {
    Mark{"CUDA out of memory", ErrorKind::Memory, Family::OutOfMemory},
    Mark{"HIP out of memory", ErrorKind::Memory, Family::OutOfMemory},
    Mark{"DefaultCPUAllocator: can't allocate memory", ErrorKind::Memory, Family::HostMemory},
    Mark{"DefaultCPUAllocator: not enough memory", ErrorKind::Memory, Family::HostMemory},
    Mark{"device-side assert triggered", ErrorKind::DeviceError, Family::DeviceAssert},
    Mark{"illegal memory access was encountered", ErrorKind::DeviceError, Family::MemoryFault},
    Mark{"misaligned address", ErrorKind::DeviceError, Family::MemoryFault},
    Mark{"unspecified launch failure", ErrorKind::DeviceError, Family::LaunchFailure},
    Mark{"invalid configuration argument", ErrorKind::DeviceError, Family::LaunchFailure},
    Mark{"no kernel image is available", ErrorKind::DeviceError, Family::KernelUnavailable},
    Mark{"CUBLAS_STATUS_", ErrorKind::DeviceError, Family::LibraryFailure},
    Mark{"CUDNN_STATUS_", ErrorKind::DeviceError, Family::LibraryFailure},
    Mark{"CUDA error: ", ErrorKind::DeviceError, std::nullopt},
    Mark{"HIP error: ", ErrorKind::DeviceError, std::nullopt},
};

} // namespace

std::string statedIn(std::string_view text)
{
    constexpr std::string_view wrapper = "The following operation failed in the TorchScript interpreter.";
    constexpr std::string_view inner = "\nRuntimeError: ";
    if (text.starts_with(wrapper)) {
        if (const std::size_t at = text.find(inner); at != text.npos)
            text.remove_prefix(at + inner.size());
    }
    return std::string(text.substr(0, text.find('\n')));
}

ErrorLine errorFromText(std::string exception, std::string_view text, Phase phase)
{
    ErrorLine line;
    line.phase = phase;
    line.exception = std::move(exception);
    line.message = statedIn(text).substr(0, longestDetail);
    if (line.message != text)
        line.detail = text.substr(0, longestDetail);
    const auto* mark =
        std::ranges::find_if(marks, [text](const Mark& each) { return text.find(each.text) != text.npos; });
    if (mark != marks.end()) {
        line.kind = mark->kind;
        line.family = mark->family;
    } else if (line.exception == "OutOfMemoryError") {
        line.kind = ErrorKind::Memory;
        line.family = Family::OutOfMemory;
    } else if (line.exception == "MemoryError") {
        line.kind = ErrorKind::Memory;
        line.family = Family::HostMemory;
    } else if (line.exception == "AcceleratorError") {
        line.kind = ErrorKind::DeviceError;
    }
    return line;
}

} // namespace torchtriage::rerun
