// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/evidence_side.h"

#include "app/desktop/theme/tokens.h"
#include "app/desktop/views/evidence/event_list_model.h"
#include "app/desktop/views/evidence/evidence_delegates.h"
#include "app/desktop/views/evidence/rank_list_model.h"
#include "app/desktop/widgets/section_header.h"

#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace torchtriage::desktop {

namespace {

constexpr int headerHeight = 32;
constexpr int rankColumns = 2;
constexpr int rankRowHeight = 24;
constexpr int rankRowsVisible = 8;

QListView* makeList(QAbstractItemModel* model, QAbstractItemDelegate* delegate, QWidget* parent)
{
    auto* list = new QListView(parent);
    list->setModel(model);
    list->setItemDelegate(delegate);
    list->setFrameShape(QFrame::NoFrame);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setMouseTracking(true);
    return list;
}

} // namespace

EvidenceSide::EvidenceSide(QWidget* parent) : QWidget(parent)
{
    m_events = new EventListModel(this);
    m_ranks = new RankListModel(this);
    m_eventsTitle = new SectionHeader(this);
    m_ranksTitle = new SectionHeader(this);
    for (SectionHeader* header : {m_eventsTitle, m_ranksTitle}) {
        header->setContentsMargins(12, 0, 12, 0);
        header->setMinimumHeight(headerHeight);
    }
    m_rankDelegate = new RankDelegate(this);
    m_eventList = makeList(m_events, new EventDelegate(this), this);
    m_rankList = makeList(m_ranks, m_rankDelegate, this);
    m_rankList->setFlow(QListView::LeftToRight);
    m_rankList->setWrapping(true);
    m_rankList->setResizeMode(QListView::Adjust);
    m_rankList->setSelectionMode(QAbstractItemView::NoSelection);
    m_rankList->viewport()->setAutoFillBackground(false);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_eventsTitle);
    column->addSpacing(1);
    column->addWidget(m_eventList, 1);
    column->addSpacing(1);
    column->addWidget(m_ranksTitle);
    column->addSpacing(9);
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(12, 0, 8, 0);
    inset->addWidget(m_rankList);
    column->addLayout(inset);
    column->addSpacing(8);
    setMinimumWidth(200);

    const auto open = [this](const QModelIndex& index) {
        emit lineRequested(m_events->rows().at(index.row()).line);
    };
    connect(m_eventList, &QListView::clicked, this, open);
    connect(m_eventList, &QListView::activated, this, open);
    connect(m_ranks, &RankListModel::filterChanged, this, [this] {
        showTitles();
        emit filterChanged();
    });
    connect(m_ranksTitle, &SectionHeader::linkClicked, this, &EvidenceSide::onRankLink);
    retranslate();
}

void EvidenceSide::setReport(const triage::Report& report)
{
    m_report = report;
    m_events->setReport(report);
    m_ranks->clear();
    showTitles();
}

void EvidenceSide::setLanes(const std::vector<log::RankProfile::Lane>& lanes)
{
    m_ranks->setLanes(lanes);
    fitRanks();
    showTitles();
}

void EvidenceSide::setFailedRank(std::optional<int> rank)
{
    m_failedRank = rank;
    m_ranks->setFailedRank(rank);
    showTitles();
}

// Two ranks a row; many ranks scroll.
void EvidenceSide::fitRanks()
{
    const int count = m_ranks->rowCount({});
    const bool launcher = count > 0 && !m_ranks->index(count - 1).data(RankListModel::IsRankRole).toBool();
    const int ranks = count - (launcher ? 1 : 0);
    const int rows = (ranks + rankColumns - 1) / rankColumns + (launcher ? 1 : 0);
    const bool scrolls = rows > rankRowsVisible;
    const int bar = scrolls ? m_rankList->verticalScrollBar()->sizeHint().width() : 0;
    m_rankDelegate->setColumns(rankColumns, std::max(40, (m_rankList->width() - bar - 2) / rankColumns));
    m_rankList->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int height = std::max(rankRowHeight, m_rankList->sizeHintForRow(0));
    m_rankList->setFixedHeight(std::min(rows, rankRowsVisible) * height + 4);
    m_rankList->doItemsLayout();
}

void EvidenceSide::setCurrentLine(std::int64_t line)
{
    const int row = m_events->rowAtLine(line);
    const QModelIndex index = m_events->index(row, 0);
    if (!index.isValid()) {
        m_eventList->clearSelection();
        return;
    }
    m_eventList->setCurrentIndex(index);
}

std::int64_t EvidenceSide::eventAfter(std::int64_t line, bool backwards) const
{
    const auto& rows = m_events->rows();
    if (backwards) {
        for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
            if (row->line < line)
                return row->line;
        }
        return 0;
    }
    for (const EventRow& row : rows) {
        if (row.line > line)
            return row.line;
    }
    return 0;
}

log::RankFilter EvidenceSide::filter() const
{
    return m_ranks->filter();
}

void EvidenceSide::showAllRanks()
{
    m_ranks->showAll();
}

bool EvidenceSide::showOnlyRank(int rank)
{
    return m_ranks->showOnly(rank);
}

void EvidenceSide::onRankLink()
{
    if (!m_ranks->filter().hidesNothing())
        m_ranks->showAll();
    else if (m_failedRank)
        m_ranks->showOnly(*m_failedRank);
}

void EvidenceSide::showTitles()
{
    const auto count = [](int n) { return QLocale().toString(n); };
    m_eventsTitle->setTitle(tr("Events"), count(m_events->eventCount()));
    m_ranksTitle->setTitle(tr("Ranks"));
    const bool one = m_ranks->rowCount({}) < 2;
    const QString only = m_failedRank ? tr("Only r%1").arg(*m_failedRank) : QString();
    m_ranksTitle->setLink(one ? QString() : m_ranks->filter().hidesNothing() ? only : tr("All ranks"));
}

void EvidenceSide::retranslate()
{
    m_eventList->setAccessibleName(tr("Events of the log"));
    m_rankList->setAccessibleName(tr("Ranks that are shown"));
    m_events->setReport(m_report);
    showTitles();
}

void EvidenceSide::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Surface, palette()));
    const QColor rule = color(Token::Border, palette());
    painter.fillRect(0, m_eventList->y() - 1, width(), 1, rule);
    painter.fillRect(0, m_ranksTitle->y() - 1, width(), 1, rule);
    painter.fillRect(0, m_ranksTitle->geometry().bottom() + 1, width(), 1, rule);
}

void EvidenceSide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitRanks();
}

} // namespace torchtriage::desktop
