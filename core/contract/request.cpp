// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/request.h"

#include <algorithm>

namespace torchtriage::contract {

namespace {

template <class T>
const T* valueOf(const Request& request, std::string_view name)
{
    const auto found = request.parameters.find(name);
    return found == request.parameters.end() ? nullptr : std::get_if<T>(&found->second);
}

} // namespace

std::optional<std::int64_t> Request::integer(std::string_view name) const
{
    const auto* const value = valueOf<std::int64_t>(*this, name);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<double> Request::real(std::string_view name) const
{
    if (const auto* const value = valueOf<double>(*this, name))
        return *value;
    const auto whole = integer(name);
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

bool Request::flag(std::string_view name, bool otherwise) const
{
    if (const auto* const value = valueOf<bool>(*this, name))
        return *value;
    return integer(name).value_or(otherwise ? 1 : 0) != 0;
}

std::string Request::text(std::string_view name) const
{
    const auto* const value = valueOf<std::string>(*this, name);
    return value ? *value : std::string();
}

std::optional<std::vector<std::int64_t>> Request::integers(std::string_view name) const
{
    if (const auto* const value = valueOf<std::vector<std::int64_t>>(*this, name))
        return *value;
    const auto single = integer(name);
    return single ? std::optional(std::vector{*single}) : std::nullopt;
}

const std::string* Request::keyOf(std::string_view role) const noexcept
{
    const auto found = std::ranges::find(inputs, role, &InputKey::role);
    return found == inputs.end() ? nullptr : &found->key;
}

} // namespace torchtriage::contract
