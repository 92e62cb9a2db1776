// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace torchtriage::workbench {

/// Prepares a program for what a system may refuse it. To be called first in main():
/// - a file over the limit on file sizes is an error of that write, not the end of the program;
/// - descriptors 0, 1 and 2 are taken, so that no file of ours is ever mistaken for standard output;
/// - without HOME, the home that the system knows for the user counts.
void meetSystemLimits();

/// From here on a program that cannot go on says so in words of the language that is installed now, and not
/// in those of a C++ runtime: without memory or threads it ends with `status`; an error that nothing foresaw
/// still leaves a core file.
void prepareLastWords(const QString& program, int status);

} // namespace torchtriage::workbench
