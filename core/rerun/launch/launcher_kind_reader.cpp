// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/whole_file.h"
#include "core/log/json_limits.h"
#include "core/rerun/json_fields.h"
#include "core/rerun/launch/launcher_kind.h"
#include "resources/embedded.h"

#include <algorithm>
#include <filesystem>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::size_t mostBytes = std::size_t{1} << 20;
constexpr std::size_t mostEntries = 200;
constexpr std::size_t mostFiles = 100;

bool isId(std::string_view id)
{
    return !id.empty() && id.size() <= 40 && id[0] != '-' && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/// Words of a command: no bytes below the space, which no program here needs.
std::vector<std::string> words(JsonFields& fields, const char* key)
{
    std::vector<std::string> result;
    const json* list = fields.find(key);
    if (list == nullptr)
        return result;
    if (!list->is_array() || list->size() > mostEntries) {
        fields.complain(key, "must be a list of words");
        return result;
    }
    for (const json& item : *list) {
        const std::string word = item.is_string() ? item.get<std::string>() : std::string();
        if (word.empty() || std::ranges::any_of(word, [](unsigned char c) { return c < ' '; }))
            fields.complain(key, "must hold words without control characters");
        result.push_back(word);
    }
    return result;
}

Meaning meaningOf(JsonFields& fields, const char* key, const std::string& id)
{
    const auto meaning = meaningFromString(id);
    if (!meaning)
        fields.complain(key, "\"" + id.substr(0, 100) + "\" is not one of its values");
    return meaning.value_or(Meaning::Ended);
}

void readClues(JsonFields& fields, LauncherKind& kind, Complaint& complaint)
{
    const json* list = fields.find("clues");
    if (list == nullptr)
        return;
    if (!list->is_array() || list->size() > mostEntries) {
        fields.complain("clues", "must be a list");
        return;
    }
    for (const json& item : *list) {
        if (!item.is_object()) {
            fields.complain("clues", "must hold objects");
            continue;
        }
        JsonFields clue(item, fields.place("clues"), complaint);
        kind.clues.push_back(
            {clue.text("text", true, 200), meaningOf(clue, "means", clue.text("means", true))});
    }
}

void readStates(JsonFields& fields, LauncherKind& kind)
{
    const json* object = fields.find("states");
    if (object == nullptr)
        return;
    if (!object->is_object() || object->size() > mostEntries) {
        fields.complain("states", "must be an object");
        return;
    }
    for (const auto& [name, value] : object->items())
        kind.states[name] =
            meaningOf(fields, "states", value.is_string() ? value.get<std::string>() : std::string());
}

void readTarget(JsonFields& fields, LauncherKind& kind, Complaint& complaint)
{
    const json* object = fields.find("target");
    if (object == nullptr)
        return;
    if (!object->is_object()) {
        fields.complain("target", "must be an object");
        return;
    }
    JsonFields target(*object, fields.place("target"), complaint);
    kind.targetName = target.text("name", true);
    if (kind.targetName != "host" && kind.targetName != "partition" && kind.targetName != "pod")
        target.complain("name", "must be host, partition or pod");
    kind.needsTarget = target.flag("required");
    kind.targetWords = words(target, "words");
}

LauncherKind readKind(const json& object, const std::string& place, Complaint& complaint)
{
    JsonFields fields(object, place, complaint);
    LauncherKind kind;
    kind.id = fields.text("id", true);
    if (!isId(kind.id) || kind.id == "local")
        fields.complain("id", "must be lower-case letters, digits and hyphens, and not local");
    readTarget(fields, kind, complaint);
    kind.run = words(fields, "run");
    if (kind.run.empty())
        fields.complain("run", "must name a program");
    kind.state = words(fields, "state");
    kind.cancel = words(fields, "cancel");
    kind.sweep = words(fields, "sweep");
    readClues(fields, kind, complaint);
    readStates(fields, kind);
    return kind;
}

} // namespace

io::Result<std::vector<LauncherKind>> parseLauncherKinds(const std::string& path, std::string_view text)
{
    if (auto fits = log::checkJsonLimits(path, text); !fits)
        return io::fail(fits.error());
    const auto document = objectIn(path, text, mostBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, "torchtriage.launcher");
    std::vector<LauncherKind> kinds;
    const json* list = fields.find("launchers");
    if (list == nullptr || !list->is_array() || list->size() > mostEntries) {
        fields.complain("launchers", "must be a list");
        return io::fail(complaint.error(path));
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = "launchers[" + std::to_string(i) + "]";
        if (!(*list)[i].is_object()) {
            complaint.add(place, "must be an object");
            continue;
        }
        kinds.push_back(readKind((*list)[i], place, complaint));
        if (std::ranges::count(kinds, kinds.back().id, &LauncherKind::id) > 1)
            complaint.add(place, "\"" + kinds.back().id + "\" is there twice");
    }
    if (complaint.any())
        return io::fail(complaint.error(path));
    return kinds;
}

io::Result<std::vector<LauncherKind>> builtinLauncherKinds()
{
    std::vector<LauncherKind> all = {LauncherKind()};
    for (const resources::EmbeddedFile& file : resources::launcherFiles()) {
        auto some = parseLauncherKinds(std::string(file.name), file.content);
        if (!some)
            return io::fail(some.error());
        all.insert(all.end(), some->begin(), some->end());
    }
    return all;
}

io::Result<std::vector<LauncherKind>> launcherKindsOf(const std::string& folder)
{
    std::vector<std::string> paths;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ".json" && paths.size() < mostFiles)
            paths.push_back(entry.path().string());
    }
    std::ranges::sort(paths);
    std::vector<LauncherKind> all;
    for (const std::string& path : paths) {
        const auto text = io::readWhole(path, mostBytes);
        if (!text)
            return io::fail(text.error());
        auto some = parseLauncherKinds(path, *text);
        if (!some)
            return io::fail(some.error());
        all.insert(all.end(), some->begin(), some->end());
    }
    return all;
}

} // namespace torchtriage::rerun
