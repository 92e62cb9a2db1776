// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/main_window.h"

#include "app/desktop/models/incident_edits.h"
#include "app/desktop/views/about_dialog.h"
#include "app/desktop/views/chart_accessible.h"
#include "app/desktop/views/first_error_card.h"
#include "app/desktop/views/fleet/fleet_page.h"
#include "app/desktop/views/goto/go_to_field.h"
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/shortcuts_dialog.h"
#include "app/desktop/views/start_page.h"
#include "app/desktop/views/steps_dock.h"
#include "app/desktop/widgets/focus_ring.h"
#include "app/desktop/widgets/glyph.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/logo.h"
#include "app/workbench/incident_keeper.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/language.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>
#include <QtMath>

namespace torchtriage::desktop {

using workbench::NextStep;

MainWindow::MainWindow(const Services& services, QWidget* parent) : QMainWindow(parent), m_services(services)
{
    setWindowIcon(Logo::windowIcon());
    setAcceptDrops(true);
    setMinimumSize(1180, 720);
    installChartAccessibility();
    makeParts();
    makeStatusBar();
    connectActions();
    connectNavigation();
    connectOpener();
    connectBatches();
    connectFolder();
    makeGoTo();
    connectReruns();
    connectEdits();
    connectLibrary();
    new FocusRing(this);
    restoreLayout();
    leaveIncident();
}

MainWindow::~MainWindow()
{
    // What is due is saved while every page still is there: saving changes the store, which they show.
    m_keeper->flush();
    disconnect(&m_services.incidents, nullptr, this, nullptr);
}

void MainWindow::makeParts()
{
    auto* tools = addToolBar(QString());
    tools->setObjectName(QStringLiteral("tools"));
    tools->toggleViewAction()->setVisible(false);
    m_actions = new MainActions(m_services, *menuBar(), *tools, this);
    m_opener = new Opener(m_services, this);
    m_dock = new IncidentDock(m_services, this);
    addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_stepsDock = new StepsDock(this);
    addDockWidget(Qt::LeftDockWidgetArea, m_stepsDock);
    tabifyDockWidget(m_dock, m_stepsDock);
    setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
    resizeDocks({m_dock}, {272}, Qt::Horizontal);
    setContextMenuPolicy(Qt::NoContextMenu);

    auto* centre = new QWidget(this);
    m_notices = new NoticeArea(centre);
    m_stack = new QStackedWidget(centre);
    m_blank = new QWidget(m_stack);
    m_stack->addWidget(m_blank);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notices);
    column->addWidget(m_stack, 1);
    setCentralWidget(centre);
}

void MainWindow::makeStatusBar()
{
    m_status = makeLabel(FontRole::Small, mutedInk, this);
    m_status->setContentsMargins(8, 0, 0, 0);
    m_offline = makeLabel(FontRole::Small, mutedInk, this);
    m_offline->setContentsMargins(0, 0, 8, 0);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(new Glyph(QStringLiteral("shield"), Token::Muted, 14, this));
    statusBar()->addPermanentWidget(m_offline);
    statusBar()->setFont(roleFont(FontRole::Small));
}

void MainWindow::connectActions()
{
    connect(m_actions->open, &QAction::triggered, this, &MainWindow::chooseFiles);
    connect(m_actions->paste, &QAction::triggered, this, &MainWindow::pasteLog);
    connect(m_actions->sample, &QAction::triggered, this, &MainWindow::openSample);
    connect(m_actions->openFolder, &QAction::triggered, this, &MainWindow::chooseFolder);
    connect(m_actions->reload, &QAction::triggered, this, &MainWindow::reloadShown);
    connect(m_actions->close, &QAction::triggered, this, &MainWindow::closeIncident);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->copyFirstError, &QAction::triggered, this, &MainWindow::copyFirstError);
    connect(m_actions->guide, &QAction::triggered, this, &MainWindow::setGuideVisible);
    connect(m_actions->shortcuts, &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions->sideBar, &QAction::triggered, this, [this](bool on) {
        (m_stack->currentWidget() == m_start ? m_sideBarAtStart : m_sideBarWanted) = on;
        m_dock->setVisible(on);
    });
    connect(m_actions->filter, &QAction::triggered, this, [this] {
        m_actions->sideBar->setChecked(true);
        (m_stack->currentWidget() == m_start ? m_sideBarAtStart : m_sideBarWanted) = true;
        m_dock->show();
        m_dock->focusFilter();
    });
    connect(m_actions, &MainActions::recentChosen, this, [this](const QString& path) { openFiles({path}); });
}

void MainWindow::connectNavigation()
{
    connect(m_dock, &IncidentDock::activated, this, &MainWindow::showIncident);
    for (int i = 0; i < incidentTabCount; ++i) {
        connect(&m_actions->page(static_cast<IncidentTab>(i)), &QAction::triggered, this,
                [this, i] { incidentView().setTab(static_cast<IncidentTab>(i)); });
    }
    connect(m_actions->find, &QAction::triggered, this, [this] {
        if (showsFolder()) {
            m_fleet->focusFilter();
        } else {
            incidentView().find();
        }
    });
    connect(m_actions->firstFailure, &QAction::triggered, this,
            [this] { incidentView().showFirstFailure(); });
    connect(m_actions->nextEvent, &QAction::triggered, this, [this] { incidentView().nextEvent(); });
    connect(m_actions->previousEvent, &QAction::triggered, this, [this] { incidentView().previousEvent(); });
    for (std::size_t i = 0; i < m_actions->steps.size(); ++i) {
        connect(m_actions->steps.at(i), &QAction::triggered, this,
                [this, number = static_cast<int>(i) + 1] { incidentView().triggerStep(number); });
    }
    connect(m_actions->back, &QAction::triggered, this, [this] {
        if (const auto place = m_history.back()) {
            goTo(*place);
        }
    });
    connect(m_actions->forward, &QAction::triggered, this, [this] {
        if (const auto place = m_history.forward()) {
            goTo(*place);
        }
    });
    connect(m_actions->nextPane, &QAction::triggered, this, [this] { cyclePane(1); });
    connect(m_actions->previousPane, &QAction::triggered, this, [this] { cyclePane(-1); });
}

void MainWindow::connectOpener()
{
    connect(m_opener, &Opener::started, m_notices, &NoticeArea::showProgress);
    connect(m_opener, &Opener::progressed, m_notices, &NoticeArea::setProgress);
    connect(m_opener, &Opener::ended, m_notices, &NoticeArea::endProgress);
    connect(m_notices, &NoticeArea::cancelRequested, m_opener, &Opener::cancel);
    connect(m_opener, &Opener::opened, this, &MainWindow::showIncident);
    connect(m_opener, &Opener::refused, this, [this](const QString& name, const QString& reason) {
        m_notices->showFailure(tr("%1 was not opened.").arg(name), reason);
        showStartUnlessOpening();
    });
    connect(m_opener, &Opener::cancelled, this, [this](const QString& name) {
        m_notices->showInformation(tr("Reading %1 was cancelled.").arg(name),
                                   tr("Nothing of it is shown. Open it again to read it from the start."));
        showStartUnlessOpening();
    });
}

IncidentView& MainWindow::incidentView()
{
    if (!m_view) {
        m_view = new IncidentView(m_services, m_stack);
        m_view->setMenu(m_actions->incidentMenu);
        m_view->setLogActions(*m_actions->log);
        m_view->setNoteAction(m_actions->addNote);
        m_stack->addWidget(m_view);
        connectView();
    }
    return *m_view;
}

void MainWindow::connectView()
{
    connect(m_view, &IncidentView::tabChanged, this, &MainWindow::notePlace);
    connect(m_view, &IncidentView::tabChanged, this, [this](IncidentTab tab) {
        if (tab == IncidentTab::Overview) {
            showStatus(); // the other pages tell their own
        }
    });
    connect(m_view, &IncidentView::actionRequested, this, &MainWindow::doStep);
    connect(m_view, &IncidentView::copyFirstErrorRequested, this, &MainWindow::copyFirstError);
    connect(m_view, &IncidentView::firstFailurePinned, this, [this](qint64 line) {
        m_services.incidents.setPinnedLine(m_current,
                                           line > 0 ? std::optional<std::int64_t>(line) : std::nullopt);
    });
    connect(m_view, &IncidentView::statusChanged, m_status, &QLabel::setText);
    connect(m_view, &IncidentView::attachRequested, this, &MainWindow::openBatch);
    connect(m_view, &IncidentView::guideRequested, this, &MainWindow::showGuide);
    connect(m_view, &IncidentView::reduceRequested, this, &MainWindow::reduceCase);
    connect(m_view, &IncidentView::stateChangeRequested, this, &MainWindow::changeState);
    connect(m_view, &IncidentView::logRequested, this, [this](const QString& path) { openFiles({path}); });
}

void MainWindow::openSample()
{
    m_opener->openSample();
}

void MainWindow::showStatus()
{
    const workbench::Incident* incident = m_services.incidents.find(m_current);
    if (showsFolder()) {
        m_status->setText(m_fleet->status());
        return;
    }
    if (!incident) {
        m_status->setText(tr("No incident open"));
        return;
    }
    const QLocale locale;
    const QString lines = locale.toString(static_cast<qlonglong>(incident->report.lines));
    QString text =
        incident->readSeconds < 1
            ? tr("%1 lines read in %2 ms").arg(lines, locale.toString(qCeil(incident->readSeconds * 1000)))
            : tr("%1 lines read in %2 s").arg(lines, locale.toString(incident->readSeconds, 'f', 1));
    if (const auto ranks = static_cast<int>(incident->report.ranks.size()); ranks > 0) {
        text += QStringLiteral("     ") + tr("%n rank(s)", nullptr, ranks);
    }
    m_status->setText(text);
}

void MainWindow::copyFirstError()
{
    if (const workbench::Incident* incident = m_services.incidents.find(m_current)) {
        QApplication::clipboard()->setText(firstErrorText(incident->report));
        m_status->setText(tr("The first error is on the clipboard."));
    }
}

void MainWindow::doStep(NextStep::Action action)
{
    const workbench::Incident* incident = m_services.incidents.find(m_current);
    if (!incident) {
        return;
    }
    switch (action) {
    case NextStep::Action::OpenEvidence:
        m_view->showFirstFailure();
        break;
    case NextStep::Action::CopyFirstError:
        copyFirstError();
        break;
    case NextStep::Action::Rerun:
        showReruns(QStringLiteral("blocking-launches"));
        break;
    default:
        break;
    }
}

void MainWindow::showShortcuts()
{
    auto* dialog = new ShortcutsDialog(m_actions->withShortcut(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto* dialog = new AboutDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::retranslate()
{
    const workbench::Incident* incident = m_services.incidents.find(m_current);
    const QString shown = incident ? incident->name : showsFolder() ? m_fleet->name() : QString();
    setWindowTitle(shown.isEmpty() ? QStringLiteral("TorchTriage") : tr("%1 – TorchTriage").arg(shown));
    placeSteps();
    m_goTo->retranslate();
    m_offline->setText(tr("Offline. Nothing leaves this computer."));
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        showEditActions();
        retranslate();
        showStatus();
    }
    QMainWindow::changeEvent(event);
}

} // namespace torchtriage::desktop
