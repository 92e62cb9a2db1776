// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/chart_accessible.h"

#include "app/desktop/views/batch/histogram_plot.h"
#include "app/desktop/views/evidence/minimap.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <mutex>

namespace torchtriage::desktop {

namespace {

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const bool chart = qobject_cast<HistogramPlot*>(object) || qobject_cast<Minimap*>(object);
    return widget && chart ? new QAccessibleWidget(widget, QAccessible::Chart) : nullptr;
}

} // namespace

void installChartAccessibility()
{
    static std::once_flag once;
    std::call_once(once, [] { QAccessible::installFactory(&makeInterface); });
}

} // namespace torchtriage::desktop
