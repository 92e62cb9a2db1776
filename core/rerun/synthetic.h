// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace torchtriage::rerun {

// Elements of synthetic tensors. Every engine makes the same bytes from the same job, so the algorithm is
// part of the job format:
//
//   The storage behind the tensor is filled, element by element; strides only choose how the tensor looks at
//   it. Element number i (from 0) gets the 64 random bits
//
//       z = seed + (i + 1) * 0x9E3779B97F4A7C15                  all arithmetic modulo 2^64
//       z = (z xor (z >> 30)) * 0xBF58476D1CE4E5B9               SplitMix64
//       z = (z xor (z >> 27)) * 0x94D049BB133111EB
//       z =  z xor (z >> 31)
//
//   integers and bool:  low + (z >> 1) mod (high - low)
//   floating:           low + ((z >> 11) * 2^-53) * (high - low) in float64, each operation rounded, then
//                       converted to the dtype by PyTorch
//   complex:            real part from number 2i, imaginary part from number 2i + 1 of a floating tensor
//
//   With high = low every element is low.

/// SplitMix64: the random bits of element `index`.
[[nodiscard]] std::uint64_t syntheticBits(std::uint64_t seed, std::uint64_t index) noexcept;

/// Elements first, first + 1, … of an integer tensor. `low` and `high` are whole, `low <= high`.
void fillSynthetic(std::span<std::int64_t> elements, std::uint64_t first, std::uint64_t seed, double low,
                   double high) noexcept;

/// The same for a floating tensor.
void fillSynthetic(std::span<double> elements, std::uint64_t first, std::uint64_t seed, double low,
                   double high) noexcept;

} // namespace torchtriage::rerun
