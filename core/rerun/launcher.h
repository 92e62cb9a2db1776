// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/rerun/command.h"

#include <memory>
#include <string>
#include <string_view>

namespace torchtriage::rerun {

/// Where a run's process lives: it turns the command of a run into the one that is started here. What is
/// started here is guarded (child_process.h), so a launcher's own program has to pass the end on.
class Launcher {
public:
    Launcher() = default;
    Launcher(const Launcher&) = delete;
    Launcher& operator=(const Launcher&) = delete;
    virtual ~Launcher() = default;

    /// As on the command line: "local".
    [[nodiscard]] virtual std::string id() const = 0;
    [[nodiscard]] virtual io::Result<Command> wrap(const Command& command) const = 0;
};

/// This machine: the command as it is.
class LocalLauncher final : public Launcher {
public:
    [[nodiscard]] std::string id() const override { return "local"; }
    [[nodiscard]] io::Result<Command> wrap(const Command& command) const override { return command; }
};

/// The launcher of that name. Unsupported: this build has none of that kind; the detail is the name.
[[nodiscard]] io::Result<std::shared_ptr<const Launcher>> makeLauncher(std::string_view name);

} // namespace torchtriage::rerun
