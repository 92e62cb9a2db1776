// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace torchtriage::triage {

/// A line without what differs from run to run, to compare lines of different logs:
///  - paths and URLs become "<path>", with only what stands before them kept ("file=<path>");
///  - numbers, with sign, decimals, exponent and unit of bytes, become "#"; so do hexadecimal addresses, long
///    hexadecimal strings, dates and clocks; lists of them ("[32, 4]", "32x4") become one "#";
///  - the number behind rank, node, host, worker, process, gpu, device, cuda, hip and pid goes, also where it
///  is
///    part of the word ("rank3", "cuda:0"); other words keep their digits ("float16", "conv2d", "sm_90");
///  - runs of white space become one space.
/// Linear time; reads at most `longest` bytes. A text that is normalised stays as it is.
[[nodiscard]] std::string normalizedText(std::string_view text, std::size_t longest = 1024);

} // namespace torchtriage::triage
