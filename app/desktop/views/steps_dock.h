// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace torchtriage::desktop {

class OverviewPage;

/// Holds the "Next step" pane while the window is too narrow for it: a second tab in the side bar.
class StepsDock : public QDockWidget {
    Q_OBJECT

public:
    /// Below this width of the window the pane moves here.
    static constexpr int narrowWindow = 1280;

    explicit StepsDock(QWidget* parent = nullptr);

    /// Moves the pane of `page` here or back beside the page; true if it was not there already.
    bool place(OverviewPage& page, bool narrow);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* m_room;
};

} // namespace torchtriage::desktop
