// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/io/path_text.h"
#include "core/rerun/outcome.h"

namespace torchtriage::rerun {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(std::string_view text)
{
    return text.empty() ? Json() : Json(std::string(text));
}

template <class T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json();
}

Json failureJson(const std::optional<Failure>& failure)
{
    if (!failure)
        return {};
    Json result;
    result["family"] = failure->family ? Json(std::string(toString(*failure->family))) : Json();
    result["exception"] = orNull(failure->exception);
    result["message"] = orNull(failure->message);
    result["operator"] = orNull(failure->op);
    result["contract"] = orNull(failure->contract);
    result["assertion"] = orNull(failure->assertion);
    result["step"] = orNull(failure->step);
    result["observed_only"] = orNull(failure->observedOnly);
    Json at;
    if (!failure->file.empty()) {
        at["file"] = failure->file;
        at["line"] = failure->line;
        at["function"] = orNull(failure->function);
    }
    result["observed_at"] = at;
    return result;
}

Json recipeJson(const CommandRecipe& recipe)
{
    Json environment = Json::object();
    for (const EnvironmentChange& change : recipe.environment)
        environment[change.name] = orNull(change.value);
    Json result;
    result["environment"] = std::move(environment);
    result["arguments"] = recipe.arguments;
    return result;
}

Json endingJson(const Ending& ending)
{
    Json result;
    result["kind"] = std::string(toString(ending.kind));
    result["code"] = ending.kind == EndingKind::Exited ? Json(ending.code) : Json();
    result["signal"] = ending.signal != 0 ? Json(ending.signal) : Json();
    result["errno"] = ending.kind == EndingKind::FailedToStart ? Json(ending.code) : Json();
    result["detail"] = orNull(ending.detail);
    return result;
}

Json comparisonJson(const Outcome& outcome)
{
    Json result;
    result["with"] = orNull(outcome.comparedWith);
    result["verdict"] = std::string(toString(outcome.comparison.verdict));
    result["basis"] =
        outcome.comparison.basis ? Json(std::string(toString(*outcome.comparison.basis))) : Json();
    result["moved"] = outcome.comparison.moved;
    result["observed_before"] = orNull(outcome.observedBefore);
    result["observed_now"] = orNull(placeOf(outcome.failure));
    return result;
}

Json intervalJson(const std::optional<StepInterval>& interval)
{
    if (!interval)
        return {};
    Json result;
    result["after_step"] = orNull(interval->after);
    result["within_step"] = interval->within;
    return result;
}

Json agreementJson(const std::vector<OutputAgreement>& outputs)
{
    const auto all = overall(outputs);
    Json result;
    result["overall"] = all ? Json(std::string(toString(*all))) : Json();
    result["outputs"] = Json::array();
    for (const OutputAgreement& each : outputs) {
        Json output;
        output["step"] = each.step;
        output["output"] = each.output;
        output["agreement"] = std::string(toString(each.agreement));
        output["dtype"] = orNull(each.dtype);
        output["reference_dtype"] = orNull(each.referenceDtype);
        output["relative_tolerance"] = each.tolerance.relative;
        output["absolute_tolerance"] = each.tolerance.absolute;
        output["elements"] = each.elements;
        output["beyond"] = each.beyond;
        output["nan_in_both"] = each.nanInBoth;
        output["nan_in_one"] = each.nanInOne;
        output["largest_difference"] = orNull(each.largestDifference);
        output["first_beyond"] = each.firstBeyond;
        result["outputs"].push_back(std::move(output));
    }
    return result;
}

} // namespace

std::string placeOf(const std::optional<Failure>& failure)
{
    if (!failure)
        return {};
    if (failure->file.empty())
        return failure->step ? "step " + std::to_string(*failure->step) : std::string();
    const std::string name(fileNameIn(failure->file));
    return failure->line > 0 ? name + ':' + std::to_string(failure->line) : name;
}

Json toJson(const Outcome& outcome)
{
    Json result;
    result["format"] = "torchtriage.outcome";
    result["version"] = 1;
    result["variation"] = outcome.variation;
    result["changes"] = std::string(toString(outcome.change));
    result["name"] = orNull(outcome.name);
    result["made"] = recipeJson(outcome.made);
    result["work"] = orNull(outcome.work);
    result["command"] = orNull(outcome.command);
    result["launcher"] = outcome.launcher;
    result["engine"] = orNull(outcome.engine);
    result["torch"] = orNull(outcome.torch);
    result["device"] = orNull(outcome.device);
    result["launch"] = std::string(toString(outcome.launch));
    result["started"] = orNull(outcome.started);
    result["process"] = outcome.process != 0 ? Json(outcome.process) : Json();
    result["node"] = orNull(outcome.node);
    result["queued_seconds"] = outcome.queued;
    result["seconds"] = outcome.seconds;
    result["measured"] = outcome.measured;
    result["ending"] = endingJson(outcome.ending);
    result["failure"] = failureJson(outcome.failure);
    result["comparison"] = comparisonJson(outcome);
    result["interval"] = intervalJson(outcome.interval);
    result["outputs"] = Json::array();
    for (const OutputLine& line : outcome.outputs)
        result["outputs"].push_back(io::parseOrderedJson(writeOutcomeLine(line)));
    result["agreement"] = outcome.agreement.empty() ? Json() : agreementJson(outcome.agreement);
    Json printed;
    printed["bytes"] = outcome.printedBytes;
    printed["left_out"] = outcome.leftOutBytes;
    printed["last_line"] = orNull(outcome.lastLine);
    printed["error"] = orNull(outcome.outputError);
    result["output"] = printed;
    result["largest_resident"] = outcome.largestResident;
    result["left_behind"] = outcome.leftBehind;
    return result;
}

} // namespace torchtriage::rerun
