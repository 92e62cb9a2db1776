// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/batch_file.h"
#include "core/io/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchtriage::contract {

/// One line of a mapping between class numbers and names.
struct ClassEntry {
    std::optional<std::int64_t> id;
    std::string name;
    std::int64_t line = 0; ///< 1-based line of a text file; 0 where there is none

    bool operator==(const ClassEntry&) const = default;
};

/// The classes that a label file or a part of a batch names.
struct ClassList {
    std::vector<ClassEntry> entries;
    bool numbered = true; ///< false: names only, and their place is their number
    std::string format;   ///< "json", "csv", "yaml", "text", "batch"
};

struct ClassListCaps {
    std::uint64_t bytes = std::uint64_t{16} << 20;
    std::size_t entries = 200'000;
    std::size_t nameBytes = 500; ///< of a name; the rest is cut
    int depth = 32;              ///< nesting of JSON
};

/// Reads a label file: JSON (names to numbers, numbers to names, a list, or objects with id and name; under a
/// key such as "names", "classes", "label2id" too), comma- or tab-separated values, "name: 3" lines as YAML
/// has them, or one name on each line. The kind is told by the content. Nothing is run.
[[nodiscard]] io::Result<ClassList> readClassList(const std::string& path, const ClassListCaps& caps = {});
/// The same for text in memory; `name` stands in errors.
[[nodiscard]] io::Result<ClassList> parseClassList(std::string_view name, std::string_view text,
                                                   const ClassListCaps& caps = {});
/// A dict or a list of the batch that names classes.
[[nodiscard]] io::Result<ClassList> classListOf(const batch::BatchFile& batch, const std::string& key,
                                                const ClassListCaps& caps = {});

} // namespace torchtriage::contract
