// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/incident/incident_text.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace torchtriage::incident {

namespace fs = std::filesystem;

std::string firstLog(const Folder& folder, const Record& record)
{
    std::error_code code;
    for (const std::string& name : record.logs) {
        const auto path = folder.resolve(name);
        if (path && fs::is_regular_file(*path, code))
            return *path;
    }
    std::vector<std::string> found;
    for (fs::directory_iterator it(folder.path() + "/logs", code), end; !code && it != end;
         it.increment(code)) {
        std::error_code ignored;
        if (it->is_regular_file(ignored) && found.size() < 1000)
            found.push_back(it->path().string());
    }
    return found.empty() ? std::string() : *std::ranges::min_element(found);
}

std::string firstAbsoluteLog(const Record& record)
{
    std::error_code code;
    const auto there = [&](const std::string& name) {
        return name.starts_with('/') && fs::is_regular_file(name, code);
    };
    const auto found = std::ranges::find_if(record.logs, there);
    return found == record.logs.end() ? std::string() : *found;
}

std::string errorText(const FirstError& error)
{
    if (error.message.empty() && error.exception.empty())
        return {};
    return (error.exception.empty() ? error.message : error.exception + ": " + error.message) + "\n";
}

} // namespace torchtriage::incident
