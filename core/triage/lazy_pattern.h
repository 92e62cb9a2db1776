// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <re2/re2.h>

#include <memory>
#include <mutex>
#include <string>

namespace torchtriage::triage {

/// A pattern that is compiled when it is first needed: of some two hundred a log asks for a handful, and the
/// window waits for none of the others. Safe to use from several threads.
class LazyPattern {
public:
    explicit LazyPattern(std::string text) : m_text(std::move(text)) {}

    [[nodiscard]] const re2::RE2& get() const;

private:
    std::string m_text;
    mutable std::once_flag m_once;
    mutable std::unique_ptr<const re2::RE2> m_compiled;
};

} // namespace torchtriage::triage
