// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace torchtriage::desktop {

/// Tells assistive technology that the histogram and the overview of a log are charts. Once is enough.
void installChartAccessibility();

} // namespace torchtriage::desktop
