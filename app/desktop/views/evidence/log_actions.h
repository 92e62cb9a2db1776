// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QAction;

namespace torchtriage::desktop {

class EvidencePage;

/// What can be done with the log of an incident: for the menus of the window, and for the page's own context
/// menu. The page that is shown enables what fits its place.
class LogActions : public QObject {
    Q_OBJECT

public:
    explicit LogActions(QObject* parent = nullptr);

    QAction* copy;
    QAction* copyLines;
    QAction* copyWithoutPrefixes;
    QAction* copyWithNumbers;
    QAction* findNext;
    QAction* findPrevious;
    QAction* goToLine;
    QAction* pin;
    QAction* unpin;
    QAction* foldBlock;
    QAction* dim; ///< checkable, as the next three
    QAction* fold;
    QAction* wrap;
    QAction* follow;
    QAction* failedRank;
    QAction* allRanks;

    /// Lets every action work on the page that `page` gives, made by then if it was not.
    void workOn(const std::function<EvidencePage&()>& page);
    /// Whether there is a log at all.
    void setLogOpen(bool open);
    void retranslate();

private:
    QAction* make(const QString& keys = {});
    QAction* makeToggle(bool checked);
};

} // namespace torchtriage::desktop
