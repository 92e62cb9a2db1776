// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/request/kind.h"

#include <re2/re2.h>

#include <memory>
#include <string>
#include <vector>

namespace torchtriage::request {

/// A group of a rule's pattern whose text is private.
struct PrivateGroup {
    int number = 0;
    Kind kind = Kind::Word;
};

/// How one kind of private text looks. See resources/redaction/schema.json.
struct Rule {
    std::string id;
    Kind kind = Kind::Word;
    std::vector<std::string> literals; ///< lower case; none: tried everywhere
    std::unique_ptr<const re2::RE2> pattern;
    std::string check; ///< id of a check for the group `value`; empty: the one of the kind
    std::vector<PrivateGroup> groups;
    int keyGroup = 0; ///< 0: none
    bool strong = false;
    bool here = false;
    bool text = false; ///< the pattern may span lines
};

} // namespace torchtriage::request
