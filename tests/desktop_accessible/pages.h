// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/desktop/window_fixture.h"

#include <QStringList>

class QWidget;

namespace torchtriage::test {

/// Everything that the window can show, by name: "start", each tab of an incident, "guide", "go to",
/// "shortcuts", "about".
[[nodiscard]] QStringList pageNames();

/// A window with the sample incident and a saved batch, that goes from page to page.
class Pages : public WindowFixture {
public:
    Pages();

    /// Shows a page, its background work done; false if that took too long.
    [[nodiscard]] bool show(const QString& name);
    /// What the page adds to the window, or the dialog.
    [[nodiscard]] QWidget& root() const;

    desktop::MainWindow window{services()};

private:
    [[nodiscard]] bool openIncident();

    QWidget* m_dialog = nullptr;
};

} // namespace torchtriage::test
