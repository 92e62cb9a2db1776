// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/engine_info.h"

#include "app/replay/driver.h"

#include <ATen/Version.h>
#include <cstdlib>
#include <fstream>
#include <sys/utsname.h>
#include <unistd.h>

namespace torchtriage::replay {

namespace {

using rerun::Build;
using rerun::Unusable;

// The word behind `mark` in the text that torch.__config__.show() prints.
std::string wordBehind(const std::string& text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    if (at == text.npos)
        return {};
    const std::size_t start = at + mark.size();
    return text.substr(start, text.find_first_of(", \n", start) - start);
}

rerun::EngineDevice processor()
{
    rerun::EngineDevice device;
    device.id = "cpu";
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; device.name.empty() && std::getline(info, line);) {
        if (const std::size_t colon = line.find(": "); line.starts_with("model name") && colon != line.npos)
            device.name = line.substr(colon + 2);
    }
    utsname system{};
    if (::uname(&system) == 0)
        device.arch = static_cast<const char*>(system.machine);
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long bytes = ::sysconf(_SC_PAGESIZE);
    if (pages > 0 && bytes > 0)
        device.memory = static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(bytes);
    return device;
}

} // namespace

rerun::HelloLine describeEngine()
{
    rerun::HelloLine line;
    line.engine = "builtin";
    const std::string config = at::show_config();
    line.torch = wordBehind(config, "TORCH_VERSION=");
    if (const std::string hip = wordBehind(config, "HIP Runtime "); !hip.empty()) {
        line.build = Build::Rocm;
        line.buildVersion = hip;
    } else if (const std::string cuda = wordBehind(config, "CUDA_VERSION="); !cuda.empty()) {
        line.build = Build::Cuda;
        line.buildVersion = cuda;
    }
    line.devices.push_back(processor());
    return line;
}

void surveyGpus(rerun::HelloLine& engine)
{
    if (engine.build == Build::Cpu) {
        engine.unusable.push_back(
            {"cuda", Unusable::BuiltWithout, "PyTorch " + engine.torch + " is a CPU build"});
        return;
    }
    DriverAnswer answer = engine.build == Build::Cuda ? askCudaDriver(engine.buildVersion) : askHipRuntime();
    if (answer.unusable) {
        engine.unusable.push_back(std::move(*answer.unusable));
        return;
    }
    // The driver sees devices; PyTorch has the last word on whether it can use them.
    const bool registered = c10::impl::hasDeviceGuardImpl(c10::DeviceType::CUDA);
    const auto count = registered ? c10::impl::getDeviceGuardImpl(c10::DeviceType::CUDA)->deviceCount() : 0;
    if (count == 0)
        engine.unusable.push_back({"cuda", Unusable::DeviceError,
                                   registered ? "PyTorch counts no device, although the driver reports " +
                                                    std::to_string(answer.devices.size())
                                              : "libtorch_cuda is not loaded"});
    else
        engine.devices.insert(engine.devices.end(), answer.devices.begin(), answer.devices.end());
}

Expected<c10::Device> usableDevice(const std::string& name, const rerun::HelloLine& engine)
{
    if (name == "cpu")
        return c10::Device(c10::DeviceType::CPU);
    if (!name.starts_with("cuda"))
        return refuse(rerun::ErrorKind::Device, "this engine runs on cpu and cuda, not on " + name);
    for (const rerun::UnusableDevice& each : engine.unusable)
        return refuse(rerun::ErrorKind::Device,
                      name + " cannot be used: " + std::string(toString(each.reason)) + ": " + each.detail);
    const std::size_t colon = name.find(':');
    const int index = colon == name.npos ? 0 : std::atoi(name.c_str() + colon + 1);
    const std::string id = "cuda:" + std::to_string(index);
    for (const rerun::EngineDevice& each : engine.devices) {
        if (each.id == id)
            return c10::Device(c10::DeviceType::CUDA, static_cast<c10::DeviceIndex>(index));
    }
    return refuse(rerun::ErrorKind::Device, name + " cannot be used: there are " +
                                                std::to_string(engine.devices.size() - 1) + " devices");
}

void blockLaunches(Build build)
{
    if (build == Build::Cuda)
        ::setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    if (build == Build::Rocm) {
        ::setenv("AMD_SERIALIZE_KERNEL", "3", 1);
        ::setenv("AMD_SERIALIZE_COPY", "3", 1);
    }
}

void synchronize(c10::Device device)
{
    if (device.is_cpu())
        return;
    const c10::impl::VirtualGuardImpl guard(device.type());
    guard.synchronizeStream(guard.getStream(device));
}

} // namespace torchtriage::replay
