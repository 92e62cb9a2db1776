// SPDX-License-Identifier: GPL-3.0-or-later
// What comes into the window from outside: files, drops, the clipboard; and its layout, kept between
// sessions.
#include "app/desktop/views/incident_dock.h"
#include "app/desktop/views/incident_view.h"
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/next_step_pane.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/overview_page.h"
#include "app/desktop/views/start_page.h"
#include "app/desktop/widgets/drop_area.h"
#include "app/workbench/batch_jobs.h"
#include "app/workbench/incident_store.h"
#include "app/workbench/settings_keys.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTimer>

namespace torchtriage::desktop {

namespace settings = workbench::settings;

namespace {

QStringList localFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            paths += url.toLocalFile();
        }
    }
    return paths;
}

QString batchFilter()
{
    QStringList patterns;
    for (const QString& suffix : workbench::BatchJobs::suffixes()) {
        patterns << QStringLiteral("*.") + suffix;
    }
    return MainWindow::tr("Saved batches (%1)").arg(patterns.join(QLatin1Char(' ')));
}

} // namespace

void MainWindow::chooseFiles()
{
    auto* dialog =
        new QFileDialog(this, tr("Open logs"), m_services.settings.value(settings::lastFolder).toString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Logs, notebooks and reports (*.log *.txt *.out *.err *.ipynb *.json *.jsonl "
                               "*.gz *.xz *.zst *.bz2)"),
                            batchFilter(), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& paths) {
        m_services.settings.setValue(settings::lastFolder, QFileInfo(paths.value(0)).absolutePath());
        openFiles(paths);
    });
    dialog->open();
}

void MainWindow::pasteLog()
{
    const QMimeData* mime = QApplication::clipboard()->mimeData();
    if (mime && mime->hasUrls() && !localFiles(*mime).isEmpty()) {
        openFiles(localFiles(*mime));
        return;
    }
    const QString text = mime && mime->hasText() ? mime->text() : QString();
    if (text.trimmed().isEmpty()) {
        m_notices->clearMessages();
        m_notices->showInformation(tr("There is no text on the clipboard."),
                                   tr("Copy the log in your terminal, then paste it here."));
        return;
    }
    m_notices->clearMessages();
    m_opener->openText(tr("Pasted log %1").arg(QLocale().toString(++m_pastes)), text.toUtf8());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(*event->mimeData()).isEmpty() || event->mimeData()->hasText()) {
        event->acceptProposedAction();
        startPage().dropArea().setHighlighted(true);
    }
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent* event)
{
    startPage().dropArea().setHighlighted(false);
    QMainWindow::dragLeaveEvent(event);
}

void MainWindow::dropEvent(QDropEvent* event)
{
    startPage().dropArea().setHighlighted(false);
    const QStringList paths = localFiles(*event->mimeData());
    if (!paths.isEmpty()) {
        openFiles(paths);
    } else if (event->mimeData()->hasText()) {
        m_notices->clearMessages();
        m_opener->openText(tr("Pasted log %1").arg(QLocale().toString(++m_pastes)),
                           event->mimeData()->text().toUtf8());
    }
    event->acceptProposedAction();
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
    if (m_splitterMoved && m_view->overview().steps().window() == this) {
        m_services.settings.setValue(settings::overviewSplitter, m_view->overview().splitter().saveState());
    }
    if (m_dock->isVisible() && m_dockWidth != 0 && m_dock->width() != m_dockWidth) {
        m_services.settings.setValue(settings::windowState, saveState());
    }
    if (m_current != 0) { // on the start page the side bar is hidden by us, not by the user
        m_services.settings.setValue(settings::sideBarVisible, m_sideBarWanted);
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveLayout();
    QMainWindow::closeEvent(event);
}

} // namespace torchtriage::desktop
