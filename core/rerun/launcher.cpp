// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/launcher.h"

namespace torchtriage::rerun {

io::Result<std::shared_ptr<const Launcher>> makeLauncher(std::string_view name)
{
    if (name.empty() || name == "local")
        return std::make_shared<LocalLauncher>();
    return io::fail(io::ErrorKind::Unsupported, {}, "launcher", std::string(name.substr(0, 200)));
}

} // namespace torchtriage::rerun
