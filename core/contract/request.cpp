// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/request.h"

#include <algorithm>
#include <charconv>

namespace torchtriage::contract {

namespace {

template <class T>
std::optional<T> numberIn(std::string_view text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

template <class T>
const T* valueOf(const Request& request, std::string_view name)
{
    const auto found = request.parameters.find(name);
    return found == request.parameters.end() ? nullptr : std::get_if<T>(&found->second);
}

} // namespace

Parameter parameterOf(std::string_view text)
{
    if (const auto whole = numberIn<std::int64_t>(text))
        return *whole;
    if (text == "true" || text == "false")
        return text == "true";
    if (const auto real = numberIn<double>(text))
        return *real;
    std::vector<std::int64_t> list;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const auto number = numberIn<std::int64_t>(text.substr(at, comma - at));
        if (!number)
            return std::string(text);
        list.push_back(*number);
        at = comma + 1;
    }
    return list;
}

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
