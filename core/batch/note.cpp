// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/note.h"

namespace torchtriage::batch {

std::string_view toString(NoteKind kind) noexcept
{
    switch (kind) {
    case NoteKind::DuplicateEntry:
        return "duplicate-entry";
    case NoteKind::TraversalName:
        return "traversal-name";
    case NoteKind::EncryptedFlag:
        return "encrypted-flag";
    case NoteKind::LocalNameDiffers:
        return "local-name-differs";
    case NoteKind::TrailingBytes:
        return "trailing-bytes";
    case NoteKind::MissingEntry:
        return "missing-entry";
    case NoteKind::UnusualEntry:
        return "unusual-entry";
    case NoteKind::PickleRest:
        return "pickle-rest";
    case NoteKind::ExtensionOpcode:
        return "extension-opcode";
    }
    return "trailing-bytes";
}

} // namespace torchtriage::batch
