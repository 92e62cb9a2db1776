// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/library/library_pane.h"

#include "app/desktop/models/library_model.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/views/batch/state_card.h"
#include "app/desktop/views/library/library_tree.h"
#include "app/desktop/widgets/labels.h"
#include "app/workbench/error_text.h"
#include "app/workbench/library_job.h"
#include "app/workbench/library_text.h"

#include <QDir>
#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace torchtriage::desktop {

using namespace std::chrono_literals;

LibraryPane::LibraryPane(QWidget* parent)
    : QWidget(parent), m_job(new workbench::LibraryJob(this)), m_model(new LibraryModel(this))
{
    m_tree = new LibraryTree(*m_model, this);
    m_state = new StateCard(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_state);
    m_notes = makeText(FontRole::Small, mutedInk, this);
    m_notes->setContentsMargins(12, 0, 12, 4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addWidget(makeProgress());
    column->addWidget(m_notes);
    column->addWidget(m_stack, 1);

    m_settle.setSingleShot(true);
    m_settle.setInterval(500ms);
    connect(&m_settle, &QTimer::timeout, this, &LibraryPane::rescan);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &LibraryPane::rescanSoon);
    m_showDelay.setSingleShot(true);
    m_showDelay.setInterval(300ms);
    connect(&m_showDelay, &QTimer::timeout, m_progress, &QWidget::show);
    connect(m_tree, &LibraryTree::openRequested, this, &LibraryPane::openRequested);
    connect(m_state, &StateCard::actionTriggered, this, &LibraryPane::rescan);
    connectJob();
    retranslate();
}

QWidget* LibraryPane::makeHeader()
{
    auto* header = new QWidget(this);
    m_title = makeLabel(FontRole::SmallBold, mutedInk, header);
    m_count = makeLabel(FontRole::Small, mutedInk, header);
    m_menu = new QMenu(header);
    m_scan = m_menu->addAction(icon(QStringLiteral("rerun")), QString());
    m_import = m_menu->addAction(icon(QStringLiteral("open")), QString());
    m_choose = m_menu->addAction(icon(QStringLiteral("folder")), QString());
    for (QAction* action : m_menu->actions()) {
        action->setIconVisibleInMenu(false);
    }
    m_more = new QToolButton(header);
    m_more->setIcon(icon(QStringLiteral("dots")));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(12, 2, 8, 2);
    row->addWidget(m_title);
    row->addStretch(1);
    row->addWidget(m_count);
    row->addWidget(m_more);
    connect(m_scan, &QAction::triggered, this, &LibraryPane::rescan);
    connect(m_import, &QAction::triggered, this, &LibraryPane::importRequested);
    connect(m_choose, &QAction::triggered, this, &LibraryPane::chooseFolderRequested);
    return header;
}

QWidget* LibraryPane::makeProgress()
{
    m_progress = new QWidget(this);
    m_numbers = makeLabel(FontRole::Small, mutedInk, m_progress);
    m_bar = new QProgressBar(m_progress);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_cancel = new QPushButton(m_progress);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(4);
    lines->addWidget(m_numbers);
    lines->addWidget(m_bar);
    auto* row = new QHBoxLayout(m_progress);
    row->setContentsMargins(12, 4, 8, 8);
    row->addLayout(lines, 1);
    row->addWidget(m_cancel);
    m_progress->hide();
    connect(m_cancel, &QPushButton::clicked, m_job, &workbench::LibraryJob::cancel);
    return m_progress;
}

void LibraryPane::connectJob()
{
    connect(m_job, &workbench::LibraryJob::scanned, this, [this](const workbench::LibraryPointer& listing) {
        m_listing = listing;
        endScan(Outcome::Read);
    });
    connect(m_job, &workbench::LatestJob::failed, this, [this](const io::Error& error) {
        m_error = error;
        endScan(error.kind == io::ErrorKind::Cancelled ? Outcome::Cancelled : Outcome::Failed);
    });
    connect(m_job, &workbench::LatestJob::cancelled, this, [this] { endScan(Outcome::Cancelled); });
    connect(m_job, &workbench::LatestJob::progressed, this, &LibraryPane::showNumbers);
}

void LibraryPane::setFolder(const QString& path)
{
    const QString folder = QDir::cleanPath(path);
    if (folder == m_folder) {
        return;
    }
    m_folder = folder;
    m_listing.reset();
    m_outcome = Outcome::Unread;
    refilter();
    if (isVisible()) {
        rescan();
    }
}

void LibraryPane::rescan()
{
    if (m_folder.isEmpty()) {
        return;
    }
    showNumbers(0, 0);
    m_showDelay.start();
    m_scan->setEnabled(false);
    m_job->scan(m_folder);
    watch();
}

void LibraryPane::rescanSoon()
{
    m_settle.start();
}

void LibraryPane::watch()
{
    // The folder may be made only later: then the next scan watches it.
    const QStringList watched = m_watcher.directories();
    if (watched != QStringList{m_folder} && !watched.isEmpty()) {
        m_watcher.removePaths(watched);
    }
    if (!m_watcher.directories().contains(m_folder) && QDir(m_folder).exists()) {
        m_watcher.addPath(m_folder);
    }
}

void LibraryPane::endScan(Outcome outcome)
{
    m_showDelay.stop();
    m_progress->hide();
    m_scan->setEnabled(true);
    m_outcome = outcome;
    refilter();
}

void LibraryPane::setFilter(const QString& query, const QSet<triage::FailureClass>& classes)
{
    m_query = query;
    m_classes = classes;
    refilter();
}

void LibraryPane::refilter()
{
    m_tree->setFiltering(!m_query.trimmed().isEmpty() || !m_classes.isEmpty());
    m_model->show(m_listing, m_listing ? m_listing->find(m_query, m_classes) : std::vector<int>());
    showState();
    emit changed();
}

int LibraryPane::shownCount() const
{
    return m_model->incidents();
}

int LibraryPane::hiddenCount() const
{
    return m_listing ? m_listing->size() - shownCount() : 0;
}

void LibraryPane::setCurrentPath(const QString& path)
{
    m_tree->setCurrentPath(path);
}

void LibraryPane::focusTree()
{
    m_tree->setFocus(Qt::OtherFocusReason);
}

void LibraryPane::showState()
{
    using State = StateCard::State;
    const bool empty = !m_listing || m_listing->size() == 0;
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_state) : m_tree);
    m_count->setText(empty ? QString() : QLocale().toString(shownCount()));
    QStringList notes = m_listing ? workbench::libraryNotes(m_listing->library()) : QStringList();
    if (!empty && m_outcome == Outcome::Failed) {
        notes << workbench::errorText(m_error);
    } else if (!empty && m_outcome == Outcome::Cancelled) {
        notes << tr("The last scan was cancelled: this is what the one before it found.");
    }
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
    switch (m_outcome) {
    case Outcome::Failed:
        m_state->setState(State::Failed, tr("The library was not read."), workbench::errorText(m_error),
                          tr("Scan again"));
        break;
    case Outcome::Cancelled:
        m_state->setState(State::Stopped, tr("The scan was cancelled."), tr("What it read is remembered."),
                          tr("Scan again"));
        break;
    case Outcome::Read:
        m_state->setState(State::Information, tr("No incident is kept yet."),
                          tr("Notes, pins and attached batches are kept here, and what "
                             "torchtriage_capture.py and torchtriage-cli run leave."));
        break;
    case Outcome::Unread:
        m_state->setState(State::Information, tr("The library is being read."), {});
        break;
    }
}

void LibraryPane::showNumbers(quint64 done, quint64 total)
{
    const QLocale locale;
    m_bar->setRange(0, total > 0 ? 1000 : 0);
    if (total > 0) {
        m_bar->setValue(static_cast<int>(1000.0 * static_cast<double>(done) / static_cast<double>(total)));
    }
    m_numbers->setText(total > 0 ? tr("%1 of %2 incidents").arg(locale.toString(done), locale.toString(total))
                                 : tr("Looking for incidents"));
}

void LibraryPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_outcome == Outcome::Unread && !m_job->isRunning()) {
        // After what the user waits for is on the screen.
        QTimer::singleShot(0, this, &LibraryPane::rescan);
    }
}

void LibraryPane::retranslate()
{
    m_title->setText(tr("Library"));
    m_tree->setAccessibleName(tr("Library of incidents"));
    m_more->setAccessibleName(tr("Library menu"));
    m_more->setToolTip(m_more->accessibleName());
    m_scan->setText(tr("&Scan again"));
    m_import->setText(tr("&Import incident…"));
    m_choose->setText(tr("Choose library &folder…"));
    m_cancel->setText(tr("Cancel"));
    m_bar->setAccessibleName(tr("Reading the library"));
    showState();
}

void LibraryPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_listing) {
            rescan(); // what is searched is in the language of the moment
        }
    }
    QWidget::changeEvent(event);
}

} // namespace torchtriage::desktop
