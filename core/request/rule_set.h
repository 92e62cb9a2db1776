// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/result.h"
#include "core/log/literal_set.h"
#include "core/request/allow_list.h"
#include "core/request/rule.h"

#include <re2/set.h>

#include <memory>
#include <string_view>
#include <vector>

namespace torchtriage::request {

/// The rules and the allow-list that a redaction works with, compiled. Immutable; cheap to share between
/// threads.
class RuleSet {
public:
    /// The set that the program carries. The error names file and field of a broken rule (a build mistake).
    [[nodiscard]] static io::Result<std::shared_ptr<const RuleSet>> builtin();
    /// A set from files: pairs of a name for errors and the content.
    struct File {
        std::string_view name, content;
    };
    [[nodiscard]] static io::Result<std::shared_ptr<const RuleSet>> from(const std::vector<File>& files);

    [[nodiscard]] const std::vector<Rule>& rules() const noexcept { return m_rules; }
    [[nodiscard]] const AllowList& allowed() const noexcept { return m_allowed; }
    /// All literals of all rules, for the one pass; rulesOf() tells whose a literal is.
    [[nodiscard]] const log::LiteralSet& literals() const noexcept { return m_literals; }
    [[nodiscard]] const std::vector<std::size_t>& rulesOf(unsigned literal) const
    {
        return m_rulesOf[literal];
    }
    /// Every rule whose pattern matches somewhere in `text`, ascending: all patterns at once, in one
    /// automaton and without their literals. Where that runs out of memory all rules are named.
    [[nodiscard]] std::vector<std::size_t> rulesIn(std::string_view text) const;
    /// Rules that are tried on the whole text.
    [[nodiscard]] const std::vector<std::size_t>& everywhere() const noexcept { return m_everywhere; }

private:
    friend class RuleReader;
    [[nodiscard]] io::Result<void> compileLiterals();
    void compileTogether();

    std::vector<Rule> m_rules;
    AllowList m_allowed;
    log::LiteralSet m_literals;
    std::unique_ptr<const re2::RE2::Set> m_together; ///< null: they do not fit into one automaton
    std::vector<std::vector<std::size_t>> m_rulesOf;
    std::vector<std::size_t> m_everywhere;
};

} // namespace torchtriage::request
