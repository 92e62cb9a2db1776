// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/goto/guide_destinations.h"

#include "app/workbench/fuzzy_match.h"
#include "app/workbench/guide.h"
#include "app/workbench/language.h"

namespace torchtriage::desktop {

GuideDestinations::GuideDestinations(const workbench::Language& language, Show show, QObject* parent)
    : DestinationSource(parent), m_language(language), m_show(std::move(show))
{
}

void GuideDestinations::look(quint64 request, const QString& text)
{
    QVector<Destination> destinations;
    const auto sections =
        text.isEmpty() ? QVector<workbench::GuideSection>() : workbench::guideSections(m_language.current());
    for (const workbench::GuideSection& section : sections) {
        const auto match = workbench::fuzzyMatch(text, section.title);
        if (!match)
            continue;
        Destination there;
        there.kind = DestinationKind::Guide;
        there.text = section.title;
        there.score = match->score;
        there.matched = match->matched;
        there.go = [show = m_show, id = section.id] { show(id); };
        destinations.append(there);
    }
    emit found(request, destinations, true);
}

} // namespace torchtriage::desktop
