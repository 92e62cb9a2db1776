// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/digest.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace torchtriage::rerun {

namespace {

constexpr std::array<std::uint32_t, 64> constants = {
    0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU, 0x59f111f1U, 0x923f82a4U, 0xab1c5ed5U,
    0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU, 0x9bdc06a7U, 0xc19bf174U,
    0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU, 0x4a7484aaU, 0x5cb0a9dcU, 0x76f988daU,
    0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U, 0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U,
    0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU, 0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U,
    0xa2bfe8a1U, 0xa81a664bU, 0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U,
    0x19a4c116U, 0x1e376c08U, 0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U,
    0x748f82eeU, 0x78a5636fU, 0x84c87814U, 0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U, 0xc67178f2U};

constexpr std::size_t blockBytes = 64;

std::uint32_t word(const unsigned char* bytes) noexcept
{
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U | std::uint32_t{bytes[2]} << 8U |
           std::uint32_t{bytes[3]};
}

} // namespace

void Sha256::block(const unsigned char* bytes) noexcept
{
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = word(bytes + 4 * i);
    for (std::size_t i = 16; i < 64; ++i) {
        const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3U);
        const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10U);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = m_state;
    for (std::size_t i = 0; i < 64; ++i) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + constants[i] + w[i];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const std::array<std::uint32_t, 8> add = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < add.size(); ++i)
        m_state[i] += add[i];
}

void Sha256::add(std::span<const char> bytes) noexcept
{
    const auto* next = reinterpret_cast<const unsigned char*>(bytes.data());
    std::size_t left = bytes.size();
    const std::size_t held = m_length % blockBytes;
    m_length += left;
    if (held != 0) {
        const std::size_t fill = std::min(left, blockBytes - held);
        std::memcpy(m_rest.data() + held, next, fill);
        if (held + fill < blockBytes)
            return;
        block(m_rest.data());
        next += fill;
        left -= fill;
    }
    for (; left >= blockBytes; next += blockBytes, left -= blockBytes)
        block(next);
    if (left != 0)
        std::memcpy(m_rest.data(), next, left);
}

std::string Sha256::finish()
{
    const std::uint64_t bits = m_length * 8;
    std::array<char, blockBytes + 8> tail{};
    tail[0] = static_cast<char>(0x80);
    const std::size_t held = m_length % blockBytes;
    const std::size_t zeros = (held < 56 ? 56 : 120) - held;
    for (std::size_t i = 0; i < 8; ++i)
        tail[zeros + i] = static_cast<char>(bits >> (56 - 8 * i) & 0xffU);
    add(std::span(tail).first(zeros + 8));
    std::string result;
    for (const std::uint32_t each : m_state) {
        for (int shift = 28; shift >= 0; shift -= 4)
            result += "0123456789abcdef"[each >> static_cast<unsigned>(shift) & 0xfU];
    }
    return result;
}

std::string digestOf(std::span<const char> bytes)
{
    Sha256 sha;
    sha.add(bytes);
    return "sha256:" + sha.finish();
}

} // namespace torchtriage::rerun
