// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_window.h"
#include "tests/desktop/window_fixture.h"
#include "tests/desktop_screenshots/story.h"

#include <QSize>

#include <functional>
#include <memory>

namespace torchtriage::shots {

/// Handles events for that long.
void settle(int milliseconds = 250);
/// Handles events until `done`; fatal, naming `what`, where that takes too long.
void waitFor(const char* what, const std::function<bool()>& done);

/// A window on the worked example, brought forward step by step; each step waits until it is there.
class Stage {
public:
    explicit Stage(QSize size);

    [[nodiscard]] test::WindowFixture& fixture() { return m_fixture; }
    [[nodiscard]] desktop::MainWindow& window() { return *m_window; }
    [[nodiscard]] const Story& story() const { return m_story; }
    [[nodiscard]] const workbench::Incident& incident();
    template <class Page>
    [[nodiscard]] Page& page(desktop::IncidentTab tab)
    {
        m_window->view()->setTab(tab);
        return static_cast<Page&>(m_window->view()->page(tab));
    }

    void openIncident();
    void checkBatch();
    void startReruns();
    void stopReruns();
    void verify();
    /// The job of the kept case instead of the program, and its reduction begun; false: no engine is there.
    [[nodiscard]] bool reduce();
    void openMonth();

private:
    QTemporaryDir m_folder;
    Story m_story;
    test::WindowFixture m_fixture;
    std::unique_ptr<desktop::MainWindow> m_window;
};

} // namespace torchtriage::shots
