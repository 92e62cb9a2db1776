// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/observation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace torchtriage::triage {

namespace {

/// A text in a source line, or the name of a function, and the kind of call it stands for.
struct WaitingMark {
    std::string_view text;
    std::string_view call;
};

constexpr std::array<WaitingMark, 26> codeMarks = {{{".item(", "item"},
                                                    {".cpu(", "cpu"},
                                                    {".to('cpu'", "cpu"},
                                                    {".to(\"cpu\"", "cpu"},
                                                    {".tolist(", "tolist"},
                                                    {".numpy(", "numpy"},
                                                    {"cuda.synchronize(", "synchronize"},
                                                    {".synchronize(", "synchronize"},
                                                    {"_cuda_synchronize(", "synchronize"},
                                                    {"print(", "print"},
                                                    {".nonzero(", "nonzero"},
                                                    {"torch.nonzero(", "nonzero"},
                                                    {".masked_select(", "masked_select"},
                                                    {".unique(", "unique"},
                                                    {"torch.unique(", "unique"},
                                                    {"empty_cache(", "empty_cache"},
                                                    {"_cuda_emptyCache(", "empty_cache"},
                                                    {"pin_memory(", "pin_memory"},
                                                    {"torch.equal(", "equal"},
                                                    {"allclose(", "allclose"},
                                                    {".copy_(", "copy"},
                                                    {".cuda(", "cuda"},
                                                    {".to(", "to"},
                                                    {".backward(", "backward"},
                                                    {"run_backward(", "backward"},
                                                    {"isfinite(", "bool"}}};

constexpr std::array<WaitingMark, 8> functionMarks = {{{"_str_intern", "print"},
                                                       {"_tensor_str", "print"},
                                                       {"__repr__", "print"},
                                                       {"__format__", "print"},
                                                       {"synchronize", "synchronize"},
                                                       {"empty_cache", "empty_cache"},
                                                       {"_pin_memory_loop", "pin_memory"},
                                                       {"backward", "backward"}}};

/// Families whose message can speak of work that was queued earlier, whatever the signature says of itself.
bool isAsynchronous(const Occurrence& occurrence) noexcept
{
    return occurrence.event.sticky ||
           (occurrence.match.signature != nullptr && occurrence.match.signature->asynchronous);
}

/// Families whose message comes from a check that the call itself makes.
bool isSynchronousCheck(Family family) noexcept
{
    switch (family) {
    case Family::OutOfMemory:
    case Family::KernelUnavailable:
    case Family::DeviceAssert: // the CPU's own check; those that are queued have been told apart before
    case Family::LaunchFailure:
    case Family::DeviceMismatch:
    case Family::ShapeDtype:
    case Family::Startup:
    case Family::Numeric:
    case Family::PythonOther:
    case Family::Collective:
        return true;
    default:
        return false;
    }
}

/// Texts in which the host side hands on an error of the device.
bool isHostError(std::string_view message) noexcept
{
    constexpr std::array<std::string_view, 5> marks = {"CUDA error", "HIP error", "cuda runtime error",
                                                       "THCudaCheck", "Cuda failure"};
    return std::any_of(marks.begin(), marks.end(),
                       [&](std::string_view mark) { return message.find(mark) != std::string_view::npos; });
}

/// Collectives are also reported by the watchdog, which is nobody's call.
bool needsCall(Family family) noexcept
{
    return family == Family::Collective || family == Family::PythonOther;
}

const StackFrame* innermostOwnFrame(const std::vector<StackFrame>& frames)
{
    const auto own = std::find_if(frames.rbegin(), frames.rend(), [](const StackFrame& frame) {
        return !frame.file.empty() && !isLibraryFile(frame.file);
    });
    return own != frames.rend() ? &*own : nullptr;
}

} // namespace

bool isLibraryFile(std::string_view file) noexcept
{
    constexpr std::array<std::string_view, 7> marks = {
        "site-packages", "dist-packages", "<frozen ", "/lib/python", "\\lib\\python", "\\Lib\\", "/usr/lib/"};
    return std::any_of(marks.begin(), marks.end(),
                       [&](std::string_view mark) { return file.find(mark) != std::string_view::npos; });
}

std::string waitingCall(const std::vector<StackFrame>& frames)
{
    constexpr std::size_t innermost = 6;
    const std::size_t count = std::min(frames.size(), innermost);
    for (std::size_t back = 1; back <= count; ++back) {
        const StackFrame& frame = frames[frames.size() - back];
        for (const auto& [text, call] : functionMarks) {
            if (frame.function == text)
                return std::string(call);
        }
        for (const auto& [text, call] : codeMarks) {
            if (frame.code.find(text) != std::string::npos)
                return std::string(call);
        }
        // Above the first frame of the user's own code the caller has nothing to do with the wait.
        if (!frame.file.empty() && !isLibraryFile(frame.file))
            break;
    }
    return {};
}

ObservationPoint observe(const Occurrence& first, const Occurrence* reported, const Collected& collected,
                         std::vector<Reason>& reasons)
{
    ObservationPoint point;
    const bool queued = isAsynchronous(first) && first.event.family != Family::KernelUnavailable;
    const bool hasReport = reported != nullptr;
    if (hasReport && !reported->event.frames.empty()) {
        const StackFrame* own = innermostOwnFrame(reported->event.frames);
        point.at = own != nullptr ? *own : reported->event.frames.back();
        point.call = waitingCall(reported->event.frames);
    }
    const LineSpan lines{point.at.logLine, point.at.logLine};
    if (queued) {
        // An assertion line, a kernel log or an abort of the runtime is nobody's call: it takes an error of
        // the host to have a place where it was noticed.
        if (!hasReport && !isHostError(first.event.message)) {
            reasons.push_back({"no-frame", {}, {}});
            return point;
        }
        const bool blocking = collected.sawBlocking && !collected.sawAsyncTail;
        point.observedOnly = !blocking;
        reasons.push_back(blocking ? Reason{"blocking-run", {}, lines}
                                   : Reason{"frame-only-observes",
                                            {point.call, point.at.file, std::to_string(point.at.line)},
                                            lines});
        if (!blocking && collected.sawAsyncTail)
            reasons.push_back({"async-tail-present", {}, {}});
        return point;
    }
    if (!first.event.family || !isSynchronousCheck(*first.event.family) ||
        (needsCall(*first.event.family) && !hasReport)) {
        reasons.push_back({"no-frame", {}, {}});
        return point;
    }
    point.observedOnly = false;
    reasons.push_back({first.event.family == Family::PythonOther ? "call-failed-itself" : "synchronous-check",
                       {point.call},
                       lines});
    return point;
}

} // namespace torchtriage::triage
