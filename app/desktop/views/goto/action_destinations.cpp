// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/action_destinations.h"

#include "app/desktop/models/menu_text.h"
#include "app/workbench/fuzzy_match.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

namespace torchtriage::desktop {

namespace {

Destination destinationOf(QAction& action, const QStringList& path)
{
    Destination there;
    there.kind = DestinationKind::Action;
    there.text = withoutAccelerator(action.text());
    there.detail = path.join(QStringLiteral(" › "));
    there.keys = action.shortcut();
    if (!action.isEnabled())
        there.unavailable = ActionDestinations::tr("not available here");
    there.go = [guarded = QPointer<QAction>(&action)] {
        if (guarded)
            guarded->trigger();
    };
    return there;
}

/// Calls `take` for each entry that does something, with the titles of the menus above it.
template <class Take>
void forEachAction(const QList<QAction*>& actions, const QStringList& path, const Take& take)
{
    for (QAction* action : actions) {
        if (!action->isVisible() || action->isSeparator())
            continue;
        if (const QMenu* menu = action->menu())
            forEachAction(menu->actions(), path + QStringList(withoutAccelerator(menu->title())), take);
        else
            take(*action, path);
    }
}

} // namespace

ActionDestinations::ActionDestinations(const QMenuBar& bar, QObject* parent)
    : DestinationSource(parent), m_bar(bar)
{
}

void ActionDestinations::look(quint64 request, const QString& text)
{
    QVector<Destination> destinations;
    forEachAction(m_bar.actions(), {}, [&](QAction& action, const QStringList& path) {
        if (text.isEmpty()) { // unasked: what people do so often that it has keys
            if (action.isEnabled() && !action.shortcut().isEmpty())
                destinations.append(destinationOf(action, path));
            return;
        }
        Destination there = destinationOf(action, path);
        // "theme dark": the menus above an entry help to name it.
        const auto match = workbench::fuzzyMatch(text, there.text + u' ' + path.join(u' '));
        if (!match)
            return;
        there.score = match->score;
        there.matched = match->matched;
        destinations.append(there);
    });
    emit found(request, destinations, true);
}

} // namespace torchtriage::desktop
