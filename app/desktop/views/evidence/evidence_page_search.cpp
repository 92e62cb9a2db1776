// SPDX-License-Identifier: GPL-3.0-or-later
// Finding in the log: the query of the bar, the matches as they come in, and the way from one to the next.
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/evidence/evidence_side.h"
#include "app/desktop/views/evidence/find_bar.h"
#include "app/desktop/views/evidence/log_document.h"
#include "app/desktop/views/evidence/log_search.h"
#include "app/desktop/views/evidence/log_view.h"

namespace torchtriage::desktop {

bool EvidencePage::focusFind()
{
    m_find->focusField();
    return true;
}

void EvidencePage::startSearch()
{
    m_currentMatch.reset();
    m_find->setProblem({});
    const log::SearchQuery query = m_find->query();
    if (query.text.empty() || !m_document->index()) {
        m_search->clear();
        m_view->setPattern(std::nullopt);
        m_find->setCount(0, 0, false);
        updateStatus();
        return;
    }
    const auto pattern = log::SearchPattern::compile(query);
    if (!pattern) {
        m_search->clear();
        m_view->setPattern(std::nullopt);
        m_find->setProblem(QString::fromStdString(pattern.error().detail));
        return;
    }
    m_jumpToFirstMatch = false;
    m_search->start(m_document->opened()->source, *pattern);
    // Compiled once more: an expression builds its automaton as it goes, and the view must not wait for the
    // search.
    if (const auto own = log::SearchPattern::compile(query))
        m_view->setPattern(*own);
    onSearchChanged();
}

void EvidencePage::onSearchChanged()
{
    if (!m_search->isActive())
        return;
    if (m_jumpToFirstMatch && m_search->size() > 0)
        goToMatch(false, true);
    m_find->setCount(m_currentMatch ? static_cast<std::int64_t>(*m_currentMatch) + 1 : 0, m_search->count(),
                     m_search->isRunning());
    updateStatus();
}

void EvidencePage::findNext()
{
    goToMatch(false, !m_currentMatch);
}

void EvidencePage::findPrevious()
{
    goToMatch(true, false);
}

void EvidencePage::goToMatch(bool backwards, bool inclusive)
{
    if (!m_search->isActive())
        return;
    const auto next = m_search->next(m_view->currentOffset(), backwards, inclusive);
    m_jumpToFirstMatch = !next.has_value();
    const auto match = next ? m_search->match(*next) : std::nullopt;
    if (!match || match->line > m_document->lines())
        return;
    m_currentMatch = next;
    if (!m_side->filter().shows(m_view->rankOf(match->line)))
        m_side->showAllRanks();
    m_view->showMatch(match->line, match->offset, match->length);
    m_find->setCount(static_cast<std::int64_t>(*next) + 1, m_search->count(), m_search->isRunning());
}

} // namespace torchtriage::desktop
