// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace torchtriage::request {

/// Lower-case letters of ASCII; other bytes stay.
[[nodiscard]] std::string lowered(std::string_view text);

/// What is technical and stays readable. Filled from resources/redaction/allow.json; words are lower case.
struct AllowList {
    using Words = std::unordered_set<std::string>;

    Words accounts, vocabulary, domains, suffixes, codeSuffixes, environment, organisations, neutralKeys,
        placeholders;
    std::vector<std::string> environmentPrefixes, pathPrefixes, libraryMarks;

    /// "docs.pytorch.org": the domain itself or one under it.
    [[nodiscard]] bool isPublicDomain(std::string_view host) const;
    [[nodiscard]] bool isTechnicalVariable(std::string_view name) const;
    /// A name that cannot be searched for everywhere: a generic account, or a word of the trade.
    [[nodiscard]] bool isCommonWord(std::string_view word) const;
    /// Whether a folder belongs to the system or to installed software.
    [[nodiscard]] bool isSystemFolder(std::string_view path) const;
    /// Offset from which on the path belongs to a library ("/lib/python3.10/…"); npos if none.
    [[nodiscard]] std::size_t libraryPart(std::string_view path) const;
};

} // namespace torchtriage::request
