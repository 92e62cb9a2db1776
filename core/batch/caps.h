// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace torchtriage::batch {

/// Limits for a file that may be hostile. The defaults hold every real file we know of and keep the reader
/// under 100 MiB; a caller that trusts its file may raise them.
struct Caps {
    std::size_t nodes = 2'000'000; ///< values in one file
    std::size_t memory = std::size_t{48}
                         << 20;        ///< bytes held by values, names, tensors and the archive's listing
    std::size_t memo = 2'000'000;      ///< highest index a pickle may store a value under
    std::size_t stack = 1'000'000;     ///< values a pickle may keep on its stack
    std::size_t depth = 256;           ///< nesting that a walk follows
    std::size_t expansion = 1'000'000; ///< values visited by one walk, shared values counted every time
    std::size_t textBytes = std::size_t{16} << 20; ///< one line of a text opcode
    std::size_t keepString = std::size_t{64}
                             << 10; ///< longer strings stay in the file; only their start is kept
    std::uint64_t inflatedPickle = std::uint64_t{256} << 20; ///< bytes of one compressed pickle
    std::size_t entries = 262'144;                           ///< entries of an archive
    std::uint64_t headerBytes = 100'000'000; ///< safetensors header, as the safetensors library has it
    std::size_t rank = 64;                   ///< dimensions of one tensor
};

} // namespace torchtriage::batch
