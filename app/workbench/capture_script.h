// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace torchtriage::workbench {

/// torchtriage_capture.py, which training scripts import.
[[nodiscard]] QByteArray captureScript();

/// How to use it, for a terminal; ends in a newline.
[[nodiscard]] QString captureHowTo();

} // namespace torchtriage::workbench
