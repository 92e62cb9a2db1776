// SPDX-License-Identifier: GPL-3.0-or-later
// The panes around an incident and the sizes of everything, kept between sessions once the user changed them.
#include "app/desktop/views/guide/guide_dock.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/overview_page.h"
#include "app/desktop/views/steps_dock.h"
#include "app/workbench/incident_keeper.h"
#include "app/workbench/settings_keys.h"

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace torchtriage::desktop {

namespace settings = workbench::settings;

namespace {
constexpr int guideWidth = 360;
}

GuideDock& MainWindow::guide()
{
    if (!m_guide) {
        m_guide = new GuideDock(m_services.language, this);
        addDockWidget(Qt::RightDockWidgetArea, m_guide);
        if (!restoreDockWidget(m_guide)) {
            resizeDocks({m_guide}, {guideWidth}, Qt::Horizontal);
        }
        m_guide->hide();
        connect(m_guide, &GuideDock::closeRequested, this, [this] { setGuideVisible(false); });
    }
    return *m_guide;
}

void MainWindow::setGuideVisible(bool visible)
{
    m_services.settings.setValue(settings::guideVisible, visible);
    m_actions->guide->setChecked(visible);
    if (visible || m_guide) {
        guide().setVisible(visible);
    }
    placeSteps();
    QTimer::singleShot(
        0, this, [this] { m_guideWidth = m_guideWidth == 0 && m_guide ? m_guide->width() : m_guideWidth; });
}

void MainWindow::showGuide(const QString& section)
{
    guide().showSection(section);
    setGuideVisible(true);
}

void MainWindow::placeSteps()
{
    if (m_view && m_current != 0) {
        const int beside = m_guide && m_guide->isVisible() ? std::max(m_guide->width(), guideWidth) : 0;
        if (m_stepsDock->place(m_view->overview(), width() - beside < StepsDock::narrowWindow)) {
            m_dock->raise();
        }
    }
    // The window makes the bar of the two tabs itself, without a name, and never hides one that it never laid
    // out.
    const bool narrow = !m_stepsDock->isHidden();
    for (QTabBar* bar : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
        bar->setAccessibleName(tr("Side bar"));
        bar->setVisible(narrow);
    }
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    placeSteps();
}

void MainWindow::restoreLayout()
{
    resize(1440, 900);
    if (const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        screen.width() >= minimumWidth() && screen.height() >= minimumHeight()) {
        resize(size().boundedTo(screen.size()));
    }
    restoreGeometry(m_services.settings.value(settings::windowGeometry).toByteArray());
    restoreState(m_services.settings.value(settings::windowState).toByteArray());
    m_sideBarWanted = m_services.settings.value(settings::sideBarVisible, true).toBool();
    m_actions->sideBar->setChecked(m_sideBarWanted);
    if (m_services.settings.value(settings::guideVisible).toBool()) {
        guide().show();
        m_actions->guide->setChecked(true);
    }
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (m_shownSize.isEmpty()) {
        m_shownSize = size();
        // Who opens a log at once is not shown the start page for a blink, nor waits for it to be made.
        QTimer::singleShot(0, this, &MainWindow::showStartUnlessOpening);
    }
}

void MainWindow::saveLayout()
{
    if (size() != m_shownSize) {
        m_services.settings.setValue(settings::windowGeometry, saveGeometry());
    }
    const auto changed = [](const QWidget* pane, int shownWidth) {
        return pane && pane->isVisible() && shownWidth != 0 && pane->width() != shownWidth;
    };
    if (changed(m_dock, m_dockWidth) || changed(m_guide, m_guideWidth)) {
        m_services.settings.setValue(settings::windowState, saveState());
    }
    const bool kept = m_services.settings.value(settings::sideBarVisible, true).toBool();
    if (m_current != 0 && m_sideBarWanted != kept) { // the start page hides it, not the user
        m_services.settings.setValue(settings::sideBarVisible, m_sideBarWanted);
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveLayout();
    saveSession();
    m_keeper->flush();
    QMainWindow::closeEvent(event);
}

} // namespace torchtriage::desktop
