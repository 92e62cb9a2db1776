// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/request/ledger.h"

#include "core/request/allow_list.h"

#include <algorithm>
#include <charconv>

namespace torchtriage::request {

namespace {

std::string keyOf(Kind kind, std::string_view original)
{
    return std::string(toString(kind)) + ' ' + lowered(original);
}

std::string pseudonymOf(Kind kind, int number)
{
    return '<' + std::string(toString(kind)) + '-' + std::to_string(number) + '>';
}

} // namespace

std::size_t Ledger::add(Kind kind, std::string_view original, bool searchable)
{
    const auto [at, isNew] = m_index.emplace(keyOf(kind, original), m_entries.size());
    if (isNew) {
        const int number = ++m_numbers[static_cast<std::size_t>(kind)];
        m_entries.push_back({kind, std::string(original), pseudonymOf(kind, number), 0, 0, searchable});
    }
    m_entries[at->second].searchable = m_entries[at->second].searchable || searchable;
    return at->second;
}

std::size_t Ledger::addAlias(Kind kind, std::string_view original, std::size_t of)
{
    const auto [at, isNew] = m_index.emplace(keyOf(kind, original), m_entries.size());
    if (isNew) {
        // Copied first: the vector may move.
        const std::string pseudonym = m_entries[of].pseudonym;
        m_entries.push_back({kind, std::string(original), pseudonym, 0, 0, true});
    }
    return at->second;
}

void Ledger::restore(Kind kind, const std::string& original, std::string pseudonym, bool searchable)
{
    const auto [at, isNew] = m_index.emplace(keyOf(kind, original), m_entries.size());
    if (!isNew)
        return;
    int& highest = m_numbers[static_cast<std::size_t>(kind)];
    const auto dash = pseudonym.rfind('-');
    int number = 0;
    if (dash != std::string::npos)
        std::from_chars(pseudonym.data() + dash + 1, pseudonym.data() + pseudonym.size(), number);
    highest = std::max(highest, number);
    m_entries.push_back({kind, original, std::move(pseudonym), 0, 0, searchable});
}

} // namespace torchtriage::request
