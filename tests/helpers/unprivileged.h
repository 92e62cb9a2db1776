// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

namespace torchtriage::testing {

/// While it lives, the process has no rights of root: permission bits then count, as they do for a user.
/// Does nothing in a process that is not root.
class Unprivileged {
public:
    Unprivileged() noexcept : m_wasRoot(::geteuid() == 0), m_dropped(m_wasRoot && ::seteuid(nobody) == 0) {}
    ~Unprivileged()
    {
        if (m_dropped)
            (void)!::seteuid(0);
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;

    /// False only where the system refused to give the rights up.
    [[nodiscard]] bool effective() const noexcept { return !m_wasRoot || m_dropped; }

private:
    static constexpr uid_t nobody = 65534;
    bool m_wasRoot;
    bool m_dropped;
};

} // namespace torchtriage::testing
