// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace torchtriage::desktop {

/// Makes LogView speak to assistive technology: a list whose children are the rows on the screen, each with
/// its line number, rank, marks and text. Installed once per program; further calls change nothing.
void installLogViewAccessibility();

} // namespace torchtriage::desktop
