// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/goto/destination.h"

#include <QObject>

namespace torchtriage::desktop {

/// Finds destinations of one kind. GoToField asks every source; a page with places of its own adds one.
class DestinationSource : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts to look for `text`; empty: what is worth offering unasked. Answers by found(), at once or
    /// later, and as often as there is more to say. A newer request supersedes the older one.
    virtual void look(quint64 request, const QString& text) = 0;
    /// Nobody waits for the last request any more.
    virtual void stop() {}

signals:
    /// All that was found so far for `request`; `complete`: nothing more will come.
    void found(quint64 request, const QVector<torchtriage::desktop::Destination>& destinations,
               bool complete);
};

} // namespace torchtriage::desktop
