// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contract/silent_cuda.h"

#include "resources/embedded.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace torchtriage::contract {

namespace {

using Json = nlohmann::json;

io::Error broken(std::string_view name, std::string place, std::string detail)
{
    return {io::ErrorKind::Malformed, std::string(name), std::move(place), std::move(detail)};
}

std::vector<std::string> texts(const Json& entry, const char* field)
{
    std::vector<std::string> result;
    const auto found = entry.find(field);
    if (found == entry.end() || !found->is_array())
        return result;
    for (const Json& each : *found) {
        if (each.is_string())
            result.push_back(each.get<std::string>());
    }
    return result;
}

std::string text(const Json& entry, const char* field)
{
    const auto found = entry.find(field);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

io::Result<SilentCuda> readEntry(std::string_view name, const Json& entry, std::size_t number)
{
    const std::string place = "entry " + std::to_string(number);
    if (!entry.is_object())
        return io::fail(broken(name, place, "an object is needed"));
    SilentCuda result;
    result.id = text(entry, "id");
    result.operators = texts(entry, "operators");
    result.condition = text(entry, "condition");
    result.cpuMessage = text(entry, "cpu");
    result.sources = texts(entry, "further");
    result.sources.insert(result.sources.begin(), text(entry, "source"));
    const auto since = torchVersion(text(entry, "since"));
    const auto until = torchVersion(text(entry, "until"));
    if (result.id.empty() || result.operators.empty() || result.sources.front().empty() || !since || !until)
        return io::fail(broken(name, place, "id, operators, since, until and source are needed"));
    result.since = *since;
    result.until = *until;
    for (const std::string& id : texts(entry, "contracts")) {
        const auto contract = contractFromId(id);
        if (!contract)
            return io::fail(broken(name, place, "unknown contract " + id));
        result.contracts.push_back(*contract);
    }
    return result;
}

bool meets(const std::string& condition, const Request& request, std::optional<std::size_t> rank)
{
    if (condition == "vector-target")
        return !rank || *rank == 1;
    if (condition == "plane-target-no-reduction")
        return (!rank || *rank == 3) && request.text("reduction") == "none";
    return condition.empty();
}

} // namespace

io::Result<std::vector<SilentCuda>> readSilentCuda(std::string_view name, std::string_view json)
{
    const Json document = Json::parse(json, nullptr, false);
    if (!document.is_object() || text(document, "format") != "torchtriage.silent-cuda")
        return io::fail(broken(name, "field format", "torchtriage.silent-cuda is needed"));
    const auto entries = document.find("entries");
    if (entries == document.end() || !entries->is_array())
        return io::fail(broken(name, "field entries", "a list is needed"));
    std::vector<SilentCuda> result;
    for (const Json& each : *entries) {
        auto entry = readEntry(name, each, result.size() + 1);
        if (!entry)
            return io::fail(entry.error());
        result.push_back(std::move(*entry));
    }
    return result;
}

std::vector<SilentCuda> knownSilentCuda()
{
    std::vector<SilentCuda> result;
    for (const resources::EmbeddedFile& file : resources::contractFiles()) {
        if (auto entries = readSilentCuda(file.name, file.content))
            std::ranges::move(*entries, std::back_inserter(result));
    }
    return result;
}

std::vector<SilentCuda> silentCudaFor(const Request& request, std::string_view op,
                                      std::optional<std::size_t> rank)
{
    std::vector<SilentCuda> result = knownSilentCuda();
    std::erase_if(result, [&](const SilentCuda& each) {
        const bool speaks = std::ranges::find(each.operators, op) != each.operators.end() &&
                            std::ranges::find(each.contracts, request.contract) != each.contracts.end();
        const bool inTime = request.torch && *request.torch >= each.since && *request.torch <= each.until;
        return !speaks || !inTime || !meets(each.condition, request, rank);
    });
    return result;
}

} // namespace torchtriage::contract
