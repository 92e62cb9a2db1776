// SPDX-License-Identifier: GPL-3.0-or-later
// What comes into the window from outside: files, drops, the clipboard.
#include "app/desktop/views/main_actions.h"
#include "app/desktop/views/main_window.h"
#include "app/desktop/views/notice_area.h"
#include "app/desktop/views/opener.h"
#include "app/desktop/views/start_page.h"
#include "app/desktop/widgets/drop_area.h"
#include "app/workbench/batch_jobs.h"
#include "app/workbench/settings_keys.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMimeData>
#include <QSettings>

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

} // namespace torchtriage::desktop
