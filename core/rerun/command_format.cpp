// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/command_format.h"

#include "core/io/json_text.h"
#include "core/rerun/json_fields.h"

namespace torchtriage::rerun {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t mostCommandBytes = std::size_t{4} << 20;
constexpr std::string_view formatName = "torchtriage.command";

void readEnvironment(JsonFields& fields, Command& command)
{
    const json* object = fields.find("environment");
    if (object == nullptr)
        return;
    if (!object->is_object() || object->size() > 1000) {
        fields.complain("environment", "must be an object of at most 1000 variables");
        return;
    }
    for (const auto& [name, value] : object->items()) {
        if (value.is_string())
            setVariable(command, name, value.get<std::string>());
        else if (value.is_null())
            setVariable(command, name, std::nullopt);
        else
            fields.complain("environment." + name.substr(0, 100), "must be a string or null");
    }
}

} // namespace

ordered_json toJson(const Command& command)
{
    ordered_json result;
    result["format"] = formatName;
    result["version"] = 1;
    result["program"] = command.program;
    result["arguments"] = command.arguments;
    result["workdir"] = command.workdir.empty() ? ordered_json() : ordered_json(command.workdir);
    result["environment"] = ordered_json::object();
    for (const EnvironmentChange& change : command.environment)
        result["environment"][change.name] = change.value ? ordered_json(*change.value) : ordered_json();
    return result;
}

std::string writeCommand(const Command& command)
{
    return io::jsonText(toJson(command), 2) + '\n';
}

io::Result<Command> parseCommand(const std::string& path, std::string_view text)
{
    const auto document = objectIn(path, text, mostCommandBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, std::string(formatName));
    Command command;
    command.program = fields.text("program", true);
    command.workdir = fields.text("workdir");
    if (const json* words = fields.find("arguments"); words != nullptr) {
        if (!words->is_array())
            fields.complain("arguments", "must be a list");
        for (std::size_t i = 0; words->is_array() && i < words->size(); ++i) {
            if ((*words)[i].is_string())
                command.arguments.push_back((*words)[i].get<std::string>());
            else
                fields.complain("arguments[" + std::to_string(i) + "]", "must be a string");
        }
    }
    readEnvironment(fields, command);
    if (const std::string_view problem = problemOf(command); !problem.empty())
        complaint.add("program", std::string(problem));
    if (complaint.any())
        return io::fail(complaint.error(path));
    return command;
}

bool looksLikeCommand(std::string_view text)
{
    return text.substr(0, 65536).find(formatName) != std::string_view::npos &&
           text.find_first_not_of(" \t\r\n") != std::string_view::npos &&
           text[text.find_first_not_of(" \t\r\n")] == '{';
}

} // namespace torchtriage::rerun
