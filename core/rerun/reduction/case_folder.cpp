// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/reduction/case_folder.h"

#include "core/batch/safetensors_writer.h"
#include "core/io/atomic_file.h"
#include "core/rerun/job_format.h"
#include "core/rerun/reduction/gather.h"
#include "core/rerun/reduction/python_script.h"

#include <filesystem>

namespace torchtriage::rerun {

namespace {

/// A second copy for whoever does not load pickles. The format knows no strides: elements are row-major.
io::Result<void> writeRowMajor(const std::string& path, std::span<const batch::WrittenTensor> tensors)
{
    std::vector<std::vector<char>> elements;
    std::vector<batch::RowMajorTensor> rowMajor;
    for (const batch::WrittenTensor& tensor : tensors)
        elements.push_back(rowMajorElements(tensor.storage, tensor.shape, {tensor.strides, tensor.offset, 0},
                                            batch::bitsOf(tensor.dtype) / 8));
    for (std::size_t i = 0; i < tensors.size(); ++i)
        rowMajor.push_back({tensors[i].name, tensors[i].dtype, tensors[i].shape, elements[i]});
    auto written = batch::writeSafetensors(path, rowMajor);
    if (!written && written.error().kind == io::ErrorKind::Unsupported)
        return {}; // batch.pt has it all
    return written;
}

} // namespace

io::Result<void> writeCase(const JobCase& original, const Candidate& candidate, const Failure& failure,
                           const std::string& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const auto tensors = original.tensors(candidate);
    if (!tensors)
        return io::fail(tensors.error());
    Job job = original.jobOf(candidate, JobCase::batchName);
    job.expect = Expectation{true, failure.family, failure.message, std::nullopt};
    const auto path = [&folder](std::string_view name) { return folder + '/' + std::string(name); };
    auto written = batch::writeTorchFile(path(JobCase::batchName), *tensors);
    if (written)
        written = writeRowMajor(path("batch.safetensors"), *tensors);
    if (written)
        written = io::writeAtomically(path("reproduce.py"), pythonScript(job, *tensors, failure));
    // The job last: a folder that has it is complete.
    return written ? io::writeAtomically(path(JobCase::jobName), writeJob(job)) : written;
}

} // namespace torchtriage::rerun
