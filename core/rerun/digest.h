// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace torchtriage::rerun {

// Digest of an output: "sha256:" and 64 hexadecimal digits, over the elements' bytes in row-major order of
// the tensor, little-endian, without dtype and shape. Every NaN of 16 bits and more counts as the one that
// torch.full((), nan) holds, in both parts of a complex number: processors differ in the sign of a NaN. The
// sign of zero counts. A sparse tensor counts as its dense form, a quantised one as its integers, a
// conjugated or negated view as what it shows. Numbers that are no tensor count as int64, float64, bool or
// complex128, a text as its UTF-8 bytes.

/// SHA-256 (FIPS 180-4), fed in pieces.
class Sha256 {
public:
    void add(std::span<const char> bytes) noexcept;
    /// Lower-case hexadecimal digest; the object is used up.
    [[nodiscard]] std::string finish();

private:
    void block(const unsigned char* bytes) noexcept;

    std::array<std::uint32_t, 8> m_state = {0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU,
                                            0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U};
    std::array<unsigned char, 64> m_rest{};
    std::uint64_t m_length = 0; // bytes so far
};

/// "sha256:…" of `bytes`.
[[nodiscard]] std::string digestOf(std::span<const char> bytes);

} // namespace torchtriage::rerun
