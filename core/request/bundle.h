// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/request/document.h"
#include "core/request/proof.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::request {

enum class Format { Markdown, Json, Zip };
[[nodiscard]] std::string_view
toString(Format format) noexcept; ///< "md", "json", "zip": also the file's suffix
[[nodiscard]] std::optional<Format> formatFromString(std::string_view id) noexcept;

/// A file that goes into a zip beside the request.
struct Attachment {
    std::string name; ///< inside the zip, without folders of this machine
    std::string bytes;
};

/// The request in one format, byte for byte as it will leave.
[[nodiscard]] io::Result<std::string> finishedBytes(const Document& document, Format format,
                                                    const std::vector<Attachment>& attachments);

/// What is still private in finished bytes. A zip is opened again, and each of its members is looked through.
/// `file` names the bytes in the answer; `own` is the same document without anything from outside (see
/// Prover).
[[nodiscard]] io::Result<std::vector<Survivor>> proveBytes(const Prover& prover, Format format,
                                                           const std::string& file, std::string_view bytes,
                                                           const Document& own);

/// Members of a zip that this program wrote: names and bytes.
[[nodiscard]] io::Result<std::vector<Attachment>> membersOf(const std::string& file, std::string_view zip);

} // namespace torchtriage::request
