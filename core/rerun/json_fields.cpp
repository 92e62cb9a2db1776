// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/json_fields.h"

#include "core/io/json_text.h"

#include <cmath>
#include <limits>

namespace torchtriage::rerun {

namespace {

constexpr std::size_t mostDimensions = 64;

} // namespace

JsonFields::JsonFields(const json& object, std::string place, Complaint& complaint)
    : m_object(object), m_place(std::move(place)), m_complaint(complaint)
{
    if (!object.is_object())
        m_complaint.add(m_place, "must be an object");
}

const nlohmann::json* JsonFields::find(const char* key) const
{
    if (!m_object.is_object())
        return nullptr;
    const auto found = m_object.find(key);
    return found != m_object.end() && !found->is_null() ? &*found : nullptr;
}

std::string JsonFields::place(std::string_view key) const
{
    return m_place.empty() ? std::string(key) : m_place + '.' + std::string(key);
}

void JsonFields::complain(std::string_view key, std::string why, io::ErrorKind kind)
{
    m_complaint.add(place(key), std::move(why), kind);
}

std::string JsonFields::text(const char* key, bool required, std::size_t longest)
{
    const json* value = find(key);
    if (value == nullptr) {
        if (required)
            complain(key, "is missing");
        return {};
    }
    if (!value->is_string()) {
        complain(key, "must be a string");
        return {};
    }
    const auto& result = value->get_ref<const std::string&>();
    if (result.size() > longest) {
        complain(key, "is longer than " + std::to_string(longest) + " bytes", io::ErrorKind::TooLarge);
        return {};
    }
    if (required && result.empty())
        complain(key, "is empty");
    return result;
}

bool JsonFields::flag(const char* key, bool fallback)
{
    const json* value = find(key);
    if (value == nullptr)
        return fallback;
    if (!value->is_boolean())
        complain(key, "must be true or false");
    return value->is_boolean() && value->get<bool>();
}

double JsonFields::real(const char* key, double fallback)
{
    const json* value = find(key);
    if (value == nullptr)
        return fallback;
    const auto result = realFrom(*value);
    if (!result)
        complain(key, "must be a number");
    return result.value_or(fallback);
}

std::optional<std::int64_t> JsonFields::integer(const char* key, std::int64_t least, std::int64_t most)
{
    const json* value = find(key);
    if (value == nullptr)
        return std::nullopt;
    // An unsigned number above the signed range would turn negative.
    const bool fits =
        value->is_number_integer() &&
        (!value->is_number_unsigned() ||
         value->get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<std::int64_t>::max()});
    if (!fits || value->get<std::int64_t>() < least || value->get<std::int64_t>() > most) {
        complain(key, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        return std::nullopt;
    }
    return value->get<std::int64_t>();
}

std::optional<std::uint64_t> JsonFields::natural(const char* key)
{
    const json* value = find(key);
    if (value == nullptr)
        return std::nullopt;
    if (value->is_number_unsigned())
        return value->get<std::uint64_t>();
    if (value->is_number_integer() && value->get<std::int64_t>() >= 0)
        return static_cast<std::uint64_t>(value->get<std::int64_t>());
    complain(key, "must be a whole number from 0 on");
    return std::nullopt;
}

std::optional<std::vector<std::int64_t>> JsonFields::dimensions(const char* key, std::int64_t least)
{
    const json* value = find(key);
    if (value == nullptr)
        return std::nullopt;
    std::vector<std::int64_t> result;
    if (value->is_array() && value->size() <= mostDimensions) {
        for (const json& each : *value) {
            const bool fits =
                each.is_number_integer() &&
                (!each.is_number_unsigned() || each.get<std::uint64_t>() <= (std::uint64_t{1} << 62));
            if (!fits || each.get<std::int64_t>() < least) {
                complain(key, "must hold whole numbers from " + std::to_string(least) + " on");
                return std::nullopt;
            }
            result.push_back(each.get<std::int64_t>());
        }
        return result;
    }
    complain(key, "must be a list of at most " + std::to_string(mostDimensions) + " whole numbers");
    return std::nullopt;
}

io::Result<nlohmann::json> objectIn(const std::string& path, std::string_view text, std::size_t most)
{
    if (text.size() > most)
        return io::fail(io::ErrorKind::TooLarge, path, {}, std::to_string(text.size()) + " bytes");
    nlohmann::json document = io::parseJson(text);
    if (!document.is_object())
        return io::fail(io::ErrorKind::Malformed, path, {}, "no JSON object");
    return document;
}

void requireFormat(JsonFields& fields, const std::string& format, std::int64_t newest)
{
    if (fields.text("format", true) != format)
        fields.complain("format", "must be " + format, io::ErrorKind::Unsupported);
    if (fields.integer("version", 1, INT32_MAX).value_or(1) > newest)
        fields.complain("version", "was written by a newer version", io::ErrorKind::Unsupported);
}

std::optional<double> realFrom(const nlohmann::json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (value == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    if (value == "inf")
        return std::numeric_limits<double>::infinity();
    if (value == "-inf")
        return -std::numeric_limits<double>::infinity();
    return std::nullopt;
}

nlohmann::ordered_json jsonFrom(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    return value;
}

} // namespace torchtriage::rerun
