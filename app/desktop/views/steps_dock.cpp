// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/steps_dock.h"

#include "app/desktop/views/next_step_pane.h"
#include "app/desktop/views/overview_page.h"

#include <QEvent>
#include <QVBoxLayout>

namespace torchtriage::desktop {

StepsDock::StepsDock(QWidget* parent) : QDockWidget(parent), m_room(new QWidget(this))
{
    setObjectName(QStringLiteral("steps"));
    setFeatures(NoDockWidgetFeatures);
    setAllowedAreas(Qt::LeftDockWidgetArea);
    setTitleBarWidget(new QWidget(this)); // its tab names it
    setWindowTitle(tr("Next step"));
    auto* column = new QVBoxLayout(m_room);
    column->setContentsMargins(0, 0, 0, 0);
    m_room->setMinimumHeight(2); // the empty title bar counts as -1
    setWidget(m_room);
    hide();
}

bool StepsDock::place(OverviewPage& page, bool narrow)
{
    const bool here = m_room->isAncestorOf(&page.steps());
    if (narrow && !here) {
        page.noteStepsWidth();
        m_room->layout()->addWidget(&page.steps());
        page.steps().show();
    } else if (!narrow && here) {
        page.takeStepsBack();
    }
    setVisible(narrow);
    return narrow != here;
}

void StepsDock::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setWindowTitle(tr("Next step"));
    }
    QDockWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
