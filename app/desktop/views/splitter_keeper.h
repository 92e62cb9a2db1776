// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSettings;
class QWidget;

namespace torchtriage::desktop {

/// Gives every splitter in `page` the sizes that the user left it with, and keeps them from now on whenever
/// the user moves one. Sizes that nobody moved are never kept, so that a better default reaches everyone
/// else. `settings` must outlive the page.
void keepSplitters(QWidget& page, QSettings& settings);

} // namespace torchtriage::desktop
