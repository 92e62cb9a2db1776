// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_text.h"
#include "core/rerun/json_fields.h"
#include "core/rerun/outcome.h"

#include <algorithm>
#include <cmath>

namespace torchtriage::rerun {

namespace {

using nlohmann::json;

constexpr std::size_t mostOutcomeBytes = std::size_t{16} << 20;
constexpr std::size_t mostKeptOutputs = 100'000;
constexpr std::array allBases = {Basis::Assertion,  Basis::Message,       Basis::Contract,
                                 Basis::Ending,     Basis::FamilyDiffers, Basis::OperatorDiffers,
                                 Basis::TextDiffers};

/// The object under a key; an empty one where there is none.
const json& objectOf(JsonFields& fields, const char* key)
{
    static const json nothing = json::object();
    const json* found = fields.find(key);
    if (found != nullptr && !found->is_object())
        fields.complain(key, "must be an object");
    return found != nullptr && found->is_object() ? *found : nothing;
}

std::optional<std::size_t> stepOf(JsonFields& fields, const char* key)
{
    const auto step = fields.natural(key);
    return step ? std::optional(static_cast<std::size_t>(*step)) : std::nullopt;
}

double finiteOf(JsonFields& fields, const char* key)
{
    const double value = fields.real(key, 0);
    if (!std::isfinite(value))
        fields.complain(key, "must be finite");
    return value;
}

std::optional<bool> flagOf(JsonFields& fields, const char* key)
{
    return fields.has(key) ? std::optional(fields.flag(key)) : std::nullopt;
}

Failure readFailure(const json& object, Complaint& complaint)
{
    JsonFields fields(object, "failure", complaint);
    Failure failure;
    failure.family = triage::familyFromString(fields.text("family"));
    failure.exception = fields.text("exception");
    failure.message = fields.text("message");
    failure.op = fields.text("operator");
    failure.contract = fields.text("contract");
    failure.assertion = fields.text("assertion");
    failure.step = stepOf(fields, "step");
    failure.observedOnly = flagOf(fields, "observed_only");
    JsonFields at(objectOf(fields, "observed_at"), "failure.observed_at", complaint);
    failure.file = at.text("file");
    failure.line = at.integer("line", 0, INT64_MAX).value_or(0);
    failure.function = at.text("function");
    return failure;
}

Ending readEnding(JsonFields& fields)
{
    Ending ending;
    const std::string kind = fields.text("kind", true);
    if (const auto known = endingFromString(kind))
        ending.kind = *known;
    else
        fields.complain("kind", "is not one of its values");
    const char* codeKey = ending.kind == EndingKind::FailedToStart ? "errno" : "code";
    ending.code = static_cast<int>(fields.integer(codeKey, INT32_MIN, INT32_MAX).value_or(0));
    ending.signal = static_cast<int>(fields.integer("signal", 0, 128).value_or(0));
    ending.detail = fields.text("detail");
    return ending;
}

void readComparison(JsonFields& fields, Outcome& outcome)
{
    if (const auto verdict = verdictFromString(fields.text("verdict", true)))
        outcome.comparison.verdict = *verdict;
    else
        fields.complain("verdict", "is not one of its values");
    if (fields.has("basis"))
        outcome.comparison.basis = fields.oneOf("basis", allBases, Basis::Message);
    outcome.comparison.moved = fields.flag("moved");
    outcome.comparedWith = fields.text("with");
    outcome.observedBefore = fields.text("observed_before");
}

void readOutputs(JsonFields& fields, Outcome& outcome)
{
    const json* list = fields.find("outputs");
    if (list == nullptr)
        return;
    if (!list->is_array() || list->size() > mostKeptOutputs) {
        fields.complain("outputs", "must be a list");
        return;
    }
    for (const json& item : *list) {
        const auto line = readOutcomeLine(io::jsonText(item));
        if (line && std::holds_alternative<OutputLine>(*line))
            outcome.outputs.push_back(std::get<OutputLine>(*line));
        else
            fields.complain("outputs", "must hold output lines");
    }
}

OutputAgreement readAgreement(JsonFields fields)
{
    OutputAgreement result;
    result.step = stepOf(fields, "step").value_or(0);
    result.output = stepOf(fields, "output").value_or(0);
    if (const auto known = agreementFromString(fields.text("agreement", true)))
        result.agreement = *known;
    else
        fields.complain("agreement", "is not one of its values");
    result.dtype = fields.text("dtype");
    result.referenceDtype = fields.text("reference_dtype");
    result.tolerance = {finiteOf(fields, "relative_tolerance"), finiteOf(fields, "absolute_tolerance")};
    result.elements = fields.natural("elements").value_or(0);
    result.beyond = fields.natural("beyond").value_or(0);
    result.nanInBoth = fields.natural("nan_in_both").value_or(0);
    result.nanInOne = fields.natural("nan_in_one").value_or(0);
    if (fields.has("largest_difference"))
        result.largestDifference = finiteOf(fields, "largest_difference");
    result.firstBeyond = fields.dimensions("first_beyond", 0).value_or(std::vector<std::int64_t>());
    return result;
}

void readAgreements(JsonFields& fields, Outcome& outcome)
{
    if (!fields.has("agreement"))
        return;
    JsonFields agreement(objectOf(fields, "agreement"), "agreement", fields.complaint());
    const json* list = agreement.find("outputs");
    if (list == nullptr || !list->is_array() || list->size() > mostKeptOutputs) {
        agreement.complain("outputs", "must be a list");
        return;
    }
    for (const json& item : *list)
        outcome.agreement.push_back(readAgreement({item, "agreement.outputs", fields.complaint()}));
}

CommandRecipe readRecipe(JsonFields fields)
{
    CommandRecipe recipe;
    const json& environment = objectOf(fields, "environment");
    for (const auto& [name, value] : environment.items()) {
        if (!isVariableName(name) || !(value.is_string() || value.is_null()))
            fields.complain("environment", "must hold variables with a text or null");
        else
            recipe.environment.push_back(
                {name, value.is_null() ? std::nullopt : std::optional(value.get<std::string>())});
    }
    const json* words = fields.find("arguments");
    if (words != nullptr && (!words->is_array() || words->size() > mostKeptOutputs))
        fields.complain("arguments", "must be a list");
    for (std::size_t i = 0; words != nullptr && words->is_array() && i < words->size(); ++i) {
        if ((*words)[i].is_string())
            recipe.arguments.push_back((*words)[i].get<std::string>());
        else
            fields.complain("arguments", "must hold texts");
    }
    return recipe;
}

void readRun(JsonFields& fields, Outcome& outcome)
{
    outcome.variation = fields.text("variation", true);
    outcome.change = fields.oneOf("changes", allChanges, Change::Nothing);
    outcome.name = fields.text("name");
    if (fields.has("made"))
        outcome.made = readRecipe({objectOf(fields, "made"), "made", fields.complaint()});
    outcome.work = fields.text("work");
    outcome.command = fields.text("command", false, std::size_t{2} << 20);
    outcome.launcher = fields.text("launcher");
    outcome.engine = fields.text("engine");
    outcome.torch = fields.text("torch");
    outcome.device = fields.text("device");
    outcome.launch = fields.text("launch") == toString(Launch::Blocking) ? Launch::Blocking : Launch::Normal;
    outcome.started = fields.text("started");
    outcome.process = static_cast<int>(fields.integer("process", 0, INT32_MAX).value_or(0));
    outcome.node = fields.text("node");
    outcome.queued = finiteOf(fields, "queued_seconds");
    outcome.seconds = finiteOf(fields, "seconds");
    outcome.measured = fields.flag("measured", true);
    outcome.largestResident = fields.natural("largest_resident").value_or(0);
    outcome.leftBehind = static_cast<int>(fields.integer("left_behind", 0, INT32_MAX).value_or(0));
}

} // namespace

io::Result<Outcome> parseOutcome(const std::string& path, std::string_view text)
{
    const auto document = objectIn(path, text, mostOutcomeBytes);
    if (!document)
        return io::fail(document.error());
    Complaint complaint;
    JsonFields fields(*document, {}, complaint);
    requireFormat(fields, "torchtriage.outcome");
    Outcome outcome;
    readRun(fields, outcome);
    JsonFields ending(objectOf(fields, "ending"), "ending", complaint);
    outcome.ending = readEnding(ending);
    if (fields.has("failure"))
        outcome.failure = readFailure(objectOf(fields, "failure"), complaint);
    JsonFields comparison(objectOf(fields, "comparison"), "comparison", complaint);
    readComparison(comparison, outcome);
    if (fields.has("interval")) {
        JsonFields interval(objectOf(fields, "interval"), "interval", complaint);
        outcome.interval =
            StepInterval{stepOf(interval, "after_step"), stepOf(interval, "within_step").value_or(0)};
    }
    readOutputs(fields, outcome);
    readAgreements(fields, outcome);
    JsonFields printed(objectOf(fields, "output"), "output", complaint);
    outcome.printedBytes = printed.natural("bytes").value_or(0);
    outcome.leftOutBytes = printed.natural("left_out").value_or(0);
    outcome.lastLine = printed.text("last_line");
    outcome.outputError = printed.text("error");
    if (complaint.any())
        return io::fail(complaint.error(path));
    return outcome;
}

} // namespace torchtriage::rerun
