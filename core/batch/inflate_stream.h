// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/batch/byte_stream.h"

#include <zlib.h>

#include <array>

namespace torchtriage::batch {

/// A deflated archive entry, inflated as it is read. Never gives more than the extent declares.
class InflateStream final : public ByteStream {
public:
    InflateStream(const io::File& file, const Extent& extent);
    ~InflateStream() override;
    InflateStream(const InflateStream&) = delete;
    InflateStream& operator=(const InflateStream&) = delete;

    [[nodiscard]] io::Result<std::size_t> read(std::span<char> to) override;
    [[nodiscard]] io::Result<void> seek(std::uint64_t offset) override;

private:
    [[nodiscard]] io::Result<std::size_t> inflateInto(std::span<char> to);
    [[nodiscard]] io::Result<void> refill();
    [[nodiscard]] io::Result<void> discard(std::uint64_t count);
    void restart();

    Extent m_extent;
    z_stream m_zlib{};
    std::array<char, 65536> m_packed{};
    std::uint64_t m_packedRead = 0; // compressed bytes taken from the file
    std::uint64_t m_out = 0;        // decoded bytes given since the start of the entry
    bool m_positioned = false;      // `skip` has been passed
    bool m_ended = false;
};

} // namespace torchtriage::batch
