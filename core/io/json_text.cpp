// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"

#include <nlohmann/json.hpp>

namespace torchtriage::io {

nlohmann::json parseJson(std::string_view text)
{
    return nlohmann::json::parse(text, nullptr, false);
}

nlohmann::ordered_json parseOrderedJson(std::string_view text)
{
    return nlohmann::ordered_json::parse(text, nullptr, false);
}

std::string jsonText(const nlohmann::json& value, int indent)
{
    return value.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string jsonText(const nlohmann::ordered_json& value, int indent)
{
    return value.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace torchtriage::io
