// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/allow_list.h"

#include <algorithm>

namespace torchtriage::request {

namespace {

bool contains(const AllowList::Words& words, std::string_view word)
{
    return words.contains(lowered(word));
}

} // namespace

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

bool AllowList::isPublicDomain(std::string_view host) const
{
    std::string rest = lowered(host);
    while (!rest.empty()) {
        if (domains.contains(rest))
            return true;
        const auto dot = rest.find('.');
        rest = dot == std::string::npos ? std::string() : rest.substr(dot + 1);
    }
    return false;
}

bool AllowList::isTechnicalVariable(std::string_view name) const
{
    const std::string lower = lowered(name);
    return environment.contains(lower) || std::ranges::any_of(environmentPrefixes, [&](const auto& prefix) {
               return lower.starts_with(prefix);
           });
}

bool AllowList::isCommonWord(std::string_view word) const
{
    return contains(accounts, word) || contains(vocabulary, word);
}

bool AllowList::isSystemFolder(std::string_view path) const
{
    const std::string lower = lowered(path);
    return std::ranges::any_of(pathPrefixes, [&](const std::string& prefix) {
        if (!lower.starts_with(prefix))
            return false;
        const char next = lower.size() == prefix.size() ? '/' : lower[prefix.size()];
        // "/usr/local/cuda-12.1" and "/lib64" continue the word; "/libexec-acme" does not.
        return next == '/' || next == '\\' || next == '-' || next == '.' || (next >= '0' && next <= '9');
    });
}

std::size_t AllowList::libraryPart(std::string_view path) const
{
    const std::string lower = lowered(path);
    std::size_t first = std::string::npos;
    for (const std::string& mark : libraryMarks)
        first = std::min(first, lower.find(mark));
    return first;
}

} // namespace torchtriage::request
