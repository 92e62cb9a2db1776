// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/standalone_record.h"

#include "core/incident/folder.h"
#include "core/incident/relative_path.h"
#include "core/io/file.h"

#include <array>
#include <filesystem>

namespace torchtriage::incident {

namespace fs = std::filesystem;

bool hasRecordSuffix(std::string_view name) noexcept
{
    constexpr std::string_view suffix = ".incident.json";
    return name.size() > suffix.size() && name.ends_with(suffix) && !name.starts_with('.');
}

bool isStandaloneRecord(const std::string& path)
{
    const fs::path file(path);
    std::error_code code;
    if (file.extension() != ".json" || file.filename() == Folder::recordName ||
        !fs::is_regular_file(file, code))
        return false;
    if (hasRecordSuffix(file.filename().string()))
        return true;
    const auto opened = io::File::open(path);
    std::array<char, 4096> head{};
    const auto got = opened ? opened->readAt(0, head) : io::Result<std::size_t>(0);
    return got &&
           std::string_view(head.data(), *got).find("\"torchtriage.incident\"") != std::string_view::npos;
}

io::Result<Record> readStandaloneRecord(const std::string& path)
{
    auto record = readRecord(path);
    if (!record)
        return record;
    std::error_code code;
    const fs::path home = fs::absolute(path, code).parent_path();
    const auto place = [&](std::string& name) {
        if (const auto clean = relativePath(path, name); clean && fs::is_regular_file(home / *clean, code))
            name = (home / *clean).string();
    };
    for (std::string& name : record->logs)
        place(name);
    for (std::string& name : record->batch.files)
        place(name);
    return record;
}

} // namespace torchtriage::incident
