// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/driver.h"

#include <array>
#include <dlfcn.h>

namespace torchtriage::replay {

namespace {

using rerun::Unusable;

// Numbers of the driver's interface that are part of its ABI.
constexpr int cudaNoDevice = 100;
constexpr int hipNoDevice = 100;
constexpr int computeCapabilityMajor = 75;
constexpr int computeCapabilityMinor = 76;

class Library {
public:
    explicit Library(const char* name) : m_handle(::dlopen(name, RTLD_NOW | RTLD_LOCAL)) {}
    [[nodiscard]] bool loaded() const noexcept { return m_handle != nullptr; }

    /// Calls a function of the C interface; -1 if the library lacks it.
    template <class... Args>
    int call(const char* name, Args... args) const
    {
        auto* function = reinterpret_cast<int (*)(Args...)>(::dlsym(m_handle, name));
        return function == nullptr ? -1 : function(args...);
    }

private:
    void* m_handle; // stays loaded: a driver must not be unloaded under PyTorch
};

std::string cudaVersion(int number)
{
    return std::to_string(number / 1000) + '.' + std::to_string(number % 1000 / 10);
}

DriverAnswer unusable(Unusable reason, std::string detail)
{
    return {{}, rerun::UnusableDevice{"cuda", reason, std::move(detail)}};
}

rerun::EngineDevice cudaDevice(const Library& cuda, int index)
{
    rerun::EngineDevice device;
    device.id = "cuda:" + std::to_string(index);
    int handle = 0;
    if (cuda.call("cuDeviceGet", &handle, index) != 0)
        return device;
    std::array<char, 256> name{};
    if (cuda.call("cuDeviceGetName", name.data(), static_cast<int>(name.size()) - 1, handle) == 0)
        device.name = name.data();
    std::size_t bytes = 0;
    if (cuda.call("cuDeviceTotalMem_v2", &bytes, handle) == 0)
        device.memory = bytes;
    int major = 0;
    int minor = 0;
    if (cuda.call("cuDeviceGetAttribute", &major, computeCapabilityMajor, handle) == 0 &&
        cuda.call("cuDeviceGetAttribute", &minor, computeCapabilityMinor, handle) == 0)
        device.arch = "sm_" + std::to_string(major) + std::to_string(minor);
    return device;
}

} // namespace

DriverAnswer askCudaDriver(const std::string& buildVersion)
{
    const Library cuda("libcuda.so.1");
    if (!cuda.loaded())
        return unusable(Unusable::NoDriver, "libcuda.so.1 is not on this machine");
    int version = 0;
    const bool knowsVersion = cuda.call("cuDriverGetVersion", &version) == 0 && version > 0;
    const int builtFor = std::atoi(buildVersion.c_str());
    if (knowsVersion && builtFor > version / 1000)
        return unusable(Unusable::DriverTooOld, "the driver supports CUDA " + cudaVersion(version) +
                                                    ", PyTorch was built with CUDA " + buildVersion);
    const int started = cuda.call("cuInit", 0U);
    if (started == cudaNoDevice)
        return unusable(Unusable::NoDevice, "the driver reports no device");
    int count = 0;
    if (started != 0 || cuda.call("cuDeviceGetCount", &count) != 0)
        return unusable(Unusable::DeviceError, "cuInit returned " + std::to_string(started));
    if (count == 0)
        return unusable(Unusable::NoDevice, "the driver reports no device");
    DriverAnswer answer;
    for (int i = 0; i < count; ++i)
        answer.devices.push_back(cudaDevice(cuda, i));
    return answer;
}

DriverAnswer askHipRuntime()
{
    const Library hip("libamdhip64.so");
    if (!hip.loaded())
        return unusable(Unusable::NoDriver, "libamdhip64.so could not be loaded");
    int count = 0;
    const int status = hip.call("hipGetDeviceCount", &count);
    if (status == hipNoDevice || (status == 0 && count == 0))
        return unusable(Unusable::NoDevice, "the HIP runtime reports no device");
    if (status != 0)
        return unusable(Unusable::DeviceError, "hipGetDeviceCount returned " + std::to_string(status));
    DriverAnswer answer;
    for (int i = 0; i < count; ++i) {
        rerun::EngineDevice device;
        device.id = "cuda:" + std::to_string(i);
        std::array<char, 256> name{};
        if (hip.call("hipDeviceGetName", name.data(), static_cast<int>(name.size()) - 1, i) == 0)
            device.name = name.data();
        std::size_t bytes = 0;
        if (hip.call("hipDeviceTotalMem", &bytes, i) == 0)
            device.memory = bytes;
        answer.devices.push_back(std::move(device));
    }
    return answer;
}

} // namespace torchtriage::replay
