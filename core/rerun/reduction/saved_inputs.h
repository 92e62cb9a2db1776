// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/io/result.h"
#include "core/rerun/job.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// A tensor of a saved batch that a job takes, however often it takes it.
struct SavedInput {
    TensorInFile reference;
    std::string name; ///< short, unique, fit for a variable in Python: "target"
    std::shared_ptr<const batch::BatchFile> file;
    batch::ValueId tensor = batch::noId;

    [[nodiscard]] const batch::Tensor& meta() const { return file->values.tensor(tensor); }
};

/// The saved tensors of a job, each once, in the order in which the job names them. A key that is not there,
/// or is no tensor with elements in a row, is an error that names it. Inputs of which the job takes only some
/// rows, and values that are no tensors, are left out.
[[nodiscard]] io::Result<std::vector<SavedInput>> openSavedInputs(const Job& job);

} // namespace torchtriage::rerun
