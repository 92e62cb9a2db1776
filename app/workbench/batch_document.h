// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace torchtriage::workbench {

/// A tensor of the file and one key that leads to it.
struct KeyedTensor {
    batch::ValueId tensor = batch::noId;
    std::string key;
};

/// An opened batch, and what one walk over its values found. It never changes, so that threads may read it at
/// the same time.
struct BatchDocument {
    batch::BatchFile file;
    QString path;              ///< absolute
    QString name;              ///< the file's name
    std::uint64_t tensors = 0; ///< different tensors that a key leads to; components of a tensor not counted
    std::uint64_t withoutBytes =
        0;                ///< of these, the ones whose bytes the file lacks although it should hold them
    bool complete = true; ///< false: the file has more keys than one walk visits
    /// Tensors of each storage that several look at, in the order of the file; at most mostSharers of one.
    std::unordered_map<batch::StorageId, std::vector<KeyedTensor>> sharers;

    static constexpr std::size_t mostSharers = 16;
};
using BatchPointer = std::shared_ptr<const BatchDocument>;

/// Walks over the values of an opened file. Slow for a file of very many values: not for the UI thread.
[[nodiscard]] BatchPointer describeBatch(batch::BatchFile file, const std::function<bool()>& cancelled = {});

/// Bytes of the elements of a tensor; 0 if it has none of its own.
[[nodiscard]] std::uint64_t viewBytes(const batch::Tensor& tensor);

} // namespace torchtriage::workbench
