// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/caps.h"
#include "core/batch/note.h"
#include "core/batch/value.h"
#include "core/io/file.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace torchtriage::batch {

enum class Format {
    TorchZip,    ///< torch.save since 1.6
    TorchScript, ///< torch.jit.save
    TorchLegacy, ///< torch.save before 1.6: five pickles, then the storages
    TorchTar,    ///< torch.save of 0.1
    Safetensors,
    Npy,
    Npz,
    Pickle, ///< a pickle by itself
};
[[nodiscard]] std::string_view toString(Format format) noexcept; ///< "torch-zip"

/// An entry of an archive.
struct Member {
    std::string name;
    std::uint64_t size = 0; ///< bytes after decompression
    bool compressed = false;
};

/// An opened file: its values without their elements, which stay in the file until values.h or summary.h
/// reads them. Moving is cheap; the file stays open as long as this lives.
struct BatchFile {
    std::shared_ptr<const io::File> file;
    Format format = Format::TorchZip;
    ValueGraph values;
    ValueId root = noId;
    std::vector<Note> notes;         ///< oddities that did not stop the reading
    std::vector<io::Error> problems; ///< values that could not be read, each with key and byte offset
    std::vector<Member> members;     ///< of an archive, in its own order
    std::vector<std::pair<std::string, std::string>>
        metadata; ///< what the file says of itself ("byteorder", …)

    [[nodiscard]] const std::string& path() const noexcept { return file->path(); }
    [[nodiscard]] std::uint64_t bytes() const noexcept { return file->size(); }
};

/// Lists what `path` holds. Nothing in it is imported or called; element data is not read. A file of an
/// unknown kind, a Git LFS pointer, a web page or a truncated download is an error that says so in its
/// detail.
[[nodiscard]] io::Result<BatchFile> openBatch(const std::string& path, const Caps& caps = {});

} // namespace torchtriage::batch
