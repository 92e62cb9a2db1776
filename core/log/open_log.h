// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/byte_source.h"
#include "core/log/notebook.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::log {

enum class Format {
    Text,
    Notebook,
    ErrorFile, ///< torchelastic error.json: the message and the traceback of one rank
    Binary,    ///< not a log: a picture, a tensor file, an executable
};

[[nodiscard]] std::string_view
toString(Format format) noexcept; ///< "text", "notebook", "torchelastic", "binary"

/// A log ready to be read anywhere: compressed files unpacked, streams copied, notebooks turned into text.
struct OpenedLog {
    std::unique_ptr<io::ByteSource> source;
    Format format = Format::Text;
    bool compressed = false;
    std::vector<NotebookText::Cell> cells; ///< notebooks only
    std::string notebookPython;            ///< notebooks only: version of the language
};

/// What the first 64 KiB of an unpacked log say about its format.
[[nodiscard]] Format formatOf(std::string_view head);

/// Opens a file, or standard input for "-". The format is read from the content, never from the name.
[[nodiscard]] io::Result<OpenedLog> openLog(const std::string& path);

/// The same for text in memory.
[[nodiscard]] io::Result<OpenedLog> openText(const std::string& name, std::string text);

} // namespace torchtriage::log
