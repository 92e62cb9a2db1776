// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/steps_dock.h"

#include "app/desktop/views/next_step_pane.h"
#include "app/desktop/views/overview_page.h"

#include <QEvent>

namespace torchtriage::desktop {

StepsDock::StepsDock(QWidget* parent) : QDockWidget(parent)
{
    setObjectName(QStringLiteral("steps"));
    setFeatures(NoDockWidgetFeatures);
    setAllowedAreas(Qt::LeftDockWidgetArea);
    setTitleBarWidget(new QWidget(this)); // its tab names it
    setWindowTitle(tr("Next step"));
    hide();
}

void StepsDock::place(OverviewPage& page, bool narrow)
{
    const bool here = widget() == &page.steps();
    if (narrow && !here) {
        setWidget(&page.steps());
        page.steps().show();
    } else if (!narrow && here) {
        page.takeStepsBack();
    }
    setVisible(narrow);
}

void StepsDock::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setWindowTitle(tr("Next step"));
    }
    QDockWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
