// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/framing_of.h"

#include "core/log/ansi.h"

#include <string>

namespace torchtriage::log {

namespace {
constexpr std::size_t sampleBytes = std::size_t{64} << 10;
}

Framing framingOf(const io::ByteSource& source)
{
    std::string sample(sampleBytes, '\0');
    const auto got = source.readAt(0, sample);
    sample.resize(got ? *got : 0);
    return framingOf(std::string_view(sample));
}

Framing framingOf(std::string_view text)
{
    const std::string_view sample = text.substr(0, sampleBytes);
    return needsStripping(sample) ? detectFraming(stripAnsi(sample)) : detectFraming(sample);
}

} // namespace torchtriage::log
