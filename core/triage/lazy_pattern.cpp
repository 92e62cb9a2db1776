// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/lazy_pattern.h"

#include <cstdint>

namespace torchtriage::triage {

const re2::RE2& LazyPattern::get() const
{
    std::call_once(m_once, [this] {
        re2::RE2::Options options;
        options.set_log_errors(false);
        // Logs hold bytes that are no UTF-8; Latin-1 lets a pattern step over them.
        options.set_encoding(re2::RE2::Options::EncodingLatin1);
        constexpr std::int64_t patternMemory = std::int64_t{1} << 20;
        options.set_max_mem(patternMemory);
        m_compiled = std::make_unique<const re2::RE2>(m_text, options);
    });
    return *m_compiled;
}

} // namespace torchtriage::triage
