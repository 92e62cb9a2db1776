// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/batch/byte_stream.h"
#include "core/batch/zip.h"

#include <string_view>

namespace torchtriage::batch {

// One reader for each container. Each fills values, root, format and what else it knows; `batch.file` is
// open.

[[nodiscard]] io::Result<void> readZip(BatchFile& batch); ///< torch.save, TorchScript or npz, whichever it is
[[nodiscard]] io::Result<void> readTorchZip(BatchFile& batch, const ZipArchive& archive,
                                            std::string_view folder);
[[nodiscard]] io::Result<void> readNpz(BatchFile& batch, const ZipArchive& archive);
[[nodiscard]] io::Result<void> readPickle(BatchFile& batch); ///< a plain pickle or the legacy format
[[nodiscard]] io::Result<void> readTorchTar(BatchFile& batch);
[[nodiscard]] io::Result<void> readSafetensors(BatchFile& batch);
[[nodiscard]] io::Result<void> readNpy(BatchFile& batch);

/// One array in npy form as a Tensor value; `name` is its key in errors. Object arrays become Opaque.
[[nodiscard]] io::Result<ValueId> readNpyArray(BatchFile& batch, const Extent& extent,
                                               const std::string& name);

/// The whole file as it is.
[[nodiscard]] Extent wholeFile(const io::File& file);

} // namespace torchtriage::batch
