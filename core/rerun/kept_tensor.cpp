// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/kept_tensor.h"

#include "core/batch/safetensors_writer.h"

#include <filesystem>

namespace torchtriage::rerun {

std::string keepTensor(const std::string& folder, const OutputLine& output, std::string_view dtype,
                       std::span<const char> elements)
{
    const auto known = batch::dtypeFromTorch(dtype);
    if (!known || !output.shape || elements.size() > mostKeptBytes)
        return {};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    std::string path = (std::filesystem::path(folder) / ("step-" + std::to_string(output.step) + "-output-" +
                                                         std::to_string(output.output) + ".safetensors"))
                           .string();
    const batch::RowMajorTensor tensor{"value", *known, *output.shape, elements};
    return batch::writeSafetensors(path, std::span(&tensor, 1)) ? path : std::string();
}

} // namespace torchtriage::rerun
