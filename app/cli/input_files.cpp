// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input_files.h"

#include "core/incident/triage_incident.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace torchtriage::cli {

namespace fs = std::filesystem;

io::Result<std::vector<std::string>> filesOf(const std::string& path)
{
    std::error_code error;
    if (path == "-" || !fs::is_directory(path, error) || incident::isIncidentPath(path))
        return std::vector<std::string>{path};

    std::vector<std::string> files;
    fs::recursive_directory_iterator at(path, fs::directory_options::skip_permission_denied, error);
    if (error)
        return io::fail(io::systemError(path, error.value()));
    for (const fs::recursive_directory_iterator end; at != end; at.increment(error)) {
        if (error)
            return io::fail(io::systemError(path, error.value()));
        if (at->is_directory(error) && !at->is_symlink(error) &&
            incident::isIncidentPath(at->path().string())) {
            files.push_back(at->path().string());
            at.disable_recursion_pending();
        } else if (at->is_regular_file(error) && !error) {
            files.push_back(at->path().string());
        }
    }
    if (files.empty())
        return io::fail(io::ErrorKind::Unsupported, path, {}, "the folder holds no file");
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace torchtriage::cli
