// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/views/services.h"

#include <QString>

class QWidget;

namespace torchtriage::desktop {

class IncidentPage;

/// The pages of an incident, in the order of their tabs. Ctrl+1 and up show them.
enum class IncidentTab { Overview, Evidence, Batch, Rerun, Verify, Request };
constexpr int incidentTabCount = 6;

/// The word on the tab.
[[nodiscard]] QString tabTitle(IncidentTab tab);
/// The same for a menu, with its accelerator.
[[nodiscard]] QString tabMenuText(IncidentTab tab);
[[nodiscard]] IncidentPage* makeIncidentPage(IncidentTab tab, const Services& services, QWidget* parent);

} // namespace torchtriage::desktop
