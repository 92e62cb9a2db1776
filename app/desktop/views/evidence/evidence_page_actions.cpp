// SPDX-License-Identifier: GPL-3.0-or-later
// What the user does with the lines of the log, from the menus and from the context menu.
#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/evidence/evidence_side.h"
#include "app/desktop/views/evidence/find_bar.h"
#include "app/desktop/views/evidence/go_to_line.h"
#include "app/desktop/views/evidence/log_actions.h"
#include "app/desktop/views/evidence/log_document.h"
#include "app/desktop/views/evidence/log_view.h"
#include "app/desktop/views/evidence/rank_list_model.h"

#include <QAction>
#include <QCheckBox>
#include <QMenu>

namespace torchtriage::desktop {

void EvidencePage::setActions(LogActions& actions)
{
    if (m_actions && m_actions->parent() == this)
        delete m_actions;
    m_actions = &actions;
    const auto tie = [this](QCheckBox* box, QAction* action) {
        box->setChecked(action->isChecked());
        connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
        connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    };
    tie(m_find->dim(), actions.dim);
    tie(m_find->fold(), actions.fold);
    tie(m_find->wrap(), actions.wrap);
    connect(actions.follow, &QAction::toggled, m_view, &LogView::setFollowing);
    connect(m_view, &LogView::followingChanged, actions.follow, &QAction::setChecked);
    updateActions();
}

LogActions& EvidencePage::actions() const
{
    return *m_actions;
}

void EvidencePage::updateActions()
{
    if (!m_actions)
        return; // the window that had them is going
    const bool here = isVisible() && m_document->lines() > 0;
    const std::int64_t line = m_view->currentLine();
    const LogMarks& marks = m_view->marks();
    for (QAction* action :
         {m_actions->copy, m_actions->copyLines, m_actions->copyWithoutPrefixes, m_actions->copyWithNumbers})
        action->setEnabled(here);
    m_actions->pin->setEnabled(here && line != marks.firstFailure());
    m_actions->unpin->setEnabled(here && marks.isPinnedByHand());
    m_actions->foldBlock->setEnabled(here && m_view->hasFoldAt(line));
    m_actions->follow->setEnabled(here && m_document->canGrow());
    const bool all = m_side->filter().hidesNothing();
    m_actions->failedRank->setEnabled(here && all && m_side->failedRank() && m_side->ranks().rowCount() > 1);
    m_actions->allRanks->setEnabled(here && !all);
}

void EvidencePage::showEvent(QShowEvent* event)
{
    IncidentPage::showEvent(event);
    updateActions();
}

void EvidencePage::hideEvent(QHideEvent* event)
{
    IncidentPage::hideEvent(event);
    updateActions();
}

void EvidencePage::askForLine()
{
    m_goToLine->ask(m_document->lines());
}

void EvidencePage::toggleBlock()
{
    m_view->toggleFold(m_view->currentLine());
}

void EvidencePage::showFailedRank()
{
    if (const auto rank = m_side->failedRank())
        m_side->showOnlyRank(*rank);
}

void EvidencePage::showAllRanks()
{
    m_side->showAllRanks();
}

void EvidencePage::pinCurrentLine()
{
    const std::int64_t line = m_view->currentLine();
    pin(line == m_view->marks().foundLine() ? std::nullopt : std::optional(line));
    emit firstFailurePinned(m_incident.pinnedLine.value_or(0));
}

void EvidencePage::unpin()
{
    pin(std::nullopt);
    emit firstFailurePinned(0);
    showFirstFailure();
}

void EvidencePage::onCopied(std::int64_t lines, bool cut)
{
    const int n = static_cast<int>(lines);
    emit statusChanged(
        cut ? tr("Only the first %n line(s) are on the clipboard: it has no room for more.", nullptr, n)
            : tr("%n line(s) are on the clipboard.", nullptr, n));
}

void EvidencePage::openMenu(const QPoint& position)
{
    updateActions();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const LogActions& actions = *m_actions;
    menu->addActions({actions.copy, actions.copyLines, actions.copyWithoutPrefixes, actions.copyWithNumbers});
    menu->addSeparator();
    menu->addActions({actions.pin, actions.unpin});
    menu->addSeparator();
    menu->addActions({actions.foldBlock, actions.goToLine, actions.follow});
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

} // namespace torchtriage::desktop
