// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/kept_tensor.h"

#include "core/batch/safetensors_writer.h"
#include "core/io/path_text.h"

#include <filesystem>

namespace torchtriage::rerun {

std::string OutputKeeper::keep(const OutputLine& output, std::string_view dtype,
                               std::span<const char> elements)
{
    const auto known = batch::dtypeFromTorch(dtype);
    if (m_folder.empty() || !known || !output.shape || elements.size() > m_left)
        return {};
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    std::string path =
        (std::filesystem::path(m_folder) / ("step-" + std::to_string(output.step) + "-output-" +
                                            std::to_string(output.output) + ".safetensors"))
            .string();
    const batch::RowMajorTensor tensor{"value", *known, *output.shape, elements};
    if (!batch::writeSafetensors(path, std::span(&tensor, 1)))
        return {};
    m_left -= elements.size();
    return path;
}

std::string keptPath(const std::string& runFolder, std::string_view file)
{
    const std::string_view name = fileNameIn(file);
    if (runFolder.empty() || name.empty() || name == "." || name == "..")
        return {};
    return runFolder + '/' + std::string(outputsName) + '/' + std::string(name);
}

} // namespace torchtriage::rerun
