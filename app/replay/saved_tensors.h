// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/replay/expected.h"
#include "app/replay/torch.h"
#include "core/batch/batch_file.h"
#include "core/rerun/job.h"

#include <map>
#include <string>
#include <utility>

namespace torchtriage::replay {

/// Tensors of saved batches as PyTorch's. A storage is read once, straight into PyTorch's memory, and all
/// tensors that look at it in the file share it here; strides and offsets stay. Of a storage only the part is
/// read that the job's tensors touch.
class SavedTensors {
public:
    /// Opens the files of a job and remembers which part of each storage it needs. A tensor that is not there
    /// is an error of kind Input.
    [[nodiscard]] Expected<void> plan(const rerun::TensorInFile& reference);

    /// A planned tensor on the CPU or, with its storage moved as a whole, on another device; a number or text
    /// as what it is.
    [[nodiscard]] Expected<c10::IValue> load(const rerun::TensorInFile& reference, c10::Device device);

private:
    struct Part {
        std::uint64_t begin = 0, end = 0;         // bytes of the storage
        std::map<std::string, at::Tensor> loaded; // by device: bytes
    };
    struct OpenFile {
        batch::BatchFile batch;
        std::map<batch::StorageId, Part> parts;
    };

    [[nodiscard]] Expected<OpenFile*> open(const std::string& path);
    [[nodiscard]] Expected<void> planTensor(OpenFile& file, batch::ValueId id, const std::string& name);
    [[nodiscard]] Expected<at::Tensor> loadTensor(OpenFile& file, batch::ValueId id, c10::Device device);
    [[nodiscard]] Expected<at::Tensor> loadStrided(OpenFile& file, const batch::Tensor& tensor,
                                                   c10::Device device);
    [[nodiscard]] Expected<at::Tensor> loadPart(OpenFile& file, batch::StorageId id, std::size_t wordBytes,
                                                c10::Device device);

    std::map<std::string, OpenFile> m_files;
    std::map<std::pair<std::string, std::string>, batch::ValueId> m_values; // by file and key
};

} // namespace torchtriage::replay
