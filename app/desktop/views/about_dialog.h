// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace torchtriage::desktop {

/// Version, licence, where the program's own log is; facts that a bug report needs and nothing personal.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);

    /// Versions and platform as plain text, in English for every language.
    [[nodiscard]] static QString debugInformation();
};

} // namespace torchtriage::desktop
