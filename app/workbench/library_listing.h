// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/library.h"
#include "core/triage/family.h"

#include <QDateTime>
#include <QSet>
#include <QString>

#include <memory>
#include <vector>

namespace torchtriage::workbench {

/// A scanned library with what is searched of each incident, in the language of the moment. It never changes,
/// so that threads may read it at the same time.
class LibraryListing {
public:
    /// Makes the texts of every incident: call it on a thread of its own.
    explicit LibraryListing(incident::Library library);

    [[nodiscard]] const incident::Library& library() const noexcept { return m_library; }
    [[nodiscard]] int size() const noexcept { return static_cast<int>(m_library.entries.size()); }
    [[nodiscard]] const incident::LibraryEntry& at(int entry) const
    {
        return m_library.entries.at(static_cast<std::size_t>(entry));
    }
    /// Absolute path of an incident.
    [[nodiscard]] QString pathOf(int entry) const;
    /// Number of incidents of a class.
    [[nodiscard]] int countOf(triage::FailureClass value) const;

    /// The incidents that hold every word of `query` and are of a chosen class, in their order; the empty set
    /// of classes is all of them. A word is looked for in title, family, class, exception, message, operator,
    /// revision, state, path and date ("2026-03-01"); "2026-03-01..2026-03-15" are the days from the one to
    /// the other, where either end may be missing.
    [[nodiscard]] std::vector<int> find(const QString& query,
                                        const QSet<triage::FailureClass>& classes) const;

private:
    struct Searched {
        QString text; ///< case folded
        QDate day;
    };

    incident::Library m_library;
    std::vector<Searched> m_searched; ///< for each entry
};

using LibraryPointer = std::shared_ptr<const LibraryListing>;

/// When an incident happened, by the clock of this machine.
[[nodiscard]] QDateTime whenOf(const incident::LibraryEntry& entry);

} // namespace torchtriage::workbench
