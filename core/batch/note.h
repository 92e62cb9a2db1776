// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace torchtriage::batch {

/// Something odd about a file that does not stop us from reading it.
enum class NoteKind {
    DuplicateEntry,   ///< an archive holds the name twice; readers disagree on which one counts
    TraversalName,    ///< an entry's name would leave the folder it is unpacked in
    EncryptedFlag,    ///< an entry claims to be encrypted, although torch reads it
    LocalNameDiffers, ///< the two names that an archive keeps for one entry differ
    TrailingBytes,    ///< bytes before or after the content belong to nothing
    MissingEntry,     ///< a record that the format asks for is not there
    UnusualEntry,     ///< an entry is compressed in a way that we do not read
    PickleRest,       ///< a second pickle, or other bytes, behind the first
    ExtensionOpcode,  ///< a pickle uses names registered in the writer's copyreg
};
[[nodiscard]] std::string_view toString(NoteKind kind) noexcept; ///< "duplicate-entry"

struct Note {
    NoteKind kind = NoteKind::TrailingBytes;
    std::string place;  ///< entry name or "byte N"
    std::string detail; ///< technical fact in English; may be empty

    bool operator==(const Note&) const = default;
};

} // namespace torchtriage::batch
