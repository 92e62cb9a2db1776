// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/json_line.h"

#include "core/io/json_text.h"
#include "core/log/timestamp.h"

#include <nlohmann/json.hpp>

#include <array>

namespace torchtriage::triage {

namespace {

using nlohmann::json;

/// Nested objects ("record": {"message": …} of loguru) are searched to this depth.
constexpr int deepest = 3;

constexpr std::array<const char*, 5> messageKeys = {"log", "msg", "message", "text", "event"};
constexpr std::array<const char*, 8> errorKeys = {"exc",   "exc_info",    "exception", "exc_text",
                                                  "stack", "stack_trace", "traceback", "error"};

void append(std::string& text, const std::string& more)
{
    if (!text.empty() && text.back() != '\n')
        text += '\n';
    text += more;
}

template <std::size_t N>
void appendStrings(const json& object, const std::array<const char*, N>& keys, std::string& text)
{
    for (const char* key : keys) {
        const auto found = object.find(key);
        if (found == object.end())
            continue;
        if (found->is_string())
            append(text, found->get_ref<const std::string&>());
        else if (found->is_array()) {
            for (const json& part : *found) {
                if (part.is_string())
                    append(text, part.get_ref<const std::string&>());
            }
        }
    }
}

void readObject(const json& object, JsonLine& line, int depth)
{
    appendStrings(object, messageKeys, line.text);
    appendStrings(object, errorKeys, line.text);
    for (const char* key : {"rank", "local_rank", "global_rank"}) {
        const auto found = object.find(key);
        if (!line.rank && found != object.end() && found->is_number_integer() &&
            found->get<long long>() >= 0 && found->get<long long>() < 10000000)
            line.rank = found->get<int>();
    }
    for (const char* key : {"time", "timestamp", "ts", "@timestamp", "asctime"}) {
        const auto found = object.find(key);
        if (line.time.empty() && found != object.end() && found->is_string())
            line.time = found->get<std::string>();
    }
    if (depth >= deepest)
        return;
    for (const json& member : object) {
        if (member.is_object())
            readObject(member, line, depth + 1);
    }
}

} // namespace

bool looksLikeJsonLine(std::string_view text) noexcept
{
    return text.size() > 6 && text.starts_with("{\"") && text.ends_with("}");
}

JsonLine parseJsonLine(std::string_view text)
{
    JsonLine line;
    const json root = io::parseJson(text);
    if (!root.is_object()) {
        line.text = text;
        return line;
    }
    readObject(root, line, 0);
    if (line.text.empty())
        line.text = text;
    if (const auto time = log::parseTimestamp(line.time))
        line.seconds = time->seconds;
    return line;
}

} // namespace torchtriage::triage
