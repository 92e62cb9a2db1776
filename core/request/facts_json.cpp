// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/request/facts.h"

#include <nlohmann/json.hpp>

namespace torchtriage::request {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

template <class T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json contextJson(const triage::Context& context)
{
    return {{"python", orNull(context.python)},
            {"torch", orNull(context.torch)},
            {"backend", context.backend ? Json(std::string(toString(*context.backend))) : Json(nullptr)},
            {"cuda", orNull(context.cuda)},
            {"hip", orNull(context.hip)},
            {"driver", orNull(context.driver)},
            {"gpus", context.gpus},
            {"iteration", orNull(context.iteration)},
            {"epoch", orNull(context.epoch)},
            {"last_step", orNull(context.lastStep)},
            {"revision", orNull(context.revision)},
            {"dtype", context.dtypes},
            {"shapes", context.shapes},
            {"world_size", orNull(context.worldSize)}};
}

Json inputsJson(const Facts& facts)
{
    Json list = Json::array();
    for (const TensorFact& tensor : facts.inputs)
        list.push_back({{"key", tensor.key},
                        {"dtype", tensor.dtype},
                        {"shape", tensor.shape},
                        {"strides", tensor.strides},
                        {"contiguous", tensor.contiguous},
                        {"device", tensor.device},
                        {"min", orNull(tensor.least)},
                        {"max", orNull(tensor.greatest)},
                        {"mean", orNull(tensor.mean)},
                        {"nan", orNull(tensor.nan)},
                        {"inf", orNull(tensor.infinite)}});
    return list;
}

Json triedJson(const Facts& facts)
{
    Json list = Json::array();
    for (const TriedRun& run : facts.tried) {
        const rerun::Outcome& outcome = run.outcome;
        list.push_back({{"change", outcome.variation},
                        {"name", orNull(outcome.name)},
                        {"outcome", std::string(toString(outcome.verdict()))},
                        {"engine", orNull(outcome.engine)},
                        {"torch", orNull(outcome.torch)},
                        {"device", orNull(outcome.device)},
                        {"message", outcome.failure ? orNull(outcome.failure->message) : Json(nullptr)},
                        {"observed_at", orNull(placeOf(outcome.failure))},
                        {"observed_before", orNull(outcome.observedBefore)},
                        {"failed", run.rate.failed},
                        {"runs", run.rate.conclusive}});
    }
    return list;
}

Json refusedJson(const contract::ElementFacts* elements)
{
    if (elements == nullptr)
        return nullptr;
    return {{"key", elements->key},
            {"elements", elements->elements},
            {"refused", elements->refusedCount},
            {"low", orNull(elements->low)},
            {"high", orNull(elements->high)},
            {"ignored", orNull(elements->ignored)}};
}

Json checksJson(const Facts& facts)
{
    Json list = Json::array();
    for (const CheckFact& check : facts.checks)
        list.push_back({{"contract", std::string(toString(check.result.contract))},
                        {"operator", orNull(check.result.op)},
                        {"batch", orNull(check.batch)},
                        {"verdict", std::string(toString(check.result.verdict))},
                        {"elements", refusedJson(check.result.subject())}});
    return list;
}

/// What a rerun or a check showed not to be needed, or to hold.
Json ruledOutJson(const Facts& facts)
{
    Json list = Json::array();
    for (const TriedRun& run : facts.tried) {
        if (isNotNeeded(run))
            list.push_back(run.outcome.variation);
    }
    for (const CheckFact& check : facts.checks) {
        if (check.result.verdict == contract::Verdict::Passed)
            list.push_back(std::string(toString(check.result.contract)));
    }
    return list;
}

Json casesJson(const Facts& facts)
{
    Json list = Json::array();
    for (const CaseFact& kept : facts.cases)
        list.push_back({{"name", kept.name},
                        {"operators", kept.operators},
                        {"message", orNull(kept.message)},
                        {"plain", kept.plain}});
    return list;
}

Json extensionsJson(const Facts& facts)
{
    Json list = Json::array();
    for (const Extension& extension : facts.extensions)
        list.push_back(extension.name + "==" + extension.version);
    return list;
}

Json observedJson(const triage::Report& report)
{
    const triage::StackFrame& at = report.observation.at;
    if (at.file.empty())
        return nullptr;
    return {{"file", at.file},
            {"line", at.line},
            {"function", orNull(at.function)},
            {"code", orNull(at.code)},
            {"observed_only", orNull(report.observation.observedOnly)}};
}

} // namespace

std::string factsJson(const Facts& facts)
{
    const triage::Report& report = facts.report;
    const bool failure = report.verdict == triage::Verdict::Failure;
    Json json;
    json["verdict"] = std::string(toString(report.verdict));
    json["family"] = report.family ? Json(std::string(toString(*report.family))) : Json(nullptr);
    json["class"] = failure ? Json(std::string(toString(report.failureClass))) : Json(nullptr);
    json["evidence"] = failure ? Json(std::string(toString(report.evidence))) : Json(nullptr);
    json["exception"] = orNull(report.exception);
    json["message"] = orNull(report.message);
    json["rank"] = orNull(report.rank);
    json["operator"] = orNull(report.op);
    json["kernel"] = orNull(report.kernel);
    json["contract"] = orNull(report.contract);
    json["argument"] = orNull(report.argument);
    json["assertion"] = orNull(report.assertion);
    json["observed_at"] = observedJson(report);
    json["context"] = contextJson(report.context);
    json["extensions"] = extensionsJson(facts);
    json["inputs"] = inputsJson(facts);
    json["checks"] = checksJson(facts);
    json["tried"] = triedJson(facts);
    json["ruled_out"] = ruledOutJson(facts);
    Json missing = Json::array();
    for (const triage::Reason& reason : report.missing)
        missing.push_back(reason.id);
    json["unknown"] = std::move(missing);
    json["cases"] = casesJson(facts);
    json["attached_case"] = facts.attachedCase;
    return io::jsonText(json);
}

} // namespace torchtriage::request
