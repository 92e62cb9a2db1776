// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::workbench {

/// The program's own log: one rotating file (3 x 1 MiB) that Qt's messages also go to. Lives as long as the
/// program; names no host, no user and no environment variable. If the file cannot be written there is no log
/// and the program runs on.
class Logging {
public:
    /// `folder` is made if it is missing.
    explicit Logging(const QString& folder = defaultFolder());
    ~Logging();
    Logging(const Logging&) = delete;
    Logging& operator=(const Logging&) = delete;

    [[nodiscard]] static QString defaultFolder();
    /// The file in the default folder, for the About box.
    [[nodiscard]] static QString defaultFile();
    /// Whether messages reach a file.
    [[nodiscard]] bool isActive() const noexcept { return m_active; }

private:
    bool m_active = false;
    void (*m_previous)(QtMsgType, const QMessageLogContext&, const QString&) = nullptr;
};

} // namespace torchtriage::workbench
