// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/descriptor.h"
#include "core/io/result.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::rerun {

/// One answer in a journal.
struct JournalEntry {
    std::string key;
    std::string verdict;

    bool operator==(const JournalEntry&) const = default;
};

/// What a reduction has learned so far, on disk: JSON lines, the first one says whose they are.
class Journal {
public:
    /// Opens the file for further entries, and reads those it has. A file of another identity, or one that
    /// is no journal, is put aside as PATH.old and a new one begun. A last line that was not written to its
    /// end is cut off.
    [[nodiscard]] static io::Result<Journal> open(const std::string& path, std::string_view identity);

    /// The entries that were found on opening, oldest first.
    [[nodiscard]] const std::vector<JournalEntry>& entries() const noexcept { return m_entries; }
    /// Returns when the line is on the disk: a run may take minutes, and its answer is not to be lost.
    [[nodiscard]] io::Result<void> append(const JournalEntry& entry);

private:
    Journal(std::string path, std::unique_ptr<io::Descriptor> file, std::vector<JournalEntry> entries);

    std::string m_path;
    std::unique_ptr<io::Descriptor> m_file;
    std::vector<JournalEntry> m_entries;
};

} // namespace torchtriage::rerun
