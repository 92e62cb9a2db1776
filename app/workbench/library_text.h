// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/library.h"

#include <QString>
#include <QStringList>

namespace torchtriage::workbench {

/// Name of an incident in a list: its family, else its exception, else that nothing is known of it.
[[nodiscard]] QString libraryTitle(const incident::LibraryEntry& entry);
/// What tells it from others: the name that the user gave, else that of its folder, and the operator or the
/// exception.
[[nodiscard]] QString librarySubtitle(const incident::LibraryEntry& entry);
/// What a reader has to know of how the library was read: folders that could not be entered, links, more than
/// is listed. Empty if there is nothing to say.
[[nodiscard]] QStringList libraryNotes(const incident::Library& library);

} // namespace torchtriage::workbench
