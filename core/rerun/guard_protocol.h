// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What ChildProcess and the program torchtriage-guard agree on. The guard stands between the two so that a
// run ends whatever becomes of the window: it starts the program in a process group of its own, adopts every
// process that the program leaves behind, and ends them all as soon as the program ended, a stop was asked
// for, or the pipe from its owner closed, which the system does even if the owner was killed.
//
//   torchtriage-guard GRACE_MS MEMORY_BYTES INPUT WORKDIR PROGRAM [ARGUMENT…]
//
// GRACE_MS: between SIGTERM and SIGKILL. MEMORY_BYTES: limit of resident memory of all processes together,
// 0 for none. INPUT: "pipe" (descriptor 4 is the program's standard input), "lifeline" (the same, and where
// the owner is gone the program has some seconds to end by itself, for its input has ended) or "none".
// WORKDIR: may be empty.
namespace torchtriage::rerun::guard {

// Descriptors of the guard. 1 and 2 become the program's own.
inline constexpr int controlFd = 0; ///< bytes of the owner: see below; its end means that the owner is gone
inline constexpr int statusFd = 3;  ///< lines for the owner: see below
inline constexpr int inputFd = 4;

// From the owner.
inline constexpr char stop = 'T'; ///< terminate, wait, kill
inline constexpr char kill = 'K'; ///< kill at once

// To the owner, one per line: "started PID", "failed STAGE ERRNO" (STAGE: "fork", "workdir", "program"),
// "memory BYTES" (over the limit), "ended exit CODE LEFT KIB" or "ended signal NUMBER LEFT KIB", with the
// number of processes that the program left behind and its largest resident size.

} // namespace torchtriage::rerun::guard
