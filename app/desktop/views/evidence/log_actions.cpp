// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/evidence/log_actions.h"

#include "app/desktop/views/evidence/evidence_page.h"
#include "app/desktop/views/evidence/log_view.h"

#include <QAction>

namespace torchtriage::desktop {

LogActions::LogActions(QObject* parent) : QObject(parent)
{
    copy = make(); // Ctrl+C belongs to whichever view or field has the focus
    copyLines = make();
    copyWithoutPrefixes = make();
    copyWithNumbers = make();
    findNext = make(QStringLiteral("F3"));
    findPrevious = make(QStringLiteral("Shift+F3"));
    goToLine = make(QStringLiteral("Ctrl+G"));
    pin = make(QStringLiteral("Ctrl+P"));
    unpin = make();
    foldBlock = make();
    dim = makeToggle(true);
    fold = makeToggle(true);
    wrap = makeToggle(false);
    follow = makeToggle(false);
    failedRank = make();
    allRanks = make();
    setLogOpen(false);
    retranslate();
}

QAction* LogActions::make(const QString& keys)
{
    auto* action = new QAction(this);
    if (!keys.isEmpty())
        action->setShortcut(QKeySequence(keys));
    return action;
}

QAction* LogActions::makeToggle(bool checked)
{
    QAction* action = make();
    action->setCheckable(true);
    action->setChecked(checked);
    return action;
}

void LogActions::workOn(const std::function<EvidencePage&()>& page)
{
    const auto on = [&](QAction* action, void (EvidencePage::*slot)()) {
        connect(action, &QAction::triggered, this, [page, slot] { (page().*slot)(); });
    };
    const auto copies = [&](QAction* action, CopyStyle style) {
        connect(action, &QAction::triggered, this, [page, style] { page().view().copy(style); });
    };
    copies(copy, CopyStyle::Selection);
    copies(copyLines, CopyStyle::Lines);
    copies(copyWithoutPrefixes, CopyStyle::WithoutPrefixes);
    copies(copyWithNumbers, CopyStyle::WithNumbers);
    on(findNext, &EvidencePage::findNext);
    on(findPrevious, &EvidencePage::findPrevious);
    on(goToLine, &EvidencePage::askForLine);
    on(pin, &EvidencePage::pinCurrentLine);
    on(unpin, &EvidencePage::unpin);
    on(foldBlock, &EvidencePage::toggleBlock);
    on(failedRank, &EvidencePage::showFailedRank);
    on(allRanks, &EvidencePage::showAllRanks);
    for (QAction* toggle : {dim, fold, wrap, follow})
        connect(toggle, &QAction::triggered, this, [page] { page(); }); // its state follows by itself
}

void LogActions::setLogOpen(bool open)
{
    for (QAction* action : {findNext, findPrevious, goToLine, dim, fold, wrap})
        action->setEnabled(open);
    if (open)
        return; // what needs a place in the log is enabled by the page that shows it
    for (QAction* action : {copy, copyLines, copyWithoutPrefixes, copyWithNumbers, pin, unpin, foldBlock,
                            follow, failedRank, allRanks})
        action->setEnabled(false);
}

void LogActions::retranslate()
{
    copy->setText(tr("C&opy"));
    copyLines->setText(tr("Copy &lines"));
    copyWithoutPrefixes->setText(tr("Copy lines &without prefixes"));
    copyWithNumbers->setText(tr("Copy lines with num&bers"));
    findNext->setText(tr("Find ne&xt"));
    findPrevious->setText(tr("Find pre&vious"));
    goToLine->setText(tr("Go to lin&e…"));
    pin->setText(tr("P&in this line as first failure"));
    unpin->setText(tr("&Back to the line found"));
    foldBlock->setText(tr("Fold or &unfold this block"));
    dim->setText(tr("&Dim consequences"));
    fold->setText(tr("&Fold frames"));
    wrap->setText(tr("&Wrap lines"));
    follow->setText(tr("Follow the &end of the log"));
    failedRank->setText(tr("&Only the rank of the first failure"));
    allRanks->setText(tr("&All ranks"));
}

} // namespace torchtriage::desktop
