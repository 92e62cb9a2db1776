// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/evidence_page.h"

#include "app/desktop/views/evidence/evidence_side.h"
#include "app/desktop/views/evidence/find_bar.h"
#include "app/desktop/views/evidence/first_failure_banner.h"
#include "app/desktop/views/evidence/go_to_line.h"
#include "app/desktop/views/evidence/log_actions.h"
#include "app/desktop/views/evidence/log_document.h"
#include "app/desktop/views/evidence/log_search.h"
#include "app/desktop/views/evidence/log_view.h"
#include "app/desktop/views/evidence/log_view_accessible.h"
#include "app/desktop/views/evidence/minimap.h"
#include "app/desktop/views/evidence/reading_strip.h"
#include "app/workbench/error_text.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

namespace torchtriage::desktop {

namespace {

constexpr int mapWidth = 92;
constexpr int sideWidth = 248;
constexpr int mapMilliseconds = 250; // the map is drawn anew at most this often while the log is read

/// Line of the log for a line of the report: in a notebook the report counts within the cell, events do not.
std::int64_t foundLine(const triage::Report& report)
{
    return report.first && *report.first < report.events.size() ? report.events[*report.first].lines.first
                                                                : 0;
}

QString number(std::int64_t value)
{
    return QLocale().toString(static_cast<qlonglong>(value));
}

} // namespace

EvidencePage::EvidencePage(QWidget* parent) : IncidentPage(parent)
{
    installLogViewAccessibility();
    makeWidgets();
    layOut();
    connectLog();
    connectParts();
    connectSides();
    auto* own = new LogActions(this);
    own->workOn([this]() -> EvidencePage& { return *this; });
    own->setLogOpen(true);
    addActions(own->findChildren<QAction*>()); // for their keys
    setActions(*own);
    retranslate();
}

EvidencePage::~EvidencePage() = default;

QString EvidencePage::guideSection() const
{
    return QStringLiteral("first-failure");
}

void EvidencePage::makeWidgets()
{
    m_document = new LogDocument(this);
    m_search = new LogSearch(this);
    m_find = new FindBar(this);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_banner = new FirstFailureBanner(this);
    m_view = new LogView(*m_document, this);
    m_reading = new ReadingStrip(this);
    m_minimap = new Minimap(this);
    m_side = new EvidenceSide(this);
    m_goToLine = new GoToLine(m_view);
    m_banner->hide();
}

void EvidencePage::layOut()
{
    auto* log = new QWidget(this);
    auto* logColumn = new QVBoxLayout(log);
    logColumn->setContentsMargins(0, 0, 0, 0);
    logColumn->setSpacing(0);
    logColumn->addWidget(m_banner);
    logColumn->addWidget(m_view, 1);
    logColumn->addWidget(m_reading);
    m_splitter->addWidget(log);
    m_splitter->addWidget(m_minimap);
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setStretchFactor(2, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({800, mapWidth, sideWidth});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_find);
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_view);
    setTabOrder(m_find, m_view);
    setTabOrder(m_view, m_minimap);
    setTabOrder(m_minimap, m_side);
}

void EvidencePage::connectLog()
{
    connect(m_document, &LogDocument::openedLog, this, [this] {
        if (m_find->query().text.empty())
            return;
        startSearch();
    });
    connect(m_document, &LogDocument::linesChanged, this, [this] {
        const auto progress = m_document->progress();
        m_reading->setProgress(progress.done, progress.total, m_document->lines());
        m_search->goOn();
        updateStatus();
        showBanner();
    });
    connect(m_document, &LogDocument::ranksChanged, this, &EvidencePage::onRanksChanged);
    connect(m_document, &LogDocument::readToEnd, this, &EvidencePage::onReadToEnd);
    connect(m_document, &LogDocument::failed, this, [this](const io::Error& error) {
        m_reading->setNotice(workbench::errorText(error));
        updateStatus();
    });
    connect(m_document, &LogDocument::contentReplaced, this, [this] {
        m_reading->setNotice(
            tr("The file was cut or replaced since it was triaged. The events belong to its earlier "
               "content. Reload to read it anew."));
        startSearch();
    });
    connect(m_reading, &ReadingStrip::cancelRequested, m_document, &LogDocument::cancel);
}

void EvidencePage::connectParts()
{
    connect(m_find, &FindBar::queryChanged, this, &EvidencePage::startSearch);
    connect(m_find, &FindBar::nextRequested, this, &EvidencePage::findNext);
    connect(m_find, &FindBar::previousRequested, this, &EvidencePage::findPrevious);
    connect(m_find, &FindBar::left, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_find, &FindBar::copyRequested, this, [this] { m_view->copy(CopyStyle::Lines); });
    connect(m_find->dim(), &QCheckBox::toggled, m_view, &LogView::setDimsConsequences);
    connect(m_find->fold(), &QCheckBox::toggled, m_view, &LogView::setFoldsFrames);
    connect(m_find->wrap(), &QCheckBox::toggled, m_view, &LogView::setWraps);
    connect(m_search, &LogSearch::changed, this, &EvidencePage::onSearchChanged);
    connect(m_banner, &FirstFailureBanner::clicked, this, &EvidencePage::showFirstFailure);
    connect(m_banner, &FirstFailureBanner::backRequested, this, &EvidencePage::unpin);
    connect(m_banner, &FirstFailureBanner::copyRequested, this, [this] {
        QApplication::clipboard()->setText(m_banner->text());
        emit statusChanged(tr("The first failure is on the clipboard."));
    });
}

void EvidencePage::connectSides()
{
    connect(m_side, &EvidenceSide::lineRequested, this, &EvidencePage::showLine);
    connect(m_side, &EvidenceSide::filterChanged, this, [this] {
        m_view->setFilter(m_side->filter());
        m_minimap->setFilter(m_side->filter());
        updateActions();
    });
    connect(m_minimap, &Minimap::lineRequested, this, &EvidencePage::showLine);
    connect(m_minimap, &Minimap::pagesRequested, m_view, &LogView::scrollPages);
    connect(m_view, &LogView::visibleLinesChanged, m_minimap, &Minimap::setVisibleLines);
    connect(m_view, &LogView::currentLineChanged, this, [this](std::int64_t line) {
        m_side->setCurrentLine(line);
        updateStatus();
    });
    connect(m_view, &LogView::copied, this, &EvidencePage::onCopied);
    connect(m_view, &QWidget::customContextMenuRequested, this, &EvidencePage::openMenu);
    connect(m_goToLine, &GoToLine::lineChosen, this, [this](std::int64_t line) {
        showLine(line);
        m_view->setFocus();
    });
    connect(m_goToLine, &GoToLine::closed, m_view, qOverload<>(&QWidget::setFocus));
}

bool EvidencePage::isShown(const workbench::Incident& incident) const
{
    return incident.id != 0 && incident.id == m_incident.id && incident.path == m_incident.path &&
           incident.text == m_incident.text && incident.when == m_incident.when &&
           incident.readSeconds == m_incident.readSeconds && incident.report.bytes == m_incident.report.bytes;
}

void EvidencePage::setIncident(const workbench::Incident& incident)
{
    if (isShown(incident)) {
        pin(incident.pinnedLine);
        return;
    }
    m_incident = incident;
    const triage::Report& report = m_incident.report;
    m_search->clear();
    m_find->clear();
    m_currentMatch.reset();
    m_wantedRank.reset();
    LogMarks marks(report, incident.pinnedLine);
    FoldSet folds(LogMarks::keptOpen(report));
    folds.setEnabled(m_find->fold()->isChecked());
    m_view->setPattern(std::nullopt);
    m_view->setMarks(std::move(marks), std::move(folds));
    m_side->setReport(report);
    m_minimap->setReport(report);
    m_minimap->setFilter({});
    m_minimap->setProfile(nullptr, 0);
    m_sinceMap.invalidate();
    m_reading->begin();
    m_document->open({incident.path, incident.text, incident.name}, LogMarks::knownRanks(report),
                     foundLine(report));
    showFirstFailure();
    showBanner();
    updateStatus();
}

void EvidencePage::showLine(std::int64_t line)
{
    // A line that the rank filter hides is asked for: then the filter has to give way.
    if (!m_side->filter().hidesNothing() && line <= m_document->lines() &&
        !m_side->filter().shows(m_view->rankOf(line)))
        m_side->showAllRanks();
    m_view->showLine(line);
}

void EvidencePage::showFirstFailure()
{
    if (const std::int64_t line = m_view->marks().firstFailure())
        showLine(line);
}

void EvidencePage::showOnlyRank(int rank)
{
    m_wantedRank = m_side->showOnlyRank(rank) ? std::nullopt : std::optional(rank);
}

void EvidencePage::nextEvent()
{
    if (const std::int64_t line = m_side->eventAfter(m_view->currentLine(), false))
        showLine(line);
}

void EvidencePage::previousEvent()
{
    if (const std::int64_t line = m_side->eventAfter(m_view->currentLine(), true))
        showLine(line);
}

void EvidencePage::onRanksChanged()
{
    const bool due = !m_sinceMap.isValid() || m_sinceMap.elapsed() > mapMilliseconds ||
                     m_document->profile()->lines() >= m_document->lines();
    if (!due)
        return;
    m_sinceMap.start();
    m_side->setLanes(m_document->profile()->lanes());
    m_minimap->setProfile(m_document->profile(), m_document->lines());
    if (m_wantedRank)
        showOnlyRank(*m_wantedRank);
}

void EvidencePage::onReadToEnd()
{
    m_reading->end();
    if (m_document->wasCancelled())
        m_reading->setNotice(tr("Reading was cancelled at line %1. Reload to read the whole log.")
                                 .arg(number(m_document->lines())));
    m_sinceMap.invalidate();
    onRanksChanged();
    m_search->goOn();
    updateStatus();
    showBanner();
}

void EvidencePage::pin(std::optional<std::int64_t> line)
{
    m_incident.pinnedLine = line;
    m_view->setPinnedLine(line);
    showBanner();
}

void EvidencePage::showBanner()
{
    const LogMarks& marks = m_view->marks();
    const std::int64_t line = marks.firstFailure();
    m_banner->setVisible(line > 0);
    if (line <= 0)
        return;
    const triage::Report& report = m_incident.report;
    const bool found = line == marks.foundLine();
    const std::optional<int> rank = found && report.rank ? report.rank : m_view->rankOf(line);
    const QString text = found ? QString::fromStdString(report.message) : m_view->lineText(line);
    m_banner->setFailure(line, rank, text, marks.isPinnedByHand());
    m_minimap->setFirstFailure(line, rank);
    m_side->setFailedRank(rank);
    updateActions();
}

void EvidencePage::updateStatus()
{
    const std::int64_t line = m_view->currentLine();
    QStringList parts;
    if (m_document->lines() > 0)
        parts.append(tr("Line %1 of %2").arg(number(line), number(m_document->lines())));
    if (const auto rank = m_view->rankOf(line))
        parts.append(tr("Rank %1").arg(*rank));
    if (m_search->isActive())
        parts.append(tr("%n match(es)", nullptr,
                        static_cast<int>(std::min<std::int64_t>(m_search->count(), INT_MAX))));
    if (m_view->isFollowing())
        parts.append(tr("Following the end"));
    emit statusChanged(parts.join(QStringLiteral("     ")));
    updateActions();
}

void EvidencePage::retranslate()
{
    m_view->setAccessibleName(tr("Lines of the log"));
    m_find->retranslate();
    m_banner->retranslate();
    m_minimap->retranslate();
    m_side->retranslate();
    m_reading->retranslate();
    m_goToLine->retranslate();
    updateStatus();
}

} // namespace torchtriage::desktop
