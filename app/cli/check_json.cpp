// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_json.h"

#include "app/cli/batch_json.h"
#include "app/workbench/contract_text.h"

namespace torchtriage::cli {

namespace {

using Json = nlohmann::ordered_json;

template <class T>
Json valueOrNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

Json parameterJson(const contract::Parameter& value)
{
    return std::visit([](const auto& held) { return Json(held); }, value);
}

Json proposalJson(const contract::Proposal& proposal)
{
    Json inputs = Json::array();
    for (const contract::ProposedInput& each : proposal.inputs)
        inputs.push_back({{"role", each.role},
                          {"key", each.key},
                          {"origin", std::string(toString(each.origin))},
                          {"evidence", textOrNull(each.evidence)}});
    Json parameters = Json::array();
    for (const contract::ProposedParameter& each : proposal.parameters)
        parameters.push_back({{"name", each.name},
                              {"value", parameterJson(each.value)},
                              {"origin", std::string(toString(each.origin))},
                              {"evidence", textOrNull(each.evidence)}});
    return {{"contract_origin", std::string(toString(proposal.contractOrigin))},
            {"contract_evidence", textOrNull(proposal.contractEvidence)},
            {"inputs", std::move(inputs)},
            {"parameters", std::move(parameters)},
            {"source_key", textOrNull(proposal.sourceKey)},
            {"id_key", textOrNull(proposal.idKey)}};
}

Json offendersJson(const contract::ElementFacts& facts)
{
    Json list = Json::array();
    for (const contract::Offender& each : facts.first)
        list.push_back({{"position", each.position},
                        {"value", numberJson(each.value)},
                        {"finding", std::string(toString(each.fault))},
                        {"sample", textOrNull(each.sample)},
                        {"source", textOrNull(each.source)}});
    return list;
}

std::string stateName(contract::ValueTally::State state)
{
    return state == contract::ValueTally::State::Allowed   ? "allowed"
           : state == contract::ValueTally::State::Ignored ? "ignored"
                                                           : "refused";
}

Json boundJson(const std::optional<double>& bound, bool whole)
{
    if (!bound)
        return nullptr;
    return whole ? Json(static_cast<std::int64_t>(*bound)) : Json(*bound);
}

Json elementsJson(const contract::ElementFacts& facts)
{
    Json values = Json::array();
    for (const contract::ValueTally& each : facts.values)
        values.push_back({{"value", each.value}, {"count", each.count}, {"state", stateName(each.state)}});
    Json sources = Json::array();
    for (const contract::SourceTally& each : facts.sources)
        sources.push_back({{"source", each.source},
                           {"elements", each.elements},
                           {"ignored", each.ignored},
                           {"refused", each.refused},
                           {"lowest", valueOrNull(each.lowest)},
                           {"highest", valueOrNull(each.highest)},
                           {"zeros", each.zeros},
                           {"at_size", each.atSize}});
    return {{"role", facts.role},
            {"key", facts.key},
            {"shape", facts.shape},
            {"low", boundJson(facts.low, facts.whole)},
            {"high", boundJson(facts.high, facts.whole)},
            {"ignored_value", valueOrNull(facts.ignored)},
            {"elements", facts.elements},
            {"ignored", facts.ignoredCount},
            {"refused", facts.refusedCount},
            {"nan", facts.notANumber},
            {"infinite", facts.infinite},
            {"first", offendersJson(facts)},
            {"values", std::move(values)},
            {"all_values", facts.allValues},
            {"sources", std::move(sources)}};
}

Json mappingJson(const contract::MappingFacts& facts)
{
    return {{"names", facts.names},
            {"one_to_one", facts.oneToOne},
            {"covers_classes", facts.coversClasses},
            {"offset", facts.offset},
            {"lowest", valueOrNull(facts.lowest)},
            {"highest", valueOrNull(facts.highest)},
            {"duplicate_ids", facts.duplicateIds},
            {"duplicate_names", facts.duplicateNames},
            {"holes", facts.holes},
            {"hole_count", facts.holeCount},
            {"names_without_id", facts.namesWithoutId},
            {"ids_without_name", facts.idsWithoutName},
            {"outside", facts.outside},
            {"unnamed_values", facts.unnamedValues}};
}

Json factsJson(const std::vector<contract::HypothesisFact>& facts)
{
    Json list = Json::array();
    for (const contract::HypothesisFact& each : facts)
        list.push_back({{"id", each.id},
                        {"bearing", std::string(toString(each.bearing))},
                        {"values", each.values},
                        {"text", workbench::hypothesisText(each).toStdString()}});
    return list;
}

Json hypothesesJson(const contract::Hypotheses& hypotheses)
{
    Json sources = Json::array();
    for (const contract::SourceBearing& each : hypotheses.sources)
        sources.push_back({{"source", each.source},
                           {"one_based", std::string(toString(each.oneBased))},
                           {"more_classes", std::string(toString(each.moreClasses))},
                           {"targets", each.targets},
                           {"zeros", each.zeros},
                           {"at_size", each.atSize}});
    return {{"decided", false},
            {"one_based",
             {{"bearing", std::string(toString(hypotheses.oneBasedAll))},
              {"facts", factsJson(hypotheses.oneBased)}}},
            {"more_classes",
             {{"bearing", std::string(toString(hypotheses.moreClassesAll))},
              {"classes", hypotheses.neededClasses},
              {"facts", factsJson(hypotheses.moreClasses)}}},
            {"sources", std::move(sources)}};
}

} // namespace

Json checkJson(const std::string& input, const contract::Proposal& proposal,
               const workbench::ContractReport& report)
{
    const contract::CheckResult& result = report.result;
    Json json;
    json["input"] = input;
    json["contract"] = std::string(toString(result.contract));
    json["operator"] = result.op;
    json["verdict"] = std::string(toString(result.verdict));
    json["classes"] = valueOrNull(result.classes);
    json["torch"] = nullptr;
    if (const auto& torch = report.request.torch)
        json["torch"] = std::to_string(torch->major) + "." + std::to_string(torch->minor) + "." +
                        std::to_string(torch->patch);
    json["proposal"] = proposalJson(proposal);
    json["findings"] = Json::array();
    for (const contract::Finding& each : result.findings)
        json["findings"].push_back({{"weight", std::string(toString(each.weight))},
                                    {"id", each.id},
                                    {"role", textOrNull(each.role)},
                                    {"values", each.values},
                                    {"text", workbench::findingText(result, each).toStdString()}});
    json["elements"] = Json::array();
    for (const contract::ElementFacts& each : result.elements)
        json["elements"].push_back(elementsJson(each));
    json["mapping"] = report.mapping ? mappingJson(*report.mapping) : Json(nullptr);
    json["hypotheses"] = report.hypotheses ? hypothesesJson(*report.hypotheses) : Json(nullptr);
    json["silent_cuda"] = Json::array();
    for (const contract::SilentCuda& each : report.silent)
        json["silent_cuda"].push_back({{"id", each.id}, {"cpu", each.cpuMessage}, {"sources", each.sources}});
    json["error"] = nullptr;
    return json;
}

Json checkJson(const std::string& input, const io::Error& error)
{
    Json json;
    json["input"] = input;
    for (const char* const key : {"contract", "operator", "verdict", "classes", "torch", "proposal",
                                  "findings", "elements", "mapping", "hypotheses", "silent_cuda"})
        json[key] = nullptr;
    json["error"] = {
        {"kind", std::string(toString(error.kind))}, {"place", error.place}, {"detail", error.detail}};
    return json;
}

} // namespace torchtriage::cli
