// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/newlines.h"

#include <algorithm>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace torchtriage::log {

namespace {

#if defined(__SSE2__)
// Counts in whole vectors. The byte counters hold 255 at most, so they are summed every 255 rounds.
std::size_t countInVectors(const char* data, std::size_t vectors) noexcept
{
    const __m128i newline = _mm_set1_epi8('\n');
    const __m128i zero = _mm_setzero_si128();
    __m128i total = zero;
    while (vectors > 0) {
        const std::size_t rounds = std::min<std::size_t>(vectors / 4, 255);
        __m128i a = zero, b = zero, c = zero, d = zero;
        for (std::size_t i = 0; i < rounds; ++i, data += 64) {
            const auto* from = reinterpret_cast<const __m128i*>(data);
            a = _mm_sub_epi8(a, _mm_cmpeq_epi8(_mm_loadu_si128(from), newline));
            b = _mm_sub_epi8(b, _mm_cmpeq_epi8(_mm_loadu_si128(from + 1), newline));
            c = _mm_sub_epi8(c, _mm_cmpeq_epi8(_mm_loadu_si128(from + 2), newline));
            d = _mm_sub_epi8(d, _mm_cmpeq_epi8(_mm_loadu_si128(from + 3), newline));
        }
        for (const __m128i part : {a, b, c, d})
            total = _mm_add_epi64(total, _mm_sad_epu8(part, zero));
        vectors -= rounds * 4;
        for (; rounds < 255 && vectors > 0; --vectors, data += 16) {
            const __m128i hit =
                _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(data)), newline);
            total = _mm_add_epi64(total, _mm_sad_epu8(_mm_sub_epi8(zero, hit), zero));
        }
    }
    const auto low = static_cast<std::size_t>(_mm_cvtsi128_si64(total));
    const auto high = static_cast<std::size_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(total, total)));
    return low + high;
}
#endif

} // namespace

std::size_t countNewlines(std::span<const char> bytes) noexcept
{
    std::size_t count = 0;
    std::size_t done = 0;
#if defined(__SSE2__)
    const std::size_t vectors = bytes.size() / 16;
    count = countInVectors(bytes.data(), vectors);
    done = vectors * 16;
#endif
    return count + static_cast<std::size_t>(
                       std::count(bytes.begin() + static_cast<std::ptrdiff_t>(done), bytes.end(), '\n'));
}

std::size_t findNewline(std::span<const char> bytes, std::size_t n) noexcept
{
    // Steps over whole pieces first: memchr on each of thousands of short lines costs more than counting
    // them.
    constexpr std::size_t piece = 1024;
    std::size_t at = 0;
    while (bytes.size() - at > piece) {
        const std::size_t inPiece = countNewlines(bytes.subspan(at, piece));
        if (inPiece >= n)
            break;
        n -= inPiece;
        at += piece;
    }
    while (at < bytes.size()) {
        const void* hit = std::memchr(bytes.data() + at, '\n', bytes.size() - at);
        if (hit == nullptr)
            return noNewline;
        const auto found = static_cast<std::size_t>(static_cast<const char*>(hit) - bytes.data());
        if (--n == 0)
            return found;
        at = found + 1;
    }
    return noNewline;
}

} // namespace torchtriage::log
