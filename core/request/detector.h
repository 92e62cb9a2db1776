// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/rule_set.h"
#include "core/request/view.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace torchtriage::request {

/// A private piece of a view.
struct Finding {
    const Rule* rule = nullptr;
    Kind kind = Kind::Word;
    std::size_t begin = 0; ///< offsets in the view
    std::size_t end = 0;
    std::size_t from = 0; ///< where what gives it away begins: the name of its key, else `begin`
};

/// Tries the rules of a set on a text. Holds scratch space: one for each thread.
class Detector {
public:
    explicit Detector(std::shared_ptr<const RuleSet> rules);

    /// What the rules find; of a joined view, what goes over the end of a line: strong
    /// rules there, and every rule where a terminal cut the line.
    [[nodiscard]] std::vector<Finding> find(const View& view);

private:
    struct Window {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    [[nodiscard]] static Window windowOf(const Rule& rule, std::string_view text, std::size_t hit);
    void tryRule(const Rule& rule, std::string_view text, const Window& window,
                 std::vector<Finding>& found) const;

    std::shared_ptr<const RuleSet> m_rules;
    log::LiteralSearch m_search;
};

} // namespace torchtriage::request
