// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/job.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

// The reader bounds how deep lists nest.
void visitWithin(const Argument& argument, const std::function<void(const Argument&)>& visit)
{
    visit(argument);
    if (const auto* list = std::get_if<ArgumentList>(&argument.value)) {
        for (const Argument& each : *list)
            visitWithin(each, visit);
    }
}

const std::optional<std::string>* deviceIn(const Argument& argument)
{
    if (const auto* input = std::get_if<TensorInput>(&argument.value))
        return &input->change.device;
    if (const auto* name = std::get_if<DeviceName>(&argument.value))
        return &name->device;
    return nullptr;
}

using TensorVisit = std::function<void(std::size_t, std::size_t, TensorInput&)>;

void visitArgument(Argument& argument, std::size_t step, std::size_t number, const TensorVisit& visit)
{
    if (auto* tensor = std::get_if<TensorInput>(&argument.value)) {
        visit(step, number, *tensor);
    } else if (auto* list = std::get_if<ArgumentList>(&argument.value)) {
        for (Argument& item : *list)
            visitArgument(item, step, number, visit);
    }
}

} // namespace

void forEachArgument(const Step& step, const std::function<void(const Argument&)>& visit)
{
    for (const Argument& each : step.arguments)
        visitWithin(each, visit);
    for (const NamedArgument& each : step.named)
        visitWithin(each.value, visit);
}

void forEachTensor(Job& job, const TensorVisit& visit)
{
    for (std::size_t i = 0; i < job.steps.size(); ++i) {
        Step& step = job.steps[i];
        std::size_t number = 0;
        for (Argument& argument : step.arguments)
            visitArgument(argument, i, number++, visit);
        for (NamedArgument& named : step.named)
            visitArgument(named.value, i, number++, visit);
    }
}

std::vector<std::string> devicesOf(const Job& job)
{
    std::vector<std::string> devices = {job.device};
    for (const Step& step : job.steps) {
        forEachArgument(step, [&devices](const Argument& argument) {
            const auto* device = deviceIn(argument);
            if (device != nullptr && *device && std::ranges::find(devices, **device) == devices.end())
                devices.push_back(**device);
        });
    }
    return devices;
}

std::string_view toString(Launch launch) noexcept
{
    return launch == Launch::Blocking ? "blocking" : "normal";
}

std::string_view toString(Synchronize sync) noexcept
{
    return sync == Synchronize::EachStep ? "each-step" : "end";
}

std::string_view toString(LayoutName layout) noexcept
{
    switch (layout) {
    case LayoutName::Strided:
        return "strided";
    case LayoutName::SparseCoo:
        return "sparse_coo";
    case LayoutName::SparseCsr:
        return "sparse_csr";
    }
    return {};
}

std::string_view toString(MemoryFormatName format) noexcept
{
    switch (format) {
    case MemoryFormatName::Contiguous:
        return "contiguous_format";
    case MemoryFormatName::Preserve:
        return "preserve_format";
    case MemoryFormatName::ChannelsLast:
        return "channels_last";
    case MemoryFormatName::ChannelsLast3d:
        return "channels_last_3d";
    }
    return {};
}

const std::string& nameOf(const Step& step) noexcept
{
    if (const auto* module = std::get_if<ModuleCall>(&step.call))
        return module->file;
    return std::get_if<OperatorCall>(&step.call)->name;
}

bool isDeviceName(std::string_view device) noexcept
{
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const std::size_t colon = std::min(device.find(':'), device.size());
    const std::string_view kind = device.substr(0, colon);
    const std::string_view index = device.substr(std::min(colon + 1, device.size()));
    return !kind.empty() && kind.size() <= 16 && std::ranges::all_of(kind, isLower) && index.size() <= 3 &&
           std::ranges::all_of(index, isDigit) && (colon == device.size() || !index.empty());
}

} // namespace torchtriage::rerun
