// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/kept_tensor.h"

#include "core/batch/dtype.h"
#include "core/io/atomic_file.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <vector>

namespace torchtriage::rerun {

std::string keepTensor(const std::string& folder, const OutputLine& output, std::string_view dtype,
                       std::span<const char> elements)
{
    const auto known = batch::dtypeFromTorch(dtype);
    const std::string_view name = known ? batch::safetensorsName(*known) : "";
    if (name.empty() || !output.shape || elements.size() > mostKeptBytes)
        return {};
    const nlohmann::json header = {
        {"value", {{"dtype", name}, {"shape", *output.shape}, {"data_offsets", {0, elements.size()}}}}};
    std::string text = header.dump();
    text.resize((text.size() + 7) / 8 * 8, ' '); // the elements begin at a multiple of 8
    std::vector<char> bytes;
    bytes.reserve(8 + text.size() + elements.size());
    for (std::size_t i = 0; i < 8; ++i)
        bytes.push_back(static_cast<char>(text.size() >> (8 * i) & 0xffU));
    bytes.insert(bytes.end(), text.begin(), text.end());
    bytes.insert(bytes.end(), elements.begin(), elements.end());
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    std::string path = (std::filesystem::path(folder) / ("step-" + std::to_string(output.step) + "-output-" +
                                                         std::to_string(output.output) + ".safetensors"))
                           .string();
    return io::writeAtomically(path, bytes) ? path : std::string();
}

} // namespace torchtriage::rerun
