// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/splitter_keeper.h"

#include "app/workbench/settings_keys.h"

#include <QSettings>
#include <QSplitter>

namespace torchtriage::desktop {

void keepSplitters(QWidget& page, QSettings& settings)
{
    const QString type =
        QString::fromLatin1(page.metaObject()->className()).section(QStringLiteral("::"), -1);
    const auto splitters = page.findChildren<QSplitter*>();
    for (qsizetype i = 0; i < splitters.size(); ++i) {
        QSplitter* splitter = splitters.at(i);
        const QString key =
            QStringLiteral("%1/%2/%3").arg(QLatin1String(workbench::settings::splitters), type).arg(i);
        splitter->restoreState(settings.value(key).toByteArray());
        QObject::connect(splitter, &QSplitter::splitterMoved, &page,
                         [splitter, key, &settings] { settings.setValue(key, splitter->saveState()); });
    }
}

} // namespace torchtriage::desktop
