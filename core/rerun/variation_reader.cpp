// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rerun/json_fields.h"
#include "core/rerun/variation.h"
#include "resources/embedded.h"

#include <algorithm>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::size_t mostVariationBytes = std::size_t{1} << 20;
constexpr std::size_t mostVariations = 1000;

constexpr std::array allNeeds = {
    Need::DeviceRun,    Need::KnownBackend,   Need::ReducedPrecision,
    Need::BelowFloat64, Need::KnownReference, Need::ExtensionLoaded,
    Need::StridedInput, Need::SeveralSamples, Need::SeveralSteps,
    Need::SecondEngine, Need::Named,
};

std::vector<std::string> texts(JsonFields& fields, const char* key)
{
    std::vector<std::string> result;
    const json* list = fields.find(key);
    if (list == nullptr)
        return result;
    const bool fits = list->is_array() && list->size() <= mostVariations &&
                      std::ranges::all_of(*list, [](const json& item) { return item.is_string(); });
    if (!fits) {
        fields.complain(key, "must be a list of strings");
        return result;
    }
    for (const json& item : *list)
        result.push_back(item.get<std::string>());
    return result;
}

std::vector<Need> readNeeds(JsonFields& fields)
{
    std::vector<Need> needs;
    for (const std::string& id : texts(fields, "needs")) {
        const auto found = std::ranges::find_if(allNeeds, [&](Need need) { return toString(need) == id; });
        if (found == allNeeds.end())
            fields.complain("needs", "\"" + id.substr(0, 100) + "\" is not one of its values");
        else
            needs.push_back(*found);
    }
    return needs;
}

std::vector<EnvironmentChange> readEnvironment(JsonFields& fields)
{
    std::vector<EnvironmentChange> changes;
    const json* object = fields.find("environment");
    if (object == nullptr)
        return changes;
    if (!object->is_object()) {
        fields.complain("environment", "must be an object");
        return changes;
    }
    for (const auto& [name, value] : object->items()) {
        if (!isVariableName(name) || !(value.is_string() || value.is_null()))
            fields.complain("environment",
                            "\"" + name.substr(0, 100) + "\" must be a variable with a text or null");
        else
            changes.push_back(
                {name, value.is_null() ? std::nullopt : std::optional(value.get<std::string>())});
    }
    return changes;
}

CommandRecipe readRecipe(const json& object, const std::string& place, Complaint& complaint)
{
    JsonFields fields(object, place, complaint);
    CommandRecipe recipe;
    const std::string backend = fields.text("backend");
    if (backend == "cuda")
        recipe.backend = triage::Backend::Cuda;
    else if (backend == "rocm")
        recipe.backend = triage::Backend::Rocm;
    else if (!backend.empty())
        fields.complain("backend", "must be cuda or rocm");
    recipe.torchBefore = fields.text("torch_before");
    recipe.environment = readEnvironment(fields);
    recipe.arguments = texts(fields, "arguments");
    return recipe;
}

/// Calls read(object, place) for every object of a list.
template <class Read>
void forEachObject(JsonFields& fields, const char* key, Read read)
{
    const json* list = fields.find(key);
    if (list == nullptr)
        return;
    if (!list->is_array() || list->size() > mostVariations) {
        fields.complain(key, "must be a list");
        return;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        if ((*list)[i].is_object())
            read((*list)[i], fields.place(key) + "[" + std::to_string(i) + "]");
        else
            fields.complain(key, "must hold objects");
    }
}

Variation readVariation(const json& object, const std::string& place, Complaint& complaint)
{
    JsonFields fields(object, place, complaint);
    Variation variation;
    variation.id = fields.text("id", true);
    variation.change = fields.oneOf("changes", allChanges, Change::Nothing);
    variation.needs = readNeeds(fields);
    variation.measures = fields.flag("measures", true);
    variation.onJobs = fields.flag("job");
    variation.onCommands = fields.flag("command", true);
    if (const std::string name = fields.text("dtype"); !name.empty()) {
        variation.dtype = batch::dtypeFromTorch(name);
        if (!variation.dtype)
            fields.complain("dtype", "is not a dtype");
    } else if (variation.change == Change::Precision) {
        fields.complain("dtype", "is missing");
    }
    forEachObject(fields, "commands", [&](const json& recipe, const std::string& where) {
        variation.commands.push_back(readRecipe(recipe, where, complaint));
    });
    variation.asks = fields.text("asks");
    if (const json* tells = fields.find("tells"); tells != nullptr && tells->is_object()) {
        JsonFields ids(*tells, fields.place("tells"), complaint);
        variation.tells = {texts(ids, "fails"), texts(ids, "moved"), texts(ids, "passes"),
                           texts(ids, "differs")};
    } else {
        fields.complain("tells", "must be an object");
    }
    return variation;
}

} // namespace

io::Result<std::vector<Variation>> parseVariations(const std::string& path, std::string_view text)
{
    const auto document = objectIn(path, text, mostVariationBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, "torchtriage.variation");
    std::vector<Variation> variations;
    forEachObject(fields, "variations", [&](const json& object, const std::string& place) {
        variations.push_back(readVariation(object, place, complaint));
        if (std::ranges::count(variations, variations.back().id, &Variation::id) > 1)
            complaint.add(place, "\"" + variations.back().id + "\" is there twice");
    });
    if (complaint.any())
        return io::fail(complaint.error(path));
    return variations;
}

io::Result<std::vector<Variation>> builtinVariations()
{
    std::vector<Variation> all;
    for (const resources::EmbeddedFile& file : resources::variationFiles()) {
        auto some = parseVariations(std::string(file.name), file.content);
        if (!some)
            return io::fail(some.error());
        all.insert(all.end(), some->begin(), some->end());
    }
    return all;
}

} // namespace torchtriage::rerun
