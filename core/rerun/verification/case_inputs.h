// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/tensor.h"
#include "core/io/result.h"
#include "core/rerun/job.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchtriage::rerun {

/// A saved tensor of a kept case, in memory.
struct CaseTensor {
    TensorInFile reference; ///< how the job names it
    std::string name;       ///< its key in what is written
    batch::Tensor original; ///< dtype, strides and offset as they were kept
    batch::DType dtype = batch::DType::Float32;
    std::vector<std::int64_t> shape;
    std::vector<char> elements; ///< row-major, little-endian
    bool otherLayout = false;   ///< lies with gaps where the original is contiguous, else contiguously

    [[nodiscard]] std::size_t itemBytes() const noexcept { return batch::bitsOf(dtype) / 8; }
    [[nodiscard]] std::uint64_t count() const noexcept; ///< of elements

    /// Cuts a dimension, or repeats it from its start. An empty one gives zeros.
    void resize(std::size_t dimension, std::int64_t size);
    /// The elements as integers; empty for other dtypes.
    [[nodiscard]] std::vector<std::int64_t> integers() const;
    /// One for each element. False: a dtype of no integers.
    bool setIntegers(std::span<const std::int64_t> values);
    /// Rounds every element to another real dtype. False: no real numbers.
    bool convert(batch::DType to);
};

/// A kept case with what it takes from its batch: values that can be changed and written as another case.
struct CaseInputs {
    Job job;
    std::vector<CaseTensor> tensors;

    /// Reads job.json of a case and the tensors that it names. TooLarge: more than 256 MiB of elements, which
    /// no case has that was cut down.
    [[nodiscard]] static io::Result<CaseInputs> open(const std::string& folder);
    /// Writes batch.pt and job.json; the job expects nothing.
    [[nodiscard]] io::Result<void> write(const std::string& folder) const;
};

} // namespace torchtriage::rerun
